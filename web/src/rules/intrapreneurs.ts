/** The rules of Intrapreneurs in our own words: the glossary, and how a turn's actions differ. */

export const ACTIONS: { name: string; cost: "the turn" | "nothing"; text: string }[] = [
  {
    name: "Take an asset",
    cost: "the turn",
    text: "Any card on offer whose condition you meet, obstacles too. If you meet none, take the top card of the draw pile unseen.",
  },
  {
    name: "Start a project",
    cost: "the turn",
    text: "One of those on offer, with assets from your hand that together reach its Minimally Viable requirement.",
  },
  {
    name: "Upgrade",
    cost: "nothing",
    text: "Add assets until a project reaches its Transformative level: it pays much more.",
  },
  {
    name: "Pause",
    cost: "nothing",
    text: "Take back a project's assets. A paused project pays nothing, and costs a point at the end.",
  },
  {
    name: "Restart",
    cost: "nothing",
    text: "Bring a paused project back; its pause cost comes on top of what it requires.",
  },
  {
    name: "Play an obstacle",
    cost: "nothing",
    text: "On any opponent. Who has the named defence may skip a turn instead.",
  },
];

export const GLOSSARY: { word: string; means: string }[] = [
  {
    word: "Acceleration",
    means: "What a project pays on top at the end if you have one of the assets it names, anywhere.",
  },
  {
    word: "Allocated",
    means: "An asset that lies with a project. It still counts for conditions, defence and acceleration.",
  },
  { word: "Asset", means: "A card that brings Budget, Head-count or Tailwind to a project." },
  {
    word: "Burdened",
    means: "A project that has been restarted: its pause cost belongs to its requirement from then on.",
  },
  { word: "Condition", means: "What you must have before you may take a card from the offer." },
  { word: "Defence", means: "An asset that lets you skip a turn instead of suffering an obstacle." },
  {
    word: "Excess",
    means: "What you have more of one reward than of the other: three units make one point.",
  },
  {
    word: "Family",
    means:
      "Assets: Resources, Relationships, Culture, Tools, Open Innovation. Projects: Configuration, Offering, Experience.",
  },
  { word: "Macro event", means: "A card that changes the rules of round II or III for everyone." },
  { word: "Means", means: "Budget, Head-count and Tailwind." },
  { word: "Rewards", means: "Growth and Growth Fuel." },
];
