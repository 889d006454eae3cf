/** Which dice lie on the table: those that were thrown last, also when the next turn has begun. */

import { landed } from "../../../kit/throwing";
import type { Event, ViroidView } from "../declared";

export interface Throw {
  seat: number;
  faces: number[];
  /** The turn in which they were seen first. */
  turn: number;
  /** Which throw it is: with another one they roll again, whatever comes up. */
  number: number;
}

/** How long they lie there before anything comes of it, in milliseconds. */
const LIE = 500;

function thrownIn(told: Event[]): Pick<Throw, "seat" | "faces">[] {
  return told.flatMap((event) => {
    if (event.do === "rolled") return [{ seat: event.seat, faces: event.faces }];
    return event.do === "virus_rolled" ? [{ seat: event.seat, faces: [event.pips] }] : [];
  });
}

/** Nothing tells what dice did before the last one lies. */
export function suspense(events: Event[]): number {
  const last = thrownIn(events).at(-1);
  return last ? landed(last.faces.length) + LIE : 0;
}

/** How many turns they lie there, if nobody throws. */
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
