/** Queries about the view of a seat and the cards in use. */

import type { Card, MosquitozzzView, Table } from "./declared";

/** Return the printed data of a card. */
export const cardOf = (table: Table, name: string): Card => table.game.catalogue.cards[name]!;

/** Return the seat at the near edge of the table: your own, or the first player's for a spectator. */
export const nearSeat = (view: MosquitozzzView): number => Math.max(view.seat, 0);

/** Return the other seats, clockwise from the near seat. */
export function farSeats(view: MosquitozzzView): number[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (nearSeat(view) + 1 + i) % n);
}
