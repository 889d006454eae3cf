/** What a board reads off the view of a seat, and off the cards in use. */

import type { Card, MosquitozzzView, Table } from "./declared";

/** What is printed on a card. */
export const cardOf = (table: Table, name: string): Card => table.game.catalogue.cards[name]!;

/** The seat at the near edge of the table: your own; a spectator sits behind the first player. */
export const nearSeat = (view: MosquitozzzView): number => Math.max(view.seat, 0);

/** The others, clockwise from the near seat. */
export function farSeats(view: MosquitozzzView): number[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (nearSeat(view) + 1 + i) % n);
}
