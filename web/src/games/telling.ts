/** What is worth telling of all that has happened at once. */

import type { Happening } from "./board";

/** So many happenings at most, those that come first in an order, told as they came about. */
export function weightiest(events: Happening[], order: readonly string[], most: number): Happening[] {
  const rank = (event: Happening): number => order.indexOf(String(event.do));
  const worthy = events.filter((event) => rank(event) >= 0);
  const best = new Set([...worthy].sort((a, b) => rank(a) - rank(b)).slice(0, most));
  return worthy.filter((event) => best.has(event));
}
