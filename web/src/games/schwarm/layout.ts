/** The layout of the board: the sea, the players' marks and the cards. */

import type { Box } from "../../kit/layout";

export interface Layout {
  narrow: boolean;
  /** The total height. It exceeds the screen if the text is enlarged. */
  h: number;
  /** The text size relative to the default. */
  textScale: number;
  sea: Box;
  /** The width of the rim with the names of rows and columns. Without a rim the names are inside the sea. */
  rim: number;
  /** A line with the round and the cards still to take. */
  status: Box;
  /** One mark for each seat. */
  marks: Box[];
  /** Cards to take or to play. */
  cards: Box;
  /** The tiles in front of you. */
  stock: Box;
}

const GAP = 8;
/** Space around the sea for the glow and for fingers. */
const GLOW = 3;
const STATUS = 15;
const RIM = 14;
/** The limits of a low screen: its maximum height and its minimum width. */
const LOW = 480;
const LOW_WIDTH = 440;
/** The width from which cards can show their names. */
const TABLET = 600;
/** The maximum height of a mark on a large screen. */
const HIGHEST = 116;
/** The height of a mark on a narrow screen: name, points and small cards. While cards are played there is another line,
 * for the points of networks. */
const NARROW_MARK = 54;
const MARK_WITH_NETWORKS = 68;
/** The width from which a mark has room for everything. */
const ROOMY = 250;

/** The text size up to which the usual layout fits. */
const USUAL_TEXT = 1.1;

/** Return the layout. On a wide screen everything is beside the sea, on an upright one below it, and on a low one
 * beside it with the marks in a row. With enlarged text everything is below the sea, at any height. */
export function layOut(w: number, h: number, seats: number, isPlaying: boolean, own = -1, textScale = 1): Layout {
  const withStock = isPlaying && own >= 0;
  const mark = isPlaying ? MARK_WITH_NETWORKS : NARROW_MARK;
  return { h, textScale, ...placed() };

  function placed(): Boxes {
    if (textScale > USUAL_TEXT) return enlarged(w, h, seats, withStock, mark * textScale, textScale);
    if (h < LOW && w >= LOW_WIDTH) return low(w, h, seats, withStock, mark);
    return w >= 640 && w > h ? wide(w, h, seats, withStock) : narrow(w, h, seats, withStock, own, mark);
  }
}

type Boxes = Omit<Layout, "h" | "textScale"> & Partial<Pick<Layout, "h">>;

const inEach = (seats: number, mark: (seat: number) => Box): Box[] => Array.from({ length: seats }, (_, i) => mark(i));

function wide(w: number, h: number, seats: number, withStock: boolean): Boxes {
  const size = Math.max(200, Math.min(h - 2 * GAP - RIM, w - 310 - RIM));
  const x = Math.min(size + 2 * GAP + RIM, w - 300);
  const column = Math.min(w - x - GAP, 680);
  const left = Math.max(0, (w - x - GAP - column) / 2);
  const sea = { x: GAP + left + RIM, y: (h - size + RIM) / 2, w: size, h: size };
  const start = left + x + GAP / 2;
  const markHeight = Math.max(seats > 3 ? 62 : 72, Math.min(HIGHEST, ((h - 330) * 0.6) / seats));
  const status = { x: start, y: GAP, w: column, h: STATUS };
  const under = GAP + STATUS + 4;
  const marks = inEach(seats, (i) => ({ x: start, y: under + i * (markHeight + 5), w: column, h: markHeight }));
  const top = under + seats * (markHeight + 5) + 4;
  const stockHeight = withStock ? 62 : 0;
  const cards = { x: start + GLOW, y: top + GLOW, w: column - 2 * GLOW, h: h - top - stockHeight - GAP - GLOW };
  const stock = { x: start, y: h - stockHeight - 4, w: column, h: stockHeight };
  return { narrow: false, sea, rim: RIM, status, marks, cards, stock };
}

