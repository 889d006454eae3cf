/** How a try at the deal of a day went, in words. */

import { say } from "../../lib/texts.svelte";
import type { DayResult, DealOfTheDay } from "../../wire";

/** A result alone: whether it was won, or in which place one came. */
export function resultWords(result: DayResult, players: number): string {
  if (result.how !== "finished") return say(`over-${result.how}`);
  if (result.won !== null) return say(result.won ? "evening-won-together" : "evening-lost-together");
  return say("evening-place", { place: result.place, of: players, points: result.score });
}

/** How far somebody is with a deal. */
export function standing(day: DealOfTheDay): string {
  if (day.yours) return `${resultWords(day.yours, day.bots.length + 1)} · ${placeWords(day)}`;
  return say(day.phase ? "day-goes-on" : "day-not-yet", { n: day.tries });
}

/** Which place somebody has among all who have finished. */
export const placeWords = (day: DealOfTheDay): string => say("day-place", { place: day.better + 1, of: day.tries });
