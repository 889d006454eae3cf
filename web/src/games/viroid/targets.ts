/** Where on the board each choice is made, and which choice a click on a dish would be. */

import type { Words } from "../board";
import type { Choice, ViroidView } from "./declared";

/** What is developed for DNA: on the player's own board. */
export const SHOP = ["improve", "resist", "buy_strain", "develop", "develop_ability", "discard_strain", "heighten"];
/** What needs no place: a button below the board. */
const BUTTONS = ["finish", "keep", "stop", "decline"];

export const isOnBoard = (choice: Choice): boolean => !BUTTONS.includes(choice.do);

/** A choice in a few letters, as prices go by it: what is done and to what. */
export const keyOf = (choice: Words): string => Object.values(choice).join(" ");

/** What is still to be chosen in a city that is known. */
const WITHIN = ["choose_way", "travel", "cure", "bury"];

export const isWithin = (choice: Choice): boolean => WITHIN.includes(choice.do);

/** The city in which a choice is made; empty if in none. */
export function cityOf(choice: Choice, { about }: ViroidView): string {
  if ("city" in choice) return choice.city;
  return isWithin(choice) ? String(about.city) : "";
}

/** The choices by the city in which they are made. */
export function targets(choices: Choice[], view: ViroidView): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const city = cityOf(choice, view);
    if (city) found.set(city, [...(found.get(city) ?? []), choice]);
  }
  return found;
}

/** What somebody means who clicks a dish that does not glow: the same as in those that do. */
export function wouldBe(city: string, choices: Choice[]): Choice | null {
  const like = choices.find((choice) => ["enter", "kill", "strike", "unearth"].includes(choice.do));
  return like ? ({ do: like.do, city } as Choice) : null;
}

/** The sign of a choice. */
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
