/** The first evening: a page, the rats, whose turn it is, where she can go, what she can do, and the first blow. */

import type { BoardTable, Words } from "../board";
import { asks, farewell, type Guide, isAsked, type Mark } from "../guide";
import { catalogueOf, mouseOf, viewOf } from "./view";

const inTurn = asks("take_turn");

/** Whose turn it is, and how far she comes. */
function turn(table: BoardTable): Words {
  const { turn: now } = viewOf(table);
  return { hero: now ? table.texts.thing("hero", now.hero) : "", n: now ? now.points || now.later : 0 };
}

/** A mark of the first turns. */
const atFirst = (id: string, at: string, numbers: Mark["numbers"] = turn): Mark => ({ id, at, when: inTurn, numbers });

function time(table: BoardTable): Words {
  return { n: catalogueOf(table).wheel, page: viewOf(table).end };
}

/** Somebody stands where she can strike. */
function canStrike(table: BoardTable): boolean {
  const view = viewOf(table);
  const hero = view.turn?.hero ?? "";
  const canAct = table.look.choices.some((choice) => choice.do === "attack");
  return inTurn(table) && canAct && (mouseOf(view, hero)?.aims.length ?? 0) > 0;
}

export const guide: Guide = {
  deal: 7,
  options: { players: 1, chapter: 1, difficulty: "easy" },
  seats: ["you"],
  keep: ".maus .legal, .chooser button",
  marks: [
    { id: "welcome", at: ".turn-page, .desk:not(:has(.story-page)) .room", when: asks("place_foes", "take_turn") },
    atFirst("ribbon", ".ribbon"),
    atFirst("go", ".field-spot.way, .room"),
    atFirst("act", ".chips"),
    atFirst("time", ".time", time),
    { id: "strike", at: ".field-spot.strike, .chips", when: canStrike, numbers: turn },
    farewell((table, heard) => isAsked(table) && heard.includes("strike")),
  ],
};
