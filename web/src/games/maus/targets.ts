/** The place of each choice on the board: a field, a button of the turn, a card, or a page. */

import { isPlain } from "../board";
import type { Choice, MausView, Table } from "./declared";
import { fieldAt, type Square } from "./room";
import { fieldOfFigure } from "./view";

/** Return whether the board offers a choice. Choices without arguments are buttons below the board. */
export const isOnBoard = (choice: Choice, { game }: Table): boolean =>
  choice.do !== "keep_nothing" && !isPlain(choice, game);

/** Return the field of a choice, or "" if it has none. */
export function fieldOf(choice: Choice, view: MausView, squares: Square[]): string {
  if ("field" in choice) return choice.field;
  if ("figure" in choice) return fieldOfFigure(view, choice.figure);
  if (choice.do === "aim_at_mouse" || choice.do === "nurse") return fieldOfFigure(view, choice.hero);
  return choice.do === "explore" ? fieldAt(squares, choice.exit) : "";
}

// --- the buttons of a turn

/** The parts of a turn, as the game groups its choices. */
const GROUPS = ["move", "act", "free"];

/** Choices whose cards the player wants to read, even if there is only one. */
const READ = ["do_act", "use_ability", "use_item", "level_up"];

export interface Chip {
  verb: string;
  group: string;
  choices: Choice[];
}

const isTurn = (step: string): boolean => step === "take_turn";

/** Return the buttons of a turn: all choices except walking, grouped by verb. */
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

/** Return the choices shown as cards at once: neither on a field nor between two bundles. */
export const cardChoices = (choices: Choice[], { step, game }: Pick<Table, "step" | "game">): Choice[] =>
  isTurn(step) ? [] : choices.filter((choice) => cardOf(choice) && choice.do !== "attack" && !isSwap(choice, game));

/** Return whether a choice moves a thing between bundles. */
export const isSwap = (choice: Choice, { groups }: Table["game"]): boolean => !!groups.swap?.includes(choice.do);

/** Return the kind and name of the card that a choice is made on. */
export function cardOf(
  choice: Choice,
): { kind: "item" | "ability" | "act" | "hero" | "foe_card"; name: string } | null {
  if ("item" in choice) return { kind: "item", name: choice.item };
  if ("ability" in choice) return { kind: "ability", name: choice.ability };
  if ("act" in choice) return { kind: "act", name: choice.act };
  if ("card" in choice) return { kind: "foe_card", name: choice.card };
  return choice.do === "choose_hero" ? { kind: "hero", name: choice.hero } : null;
}

/** Return the choice that a click on a field without a glow would attempt. */
export const wouldBe = (field: string, choices: Choice[], step: string): Choice | null => {
  if (isTurn(step)) return { do: "go", field };
  const [choice] = choices;
  return choice?.do === "place_at" || choice?.do === "aim_at_field" ? { ...choice, field } : null;
};
