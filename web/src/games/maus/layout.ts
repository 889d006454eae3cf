/** How the room is shared out: an open book, the room on its left page and everything else on the right one; where
 * there is more height than width one below the other, and where it is low beside each other. */

import { at, type Box, clamp } from "../../kit/layout";

export interface Layout {
  narrow: boolean;
  /** The book itself. */
  book: Box;
  room: Box;
  ribbon: Box;
  /** Wheel, hourglass, goal. */
  time: Box;
  mice: Box;
  /** The buttons of the turn. */
  chips: Box;
  /** The eye: who sees what. */
  watch: Box;
  /** Where cards and bundles are laid out. */
  sheet: Box;
}

const GAP = 8;
const CHIPS = 58;
const RIBBON = 64;
const LEAST_PAGE = 330;
const MOST_PAGE = 720;

/** A screen that is lower than this, and at least so wide. */
const LOW = 440;
const LOW_WIDTH = 440;

/** Where the game is only looked at, the buttons of a turn need no room. */
export function layOut(w: number, h: number, isWatched = false): Layout {
  if (h < LOW && w >= LOW_WIDTH) return low(w, h);
  return w >= 720 && w > h && h >= LOW ? wide(w, h) : narrow(w, h, isWatched ? 0 : BUTTON * 2);
}

function wide(w: number, h: number): Layout {
  const side = clamp(300, h - CHIPS - 3 * GAP, w - LEAST_PAGE - 4 * GAP);
  const page = clamp(LEAST_PAGE, w - side - 4 * GAP, MOST_PAGE);
  const left = (w - side - page - GAP * 2) / 2;
  const top = (h - side - CHIPS - GAP) / 2;
  const room = { x: left, y: top, w: side, h: side };
  const watch = { x: left + side - 46, y: top + side + GAP + 6, w: 46, h: 46 };
  const chips = { x: left, y: top + side + GAP, w: side - 52, h: CHIPS };
  const x = left + side + 2 * GAP;
  const high = side + CHIPS + GAP;
  const ribbon = { x, y: top, w: page, h: RIBBON };
  const time = { x, y: top + RIBBON + GAP, w: page, h: 170 };
  const start = time.y + time.h + GAP;
  const mice = { x, y: start, w: page, h: top + high - start };
  const book = { x: left - GAP, y: 0, w: side + page + 4 * GAP, h };
  const sheet = { x, y: time.y, w: page, h: top + high - time.y };
  return { narrow: false, book, room, ribbon, time, mice, chips, watch, sheet };
}

/** The style of what is laid out on the page and is as high as it needs to be; on a phone it lies at the bottom. */
export const laidOut = (sheet: Box, isNarrow: boolean): string =>
  `${isNarrow ? "position: absolute; inset: auto 2px 2px" : at({ ...sheet, h: undefined })}; max-height: ${sheet.h}px`;

const THIN = 46;
/** Wheel and hourglass with what the goal takes, and below them the goal in two lines; where the column is small, what it
 * takes is in a third. */
const CLOCKS = 44;
const LINE = CLOCKS + 44;
const TALL_LINE = CLOCKS + 48;
const TIGHT = 3;
const MOUSE = 50;
const BUTTON = 46;

function narrow(w: number, h: number, buttons: number): Layout {
  const top = THIN + LINE + 2 * TIGHT;
  const side = Math.min(w, h - top - MOUSE - buttons - 4 * TIGHT);
  const room = { x: (w - side) / 2, y: top, w: side, h: side };
  return { ...column(2, w, h, LINE, top + side + TIGHT), room };
}

/** Beside the room, everything else has so much room at least. */
const BESIDE = 236;

function low(w: number, h: number): Layout {
  const side = Math.min(h - 2, w - BESIDE);
  const room = { x: 1, y: (h - side) / 2, w: side, h: side };
  return { ...column(side + 2 * TIGHT, w, h, TALL_LINE, THIN + TALL_LINE + 2 * TIGHT), room };
}

/** Everything else one below the other, with or without the room between time and mice. */
function column(x: number, w: number, h: number, line: number, below: number): Omit<Layout, "room"> {
  const across = w - x - 2;
  const ribbon = { x, y: 1, w: across - 50, h: THIN };
  const watch = { x: w - 47, y: 2, w: 44, h: 44 };
  const time = { x, y: THIN + TIGHT, w: across, h: line };
  const mice = { x, y: below, w: across, h: MOUSE };
  const start = below + MOUSE + TIGHT;
  const chips = { x, y: start, w: across, h: h - start - 1 };
  const sheet = { x: 2, y: 2, w: w - 4, h: h - 4 };
  return { narrow: true, book: { x: 0, y: 0, w, h }, ribbon, time, mice, chips, watch, sheet };
}