/** Lay out a narrow screen. Your own mark is wider than the others, because it shows the cards that you have taken. */
function narrow(w: number, h: number, seats: number, withStock: boolean, own: number, mark: number): Boxes {
  const isRoomy = w / seats > ROOMY;
  const markHeight = isRoomy ? 72 : mark;
  const stockHeight = withStock ? 50 : 0;
  const below = w < TABLET ? 118 : isRoomy ? 190 : 230;
  const rim = w < TABLET ? 0 : RIM;
  const size = Math.max(160, Math.min(w - rim, h - markHeight - STATUS - below - rim));
  const sea = { x: (w - size + rim) / 2, y: rim + GLOW, w: size, h: size };
  const shore = sea.y + size;
  const wider = own < 0 || seats < 3 || isRoomy ? 1 : 1.8;
  const each = (w - 8 - (seats - 1) * 4) / (seats - 1 + wider);
  const marks = inEach(seats, (i) => ({
    x: 4 + i * (each + 4) + (own >= 0 && i > own ? (wider - 1) * each : 0),
    y: shore + STATUS + GLOW,
    w: i === own ? wider * each : each,
    h: markHeight,
  }));
  const status = { x: 4, y: shore, w: w - 8, h: STATUS };
  const top = shore + STATUS + markHeight + 2 * GLOW + 1;
  const cards = { x: 2 + GLOW, y: top + GLOW, w: w - 4 - 2 * GLOW, h: h - top - stockHeight - 2 * GLOW };
  const stock = { x: 4, y: h - stockHeight - 1, w: w - 8, h: stockHeight };
  return { narrow: !isRoomy, sea, rim, status, marks, cards, stock };
}

function low(w: number, h: number, seats: number, withStock: boolean, markHeight: number): Boxes {
  const stockHeight = withStock ? 48 : 0;
  const size = Math.max(160, Math.min(h - 4, w - 230));
  const sea = { x: 2, y: (h - size) / 2, w: size, h: size };
  const start = size + GAP;
  const column = w - start - 4;
  const each = (column - 4) / 2;
  const marks = inEach(seats, (i) => ({
    x: start + (i % 2) * (each + 4),
    y: STATUS + 2 + Math.floor(i / 2) * (markHeight + 3),
    w: each,
    h: markHeight,
  }));
  const status = { x: start, y: 0, w: column, h: STATUS };
  const top = STATUS + 2 + Math.ceil(seats / 2) * (markHeight + 3) + GLOW;
  const cards = { x: start + GLOW, y: top, w: column - 2 * GLOW, h: h - top - stockHeight - GLOW };
  const stock = { x: start, y: h - stockHeight, w: column, h: stockHeight };
  return { narrow: true, sea, rim: 0, status, marks, cards, stock };
}

/** The minimum width of a mark, and the space for cards, at the default text size. */
const MARK_WIDTH = 92;
const CARDS = 200;

function enlarged(
  w: number,
  h: number,
  seats: number,
  withStock: boolean,
  markHeight: number,
  textScale: number,
): Boxes {
  const size = Math.min(w - 4, Math.max(200, h * 0.8));
  const sea = { x: (w - size) / 2, y: GLOW, w: size, h: size };
  const status = { x: 4, y: sea.y + size, w: w - 8, h: STATUS * textScale };
  const inRow = Math.max(1, Math.min(seats, Math.floor(w / (MARK_WIDTH * textScale))));
  const each = (w - 4) / inRow - 4;
  const start = status.y + status.h + GLOW;
  const marks = inEach(seats, (i) => ({
    x: 4 + (i % inRow) * (each + 4),
    y: start + Math.floor(i / inRow) * (markHeight + 4),
    w: each,
    h: markHeight,
  }));
  const top = start + Math.ceil(seats / inRow) * (markHeight + 4) + GLOW;
  const cards = { x: 2 + GLOW, y: top, w: w - 4 - 2 * GLOW, h: CARDS };
  const stock = { x: 4, y: top + CARDS + GAP + (withStock ? status.h * 2 : 0), w: w - 8, h: withStock ? 50 : 0 };
  return { narrow: true, h: stock.y + stock.h + GAP, sea, rim: 0, status, marks, cards, stock };
}
