/** How the room is shared out between the plate, the thermometer, the cards and the pathogens. */

import { type Box, clamp, fitted } from "../../kit/layout";
import { TALL, WIDE } from "./atlas";

export interface Layout {
  narrow: boolean;
  plate: Box;
  thermometer: Box;
  /** The dead that are still missing. */
  missing: Box;
  /** The event card and the deck. */
  event: Box;
  dice: Box;
  own: Box;
  mates: Box;
  /** What can be done, in a row: where there is little room. */
  chips: Box;
}

const GAP = 8;
const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

/** A screen that is lower than this, and at least so wide. */
const LOW = 480;
const LOW_WIDTH = 440;

/** Wide: the plate above, everything else below it. Narrow: one below the other, and what is bought comes up over it. Low:
 * everything beside the plate. */
export function layOut(w: number, h: number, isShopping: boolean): Layout {
  if (h < LOW && w >= LOW_WIDTH) return low(w, h, isShopping);
  const isWide = w >= SIDE_BY_SIDE ? h >= 500 : w >= 640 && h >= 670;
  return isWide ? wide(w, h) : narrow(w, h, isShopping);
}

/** A part of the plate, where no city is. */
const ocean = ({ x, y, w, h }: Box, left: number, top: number, wide: number, high: number): Box => ({
  x: x + w * left,
  y: y + h * top,
  w: w * wide,
  h: h * high,
});

const TUBE = 62;
/** What is below the plate needs so much, and twice where it does not fit side by side. */
const BELOW = 262;
const SIDE_BY_SIDE = 860;
const SECOND_ROW = 170;
/** Where the plate is small because the room is low, what is below it stays as broad as this. */
const STRIP = 910;
const MOST_OWN = 300;

function wide(w: number, h: number): Layout {
  const isStacked = w < SIDE_BY_SIDE;
  const below = isStacked ? BELOW + SECOND_ROW : BELOW;
  const room = { x: TUBE + 2 * GAP, y: GAP, w: w - TUBE - 3 * GAP, h: Math.max(200, h - below - 3 * GAP) };
  const plate = { ...fitted(WIDE, room), y: GAP };
  const thermometer = { x: plate.x - TUBE - GAP, y: GAP, w: TUBE, h: plate.h };
  const top = plate.y + plate.h + GAP;
  const breadth = Math.max(TUBE + GAP + plate.w, Math.min(w - 2 * GAP, STRIP));
  const strip = { x: (w - breadth) / 2, y: top, w: breadth, h: h - top - GAP };
  return {
    narrow: false,
    plate,
    thermometer,
    missing: ocean(plate, 0.01, 0.73, 0.235, 0.25),
    dice: ocean(plate, 0.625, 0.74, 0.19, 0.24),
    chips: NOWHERE,
    ...(isStacked ? stacked(strip) : sideBySide(strip)),
  };
}

type Boards = Pick<Layout, "event" | "own" | "mates">;

function sideBySide(strip: Box): Boards {
  const event = { ...strip, w: clamp(224, strip.w * 0.255, 360) };
  const last = clamp(200, strip.w * 0.225, 320);
  const mates = { ...strip, x: strip.x + strip.w - last, w: last };
  const own = { ...strip, x: event.x + event.w + GAP, w: strip.w - event.w - last - 2 * GAP };
  return { event, own, mates };
}

function stacked(strip: Box): Boards {
  const own = { ...strip, h: clamp(BELOW, strip.h - SECOND_ROW - GAP, MOST_OWN) };
  const half = (strip.w - GAP) / 2;
  const event = { x: strip.x, y: own.y + own.h + GAP, w: half, h: strip.h - own.h - GAP };
  return { event, own, mates: { ...event, x: strip.x + half + GAP } };
}

const LINE = 44;
const TIGHT = 3;
/** What is bought has to be seen at once, and the event can be read. */
const SHEET = 322;
const EVENT = 96;

function narrow(w: number, h: number, isShopping: boolean): Layout {
  const top = LINE + TIGHT;
  const missing = { x: 3, y: 1, w: 164, h: LINE - 2 };
  const thermometer = { x: 172, y: 1, w: w - 176, h: LINE - 2 };
  const most = isShopping ? h - top - SHEET : h - top - 3 * (LINE + TIGHT) - EVENT;
  const room = { x: 0, y: top, w, h: clamp(120, most, (w * TALL.h) / TALL.w) };
  const plate = { ...fitted(TALL, room), y: top };
  const below = top + plate.h + TIGHT;
  const above = { narrow: true, plate, thermometer, missing };
  if (isShopping) {
    const own = { x: 0, y: below, w, h: h - below };
    return { ...above, event: NOWHERE, dice: NOWHERE, own, mates: NOWHERE, chips: NOWHERE };
  }
  const chips = { x: 0, y: below, w, h: LINE + 2 };
  const own = { x: 4, y: h - LINE - 2, w: w - 8, h: LINE };
  const mates = { x: 4, y: own.y - LINE, w: w - 8, h: LINE - TIGHT };
  const start = chips.y + chips.h + TIGHT;
  const event = { x: 4, y: start, w: w - 8, h: mates.y - start - TIGHT };
  const dice = { x: w - 110, y: start + LINE + TIGHT, w: 106, h: event.h - LINE - TIGHT };
  return { ...above, event, dice, own, mates, chips };
}

/** Beside the plate, what counts has so much room at least. */
const COLUMN = 240;

function low(w: number, h: number, isShopping: boolean): Layout {
  if (isShopping) {
    const side = Math.max(168, w * 0.3);
    const plate = { ...fitted(TALL, { x: 0, y: 2 * LINE, w: side, h: h - 2 * LINE }), y: 2 * LINE };
    const missing = { x: 3, y: 1, w: side - 6, h: LINE - 2 };
    const thermometer = { ...missing, y: LINE };
    const own = { x: side, y: 0, w: w - side, h };
    return {
      narrow: true,
      plate,
      thermometer,
      missing,
      own,
      event: NOWHERE,
      dice: NOWHERE,
      mates: NOWHERE,
      chips: NOWHERE,
    };
  }
  const plate = { ...fitted(TALL, { x: 0, y: 0, w: w - COLUMN, h }), x: 0 };
  const x = plate.w + TIGHT;
  const line = (y: number): Box => ({ x, y, w: w - x - 4, h: LINE });
  const missing = { ...line(1), h: LINE - 2 };
  const thermometer = { ...line(LINE), h: LINE - 2 };
  const chips = line(2 * LINE);
  const own = line(h - LINE - 2);
  const mates = line(own.y - LINE);
  const start = chips.y + chips.h + TIGHT;
  const event = { ...line(start), h: mates.y - start - TIGHT };
  const dice = { x: w - 110, y: start + LINE + TIGHT, w: 106, h: event.h - LINE - TIGHT };
  return { narrow: true, plate, thermometer, missing, event, dice, own, mates, chips };
}
