/** The selectors of a choice on the board; the first one that matches counts. */

import { inListOrAt, keyOf } from "../board";
import type { Choice, Table } from "./declared";
import { cityOf, isForSale } from "./targets";

export function where(choice: Choice, table: Table): string[] {
  const own = `[data-choice="${keyOf(choice)}"]`;
  if (choice.do === "buy_strain") return [own, '[data-choice="buy_strain"]', ".own-line"];
  if (isForSale(choice, table)) return [own, ".own-line"];
  if (choice.do === "open_line" || choice.do === "give") return [own];
  return inListOrAt(choice, cityOf(choice, table.look.view));
}
