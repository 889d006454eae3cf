/** Where on the board a choice is made, as selectors: the first that finds something counts. */

import type { BoardTable, Words } from "../board";
import { ACTIONS } from "./rules/cards";
import { SHAPES, shapeOf } from "./rules/tiles";
import { placeFor, targets } from "./targets";
import { type SchwarmView, viewOf } from "./view";

/** Cards that are spread out lie on those that are meant. */
const CLOSE = ".fan .close";
const HAND = '[data-zone^="hand"]';

export function where(choice: Words, table: BoardTable): string[] {
  const view = viewOf(table);
  switch (choice.do) {
    case "take":
      return [CLOSE, `[data-zone="row"]:has([data-price="${choice.place}"])`];
    case "take_order":
      return [...inFan(view.order_cards.indexOf(Number(choice.number))), ".stack"];
    case "choose_ability":
      return inFan(view.abilities.indexOf(String(choice.ability)));
    case "play":
      return [CLOSE, `${HAND}[data-card="${choice.card}"]`];
    case "joker":
      return [...inFan(ACTIONS.indexOf(String(choice.action))), `${HAND}[data-card="joker"]`];
    case "lay":
      return tileInHand(String(choice.tile), view, table.look.seat);
    default:
      return atPlace(choice, table, view);
  }
}

const inFan = (place: number): string[] => [`.fan .option:nth-child(${place + 1})`];

/** The button that lays it if it lies right, else the one that turns it, else the shape to take in hand. */
function tileInHand(tile: string, view: SchwarmView, seat: number): string[] {
  const held = SHAPES.filter((shape) => view.players[seat]?.tiles[shape]);
  const shape = `.stock .shape:nth-child(${held.indexOf(shapeOf(tile)) + 1})`;
  return [`.placer [data-tile="${tile}"]`, `.schwarm:has(${shape}.taken) .placer button`, shape];
}

/** The place, or what it could mean once it has been asked. */
function atPlace(choice: Words, table: BoardTable, view: SchwarmView): string[] {
  const { seat } = table.look;
  const place = placeFor(choice, view, seat);
  if (!place) return [];
  const meant = targets(table.choices, view, seat).get(place) ?? [];
  const number = meant.findIndex((each) => JSON.stringify(each) === JSON.stringify(choice)) + 1;
  return [
    `.sea:has([data-place="${place}"][aria-expanded="true"]) .chooser button:nth-child(${number})`,
    `[data-place="${place}"]`,
  ];
}
