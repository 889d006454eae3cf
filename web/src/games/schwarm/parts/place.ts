/** Places of the sea, as they are read before one is chosen. */

import type { Reading } from "../../../kit/tooltip.svelte";
import type { Words } from "../../board";
import type { BoardSelection } from "../selection.svelte";
import { describe } from "../words";
import { gainWords } from "./gains";

/** A place to be read: what choosing it means and would bring, and what is there. */
export function readPlace(selection: BoardSelection, name: string): Reading {
  const { texts, names } = selection.table;
  const about = describe(texts, name, selection.view, names);
  const here = selection.targets.get(name) ?? [];
  const [choice] = here;
  if (!choice) return { title: about, lines: farWords(selection, name), place: true };
  const title = here.length > 1 ? texts.say("sw-which") : texts.choice(choice, names);
  return { title, lines: [about, ...broughtBy(selection, name, choice)], place: true };
}

function farWords(selection: BoardSelection, name: string): string[] {
  const far = selection.reachable.get(name);
  return far ? [selection.table.texts.say("sw-far", { n: far.harm })] : [];
}

function broughtBy(selection: BoardSelection, name: string, choice: Words): string[] {
  const { texts, names } = selection.table;
  if (choice.do !== "explore") return gainWords(texts, selection.foresee(choice), names);
  const best = selection.prospect(name);
  return best ? [texts.say("sw-at-best", { gain: gainWords(texts, best, names).join(" · ") })] : [];
}
