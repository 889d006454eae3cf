/** The boxes on the shelf. */

import { registry } from "../../games/registry";
import type { GameCard, Shelf } from "../../wire";

export interface BoxOnShelf {
  name: string;
  /** Null until the server has answered, and for games that are not available yet. */
  card: GameCard | null;
}

/** Return all boxes: first the known games, then other games of the server. A known game that the server does not offer
 * is not available yet. */
export function boxes(shelf: Shelf | null): BoxOnShelf[] {
  const games = shelf?.games ?? [];
  const known = registry.map((game) => game.name);
  const others = games.map((game) => game.name).filter((name) => !known.includes(name));
  return [...known, ...others].map((name) => ({ name, card: games.find((game) => game.name === name) ?? null }));
}
