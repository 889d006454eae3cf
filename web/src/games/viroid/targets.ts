/** The place of each choice on the board, and the choice of a click on a dish. */

import { isPlain } from "../board";
import type { Choice, Table, ViroidView } from "./declared";

/** Return whether a choice is a purchase with DNA, on the player's own board. */
export const isForSale = (choice: Choice, { game }: Table): boolean => Boolean(game.groups.shop?.includes(choice.do));

/** Return whether the board offers a choice. Choices without arguments are buttons below the board, and so is a
 * resistance that is not for sale. */
export const isOnBoard = (choice: Choice, table: Table): boolean =>
  !isPlain(choice, table.game) && (!("resistance" in choice) || isForSale(choice, table));

/** Return the city of a choice, or of the current question; "" if there is none. */
export const cityOf = (choice: Choice, { about }: ViroidView): string =>
  "city" in choice ? choice.city : String(about.city ?? "");

/** Return the choice of a click on a dish without a glow: the same as for dishes with one. */
export function wouldBe(city: string, choices: Choice[]): Choice | null {
  const like = choices.find((choice) =>
    ["enter", "kill", "strike", "unearth", "release", "protect"].includes(choice.do),
  );
  return like ? ({ do: like.do, city } as Choice) : null;
}

export function signOf(choice: Choice): string {
  if ("way" in choice) return choice.way;
  if ("means" in choice) return choice.means;
  if ("spread" in choice) return choice.spread;
  if ("resistance" in choice) return choice.resistance;
  if ("value" in choice) return choice.value;
  const signs: Partial<Record<Choice["do"], string>> = {
    enter: "infection",
    kill: "mortality",
    strike: "mortality",
    unearth: "dead",
    lift: "measure",
    release: "cells",
    protect: "measure",
    open_line: "ship",
    open_airport: "plane",
    give: "dna",
    buy_strain: "plus",
    develop: "mutation",
    develop_ability: "mutation",
    discard_strain: "bin",
  };
  return signs[choice.do] ?? "near";
}
