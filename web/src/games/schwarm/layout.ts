/** How the room is shared out between the sea, the players' marks and the cards. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

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
const RATIO = 1.36;
/** At most so much air between cards. */
const AIR = 14;
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

/** So many cards as large as they fit into a box, in rows from the left, with as much air between them as there is. */
export function spread(count: number, box: Box, most = 96): Box[] {
  const gap = box.w < 400 ? 5 : 8;
  let best = { columns: 1, w: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const byWidth = (box.w - (columns - 1) * gap) / columns;
    const byHeight = (box.h - (rows - 1) * gap) / rows / RATIO;
    const w = Math.min(most, byWidth, byHeight);
    if (w >= best.w) best = { columns, w };
  }
  const { columns, w } = best;
  const rows = Math.ceil(count / columns);
  const air = (room: number, n: number, size: number): number =>
    n > 1 ? Math.max(gap, Math.min(AIR, (room - n * size) / (n - 1))) : gap;
  const across = w + air(box.w, columns, w);
  const down = w * RATIO + air(box.h, rows, w * RATIO);
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % columns) * across,
    y: box.y + Math.floor(i / columns) * down,
    w,
    h: w * RATIO,
  }));
}
