/** What somebody means by pointing at a thing on the table, legal or not, and where a choice is made. */

import { same } from "../board";
import type { Choice, Step, Table } from "./declared";

/** A thing that can be pointed at: a card in some zone, the place of a player, or drops of blood. */
type Zone = "hand" | "laid" | "swarm" | "staying" | "display" | "place" | "infected" | "drops";
export interface Thing {
  zone: Zone;
  card?: string;
  seat?: number;
}

/** On what each choice is made, and in which step pointing there means it; what is not here says that it is enough, by
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

/** The choice that pointing at a thing stands for in this step; null if it stands for none. */
export function wishFor(step: string, { zone, ...what }: Thing): Choice | null {
  const [word] = Object.entries(MADE).find(([, [on, during]]) => on === zone && during === step) ?? [];
  return word ? ({ do: word, ...what } as Choice) : null;
}

export const isLegal = ({ choices }: Pick<Table, "choices">, wish: Choice | null): boolean =>
  wish !== null && choices.some((choice) => same(choice, wish));

export const isByThing = (choice: Pick<Choice, "do">): boolean => choice.do in MADE;

/** Where a choice is made, as selectors. */
export function where({ do: word, ...what }: Choice): string[] {
  if (!MADE[word]) return [];
  const thing = word === "cure" ? word : [MADE[word][0], ...Object.values(what)].join("-");
  return [`[data-thing="${thing}"]`];
}
