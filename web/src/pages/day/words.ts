/** Texts about a try at the deal of a day. */

import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/texts.svelte";
import type { DayResult, DealOfTheDay } from "../../wire";

/** Return the text for a game that was not played to its end, as part of a line. */
export const brokenOff = (how: string): string => say(`over-${how}`).replace(/\.$/, "");

/** Return a result in words: won or lost, or the place. */
export function resultWords(result: DayResult, players: number): string {
  if (result.how !== "finished") return brokenOff(result.how);
  if (result.won !== null) return say(result.won ? "evening-won-together" : "evening-lost-together");
  return say("evening-place", { place: result.place, of: players, points: result.score });
}

/** Return the player's progress with a deal in words. */
export function standing(day: DealOfTheDay): string {
  if (day.yours) return [resultWords(day.yours, day.bots.length + 1), placeWords(day)].filter(Boolean).join(" · ");
  return say(day.phase ? "day-goes-on" : "day-not-yet", { n: day.tries });
}

/** Return a player's place in words. A late try gets the place that it would have had. */
export function placeWords({ better, tries, late }: DealOfTheDay): string {
  if (!late) return say("day-place", { place: better + 1, of: tries });
  return tries ? say("day-place-late", { place: better + 1, of: tries + 1 }) : "";
}

/** Return how many bots of the cast did worse, or "" before any bot has played. */
export function castWords({ cast }: DealOfTheDay): string {
  const behind = cast.filter(({ standing }) => standing === "worse").length;
  return cast.length ? say("day-ahead-of", { n: behind, of: cast.length }) : "";
}

export const streakWords = (streak: number): string => (streak ? say("day-streak", { n: streak }) : "");

/** Return a date in words. */
export const dateWords = (day: string, dateStyle: "full" | "long" = "full"): string =>
  new Intl.DateTimeFormat(settings.region, { dateStyle, timeZone: "UTC" }).format(new Date(day));

/** Return a text that a player can share. It has the result and reveals nothing about the deal. */
export function shareText(day: DealOfTheDay, title: string, link: string): string {
  const result = day.yours ? resultWords(day.yours, day.bots.length + 1) : "";
  return [
    `Wusel · ${say("day-title")}`,
    `${title}, ${dateWords(day.day, "long")}`,
    [result, castWords(day)].filter(Boolean).join(" · "),
    day.late ? "" : streakWords(day.streak),
    link,
  ]
    .filter(Boolean)
    .join("\n");
}
