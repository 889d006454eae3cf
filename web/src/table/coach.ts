/** A player's progress in a guide. It follows the table and survives a reload. */

import type { BoardTable } from "../games/board";
import { asks, isAsked, type Mark } from "../games/guide";
import { house } from "../lib/house";

/** A tip that was shown, with its question, its step, and the number of choices made before. */
export interface Told {
  id: string;
  question: number;
  choices: number;
  step?: string;
}

export interface Memory {
  heard: Told[];
  shown: Told | null;
}

export const NOTHING: Memory = { heard: [], shown: null };

const THUMB = "thumb-";

/** Return the rule of thumb for a step as a tip. It is shown once, for questions without a tip in the guide. */
const thumbAt = (step: string): Mark => ({ id: `${THUMB}${step}`, at: ".prompt", when: asks(step) });

/** Return the step whose rule of thumb a tip is, or "" for one of the guide's own tips. */
export const stepOf = (id: string): string => (id.startsWith(THUMB) ? id.slice(THUMB.length) : "");

/** Find a tip by its name: one of the guide's, or a rule of thumb. */
export function markOf(marks: readonly Mark[], id = ""): Mark | undefined {
  return marks.find((mark) => mark.id === id) ?? (stepOf(id) ? thumbAt(stepOf(id)) : undefined);
}

/** Return the progress after an event. A tip stays until its question is answered. Tips shown after a choice that was
 * undone are shown again. */
export function follow(
  marks: readonly Mark[],
  { heard, shown }: Memory,
  table: BoardTable,
  { question, choices }: { question: number; choices: number },
): Memory {
  const before = heard.map((each) => each.id);
  const current = markOf(marks, shown?.id);
  if (shown && current && shown.question === question && current.when(table, before)) return { heard, shown };
  const told = [...heard, ...(shown ? [shown] : [])].filter((each) => each.choices <= choices);
  const ids = told.map((each) => each.id);
  const next = marks.find((mark) => !ids.includes(mark.id) && mark.when(table, ids)) ?? unspoken(told, table);
  return { heard: told, shown: next ? { id: next.id, question, choices, step: table.step } : null };
}

/** Return the rule of thumb for a question that has had no tip yet. */
function unspoken(told: Told[], table: BoardTable): Mark | undefined {
  const { step, texts } = table;
  const isNew = isAsked(table) && !told.some((each) => each.step === step);
  return isNew && texts.thumb(step) ? thumbAt(step) : undefined;
}

/** Confirm the tip, so that it is not shown again. */
export const hear = ({ heard, shown }: Memory): Memory => ({
  heard: [...heard, ...(shown ? [shown] : [])],
  shown: null,
});

// --- storage, per table on this device

const keyOf = (table: string): string => `wusel-guide-${table}`;

/** Return the stored progress, or null if this table never had a guide. */
export function recall(table: string): Memory | null {
  try {
    const { heard, shown } = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Memory;
    return Array.isArray(heard) ? { heard, shown: shown ?? null } : null;
  } catch {
    return null;
  }
}

export function remember(table: string, memory: Memory): void {
  localStorage.setItem(keyOf(table), JSON.stringify(memory));
}

/** Return whether a player has a guide at a table, because they asked for one or the link did. */
export const isGuided = (table: string): boolean =>
  recall(table) !== null || new URLSearchParams(house.here().search).has("guide");

export function forget(table: string): void {
  localStorage.removeItem(keyOf(table));
}
