/** Where a person is in a guide: it follows what happens at the table, whatever that is, and survives a reload. */

import type { BoardTable } from "../games/board";
import { asks, isAsked, type Mark } from "../games/guide";
import { house } from "../lib/house";

/** A mark that was told, at which question, asked by which step, and after how many choices of the game. */
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

/** What people who know the game go by where a step asks: told once, of questions that the guide has no word for. */
const thumbAt = (step: string): Mark => ({ id: `${THUMB}${step}`, at: ".prompt", when: asks(step) });

/** The step whose rule of thumb a mark is; empty if it is the guide's own. */
export const stepOf = (id: string): string => (id.startsWith(THUMB) ? id.slice(THUMB.length) : "");

/** A mark by its name: one of the guide's, or a rule of thumb. */
export function markOf(marks: readonly Mark[], id = ""): Mark | undefined {
  return marks.find((mark) => mark.id === id) ?? (stepOf(id) ? thumbAt(stepOf(id)) : undefined);
}

/** The memory after whatever has happened. A mark stays until its question is answered; those told after a choice that
 * has been taken back are told again. */
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

/** The rule of thumb for a question of which nothing has been said yet. */
function unspoken(told: Told[], table: BoardTable): Mark | undefined {
  const { step, texts } = table;
  const isNew = isAsked(table) && !told.some((each) => each.step === step);
  return isNew && texts.thumb(step) ? thumbAt(step) : undefined;
}

/** Got it: the mark is not shown again. */
export const hear = ({ heard, shown }: Memory): Memory => ({
  heard: [...heard, ...(shown ? [shown] : [])],
  shown: null,
});

// --- kept for each table on this device

const keyOf = (table: string): string => `wusel-guide-${table}`;

/** What was remembered; null if nobody was ever guided at this table. */
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

/** Whether somebody is guided at a table: they asked for it, or came to be. */
export const isGuided = (table: string): boolean =>
  recall(table) !== null || new URLSearchParams(house.here().search).has("guide");

export function forget(table: string): void {
  localStorage.removeItem(keyOf(table));
}
