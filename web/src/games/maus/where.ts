/** Where on the board a choice is made, as selectors: the first that finds something counts. */

import { keyOf } from "../board";
import type { Choice, Table } from "./declared";
import { squaresOf } from "./room";
import { fieldOf } from "./targets";

export function where(choice: Choice, { look: { view }, game }: Table): string[] {
  const ground = game.catalogue.grounds[view.ground];
  const field = ground ? fieldOf(choice, view, squaresOf(ground)) : "";
  return [
    `[data-choice="${keyOf(choice)}"]`,
    field ? `[data-place="${field}"]` : "",
    `[data-verb="${choice.do}"]`,
  ].filter(Boolean);
}
