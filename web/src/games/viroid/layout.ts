/** The layout of the board: the plate, the thermometer, the cards and the pathogens. */

import { type Box, clamp, fitted, type Size } from "../../kit/layout";
import { type Form, tallForm, wideForm } from "./atlas";

export interface Layout {
  narrow: boolean;
  /** The form of the world on the plate. */
  form: Form;
  plate: Box;
  thermometer: Box;
  /** The dead that are still missing. */
  missing: Box;
  /** The event card and the deck. */
  event: Box;
  dice: Box;
  own: Box;
  mates: Box;
  /** The row of possible choices, on small screens. */
  chips: Box;
}

const GAP = 8;
const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

/** The limits of a low screen: its maximum height and its minimum width. */
const LOW = 480;
const LOW_WIDTH = 440;

/** Return the layout. On a wide screen the plate is above everything else. On a narrow one all parts are stacked, and
 * the shop opens over them. On a low one everything is beside the plate. */
export function layOut(w: number, h: number, isShopping: boolean): Layout {
  if (h < LOW && w >= LOW_WIDTH) return low(w, h, isShopping);
  const isWide = w >= SIDE_BY_SIDE ? h >= 500 : w >= 640 && h >= 670;
  return isWide ? wide(w, h) : narrow(w, h, isShopping);
}

/** Return a part of the plate without cities. */
const ocean = ({ x, y, w, h }: Box, left: number, top: number, wide: number, high: number): Box => ({
  x: x + w * left,
  y: y + h * top,
  w: w * wide,
  h: h * high,
});

const TUBE = 62;
/** The height of the parts below the plate; they need twice as much if they do not fit side by side. */
const BELOW = 262;
const SIDE_BY_SIDE = 860;
const SECOND_ROW = 206;
/** The minimum width of the parts below a plate that is small because the screen is low. */
const STRIP = 910;
const MOST_OWN = 300;

function wide(w: number, h: number): Layout {
  const isStacked = w < SIDE_BY_SIDE;
  const below = isStacked ? BELOW + SECOND_ROW : BELOW;
  const room = { x: TUBE + 2 * GAP, y: GAP, w: w - TUBE - 3 * GAP, h: Math.max(200, h - below - 3 * GAP) };
  const form = wideForm(room);
  const plate = { ...fitted(form, room), y: GAP };
  const thermometer = { x: plate.x - TUBE - GAP, y: GAP, w: TUBE, h: plate.h };
  const top = plate.y + plate.h + GAP;
  const breadth = Math.max(TUBE + GAP + plate.w, Math.min(w - 2 * GAP, STRIP));
  const strip = { x: (w - breadth) / 2, y: top, w: breadth, h: h - top - GAP };
  return {
    narrow: false,
    form,
    plate,
    thermometer,
    missing: ocean(plate, 0.01, 0.73, 0.235, 0.25),
    dice: ocean(plate, 0.625, 0.74, 0.19, 0.24),
    chips: NOWHERE,
    ...(isStacked ? stacked(strip) : sideBySide(strip)),
  };
}

type Boards = Pick<Layout, "event" | "own" | "mates">;
type Rest = Boards & Pick<Layout, "dice" | "chips">;

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
/** The height of the shop, which is visible as a whole, and of a readable event. */
const SHEET = 322;
const EVENT = 96;
/** The proportions of the world on small screens. A taller plate has room for the names of cities, but leaves the event
 * this many pixels more. */
const TALL: Size = { w: 360, h: 290 };
const SPARE = 40;

function narrow(w: number, h: number, isShopping: boolean): Layout {
  const top = LINE + TIGHT;
  const most = h - top - 3 * (LINE + TIGHT) - EVENT;
  const high = Math.max(Math.min(most, (w * TALL.h) / TALL.w), Math.min(most - SPARE, w));
  const form = tallForm({ w, h: Math.max(120, high) });
  const room = { x: 0, y: top, w, h: clamp(120, isShopping ? h - top - SHEET : most, high) };
  const plate = { ...fitted(form, room), y: top };
  const missing = { x: 2, y: 0, w: 206, h: LINE };
  const thermometer = { ...missing, x: 210, w: w - 214 };
  const above = { narrow: true, form, plate, missing, thermometer };
  const y = top + plate.h + TIGHT;
  if (isShopping) return { ...above, ...shop({ x: 0, y, w, h: h - y }) };
  return { ...above, ...column({ x: 4, y, w: w - 8, h: h - y }), chips: { x: 0, y, w, h: LINE + 2 } };
}

/** The minimum width of the column beside the plate. */
const COLUMN = 240;

function low(w: number, h: number, isShopping: boolean): Layout {
  const y = 2 * LINE;
  const beside = fitted(TALL, { x: 0, y: 0, w: w - COLUMN, h });
  const form = tallForm(beside);
  if (isShopping) {
    const side = Math.max(188, w * 0.3);
    const plate = { ...fitted(form, { x: 0, y, w: side, h: h - y }), y };
    return { narrow: true, form, plate, ...gauges(3, side - 6), ...shop({ x: side, y: 0, w: w - side, h }) };
  }
  const plate = { ...fitted(form, beside), x: 0 };
  const x = plate.w + TIGHT;
  const across = w - x - 4;
  const dice = ocean(plate, 0.01, 0.72, 0.26, 0.26);
  return { narrow: true, form, plate, ...gauges(x, across), ...column({ x, y, w: across, h: h - y }), dice };
}

/** Stack the missing dead and the thermometer. */
function gauges(x: number, w: number): Pick<Layout, "missing" | "thermometer"> {
  const missing = { x, y: 0, w, h: LINE };
  return { missing, thermometer: { ...missing, y: LINE } };
}

/** Give the shop all the space. */
const shop = (own: Box): Rest => ({ own, event: NOWHERE, dice: NOWHERE, mates: NOWHERE, chips: NOWHERE });

/** The width of the deck beside the event, with the dice below it. */
const DECK = 124;

/** Stack everything in a column. */
function column({ x, y, w, h }: Box): Rest {
  const line = (at: number): Box => ({ x, y: at, w, h: LINE });
  const own = line(y + h - LINE - 2);
  const mates = line(own.y - LINE - TIGHT);
  const start = y + LINE + 2 + TIGHT;
  const event = { ...line(start), h: mates.y - start - TIGHT };
  const dice = { x: x + w - DECK, y: start + LINE + TIGHT, w: DECK, h: event.h - LINE - TIGHT };
  return { chips: line(y), own, mates, event, dice };
}
