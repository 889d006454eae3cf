/** How discs are thrown: the hand comes down, they land one after the other, then it is said what came of it. */

import { landed } from "../../../kit/throwing";
import type { Happening } from "../../board";
import type { Event, Table } from "../declared";

/** When the hand has come down, in milliseconds. */
export const FIRST = 180;
/** How long the discs lie there before anything else goes on. */
const LIE = 500;

const THROWN: Event["do"][] = ["threw", "play_off"];

export const throwsIn = (events: Happening[]): Happening[] =>
  events.filter((each) => THROWN.includes(each.do as Event["do"]));

/** When the last of so many discs has landed. */
export const told = (discs: number): number => FIRST + landed(discs);

/** How many discs are thrown; in a play-off everybody throws as many. */
export const discsIn = (thrown: Happening, table: Table): number =>
  thrown.do === "play_off" ? table.game.catalogue.play_off_discs : Number(thrown.n);

/** Nothing tells the outcome of a throw before the last disc lies. Several throws come down at once. */
export function suspense(events: Happening[], table: Table): number {
  const discs = throwsIn(events).map((each) => discsIn(each, table));
  return discs.length ? told(Math.max(...discs)) + LIE : 0;
}

/** Which discs land squashed: as many as were thrown so. Nobody can tell from the first ones how the last one lands; looked
 * at once more, they land alike. */
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
