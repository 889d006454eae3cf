/** How the room is shared out between the sea, the players' marks and the cards. */

import type { Box } from "../../kit/layout";

export interface Layout {
  narrow: boolean;
  sea: Box;
  /** One mark for every seat. */
  marks: Box[];
  /** Cards to take or to play. */
  cards: Box;
  /** The tiles in front of you. */
  stock: Box;
}

const GAP = 8;
/** What glows needs room, and so do the fingers that aim at it. */
const GLOW = 3;

/** Wide: everything beside the sea. Narrow: everything below it. */
export function layOut(w: number, h: number, seats: number, withStock: boolean): Layout {
  return w >= 640 ? wide(w, h, seats, withStock) : narrow(w, h, seats, withStock);
}

function wide(w: number, h: number, seats: number, withStock: boolean): Layout {
  const size = Math.max(200, Math.min(h - 2 * GAP, w - 310));
  const x = Math.min(size + 2 * GAP, w - 300);
  const column = Math.min(w - x - GAP, 460);
  const left = Math.max(0, (w - x - GAP - column) / 2);
  const sea = { x: GAP + left, y: (h - size) / 2, w: size, h: size };
  const start = left + x + GAP / 2;
  const markHeight = seats > 3 ? 58 : 66;
  const marks = Array.from({ length: seats }, (_, i) => ({
    x: start,
    y: GAP + i * (markHeight + 5),
    w: column,
    h: markHeight,
  }));
  const top = GAP + seats * (markHeight + 5) + 4;
  const stockHeight = withStock ? 62 : 0;
  const cards = { x: start + GLOW, y: top + GLOW, w: column - 2 * GLOW, h: h - top - stockHeight - GAP - GLOW };
  return { narrow: false, sea, marks, cards, stock: { x: start, y: h - stockHeight - 4, w: column, h: stockHeight } };
}

function narrow(w: number, h: number, seats: number, withStock: boolean): Layout {
  const markHeight = 56;
  const stockHeight = withStock ? 50 : 0;
  const size = Math.max(160, Math.min(w, h - markHeight - 118));
  const sea = { x: (w - size) / 2, y: GLOW, w: size, h: size };
  const each = (w - 8 - (seats - 1) * 4) / seats;
  const marks = Array.from({ length: seats }, (_, i) => ({
    x: 4 + i * (each + 4),
    y: size + 2 * GLOW,
    w: each,
    h: markHeight,
  }));
  const top = size + markHeight + 3 * GLOW + 1;
  const cards = { x: 2 + GLOW, y: top + GLOW, w: w - 4 - 2 * GLOW, h: h - top - stockHeight - 2 * GLOW };
  return { narrow: true, sea, marks, cards, stock: { x: 4, y: h - stockHeight - 1, w: w - 8, h: stockHeight } };
}
