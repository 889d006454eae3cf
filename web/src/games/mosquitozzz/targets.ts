/** The choice that a click on a thing stands for, legal or not, and the selectors of choices. */

import { same } from "../board";
import type { Choice, Step, Table } from "./declared";

/** A thing that can be clicked: a card in some zone, the place of a player, or drops of blood. */
type Zone = "hand" | "laid" | "swarm" | "staying" | "display" | "place" | "infected" | "drops";
export interface Thing {
  zone: Zone;
  card?: string;
  seat?: number;
}

/** The zone in which each choice is made, and the step in which a click there means it. A choice that is not listed is
 * a button. */
const MADE: Partial<Record<Choice["do"], [Zone, Step?]>> = {
  lay: ["hand", "lay_cards"],
  use: ["hand", "defend"],
  use_laid: ["laid", "defend"],
  drink: ["drops"],
  cure: ["infected", "take_medicine"],
  pass_swarm: ["place", "cast_net"],
  stay: ["swarm", "choose_staying"],
  learn: ["display", "take_experience"],
  pass_lamp: ["place", "hand_on_lamp"],
  discard: ["hand", "two_player_discard"],
};

/** Return the choice that a thing stands for in this step, or null. */
export function wishFor(step: string, { zone, ...what }: Thing): Choice | null {
  const [word] = Object.entries(MADE).find(([, [on, during]]) => on === zone && during === step) ?? [];
  return word ? ({ do: word, ...what } as Choice) : null;
}

export const isLegal = ({ choices }: Pick<Table, "choices">, wish: Choice | null): boolean =>
  wish !== null && choices.some((choice) => same(choice, wish));

export const isByThing = (choice: Pick<Choice, "do">): boolean => choice.do in MADE;

/** Return the selectors of a choice. */
export function where({ do: word, ...what }: Choice): string[] {
  if (!MADE[word]) return [];
  const thing = word === "cure" ? word : [MADE[word][0], ...Object.values(what)].join("-");
  return [`[data-thing="${thing}"]`];
}
