/** The guide for the first rounds in the deep: a station, cards, a ship, and the use of the collected tiles. */

import type { Words } from "../board";
import { asks, farewell, type Guide, isAsked, type Mark } from "../guide";
import type { Table } from "./declared";
import { factsOf, total } from "./view";

const may = (table: Table, word: string): boolean => table.look.choices.some((choice) => choice.do === word);
const own = ({ look: { view } }: Table) => view.players[view.seat];

const queenField = (table: Table): string => `[data-place="${table.game.catalogue.queen}"]`;
const ownMark = ({ look }: Table): string => `.mark.seat-${look.seat}`;
const CAN_GO = ".cell.legal";
const FIGURES = ".figure.whale, .figure.tsunami, .figure.crab";
const MOVED = ["wake_whale", "whale_swims", "raise_tsunami", "tsunami_surges", "wake_crab", "crab_crawls"];

/** The tips that must come before the farewell: collecting tiles, laying them, and their points. */
const NEEDED = ["ship", "tile", "turn", "queen", "scoring"];

/** Return the bonus for joining two, three or four coasts. */
function coastBonus(table: Table): Words {
  const [, , two = 0, three = 0, four = 0] = table.game.catalogue.side_bonus;
  return { two, three, four };
}

/** Return the cards in the hand for an action, or the joker if there is none. */
function cardsFor(table: Table, action: string): string[] {
  const { catalogue } = table.game;
  const played = table.look.choices.flatMap((choice) => (choice.do === "play" ? [String(choice.card)] : []));
  const found = played.filter((card) => factsOf(catalogue, card).action.includes(action));
  return found.length || !may(table, "joker") ? found : ["joker"];
}

/** Return the number of tiles that ships have collected. The golden tile does not need a ship. */
function collected(table: Table): number {
  const { golden, ...tiles } = own(table)?.tiles ?? {};
  return total(tiles);
}

/** Return a tip at the cards for an action, due when it is time to play one of them. */
const play = (id: string, action: string, isTime: Mark<Table>["when"]): Mark<Table> => ({
  id,
  at: (table) =>
    cardsFor(table, action)
      .map((card) => `[data-zone^="hand"][data-card="${card}"]`)
      .join(),
  when: (table, heard) => asks("play_card")(table) && cardsFor(table, action).length > 0 && isTime(table, heard),
  numbers: (table) => ({ joker: cardsFor(table, action).includes("joker") ? "yes" : "no" }),
});

const isSailing = asks("sail_ships");
/** Return selectors of the fields on which a tile can be laid. */
const free = (table: Table): string[] =>
  table.look.choices.flatMap((choice) => (choice.do === "explore" ? [`[data-place="${choice.field}"]`] : []));

/** Return the maximum number of tiles that can be laid with one card. */
const researchers = (table: Table): Words => ({ n: total(own(table)?.stations ?? {}) });

/** Return whether there is a danger on the board. */
function isAbout(table: Table): boolean {
  const { whales, tsunamis, crab } = table.look.view;
  return whales.length > 0 || tsunamis.length > 0 || crab !== null;
}

/** The tip about the network's destination, once a tile has been laid. */
const queen: Mark<Table> = {
  id: "queen",
  at: queenField,
  when: (table) => isAsked(table) && table.step !== "lay_tile" && Boolean(own(table)?.buoys.length),
  numbers: (table) => ({ joined: own(table)?.buoys.includes(table.game.catalogue.queen) ? "yes" : "no" }),
  tells: true,
};

export const guide: Guide<Table> = {
  deal: 41,
  options: { players: 2 },
  seats: ["you", "easy"],
  keep: ".schwarm .legal, .option, .placer button, .chooser button",
  marks: [
    { id: "welcome", at: queenField, when: asks("first_station") },
    { id: "station", at: CAN_GO, when: asks("first_station") },
    {
      id: "rounds",
      at: ".round",
      when: asks("acquire"),
      numbers: ({ look }) => ({ rounds: Number(look.view.rounds) }),
      tells: true,
    },
    { id: "row", at: '[data-zone="row"]', when: asks("acquire") },
    { id: "order", at: ".option", when: asks("pick_ability") },
    { id: "final", at: queenField, when: asks("play_card"), numbers: coastBonus, tells: true },
    play("fleet", "ship", (table) => !own(table)?.ships.length),
    { id: "deploy", at: CAN_GO, when: (table) => isSailing(table) && !may(table, "sail") },
    { id: "ship", at: CAN_GO, when: (table) => isSailing(table) && may(table, "sail") },
    play("explore", "researcher", (table) => collected(table) > 0),
    {
      id: "tile",
      at: (table) => free(table).join(),
      when: (table) => asks("send_researchers")(table) && free(table).length > 0,
      numbers: researchers,
    },
    { id: "turn", at: ".placer", when: asks("lay_tile") },
    queen,
    {
      id: "scoring",
      at: ownMark,
      when: (table) => isAsked(table) && table.look.view.round > 1,
      tells: true,
    },
    {
      id: "danger",
      at: (table) => (isAbout(table) ? FIGURES : CAN_GO),
      when: (table) => asks(...MOVED)(table) || (asks("play_card")(table) && isAbout(table)),
    },
    farewell((table, heard) => isAsked(table) && NEEDED.every((id) => heard.includes(id))),
  ],
};
