/** The selectors of a choice on the board; the first one that matches counts. */

import { keyOf } from "../board";
import type { Choice, Table } from "./declared";
import { squaresAt } from "./room";
import { fieldOf } from "./targets";

export function where(choice: Choice, table: Table): string[] {
  const field = fieldOf(choice, table.look.view, squaresAt(table));
  return [
    `[data-choice="${keyOf(choice)}"]`,
    field ? `[data-place="${field}"]` : "",
    `[data-verb="${choice.do}"]`,
  ].filter(Boolean);
}
