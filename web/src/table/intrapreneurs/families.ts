/** The colour of each family of cards; its name stands beside it everywhere. */
const COLORS: Record<string, string> = {
  Resources: "var(--yellow)",
  Relationships: "var(--purple)",
  Culture: "var(--red)",
  Tools: "var(--blue)",
  "Open Innovation": "var(--green)",
  Configuration: "#4a6a7c",
  Offering: "#b0702a",
  Experience: "#8d3f5f",
  obstacle: "#6d6256",
  "macro event": "#2d6f9e",
};

export function familyColor(family: string): string {
  return COLORS[family] ?? "var(--line-strong)";
}
