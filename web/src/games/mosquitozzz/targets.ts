/** What somebody means by pointing at a thing on the table, legal or not. */

import { type BoardTable, same, type Words } from "../board";
import type { Choice } from "./declared";
import { viewOf } from "./view";

/** A thing that can be pointed at: a card in some zone, or the place of a player. */
export interface Thing {
  zone: "hand" | "laid" | "swarm" | "display" | "place" | "infected";
  card?: string;
  seat?: number;
}

/** The choice that pointing at a thing stands for in this step; null if it stands for none. */
export function wishFor(step: string, thing: Thing): Choice | null {
  const { zone, card = "", seat = -1 } = thing;
  if (step === "lay_cards" && zone === "hand") return { do: "lay", card };
  if (step === "defend" && zone === "hand") return { do: "use", card };
  if (step === "defend" && zone === "laid") return { do: "use_laid", seat };
  if (step === "take_medicine" && zone === "infected") return { do: "cure" };
  if (step === "cast_net" && zone === "place") return { do: "pass_swarm", seat };
  if (step === "choose_staying" && zone === "swarm") return { do: "stay", card };
  if (step === "take_experience" && zone === "display") return { do: "learn", card };
  if (step === "hand_on_lamp" && zone === "place") return { do: "pass_lamp", seat };
  if (step === "two_player_discard" && zone === "hand") return { do: "discard", card };
  return null;
}

export const isLegal = (table: BoardTable, wish: Words | null): boolean =>
  wish !== null && table.choices.some((choice) => same(choice, wish));

/** Whether you are asked, so that pointing at a thing says something. */
export const isAsked = (table: BoardTable): boolean => {
  const { seat } = viewOf(table);
  return seat >= 0 && table.look.choices.length > 0;
};

const BY_THING: Choice["do"][] = [
  "lay",
  "use",
  "use_laid",
  "cure",
  "pass_swarm",
  "stay",
  "learn",
  "pass_lamp",
  "discard",
  "drink",
];

/** Everything is pointed at on the board, except saying that it is enough. */
export const isByThing = (choice: Words): boolean => BY_THING.includes(choice.do as Choice["do"]);
