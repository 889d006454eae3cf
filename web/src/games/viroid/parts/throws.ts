/** Which dice lie on the table: those that were thrown last, also when the next turn has begun. */

import { landed } from "../../../kit/throwing";
import type { Event, Table, ViroidView } from "../declared";

/** Dice as they were thrown, with what was told before and after. */
export interface Thrown {
  seat: number;
  faces: number[];
  before?: Event;
  after?: Event;
}

export interface Throw extends Thrown {
  /** The turn in which they were seen first. */
  turn: number;
  /** Which throw it is: with another one they roll again, whatever comes up. */
  number: number;
}

/** How long they lie there before anything comes of it, so that the verdict can be read, in milliseconds. */
const LIE = 1100;

/** Everything that was thrown, one after the other. */
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

/** When the last of several throws lies. */
export const allLanded = (thrown: Thrown[]): number => landed(dice(thrown));

/** Nothing tells what dice did before the last one lies. */
export function suspense(events: Event[]): number {
  const thrown = thrownIn(events);
  return thrown.length ? allLanded(thrown) + LIE : 0;
}

/** What is being thrown just now: it has been told to the board, and to nobody else. */
export const throwing = ({ events, look }: Table): Thrown[] => (events === look.events ? [] : thrownIn(events));

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
