/** The games that this browser knows, in the order of the shelf. This is the only list of them. */

import type { Component } from "svelte";
import type { BoardModule } from "./board";
import type { BookProps } from "./book";
import { generic } from "./generic";
import type { Guide } from "./guide";
import type { Lesson } from "./lesson";
import { maus } from "./maus";
import { mosquitozzz } from "./mosquitozzz";
import type { Registration } from "./registration";
import { schwarm } from "./schwarm";
import { viroid } from "./viroid";

export const registry: readonly Registration[] = [mosquitozzz, schwarm, viroid, maus];

/** Return the registration of a game; an unknown game gets the generic one. */
export const registered = (name: string): Registration => registry.find((each) => each.name === name) ?? generic;

export const genericBoard = generic.board;

/** Return the board of a game, which only gets tables of that game. A game without a board, or whose board does not
 * load, gets the generic one. */
export async function boardOf(name: string): Promise<BoardModule> {
  const { board = genericBoard } = registered(name);
  try {
    return (await board()) as BoardModule;
  } catch (error) {
    console.warn(`the board of ${name} did not load`, error);
    return genericBoard();
  }
}

/** Return the guide for the first game, or null. */
export async function guideOf(name: string): Promise<Guide | null> {
  return ((await registered(name).guide?.())?.guide as Guide | undefined) ?? null;
}

/** Return the two-minute lesson, or null if there is none or it does not load. */
export async function lessonOf(name: string): Promise<Lesson | null> {
  const found = await registered(name)
    .lesson?.()
    .catch(() => null);
  return found?.lesson ?? null;
}

/** Return the book of a game with a story, or null. */
export async function bookOf(name: string): Promise<Component<BookProps> | null> {
  return ((await registered(name).book?.())?.default as Component<BookProps> | undefined) ?? null;
}

export const boxArtOf = async (name: string): Promise<string> => (await registered(name).box.art()).default;
