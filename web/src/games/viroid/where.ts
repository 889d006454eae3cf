/** Where on the board a choice is made, as selectors: the first that finds something counts. */

import type { BoardTable, Words } from "../board";
import type { Choice } from "./declared";
import { cityOf, keyOf, SHOP } from "./targets";
import { viewOf } from "./view";

export function where(words: Words, table: BoardTable): string[] {
  const choice = words as Choice;
  const own = `[data-choice="${keyOf(choice)}"]`;
  if (choice.do === "buy_strain") return [own, '[data-choice="buy_strain"]', ".own-line"];
  if (SHOP.includes(choice.do)) return [own, ".own-line"];
  if (choice.do === "open_line" || choice.do === "give") return [own];
  const city = cityOf(choice, viewOf(table));
  return [`.chooser ${own}`, `[data-place="${city}"]`];
}
