/** The icons of the cards in a box of 24 by 24: a silhouette, and lines cut out of it. */
export interface IconShape {
  fill: string;
  cut?: string;
  /** Lines beside it, in the same ink. */
  water?: string;
  /** The ink it is printed in. */
  ink: string;
}

export const ICON_SHAPES: Record<string, IconShape> = {
  crown: {
    fill: "M3.5 16.5L2 6.5l5.5 4.300L12 3.500l4.5 7.300L22 6.500l-1.5 10zM3.5 18h17v3h-17z",
    ink: "#9a6a00",
  },
  leaf: {
    fill: "M21 3C10 2.5 3.5 7.5 3.5 14.500c0 1.7.4 3.1 1 4.300L2.5 21.200l1.5 1.2 2-2.400C14 23 22 15.5 21 3z",
    cut: "M6 19.500c2-4.5 5.5-8 10-10.500M10.5 13.500V9.500M13 11.300h4",
    ink: "#24702f",
  },
  lightbulb: {
    fill: "M12 1.800a7 7 0 0 0-4.2 12.600c1 .8 1.4 1.7 1.4 2.600h5.600c0-.9.4-1.8 1.4-2.600A7 7 0 0 0 12 1.800zM9.2 18.200h5.600v1.600H9.200zM10.3 21h3.400v1.400h-3.400z",
    cut: "M9.6 9.600l2.4 2.4 2.4-2.400M12 12v5",
    ink: "#6d3a94",
  },
  castle: {
    fill: "M3 2.800h3.400v2.600h2.400V2.800h6.400v2.600h2.400V2.800H21v6.400l-2 2.200v9.800H5v-9.800L3 9.200z",
    cut: "M12 21.200v-4M8.5 10.500v2M15.5 10.500v2",
    ink: "#4d5663",
  },
  factory: {
    fill: "M2.5 21.500V11l6 3.800V11l6 3.800V12l2 1.2.8-10.700h3l1.2 19z",
    cut: "M6 18h2.200M10.8 18H13M15.6 18h2.2",
    ink: "#a33a22",
  },
  clock: {
    fill: "M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600z",
    cut: "M12 6v6l4.2 2.6",
    ink: "#1f5f94",
  },
  person: {
    fill: "M12 2.500a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.600zM3.8 21.500c0-5.7 3.2-9 8.2-9s8.2 3.3 8.2 9z",
    ink: "#9c3a6b",
  },
  flag: {
    fill: "M5 1.800h2.600v20.700H5zM7.6 3.300c4.500-2.300 7.500 2.300 13.400 0l-2.600 5 2.600 5.200c-5.900 2.300-8.900-2.300-13.400 0z",
    cut: "M11 5.800v4.600M15 6.600v4.600",
    ink: "#8c1f4b",
  },
  fountain: {
    fill: "M2.500 13.500h19c0 3.200-2.800 5.300-7 5.700v1.300h2.700v2H6.800v-2h2.700v-1.300c-4.200-.4-7-2.500-7-5.700z",
    water: "M12 12V6.500M12 7.500C12 3.500 6.500 2.500 5.500 7.500M12 7.500c0-4 5.500-5 6.500 0M12 4.500v-2",
    ink: "#20587f",
  },
};

/** What a city does when it is melded: signs in a dark seal, because they count for nothing while they lie there. */
export const SEALS: Record<string, string> = {
  plus: "M12 6v12M6 12h12",
  "arrow-left": "M18.500 12H6M11 6.500L5.500 12l5.500 5.500",
  "arrow-right": "M5.500 12H18M13 6.500l5.500 5.500-5.500 5.500",
  "arrow-up": "M12 18.500V6M6.500 11L12 5.500l5.500 5.500",
};

/** The star of an inspire effect, and the loop of a karma. */
export const STAR = "M7.700 2.300l1.700 3.700 4 .5-3 2.700.800 4-3.500-2-3.500 2 .8-4-3-2.700 4-.5z";
export const LOOP =
  "M12 12c-2.200-3.200-3.900-4.500-5.800-4.500a4.500 4.500 0 0 0 0 9c1.900 0 3.600-1.300 5.800-4.500s3.900-4.500 5.800-4.500a4.500 4.500 0 0 1 0 9c-1.900 0-3.600-1.300-5.800-4.500z";

const WORDS: Record<string, string> = {
  hex: "picture",
  "arrow-left": "left arrow",
  "arrow-right": "right arrow",
  "arrow-up": "up arrow",
};

/** Return what a slot bears in words: "bonus 7", "left arrow", "castle with magnifying glass". */
export function iconWords(icon: string): string {
  const searched = searchedIcon(icon);
  if (searched) return `${searched} with magnifying glass`;
  return Object.hasOwn(WORDS, icon) ? WORDS[icon]! : icon.replace("-", " ");
}

/** Return the icon that a city searches for; null for any other slot. */
export function searchedIcon(slot: string): string | null {
  return slot.startsWith("search-") ? slot.slice("search-".length) : null;
}

/** A shape for each colour, so that colour is never the only mark. */
export const COLOR_SHAPES: Record<string, string> = {
  blue: "M12 2.500c4.5 5.8 7.2 9 7.2 12.300a7.2 7.2 0 0 1-14.4 0C4.8 11.5 7.5 8.3 12 2.500z",
  red: "M12 3l10 18H2z",
  green: "M3.5 3.500h17v17h-17z",
  yellow: "M12 1.500l2.7 6.3 6.8-2-2 6.8 3 5.4-6.5.500L12 22.500l-4-4-6.5-.5 3-5.4-2-6.8 6.8 2z",
  purple: "M8 2.500h8l6 9.5-6 9.500H8L2 12z",
};
