/** Where on the board a choice is made, as selectors: the first that finds something counts. */

import { type BoardTable, same, type Words } from "../board";
import type { Choice } from "./declared";
import { shapeOf } from "./facts";
import { placeFor, sightOf, targets } from "./targets";
import { catalogueOf, viewOf } from "./view";

/** Cards that are spread out lie on those that are meant. */
const CLOSE = ".fan .close";
const HAND = '[data-zone^="hand"]';

export function where(words: Words, table: BoardTable): string[] {
  const choice = words as Choice;
  const view = viewOf(table);
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
      return atPlace(choice, table);
  }
}

const inFan = (place: number): string[] => [`.fan .option:nth-child(${place + 1})`];

const jokers = (table: BoardTable): Words[] => table.choices.filter((choice) => choice.do === "joker");

/** The button that lays it if it lies right, else the one that turns it, else the shape to take in hand. */
function tileInHand(tile: string, table: BoardTable): string[] {
  const catalogue = catalogueOf(table);
  const held = Object.keys(catalogue.shapes).filter((shape) => viewOf(table).players[table.look.seat]?.tiles[shape]);
  const shape = `.stock .shape:nth-child(${held.indexOf(shapeOf(catalogue, tile)) + 1})`;
  return [`.placer [data-tile="${tile}"]`, `.schwarm:has(${shape}.taken) .placer button`, shape];
}

/** The place, or what it could mean once it has been asked. */
function atPlace(choice: Choice, table: BoardTable): string[] {
  const sight = sightOf(table);
  const place = placeFor(choice, sight);
  if (!place) return [];
  const meant = targets(table.choices as Choice[], sight).get(place) ?? [];
  const number = meant.findIndex((each) => same(each, choice)) + 1;
  return [
    `.sea:has([data-place="${place}"][aria-expanded="true"]) .chooser button:nth-child(${number})`,
    `[data-place="${place}"]`,
  ];
}
