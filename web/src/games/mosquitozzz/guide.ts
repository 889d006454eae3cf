/** The guide for the first night on the terrace: you have the lamp, and an Alpha Mosquito makes sure that you have it
 * twice. */

import type { Words } from "../board";
import { asks, farewell, type Guide } from "../guide";
import type { Card, Choice, Table } from "./declared";
import { where } from "./targets";
import { cardOf } from "./view";

/** Return whether the player has the lamp at the start of a turn. */
const hasLamp = (table: Table): boolean => asks("lay_cards")(table) && table.look.view.active === table.look.seat;
const fullBlood = (table: Table): number => table.game.catalogue.full_blood;
const ownBlood = (table: Table): number => table.look.view.players[table.look.seat]?.blood ?? fullBlood(table);
const ownPlace = (table: Table): string => `[data-thing="place-${table.look.seat}"]`;

type Sort = (card: Card) => boolean;

/** Return whether a choice would use a card of one sort. */
function uses(table: Table, { do: word, card, seat }: Words, isOfSort: Sort): boolean {
  const used = word === "use" ? String(card) : word === "use_laid" && table.look.view.players[Number(seat)]?.laid;
  return Boolean(used && isOfSort(cardOf(table, used)));
}

/** Return selectors of the usable defence cards of one sort. */
function usable(table: Table, isOfSort: Sort): string[] {
  if (!asks("defend")(table)) return [];
  return table.look.choices
    .filter((choice) => uses(table, choice, isOfSort))
    .flatMap((choice) => where(choice as Choice));
}

const does = ({ effects }: Card, word: string): boolean => effects.some((effect) => effect.do === word);
const isSlap: Sort = (card) => does(card, "slap");
const chasesOff: Sort = ({ colour, amount }) => colour === "green" && amount > 0;
const givesBlood: Sort = ({ colour, amount }) => colour === "blue" && amount > 0;
const keepsLamp: Sort = (card) => does(card, "alpha");

/** Return whether a card of one sort has left the game. */
const isOut = (table: Table, isOfSort: Sort): boolean =>
  table.look.view.removed.some((card) => isOfSort(cardOf(table, card)));

/** Return the parts of a tip at the cards of one sort, due while there are any. */
const atCards = (isOfSort: Sort) => ({
  at: (table: Table) => usable(table, isOfSort).join(),
  when: (table: Table) => usable(table, isOfSort).length > 0,
  numbers: (table: Table) => ({ n: table.look.view.left }),
});

export const guide: Guide<Table> = {
  deal: 571,
  options: { players: 3, first: 1 },
  seats: ["you", "easy", "easy"],
  keep: ".thing.glow, .take button",
  marks: [
    { id: "lamp", at: ownPlace, when: hasLamp },
    { id: "lay", at: '[data-thing^="hand-"]', when: asks("lay_cards") },
    { id: "blue", ...atCards(givesBlood) },
    { id: "defend", ...atCards(chasesOff) },
    { id: "slap", ...atCards(isSlap) },
    { id: "learn", at: '[data-thing^="display-"]', when: asks("take_experience") },
    {
      id: "blood",
      at: ownPlace,
      when: (table) => asks("lay_cards")(table) && ownBlood(table) < fullBlood(table),
      numbers: (table) => ({ n: ownBlood(table) }),
    },
    { id: "again", at: ownPlace, when: (table) => hasLamp(table) && isOut(table, keepsLamp) },
    farewell((table) => asks("lay_cards")(table) && table.look.view.turn >= 3),
  ],
};
