/** The entries of a table's log. The events of one move become one entry that can be opened. */

import { begins, type Happening } from "../games/board";
import { weightiest } from "../games/weights";
import type { GameInfo } from "../wire";
import type { StoryLine } from "./session.svelte";

/** News about the table, or a move: its first event and the details that followed. */
export type StoryEntry =
  | { key: string; news: NonNullable<StoryLine["news"]> }
  | { key: string; news: null; first: Happening; details: Happening[] };

/** Fold each detail into the entry before it, unless another seat caused it. */
export function storyEntries(lines: StoryLine[], { details }: Pick<GameInfo, "details">): StoryEntry[] {
  const entries: StoryEntry[] = [];
  for (const { key, news, events } of lines) {
    if (news) entries.push({ key, news });
    for (const [i, event] of events.entries()) {
      const last = entries.at(-1);
      const isDetail = details.includes(String(event.do));
      if (isDetail && last && last.news === null && !begins(last.first) && isSameSeat(last.first, event))
        last.details.push(event);
      else entries.push({ key: `${key} ${i}`, news: null, first: event, details: [] });
    }
  }
  return entries;
}

const isSameSeat = (first: Happening, detail: Happening): boolean =>
  detail.seat === undefined || first.seat === undefined || detail.seat === first.seat;

/** Return the events that a closed entry shows: the first one, and the most important of its details. */
export function headline({ first, details }: { first: Happening; details: Happening[] }, game: GameInfo): Happening[] {
  return [first, ...weightiest(details, game, 1)];
}
