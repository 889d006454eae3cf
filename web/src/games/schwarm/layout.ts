/** How the room is shared out between the sea, the players' marks and the cards. */

import type { Box } from "../../kit/layout";

export interface Layout {
  narrow: boolean;
  sea: Box;
  /** A line that tells which round it is, and what is still to be taken. */
  status: Box;
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
const STATUS = 15;

/** Wide: everything beside the sea. Narrow: everything below it. */
export function layOut(w: number, h: number, seats: number, withStock: boolean, own = -1): Layout {
  return w >= 640 ? wide(w, h, seats, withStock) : narrow(w, h, seats, withStock, own);
}

function wide(w: number, h: number, seats: number, withStock: boolean): Layout {
  const size = Math.max(200, Math.min(h - 2 * GAP, w - 310));
  const x = Math.min(size + 2 * GAP, w - 300);
  const column = Math.min(w - x - GAP, 460);
  const left = Math.max(0, (w - x - GAP - column) / 2);
  const sea = { x: GAP + left, y: (h - size) / 2, w: size, h: size };
  const start = left + x + GAP / 2;
  const markHeight = seats > 3 ? 62 : 72;
  const status = { x: start, y: GAP, w: column, h: STATUS };
  const under = GAP + STATUS + 4;
  const marks = Array.from({ length: seats }, (_, i) => ({
    x: start,
    y: under + i * (markHeight + 5),
    w: column,
    h: markHeight,
  }));
  const top = under + seats * (markHeight + 5) + 4;
  const stockHeight = withStock ? 62 : 0;
  const cards = { x: start + GLOW, y: top + GLOW, w: column - 2 * GLOW, h: h - top - stockHeight - GAP - GLOW };
  return {
    narrow: false,
    sea,
    status,
    marks,
    cards,
    stock: { x: start, y: h - stockHeight - 4, w: column, h: stockHeight },
  };
}

/** Your own mark is wider than the others: what you have taken must be read on it. */
function narrow(w: number, h: number, seats: number, withStock: boolean, own: number): Layout {
  const markHeight = 54;
  const stockHeight = withStock ? 50 : 0;
  const size = Math.max(160, Math.min(w, h - markHeight - STATUS - 118));
  const sea = { x: (w - size) / 2, y: GLOW, w: size, h: size };
  const wider = own < 0 || seats < 3 ? 1 : 1.8;
  const each = (w - 8 - (seats - 1) * 4) / (seats - 1 + wider);
  const marks = Array.from({ length: seats }, (_, i) => ({
    x: 4 + i * (each + 4) + (own >= 0 && i > own ? (wider - 1) * each : 0),
    y: size + STATUS + 2 * GLOW,
    w: i === own ? wider * each : each,
    h: markHeight,
  }));
  const status = { x: 4, y: size + GLOW, w: w - 8, h: STATUS };
  const top = size + STATUS + markHeight + 3 * GLOW + 1;
  const cards = { x: 2 + GLOW, y: top + GLOW, w: w - 4 - 2 * GLOW, h: h - top - stockHeight - 2 * GLOW };
  return { narrow: true, sea, status, marks, cards, stock: { x: 4, y: h - stockHeight - 1, w: w - 8, h: stockHeight } };
}
