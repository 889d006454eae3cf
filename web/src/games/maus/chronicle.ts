/** The chronicle of a chapter: the deeds of each mouse, and the biggest moments. */

import type { Told } from "../board";
import { weightiest } from "../weights";
import type { Event, Table } from "./declared";

/** The deeds of a mouse. */
export interface Deeds {
  beaten: number;
  found: number;
  captured: number;
}

export interface Moment {
  /** The number of choices before the moment. */
  n: number;
  event: Event;
}

/** Return the events since the chapter began. A story may have had earlier chapters. */
export function ofLastChapter(told: Told<Event>[]): Told<Event>[] {
  const begins = ({ events }: Told<Event>): number => events.findLastIndex((event) => event.do === "chapter_begins");
  const at = told.findLastIndex((each) => begins(each) >= 0);
  const first = told[at];
  return first ? [{ ...first, events: first.events.slice(begins(first)) }, ...told.slice(at + 1)] : told;
}

/** A page that was read, with its spoken lines and the chosen option. */
export interface ReadPage {
  chapter: string;
  page: string;
  lines: string[];
  /** The index of the chosen option; -1 if none was chosen. */
  picked: number;
}

const isSame = (one: ReadPage, other: ReadPage): boolean =>
  one.chapter === other.chapter &&
  one.page === other.page &&
  `${one.lines}` === `${other.lines}` &&
  one.picked === other.picked;

/** Return all pages read, in order. A repetition with the same lines and the same option counts once. */
export function pagesRead(told: Told<Event>[]): ReadPage[] {
  const read: ReadPage[] = [];
  let chapter = "";
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.do === "chapter_begins") ({ chapter } = event);
    else if (event.do === "page_turned") read.push({ chapter, page: event.page, lines: [], picked: -1 });
    else if (event.do === "line_said") read.at(-1)?.lines.push(event.line);
    else if (event.do === "picked") {
      const page = read.findLast(({ page: name }) => name === event.page);
      if (page) page.picked = event.option;
    }
  }
  return read.filter((page, n) => read.findIndex((other) => isSame(page, other)) === n);
}

const nothing = (): Deeds => ({ beaten: 0, found: 0, captured: 0 });

/** Return the deeds by hero. A defeated foe counts for the hero who attacked last. */
export function deedsOf(told: Told<Event>[]): Record<string, Deeds> {
  const deeds: Record<string, Deeds> = {};
  const of = (hero: string): Deeds => {
    deeds[hero] ??= nothing();
    return deeds[hero];
  };
  let striker = "";
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.do === "attacked") striker = event.hero;
    else if (event.do === "foe_attacked") striker = "";
    else if (event.do === "foe_defeated" && striker) of(striker).beaten += 1;
    else if (event.do === "found") of(event.hero).found += 1;
    else if (event.do === "captured") of(event.hero).captured += 1;
  }
  return deeds;
}

const MAIN = "boss_";

/** Return the biggest moments in order, one of each kind and at most one for each choice. Among defeated foes only
 * bosses count. */
export function momentsOf(told: Told<Event>[], game: Table["game"], most = 3): Moment[] {
  const isSmall = (event: Event): boolean => event.do === "foe_defeated" && !event.foe.startsWith(MAIN);
  const first = new Map<string, Moment>();
  for (const { n, events } of told) {
    const [event] = weightiest(
      events.filter((each) => !isSmall(each) && !first.has(each.do)),
      game,
      1,
    );
    if (event) first.set(event.do, { n, event });
  }
  const moments = [...first.values()];
  const best = weightiest(
    moments.map(({ event }) => event),
    game,
    most,
  );
  return moments.filter(({ event }) => best.includes(event));
}

/** Return the last pages that were turned, which end the chapter. */
export function lastPages(told: Told<Event>[], latest: Event[]): string[] {
  const pagesIn = (events: Event[]): string[] =>
    events.flatMap((event) => (event.do === "page_turned" ? [event.page] : []));
  const now = pagesIn(latest);
  return now.length ? now : pagesIn(told.at(-1)?.events ?? []);
}
