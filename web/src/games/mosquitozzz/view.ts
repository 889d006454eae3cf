/** Mosquitozzz as the server tells it: the view of a seat, and the cards in use. */

import type { BoardTable } from "../board";
import type { Card, MosquitozzzCatalogue, MosquitozzzView } from "./declared";

export const viewOf = (table: BoardTable): MosquitozzzView => table.look.view as unknown as MosquitozzzView;
export const catalogueOf = (table: BoardTable): MosquitozzzCatalogue =>
  table.game.catalogue as unknown as MosquitozzzCatalogue;

/** What is printed on a card. */
export const cardOf = (table: BoardTable, name: string): Card => catalogueOf(table).cards[name]!;

/** The seat at the near edge of the table: your own; a spectator sits behind the first player. */
export const nearSeat = (view: MosquitozzzView): number => Math.max(view.seat, 0);

/** The others, clockwise from the near seat. */
export function farSeats(view: MosquitozzzView): number[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (nearSeat(view) + 1 + i) % n);
}
