/** The dice on the table: those of the last throw, even if the next turn has begun. */

import { landed } from "../../../kit/throwing";
import type { Event, Table, ViroidView } from "../declared";

/** Thrown dice, with the events before and after them. */
export interface Thrown {
  seat: number;
  faces: number[];
  before?: Event;
  after?: Event;
}

export interface Throw extends Thrown {
  /** The turn in which they were first shown. */
  turn: number;
  /** The number of the throw. A new number makes the dice roll again, even if the result is the same. */
  number: number;
}

/** The time that the dice lie still so that the verdict can be read, in milliseconds. */
const LIE = 1100;

/** Return all throws in order. */
export function thrownIn(told: Event[]): Thrown[] {
  const found: Thrown[] = [];
  let before: Event | undefined;
  for (const event of told) {
    if (event.do === "dice_taken") before = event;
    if (event.do === "rolled") found.push({ seat: event.seat, faces: event.faces, before });
    if (event.do === "virus_rolled") found.push({ seat: event.seat, faces: [event.pips] });
    const last = found.at(-1);
    if (last && (event.do === "judged" || event.do === "nothing_grew")) last.after = event;
  }
  return found;
}

const dice = (thrown: Thrown[]): number => thrown.reduce((sum, { faces }) => sum + faces.length, 0);

/** Return when the last die of several throws has landed. */
export const allLanded = (thrown: Thrown[]): number => landed(dice(thrown));

/** Return the suspense of throws: nothing reveals the result before the last die has landed. */
export function suspense(events: Event[]): number {
  const thrown = thrownIn(events);
  return thrown.length ? allLanded(thrown) + LIE : 0;
}

/** Return the throws that are being shown now, before the view contains their results. */
export const throwing = ({ events, look }: Table): Thrown[] => (events === look.events ? [] : thrownIn(events));

/** The number of turns that dice stay if no one throws. */
const STAY = 1;

export function thrownLast(before: Throw | null, { dice, active, turn }: ViroidView, told: Event[]): Throw | null {
  const number = (before?.number ?? 0) + 1;
  const rolled = thrownIn(told).at(-1);
  if (rolled) return { ...rolled, turn, number };
  const isSame = before !== null && turn >= before.turn && turn <= before.turn + STAY;
  if (dice.length && !(isSame && dice.join() === before.faces.join()))
    return { seat: active, faces: dice, turn, number };
  return isSame ? before : null;
}
