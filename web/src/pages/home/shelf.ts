/** What stands on the shelf. */

import type { GameCard, Shelf } from "../../wire";

/** The boxes that have their own art, in the order of the shelf. Those the server does not list are still to come. */
export const BOXES = ["mosquitozzz", "schwarm", "viroid", "maus"];

export interface BoxOnShelf {
  name: string;
  /** Null until the server has been heard, and for games that are still to come. */
  card: GameCard | null;
}

/** All boxes: ours first, then whatever else the server offers. */
export function boxes(shelf: Shelf | null): BoxOnShelf[] {
  const games = shelf?.games ?? [];
  const others = games.map((game) => game.name).filter((name) => !BOXES.includes(name));
  return [...BOXES, ...others].map((name) => ({ name, card: games.find((game) => game.name === name) ?? null }));
}
