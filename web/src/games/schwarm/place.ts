/** Places of the sea, as they are read before one is chosen. */

import type { Words } from "../board";
import { gainWords } from "./gains";
import type { Helm } from "./helm.svelte";
import { describe, type Reading } from "./words";

/** A place to be read: what choosing it means and would bring, and what is there. */
export function readPlace(helm: Helm, name: string): Reading {
  const { texts, names } = helm.table;
  const about = describe(texts, name, helm.view, names);
  const here = helm.targets.get(name) ?? [];
  const [choice] = here;
  if (!choice) return { title: about, lines: farWords(helm, name), place: true };
  const title = here.length > 1 ? texts.say("sw-which") : texts.choice(choice, names);
  return { title, lines: [about, ...broughtBy(helm, name, choice)], place: true };
}

function farWords(helm: Helm, name: string): string[] {
  const far = helm.reachable.get(name);
  return far ? [helm.table.texts.say("sw-far", { n: far.harm })] : [];
}

function broughtBy(helm: Helm, name: string, choice: Words): string[] {
  const { texts, names } = helm.table;
  if (choice.do !== "explore") return gainWords(texts, helm.foresee(choice), names);
  const best = helm.prospect(name);
  return best ? [texts.say("sw-at-best", { gain: gainWords(texts, best, names).join(" · ") })] : [];
}
