/** Where on the board each choice is made: on a field, by a button of the turn, on a card, or on a page. */

import { isPlain } from "../board";
import type { Choice, MausView, Table } from "./declared";
import { fieldAt, type Square } from "./room";
import { fieldOfFigure } from "./view";

/** What is about nothing on the table is a button below the board. */
export const isOnBoard = (choice: Choice, { game }: Table): boolean =>
  choice.do !== "keep_nothing" && !isPlain(choice, game);

/** The field on which a choice is made; empty if on none. */
export function fieldOf(choice: Choice, view: MausView, squares: Square[]): string {
  if ("field" in choice) return choice.field;
  if ("figure" in choice) return fieldOfFigure(view, choice.figure);
  if (choice.do === "aim_at_mouse" || choice.do === "nurse") return fieldOfFigure(view, choice.hero);
  return choice.do === "explore" ? fieldAt(squares, choice.exit) : "";
}

// --- the buttons of a turn

/** What a turn is made of, as the game groups its choices. */
const GROUPS = ["move", "act", "free"];

/** Of these one wants to read what they do, also if there is but one. */
const READ = ["do_act", "use_ability", "use_item", "level_up"];

export interface Chip {
  verb: string;
  group: string;
  choices: Choice[];
}

const isTurn = (step: string): boolean => step === "take_turn";

/** Everything that can be done in a turn besides going somewhere, by what it is. */
export function chipsOf(choices: Choice[], { step, game }: Pick<Table, "step" | "game">): Chip[] {
  if (!isTurn(step)) return [];
  return GROUPS.flatMap((group) =>
    (game.groups[group] ?? []).flatMap((verb) => {
      const own = choices.filter((choice) => choice.do === verb && verb !== "go");
      return own.length ? [{ verb, group, choices: own }] : [];
    }),
  );
}

export const isRead = (verb: string): boolean => READ.includes(verb);

/** What is chosen among cards as soon as it is asked: neither on a field, nor between two bundles. */
export const cardChoices = (choices: Choice[], { step, game }: Pick<Table, "step" | "game">): Choice[] =>
  isTurn(step) ? [] : choices.filter((choice) => cardOf(choice) && choice.do !== "attack" && !isSwap(choice, game));

/** Whether a thing goes from one bundle to the other. */
export const isSwap = (choice: Choice, { groups }: Table["game"]): boolean => !!groups.swap?.includes(choice.do);

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
  if (isTurn(step)) return { do: "go", field };
  const [choice] = choices;
  return choice?.do === "place_at" || choice?.do === "aim_at_field" ? { ...choice, field } : null;
};
