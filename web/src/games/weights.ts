/** What is worth telling of all that has happened at once, by the weight that the game declares. */

import type { GameInfo } from "../wire";
import type { Happening } from "./board";

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
