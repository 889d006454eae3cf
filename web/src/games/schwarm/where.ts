/** The selectors of a choice on the board; the first one that matches counts. */

import { inListOrAt, keyOf } from "../board";
import type { Choice, Table } from "./declared";
import { placeFor } from "./targets";
import { shapeOf } from "./view";

/** The button that closes a picker, which covers the cards below. */
const CLOSE = ".fan .close";
const HAND = '[data-zone^="hand"]';

export function where(choice: Choice, table: Table): string[] {
  const inFan = `.fan [data-choice="${keyOf(choice)}"]`;
  switch (choice.do) {
    case "take":
      return [CLOSE, `[data-zone="row"]:has(.price[data-text="${choice.place}"])`];
    case "take_order":
      return [inFan, ".stack"];
    case "choose_ability":
      return [inFan];
    case "play":
      return [CLOSE, `${HAND}[data-card="${choice.card}"]`];
    case "joker":
      return [inFan, `${HAND}[data-card="joker"]`];
    case "lay": {
      // First the button that lays the tile, if its rotation is right; then the button that turns it; then its shape.
      const shape = `[data-shape="${shapeOf(table.game.catalogue, choice.tile)}"]`;
      return [`.placer [data-tile="${choice.tile}"]`, `.schwarm:has(${shape}.taken) .placer button`, shape];
    }
    default:
      return inListOrAt(choice, placeFor(choice, table));
  }
}
