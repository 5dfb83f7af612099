/** The rules of Figures in the Sand in our own words. */

import type { EchoesRule as Rule } from "./echoes";

export const FIGURES_RULES: Rule[] = [
  {
    name: "Drawing figures",
    text: "If an opponent's sharing earns you a free draw after a dogma, that draw is a figure, even where another set would have its turn. And whenever somebody takes an Achieve action and claims a standard achievement, each opponent draws a figure, clockwise. Both go by the drawer's own highest top card. An age without base cards is skipped; where the figures of an age have run out, it is a usual draw.",
  },
  {
    name: "{karma} Karmas",
    text: "The words of a figure are karmas. Nobody uses them: they are in force as long as the figure is a top card, and silent once it is covered. Karmas are never triggered by what a karma does.",
  },
  {
    name: "If … would",
    text: "Such a karma breaks in when something is about to happen. “First” goes before it, “instead” takes its place. If several are triggered by the same thing, the player in turn picks the one that acts, and the others do not.",
  },
  {
    name: "Each",
    text: "Such a karma changes what is counted: icons, points, bonuses, what counts as an achievement, what can be claimed or used. It holds for everything that asks for the number.",
  },
  {
    name: "When",
    text: "Such a karma acts once, as soon as the figure has been melded, by an action or by an effect. After a meld action it comes last, after what other expansions do.",
  },
  {
    name: "{inspire} Inspire",
    text: "An action, once a turn. Choose a colour in which inspire effects are in sight, and carry out each of them from the bottom card to the top one; nobody shares them. Then draw a card of the value of your top card in that colour.",
  },
  {
    name: "Echo effects and the forecast",
    text: "Many figures bear echo effects {echo}, and some foreshadow. Both work as in Echoes of the Past, and so does promoting a card after a meld action, even if Echoes is not played.",
  },
  {
    name: "Fading",
    text: "After every action, in anyone's turn, whoever has more than one figure among their top cards must fade the others: they choose and score one after the other, until one is left. What lies below comes to the top, and may be a figure again.",
  },
  {
    name: "{decree} Decrees",
    text: "A Decree action, once a turn, needs figures of three different values in your hand. All cards you hold leave the game, and you issue the decree of a colour that one of these figures had. By a decree karma any two figures are enough for the decree that it names, whatever their colours.",
  },
  {
    name: "What a decree does",
    text: "In the middle of the table: you claim it, and it acts. In your own hands: it acts again. In another player's hands: it goes back to the middle, and does nothing. As long as you have it, it counts as an achievement; unlike all others it can be lost.",
  },
  {
    name: "Endorse, Inspire, Decree",
    text: "With other expansions a turn can have two different ones of these actions, but none of them twice.",
  },
  {
    name: "Players and victory",
    text: "One achievement more wins than otherwise, as with every expansion.",
  },
];

export const DECREES: (Rule & { color: string })[] = [
  { name: "Advancement", color: "blue", text: "draw a card two above your highest top card" },
  { name: "War", color: "red", text: "name a value and return all other players' top cards of it" },
  {
    name: "Trade",
    color: "green",
    text: "draw three cards one above your highest top card and foreshadow them",
  },
  { name: "Expansion", color: "yellow", text: "splay one of your colours up" },
  {
    name: "Rivalry",
    color: "purple",
    text: "return three cards from another player's score pile, and that player's top figures",
  },
];
