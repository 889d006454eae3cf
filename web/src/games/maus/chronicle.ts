/** What is remembered of a chapter: who did what, and the moments that were the biggest. */

import type { Told } from "../board";
import { weightiest } from "../weights";
import type { Event, Table } from "./declared";

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
}

/** What has been told since the chapter began: a story may have had others before it. */
export function ofLastChapter(told: Told<Event>[]): Told<Event>[] {
  const begins = ({ events }: Told<Event>): number => events.findLastIndex((event) => event.do === "chapter_begins");
  const at = told.findLastIndex((each) => begins(each) >= 0);
  const first = told[at];
  return first ? [{ ...first, events: first.events.slice(begins(first)) }, ...told.slice(at + 1)] : told;
}

/** A page as it was read: with the lines that were said on it, and the way that was chosen there. */
export interface ReadPage {
  chapter: string;
  page: string;
  lines: string[];
  /** The number of the way that was chosen on the page; -1 if none was. */
  picked: number;
}

const isSame = (one: ReadPage, other: ReadPage): boolean =>
  one.chapter === other.chapter &&
  one.page === other.page &&
  `${one.lines}` === `${other.lines}` &&
  one.picked === other.picked;

/** Every page that has been read, in order; one that was read again in the same words counts once. */
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

/** By hero; whoever struck last has beaten whoever falls. */
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

/** The biggest moments, one of each kind and one of each choice, in the order in which they came: only great foes are
 * worth it. */
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

/** The pages with which it ended: those that were turned last. */
export function lastPages(told: Told<Event>[], latest: Event[]): string[] {
  const pagesIn = (events: Event[]): string[] =>
    events.flatMap((event) => (event.do === "page_turned" ? [event.page] : []));
  const now = pagesIn(latest);
  return now.length ? now : pagesIn(told.at(-1)?.events ?? []);
}
