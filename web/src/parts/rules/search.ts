/** Rules by section, and the search in them. */

import type { Language } from "../../lib/settings.svelte";
import type { RuleInfo } from "../../wire";

export interface Section {
  /** The common prefix of its rules' IDs: letters or a phase, for example MZ-B or VI-2. */
  id: string;
  rules: RuleInfo[];
}

/** A piece of a rule's text: plain, a search hit, or the ID of another rule. */
export interface Piece {
  text: string;
  is: "plain" | "found" | "rule";
}

const BEGINNING = /^[A-Z]+-(?:[A-Z]+|\d+)/;

/** Group rules into sections, in the order of the rulebook. */
export function sectionsOf(rules: RuleInfo[]): Section[] {
  const sections = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const id = BEGINNING.exec(rule.id)?.[0] ?? rule.id;
    sections.set(id, [...(sections.get(id) ?? []), rule]);
  }
  return [...sections].map(([id, held]) => ({ id, rules: held }));
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Return the sections with the rules that contain every word in their text or ID. Empty sections are left out. */
export function matching(sections: Section[], query: string, language: Language): Section[] {
  const words = wordsOf(query);
  const holds = (rule: RuleInfo): boolean => {
    const text = `${rule.id} ${rule[language]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections
    .map(({ id, rules }) => ({ id, rules: rules.filter(holds) }))
    .filter((section) => section.rules.length > 0);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Cut a text at search hits and rule IDs. */
export function cut(text: string, query: string, ids: Set<string>): Piece[] {
  const words = wordsOf(query).map(escaped);
  const parts = text.split(new RegExp(`(${["[A-Z]{2}-[A-Z-]*\\d+(?:\\.\\d+)?", ...words].join("|")})`, "gi"));
  return parts
    .filter(Boolean)
    .map((part) => ({ text: part, is: ids.has(part) ? "rule" : isFound(part, query) ? "found" : "plain" }));
}

const isFound = (part: string, query: string): boolean => wordsOf(query).includes(part.toLowerCase());
