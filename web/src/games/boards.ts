/** Which board belongs to which game. */

import type { BoardModule } from "./board";

const boards: Record<string, () => Promise<BoardModule>> = {
  mosquitozzz: () => import("./mosquitozzz/board"),
  schwarm: () => import("./schwarm/board"),
};

/** The board of a game; a game without one, or whose board does not load, gets the generic one. */
export async function boardFor(game: string): Promise<BoardModule> {
  const load = boards[game];
  if (load) {
    try {
      return await load();
    } catch (error) {
      console.warn(`the board of ${game} did not load`, error);
    }
  }
  return genericBoard();
}

export const genericBoard = (): Promise<BoardModule> => import("./generic/board");
