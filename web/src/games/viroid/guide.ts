/** The first two turns on the plate: London, mild climate, a way into Paris, and the first death. */

import type { Words } from "../board";
import { asks, farewell, type Guide, isAsked, type Mark } from "../guide";
import type { Table } from "./declared";
import { cityName } from "./words";

const FIRST = 1;
const isFirstTurn = (table: Table): boolean => table.look.view.turn === FIRST;

/** A mark of the first turn, while a city is looked for. */
const atFirst = (id: string, at: string, numbers?: Mark<Table>["numbers"]): Mark<Table> => ({
  id,
  at,
  when: (table) => asks("infect")(table) && isFirstTurn(table),
  numbers,
});

/** Where oneself and the others began. */
function homes(table: Table): Words {
  const { players, seat } = table.look.view;
  const names = players.map(({ cities }) => cityName(table, cities[0] ?? ""));
  return { city: names[seat] ?? "", others: names.filter((_, each) => each !== seat).join(", ") };
}

/** What the last event has paid. */
const paid = (table: Table): Words => ({
  n: table.game.catalogue.cards[table.look.view.spent.at(-1) ?? ""]?.dna ?? 0,
});

const dna = (table: Table): Words => ({ n: table.look.view.players[table.look.seat]?.dna ?? 0 });

/** The fields between research and cure. */
function apart(table: Table): Words {
  const { research, cure } = table.look.view;
  return { n: cure - research };
}

export const guide: Guide<Table> = {
  deal: 1389,
  options: { players: 2, pathogen: "bacterium", difficulty: "easy", first: 1 },
  seats: ["you", "greedy"],
  keep: ".viroid .legal, .viroid .chip, .chooser button",
  marks: [
    atFirst("welcome", ".glass", homes),
    atFirst("goal", ".hexagon"),
    atFirst("own", ".pathogen header, .own-line"),
    atFirst("card", ".event .card", paid),
    { id: "enter", at: ".dish-spot.legal", when: asks("infect") },
    { id: "shop", at: ".glass, .pathogen .tiles, .own-line", when: asks("mutate"), numbers: dna },
    { id: "dice", at: ".dice", when: asks("choose_dead") },
    {
      id: "thermometer",
      at: ".thermometer",
      when: (table) => asks("infect", "mutate")(table) && !isFirstTurn(table),
      numbers: apart,
    },
    farewell((table, heard) => isAsked(table) && heard.includes("thermometer")),
  ],
};
