/** All drawings of this game, by folder and name as in "cards/flat_hand". */

import { drawingsIn } from "../../../kit/drawings";

export const drawings = drawingsIn(
  import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** Return the picture of a card, on 100 by 84: its own drawing, else that of its colour and number, else that of its
 * colour. */
export const cardArt = (name: string, colour = "", amount = 0): string =>
  [name, `any-${colour}-${amount}`, `any-${colour}`].map((each) => drawings.get(`cards/${each}`)).find(Boolean) ?? "";
