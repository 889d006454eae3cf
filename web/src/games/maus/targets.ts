/** Where on the board each choice is made: on a field, by a button of the turn, on a card, or on a page. */

import type { Choice, MausView, Table } from "./declared";
import { fieldAt, type Square } from "./room";
import { fieldOfFigure } from "./view";

/** What needs no place: a button below the board. */
const BUTTONS = [
  "end_turn",
  "done",
  "let_it_be",
  "try_again",
  "give_up",
  "keep_find",
  "sell_find",
  "keep_nothing",
  "leave_out",
  "let_come",
];

export const isOnBoard = (choice: Choice): boolean => !BUTTONS.includes(choice.do);

/** The field on which a choice is made; empty if on none. */
export function fieldOf(choice: Choice, view: MausView, squares: Square[]): string {
  if ("field" in choice) return choice.field;
  if ("figure" in choice) return fieldOfFigure(view, choice.figure);
  if (choice.do === "aim_at_mouse" || choice.do === "nurse") return fieldOfFigure(view, choice.hero);
  return choice.do === "explore" ? fieldAt(squares, choice.exit) : "";
}

// --- the buttons of a turn

/** What a turn is made of, as the game groups its choices. */
export const GROUPS = ["move", "act", "free"] as const;
export type GroupName = (typeof GROUPS)[number];

/** Of these one wants to read what they do, also if there is but one. */
const READ = ["do_act", "use_ability", "use_item", "level_up"];

export interface Chip {
  verb: string;
  group: GroupName;
  choices: Choice[];
}

const IN_TURN = ["take_turn"];

/** Everything that can be done in a turn besides going somewhere, by what it is. */
export function chipsOf(choices: Choice[], { step, game }: Pick<Table, "step" | "game">): Chip[] {
  if (!IN_TURN.includes(step)) return [];
  return GROUPS.flatMap((group) =>
    (game.groups[group] ?? []).flatMap((verb) => {
      const own = choices.filter((choice) => choice.do === verb && verb !== "go");
      return own.length ? [{ verb, group, choices: own }] : [];
    }),
  );
}

export const isRead = (verb: string): boolean => READ.includes(verb);

/** What is chosen among cards as soon as it is asked. */
const CARDS = [
  "choose_hero",
  "choose_ability",
  "keep_item",
  "keep_ability",
  "replace",
  "pick_find",
  "wound_card",
  "use_ability",
  "use_item",
];

export const cardChoices = (choices: Choice[], step: string): Choice[] =>
  IN_TURN.includes(step) ? [] : choices.filter((choice) => CARDS.includes(choice.do));

/** The thing on whose card a choice is made, by kind and name. */
export function cardOf(
  choice: Choice,
): { kind: "item" | "ability" | "act" | "hero" | "foe_card"; name: string } | null {
  if ("item" in choice) return { kind: "item", name: choice.item };
  if ("ability" in choice) return { kind: "ability", name: choice.ability };
  if ("act" in choice) return { kind: "act", name: choice.act };
  if ("card" in choice) return { kind: "foe_card", name: choice.card };
  return choice.do === "choose_hero" ? { kind: "hero", name: choice.hero } : null;
}

/** What somebody means who points at a field that does not glow. */
export const wouldBe = (field: string, choices: Choice[], step: string): Choice | null => {
  if (IN_TURN.includes(step)) return { do: "go", field };
  const [choice] = choices;
  return choice?.do === "place_at" || choice?.do === "aim_at_field" ? { ...choice, field } : null;
};
