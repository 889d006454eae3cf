/** Where on the board a choice is made, as selectors: the first that finds something counts. */

import type { BoardTable, Words } from "../board";
import type { Choice } from "./declared";
import { squaresOf } from "./room";
import { fieldOf, keyOf } from "./targets";
import { catalogueOf, viewOf } from "./view";

export function where(words: Words, table: BoardTable): string[] {
  const choice = words as Choice;
  const view = viewOf(table);
  const ground = catalogueOf(table).grounds[view.ground];
  const field = ground ? fieldOf(choice, view, squaresOf(ground)) : "";
  return [
    `[data-choice="${keyOf(choice)}"]`,
    field ? `[data-place="${field}"]` : "",
    `[data-verb="${choice.do}"]`,
  ].filter(Boolean);
}
