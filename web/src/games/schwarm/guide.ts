/** The first round in the deep: a station, a few cards, a ship, a tile, and something dangerous. */

import type { Words } from "../board";
import { asks, farewell, type Guide, isAsked } from "../guide";
import type { Table } from "./declared";

const may = (table: Table, word: string): boolean => table.look.choices.some((choice) => choice.do === word);

const queenField = (table: Table): string => `[data-place="${table.game.catalogue.queen}"]`;
const CAN_GO = ".cell.legal";
const FIGURES = ".figure.whale, .figure.tsunami, .figure.crab";
const MOVED = ["wake_whale", "whale_swims", "raise_tsunami", "tsunami_surges", "wake_crab", "crab_crawls"];
const SEEN_IT_ALL = ["ship", "tile", "turn", "danger"];

/** What joining two, three or four coasts brings. */
function coastBonus(table: Table): Words {
  const [, , two = 0, three = 0, four = 0] = table.game.catalogue.side_bonus;
  return { two, three, four };
}

/** Something dangerous is about. */
function isAbout(table: Table): boolean {
  const { whales, tsunamis, crab } = table.look.view;
  return whales.length > 0 || tsunamis.length > 0 || crab !== null;
}

export const guide: Guide<Table> = {
  deal: 41,
  options: { players: 2 },
  seats: ["you", "greedy"],
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
    { id: "ship", at: CAN_GO, when: asks("sail_ships") },
    { id: "tile", at: CAN_GO, when: (table) => asks("send_researchers")(table) && may(table, "explore") },
    { id: "turn", at: ".placer", when: asks("lay_tile") },
    {
      id: "danger",
      at: (table) => (isAbout(table) ? FIGURES : CAN_GO),
      when: (table) => asks(...MOVED)(table) || (asks("play_card")(table) && isAbout(table)),
    },
    farewell((table, heard) => {
      const isOver = table.look.view.round > 1;
      return (
        isAsked(table) && (isOver || (table.step === "play_card" && SEEN_IT_ALL.every((id) => heard.includes(id))))
      );
    }),
  ],
};
