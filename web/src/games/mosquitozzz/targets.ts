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

/** On what each choice is made; what is not here says that it is enough, by a button. */
const ZONES: Partial<Record<Choice["do"], Zone>> = {
  lay: "hand",
  use: "hand",
  discard: "hand",
  use_laid: "laid",
  cure: "infected",
  pass_swarm: "place",
  pass_lamp: "place",
  stay: "swarm",
  learn: "display",
  drink: "drops",
};

/** What can be meant in each step. */
const MEANT: Partial<Record<Step, Choice["do"][]>> = {
  lay_cards: ["lay"],
  defend: ["use", "use_laid"],
  take_medicine: ["cure"],
  cast_net: ["pass_swarm"],
  choose_staying: ["stay"],
  take_experience: ["learn"],
  hand_on_lamp: ["pass_lamp"],
  two_player_discard: ["discard"],
};

/** The choice that pointing at a thing stands for in this step; null if it stands for none. */
export function wishFor(step: string, { zone, ...what }: Thing): Choice | null {
  const word = MEANT[step as Step]?.find((each) => ZONES[each] === zone);
  return word ? ({ do: word, ...what } as Choice) : null;
}

export const isLegal = ({ choices }: Pick<Table, "choices">, wish: Choice | null): boolean =>
  wish !== null && choices.some((choice) => same(choice, wish));

export const isByThing = (choice: Pick<Choice, "do">): boolean => choice.do in ZONES;

/** Where a choice is made, as selectors. */
export function where({ do: word, ...what }: Choice): string[] {
  const thing = word === "cure" ? word : [ZONES[word], ...Object.values(what)].join("-");
  return ZONES[word] ? [`[data-thing="${thing}"]`] : [];
}
