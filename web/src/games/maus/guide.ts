/** The guide for the first evening: new foes, whose turn it is, movement, actions, the first blow, and the next door
 * once all is quiet. */

import type { Words } from "../board";
import { asks, farewell, type Guide, isAsked, type Mark } from "../guide";
import type { Table } from "./declared";
import { fieldAt, squaresAt } from "./room";

const isHerTurn = asks("take_turn");

/** Return a condition: a mouse has her turn and can do this. */
const can =
  (verb: string) =>
  (table: Table): boolean =>
    isHerTurn(table) && table.look.choices.some((choice) => choice.do === verb);

/** Return the hero whose turn it is and her movement points. */
function turn(table: Table): Words {
  const { turn: now } = table.look.view;
  return { hero: now ? table.texts.thing("hero", now.hero) : "", n: now ? now.points || now.later : 0 };
}

function time(table: Table): Words {
  return { n: table.game.catalogue.wheel, page: table.look.view.end };
}

/** Return whether foes are about to be placed. */
const isPlacing = asks("place_foes");

/** Return selectors of the fields at doors that lead on. */
function doors(table: Table): string {
  const squares = squaresAt(table);
  return Object.keys(table.look.view.doors)
    .map((exit) => `[data-place="${fieldAt(squares, exit)}"]`)
    .join(", ");
}

const isQuiet = (table: Table): boolean => table.look.view.foes.every((foe) => foe.calm);
const isFirstRoom = (table: Table): boolean => table.look.view.visited.length <= 1;

const tells = (id: string, at: string, when: Mark<Table>["when"], numbers?: Mark<Table>["numbers"]): Mark<Table> => ({
  id,
  at,
  when,
  numbers,
  tells: true,
});

export const guide: Guide<Table> = {
  deal: 31,
  options: { players: 1, chapter: 1, difficulty: "easy" },
  seats: ["you"],
  keep: ".maus .legal, .chooser button",
  hush: ".story-page, .skip",
  marks: [
    {
      id: "welcome",
      at: (table) => (isPlacing(table) ? ".field-spot.legal" : ".mice"),
      when: asks("place_foes", "take_turn"),
      numbers: (table) => ({ placing: isPlacing(table) ? "yes" : "no" }),
    },
    tells("ribbon", ".ribbon", isHerTurn, turn),
    { id: "go", at: ".field-spot.way", when: can("go"), numbers: turn },
    { id: "act", at: ".chip", when: can("search"), numbers: turn },
    tells("time", ".time", isHerTurn, time),
    { id: "strike", at: ".field-spot.strike", when: can("attack"), numbers: turn },
    { id: "door", at: doors, when: (table) => can("go")(table) && isQuiet(table) && isFirstRoom(table) },
    tells("search", "[data-verb=search]", (table) => can("search")(table) && !isFirstRoom(table)),
    farewell((table, heard) => isAsked(table) && heard.includes("search")),
  ],
};
