/** Where on the board a choice is made, as selectors: the first that finds something counts. */

import { inListOrAt, same } from "../board";
import type { Choice, Table } from "./declared";
import { shapeOf } from "./facts";
import { placeFor } from "./targets";

/** Cards that are spread out lie on those that are meant. */
const CLOSE = ".fan .close";
const HAND = '[data-zone^="hand"]';

export function where(choice: Choice, table: Table): string[] {
  const view = table.look.view;
  switch (choice.do) {
    case "take":
      return [CLOSE, `[data-zone="row"]:has([data-price="${choice.place}"])`];
    case "take_order":
      return [...inFan(view.order_cards.indexOf(choice.number)), ".stack"];
    case "choose_ability":
      return inFan(view.abilities.indexOf(choice.ability));
    case "play":
      return [CLOSE, `${HAND}[data-card="${choice.card}"]`];
    case "joker":
      return [...inFan(jokers(table).findIndex((each) => same(each, choice))), `${HAND}[data-card="joker"]`];
    case "lay":
      return tileInHand(choice.tile, table);
    default:
      return inListOrAt(choice, placeFor(choice, table));
  }
}

const inFan = (place: number): string[] => [`.fan .option:nth-child(${place + 1})`];

const jokers = (table: Table): Choice[] => table.choices.filter((choice) => choice.do === "joker");

/** The button that lays it if it lies right, else the one that turns it, else the shape to take in hand. */
function tileInHand(tile: string, table: Table): string[] {
  const catalogue = table.game.catalogue;
  const held = Object.keys(catalogue.shapes).filter((shape) => table.look.view.players[table.look.seat]?.tiles[shape]);
  const shape = `.stock .shape:nth-child(${held.indexOf(shapeOf(catalogue, tile)) + 1})`;
  return [`.placer [data-tile="${tile}"]`, `.schwarm:has(${shape}.taken) .placer button`, shape];
}
