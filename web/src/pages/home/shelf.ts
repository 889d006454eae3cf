/** What stands on the shelf. */

import { registry } from "../../games/registry";
import type { GameCard, Shelf } from "../../wire";

export interface BoxOnShelf {
  name: string;
  /** Null until the server has been heard, and for games that are still to come. */
  card: GameCard | null;
}

/** All boxes: those we know first, then whatever else the server offers. What it does not offer is still to come. */
export function boxes(shelf: Shelf | null): BoxOnShelf[] {
  const games = shelf?.games ?? [];
  const known = registry.map((game) => game.name);
  const others = games.map((game) => game.name).filter((name) => !known.includes(name));
  return [...known, ...others].map((name) => ({ name, card: games.find((game) => game.name === name) ?? null }));
}
