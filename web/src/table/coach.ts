/** Where a person is in a guide: it follows what happens at the table, whatever that is, and survives a reload. */

import type { BoardTable } from "../games/board";
import type { Mark } from "../games/guide";
import { house } from "../lib/house";

/** A mark that was told, at which question and after how many choices of the game. */
export interface Told {
  id: string;
  question: number;
  choices: number;
}

export interface Memory {
  heard: Told[];
  shown: Told | null;
}

export const NOTHING: Memory = { heard: [], shown: null };

/** The memory after whatever has happened. A mark stays until its question is answered; those told after a choice that
 * has been taken back are told again. */
export function follow(
  marks: readonly Mark[],
  { heard, shown }: Memory,
  table: BoardTable,
  { question, choices }: { question: number; choices: number },
): Memory {
  const before = heard.map((each) => each.id);
  const current = marks.find((mark) => mark.id === shown?.id);
  if (shown && current && shown.question === question && current.when(table, before)) return { heard, shown };
  const told = [...heard, ...(shown ? [shown] : [])].filter((each) => each.choices <= choices);
  const ids = told.map((each) => each.id);
  const next = marks.find((mark) => !ids.includes(mark.id) && mark.when(table, ids));
  return { heard: told, shown: next ? { id: next.id, question, choices } : null };
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
