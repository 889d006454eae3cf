/** The games this browser knows, in the order of the shelf. Nothing else lists them. */

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

/** What is registered under a name; a game that is not is as plain as any. */
export const registered = (name: string): Registration => registry.find((each) => each.name === name) ?? generic;

export const genericBoard = generic.board;

/** The board of a game, which is only shown tables of that game; a game without one, or whose board does not load, gets
 * the generic one. */
export async function boardOf(name: string): Promise<BoardModule> {
  const { board = genericBoard } = registered(name);
  try {
    return (await board()) as BoardModule;
  } catch (error) {
    console.warn(`the board of ${name} did not load`, error);
    return genericBoard();
  }
}

/** The guided first game; null if there is none. */
export async function guideOf(name: string): Promise<Guide | null> {
  return ((await registered(name).guide?.())?.guide as Guide | undefined) ?? null;
}

/** The game in two minutes; null if nobody has drawn it, or it cannot be had. */
export async function lessonOf(name: string): Promise<Lesson | null> {
  const found = await registered(name)
    .lesson?.()
    .catch(() => null);
  return found?.lesson ?? null;
}

/** The book of a game that tells a story; null if it tells none. */
export async function bookOf(name: string): Promise<Component<BookProps> | null> {
  return ((await registered(name).book?.())?.default as Component<BookProps> | undefined) ?? null;
}

export const boxArtOf = async (name: string): Promise<string> => (await registered(name).box.art()).default;
