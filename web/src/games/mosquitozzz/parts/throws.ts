/** How discs are thrown: the hand comes down, they land one after the other, then it is said what came of it. */

import type { BoardTable, Happening } from "../../board";
import type { Event } from "../declared";
import { catalogueOf } from "../view";

/** When the first disc falls, how much later each next one does, and how long it falls, in milliseconds. */
export const FIRST = 180;
export const EACH = 70;
export const FALLS = 320;
/** How long the discs lie there before anything else goes on. */
const BREATH = 500;

const THROWN: Event["do"][] = ["threw", "play_off"];

export const throwsIn = (events: Happening[]): Happening[] =>
  events.filter((each) => THROWN.includes(each.do as Event["do"]));

/** When the last of so many discs has landed. */
export const landed = (discs: number): number => FIRST + EACH * Math.max(0, discs - 1) + FALLS;

/** How many discs are thrown; in a play-off everybody throws as many. */
export const discsIn = (thrown: Happening, table: BoardTable): number =>
  thrown.do === "play_off" ? catalogueOf(table).play_off_discs : Number(thrown.n);

/** Nothing tells the outcome of a throw before the last disc lies. Several throws come down at once. */
export function suspense(events: Happening[], table: BoardTable): number {
  const discs = throwsIn(events).map((each) => discsIn(each, table));
  return discs.length ? landed(Math.max(...discs)) + BREATH : 0;
}

/** Which discs land squashed: as many as were thrown so, spread evenly. */
export function scattered(n: number, squashed: number): boolean[] {
  return Array.from({ length: n }, (_, i) => Math.floor(((i + 1) * squashed) / n) > Math.floor((i * squashed) / n));
}
