/** The history of a finished game, for a board that shows its ending. */

import type { Past, Told } from "../games/board";
import { api } from "../lib/api";

const AT_ONCE = 100;

/** Fetch all events, as one seat knows them. */
export async function pastOf(id: string, seat: number): Promise<Past> {
  const told: Told[] = [];
  for (let first = 0, total = 0; first <= total; first += AT_ONCE) {
    const piece = await api.story(id, seat, first, AT_ONCE);
    told.push(...piece.moments.map(({ choices, look }) => ({ n: choices, events: look.events })));
    total = piece.total;
  }
  return { told, address: (n) => `/replay/${id}?n=${n}&seat=${seat}` };
}
