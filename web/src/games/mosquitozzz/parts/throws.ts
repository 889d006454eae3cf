/** The timing of thrown discs: the hand comes down, they land one after another, and then the result appears. */

import { landed } from "../../../kit/throwing";
import type { Happening } from "../../board";
import type { Event, Table } from "../declared";

/** The time until the hand has come down, in milliseconds. */
export const FIRST = 180;
/** The time that the discs lie still before the game continues, in milliseconds. */
const LIE = 500;

const THROWN: Event["do"][] = ["threw", "play_off"];

export const throwsIn = (events: Happening[]): Happening[] =>
  events.filter((each) => THROWN.includes(each.do as Event["do"]));

/** Return when the last of several discs has landed. */
export const told = (discs: number): number => FIRST + landed(discs);

/** Return the number of thrown discs. In a play-off each player throws the same number. */
export const discsIn = (thrown: Happening, table: Table): number =>
  thrown.do === "play_off" ? table.game.catalogue.play_off_discs : Number(thrown.n);

/** Return the suspense of throws: nothing reveals the result before the last disc has landed. Several throws come down
 * at once. */
export function suspense(events: Happening[], table: Table): number {
  const discs = throwsIn(events).map((each) => discsIn(each, table));
  return discs.length ? told(Math.max(...discs)) + LIE : 0;
}

/** Return which discs land squashed. The first discs do not reveal the last one; a replay shows the same order. */
export function scattered(n: number, squashed: number, turn: number): boolean[] {
  const discs = Array.from({ length: n }, (_, i) => i < squashed);
  let luck = turn * 7919 + n * 131 + squashed * 31 + 1;
  for (let i = n - 1; i > 0; i -= 1) {
    luck = (luck * 48271) % 2147483647;
    const j = luck % (i + 1);
    [discs[i], discs[j]] = [discs[j]!, discs[i]!];
  }
  return discs;
}
