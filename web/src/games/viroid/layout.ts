/** How the room is shared out between the plate, the thermometer, the cards and the pathogens. */

import { type Box, clamp, fitted } from "../../kit/layout";
import { TALL, WIDE } from "./atlas";

export interface Layout {
  narrow: boolean;
  plate: Box;
  thermometer: Box;
  /** The dead that are still missing. */
  missing: Box;
  /** The event card, the deck and the dice. */
  event: Box;
  own: Box;
  mates: Box;
  /** What can be done, in a row; of no height where there is room for more. */
  chips: Box;
}

const GAP = 8;

/** Wide: the plate above, everything else below it. Narrow: one below the other, and what is bought comes up over it. */
export function layOut(w: number, h: number, isShopping: boolean): Layout {
  return w >= 640 && h >= 440 ? wide(w, h) : narrow(w, h, isShopping);
}

const TUBE = 62;
/** What is below the plate needs so much at least. */
const BELOW = 250;

function wide(w: number, h: number): Layout {
  const stacked = w < 860;
  const below = stacked ? BELOW + 170 : BELOW;
  const room = { x: TUBE + 2 * GAP, y: GAP, w: w - TUBE - 3 * GAP, h: Math.max(200, h - below - 3 * GAP) };
  const size = fitted(WIDE, room);
  const plate = { ...size, y: GAP };
  const thermometer = { x: plate.x - TUBE - GAP, y: GAP, w: TUBE, h: plate.h };
  const top = plate.y + plate.h + GAP;
  const strip = { x: thermometer.x, y: top, w: plate.x + plate.w - thermometer.x, h: h - top - GAP };
  const missing = { x: plate.x + 6, y: plate.y + plate.h * 0.83, w: plate.w * 0.23, h: plate.h * 0.16 };
  const chips = { x: 0, y: 0, w: 0, h: 0 };
  if (stacked) {
    const high = Math.max(BELOW, strip.h - 180);
    const own = { ...strip, h: high };
    const rest = { y: top + high + GAP, h: strip.h - high - GAP };
    const half = (strip.w - GAP) / 2;
    const event = { x: strip.x, w: half, ...rest };
    return {
      narrow: false,
      plate,
      thermometer,
      missing,
      event,
      own,
      mates: { ...event, x: strip.x + half + GAP },
      chips,
    };
  }
  const event = { ...strip, w: clamp(224, strip.w * 0.255, 360) };
  const mates = { ...strip, w: clamp(200, strip.w * 0.225, 320) };
  mates.x = strip.x + strip.w - mates.w;
  const own = { ...strip, x: event.x + event.w + GAP, w: strip.w - event.w - mates.w - 2 * GAP };
  return { narrow: false, plate, thermometer, missing, event, own, mates, chips };
}

const LINE = 44;
/** What is bought has to be seen at once. */
const SHEET = 322;

function narrow(w: number, h: number, isShopping: boolean): Layout {
  const gap = 3;
  const top = LINE + gap;
  const missing = { x: 3, y: 1, w: 164, h: LINE - 2 };
  const thermometer = { x: 172, y: 1, w: w - 176, h: LINE - 2 };
  const most = isShopping ? h - top - SHEET : h - top - 3 * (LINE + gap) - 96;
  const room = { x: 0, y: top, w, h: clamp(120, most, (w * TALL.h) / TALL.w) };
  const plate = fitted(TALL, room);
  plate.y = top;
  const below = top + plate.h + gap;
  if (isShopping) {
    const own = { x: 0, y: below, w, h: h - below };
    const none = { x: 0, y: h, w, h: 0 };
    return { narrow: true, plate, thermometer, missing, event: none, own, mates: none, chips: none };
  }
  const chips = { x: 0, y: below, w, h: LINE + 2 };
  const own = { x: 4, y: h - LINE - 2, w: w - 8, h: LINE };
  const mates = { x: 4, y: own.y - LINE - gap + 4, w: w - 8, h: LINE - 4 };
  const event = { x: 4, y: chips.y + chips.h + gap, w: w - 8, h: mates.y - chips.y - chips.h - 2 * gap };
  return { narrow: true, plate, thermometer, missing, event, own, mates, chips };
}
