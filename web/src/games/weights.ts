/** What is worth telling of all that has happened at once, by the weight that the game declares. */

import type { GameInfo } from "../wire";
import { begins, type Happening, type Told } from "./board";

/** So many happenings at most that weigh more than usual, the weightiest of them, told as they came about. */
export function weightiest<Event extends Happening>(
  events: Event[],
  { weights }: Pick<GameInfo, "weights">,
  most = events.length,
): Event[] {
  const order = [...(weights.finale ?? []), ...(weights.high ?? [])];
  const rank = (event: Event): number => order.indexOf(String(event.do));
  const worthy = events.filter((event) => rank(event) >= 0);
  const best = new Set([...worthy].sort((a, b) => rank(a) - rank(b)).slice(0, most));
  return worthy.filter((event) => best.has(event));
}

/** How many choices what a choice leads to may take, to be told with it. */
const SOON = 20;

/** What a choice after the first n brought about, and what came of it until the next turn, if that is not too far. */
export function consequences<Event extends Happening>(story: Told<Event>[], n: number): Event[] {
  const told = story.filter((each) => each.n > n && each.n <= n + 1 + SOON);
  const end = told.findIndex((each, place) => place > 0 && each.events.some(begins));
  return told.slice(0, end < 0 ? 1 : end).flatMap(({ events }) => events);
}
