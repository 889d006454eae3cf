/** What is remembered of a chapter: who did what, and the moments that were the biggest. */

import type { Happening, Told } from "../board";
import type { Event } from "./declared";
import { eventsOf } from "./view";

/** What a mouse has done. */
export interface Deeds {
  beaten: number;
  found: number;
  captured: number;
}

export interface Moment {
  /** After how many choices. */
  n: number;
  event: Event;
  weight: number;
}

const nothing = (): Deeds => ({ beaten: 0, found: 0, captured: 0 });

/** By hero; whoever struck last has beaten whoever falls. */
export function deedsOf(told: Told[]): Record<string, Deeds> {
  const deeds: Record<string, Deeds> = {};
  const of = (hero: string): Deeds => {
    deeds[hero] ??= nothing();
    return deeds[hero];
  };
  let striker = "";
  for (const event of eventsOf(told.flatMap(({ events }) => events))) {
    if (event.do === "attacked") striker = event.hero;
    else if (event.do === "foe_attacked") striker = "";
    else if (event.do === "foe_defeated" && striker) of(striker).beaten += 1;
    else if (event.do === "found") of(event.hero).found += 1;
    else if (event.do === "captured") of(event.hero).captured += 1;
  }
  return deeds;
}

const WEIGHTS: Partial<Record<Event["do"], number>> = {
  picked: 8,
  act_done: 7,
  captured: 6,
  achieved: 6,
  surge: 4,
  freed: 3,
  trap_snapped: 2,
};
const MAIN = "boss_";
const MAIN_WEIGHT = 10;

const weightOf = (event: Event): number =>
  event.do === "foe_defeated" && event.foe.startsWith(MAIN) ? MAIN_WEIGHT : (WEIGHTS[event.do] ?? 0);

/** The biggest moments, one of each kind, in the order in which they came. */
export function momentsOf(told: Told[], most = 3): Moment[] {
  const all = told.flatMap(({ n, events }) => eventsOf(events).map((event) => ({ n, event, weight: weightOf(event) })));
  const first = all.filter(
    ({ event, weight }, place) =>
      weight > 0 && all.findIndex((each) => each.weight && each.event.do === event.do) === place,
  );
  return first
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}

/** The pages with which it ended: those that were turned last. */
export function lastPages(told: Told[], latest: Happening[]): string[] {
  const pagesIn = (events: Happening[]): string[] =>
    eventsOf(events).flatMap((event) => (event.do === "page_turned" ? [event.page] : []));
  const now = pagesIn(latest);
  return now.length ? now : pagesIn(told.at(-1)?.events ?? []);
}
