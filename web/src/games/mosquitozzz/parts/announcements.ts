/** What has just happened that nobody should miss, though no piece on the table says it in words. */

import type { Happening } from "../../board";
import type { Event } from "../declared";

/** From what matters most to what matters least. */
const TOLD: Event["do"][] = [
  "bled_dry",
  "deck_ran_out",
  "swarm_passed",
  "infected",
  "cured",
  "lamp_passed",
  "bled",
  "drank",
  "learned",
  "threw",
];
const MOST = 2;

/** The happenings worth a word, in the order in which they came about. */
export function announcements(events: Happening[]): Happening[] {
  const rank = (event: Happening): number => TOLD.indexOf(event.do as Event["do"]);
  const worthy = events.filter((event) => rank(event) >= 0);
  const best = new Set([...worthy].sort((a, b) => rank(a) - rank(b)).slice(0, MOST));
  return worthy.filter((event) => best.has(event));
}
