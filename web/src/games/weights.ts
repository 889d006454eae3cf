/** The important events of many, by the weights that the game declares. */

import type { GameInfo } from "../wire";
import { begins, type Happening, type Told } from "./board";

/** Return the most important events, at most `most`, in chronological order. */
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

/** The maximum number of choices over which the consequences of a choice are collected. */
const SOON = 20;

/** Return the events of the choice after the first n, and their consequences until the next turn within that limit. */
export function consequences<Event extends Happening>(story: Told<Event>[], n: number): Event[] {
  const told = story.filter((each) => each.n > n && each.n <= n + 1 + SOON);
  const end = told.findIndex((each, place) => place > 0 && each.events.some(begins));
  return told.slice(0, end < 0 ? 1 : end).flatMap(({ events }) => events);
}
