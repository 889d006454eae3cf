/** Places of the sea, as they are read before one is chosen. */

import type { Reading } from "../../../kit/tooltip.svelte";
import type { BoardSelection } from "../selection.svelte";
import { describe } from "../words";

/** A place to be read: what choosing it means and would bring, and what is there. */
export function readPlace(selection: BoardSelection, name: string): Reading {
  const { texts, names } = selection.table;
  const about = describe(selection.table, name);
  const here = selection.targets.get(name) ?? [];
  const [choice] = here;
  if (!choice) return { title: about, lines: farWords(selection, name), place: true };
  const title = here.length > 1 ? texts.say("sw-which") : texts.choice(choice, names);
  return { title, lines: [about, ...selection.brought(choice)], place: true };
}

/** How far a place is that a ship or the whale can come to, and what others lose on the way. */
function farWords(selection: BoardSelection, name: string): string[] {
  const far = selection.reachable.get(name);
  if (!far) return [];
  const { texts } = selection.table;
  const there = texts.say("sw-far", { n: far.way.length - 1 });
  return far.harm ? [there, texts.say("sw-far-harm", { n: far.harm })] : [there];
}
