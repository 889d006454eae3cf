/** Where everything has its place on the terrace, on a wide screen and on a phone held upright. */

import type { Slot } from "../../kit/cards";
import { type Box, clamp, TOUCH } from "../../kit/layout";
import type { MosquitozzzCatalogue, MosquitozzzView } from "./declared";
import { farSeats, nearSeat } from "./view";

export interface Place {
  seat: number;
  near: boolean;
  box: Box;
  glass: Box;
  lamp: Slot;
  laid: Slot;
  infected: Slot;
  hand: Slot;
  draw: Slot;
  discard: Slot;
  /** Room for the name. */
  name: Box;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  places: Place[];
  hand: Box;
  handCard: number;
  cloud: Box;
  swarm: Box;
  swarmCard: number;
  swarmDeck: Slot;
  experience: Slot;
  bank: Box;
  display: Slot[];
  /** Drops in a full glass. */
  full: number;
}

/** The numbers that room is needed for. */
type Numbers = Pick<MosquitozzzCatalogue, "display" | "full_blood">;
type View = MosquitozzzView;

export const TALL = 1.4;
const WIDE = 700;
/** Lower than this, and at least so wide: people on the left, decks on the right, the hand along the bottom. */
const LOW = 480;
const LOW_WIDTH = 400;
/** Between decks there, for their names. */
const BETWEEN = 15;
/** Room for the names of the decks on a narrow screen. */
const LABEL = 18;

/** The layout for a board of this size; `learning` brings the open experience cards close. */
export function layOut(width: number, height: number, view: View, numbers: Numbers, learning: boolean): Layout {
  const isLow = height < LOW && width >= LOW_WIDTH;
  const layout = (isLow ? low : width >= WIDE ? wide : narrow)(width, height, view, numbers);
  if (learning) bringClose(layout);
  return layout;
}

const slots = (n: number, slot: (i: number) => Slot): Slot[] => Array.from({ length: n }, (_, i) => slot(i));

function wide(width: number, height: number, view: View, { display, full_blood: full }: Numbers): Layout {
  const far = clamp(112, height * 0.21, 150);
  const handCard = Math.min(clamp(78, height * 0.165, 118), (width - 436) / 5 - 4);
  const bottom = height - handCard * TALL - 16;
  const middle: Box = { x: 0, y: far + 14, w: width, h: bottom - far - 22 };
  const show = clamp(62, (middle.h - 60) / 2 / TALL, 84);
  const left = 140;
  const right = (show + 8) * display + 16;
  const swarmCard = clamp(50, middle.h * 0.21, 70);
  const swarm: Box = { x: left, y: middle.y, w: width - left - right, h: middle.h };
  const side = width - right + 14;
  const hand: Box = { x: 200, y: bottom, w: width - 200 - 236, h: handCard * TALL };
  return {
    wide: true,
    width,
    height,
    places: [
      ...farBoxes(view, width, 8, far).map(([seat, box]) => farPlace(seat, box, view.active === seat)),
      wideNear(nearSeat(view), width, bottom, handCard),
    ],
    hand,
    handCard,
    cloud: { ...swarm, y: swarm.y + 22, h: swarm.h - swarmCard * TALL - 48 },
    swarm: { ...swarm, y: swarm.y + swarm.h - swarmCard * TALL - 4, h: swarmCard * TALL },
    swarmCard,
    swarmDeck: { x: 26, y: middle.y + 26, w: show },
    bank: { x: 14, y: middle.y + 62 + show * TALL, w: 112, h: Math.min(110, middle.h - show * TALL - 66) },
    experience: { x: side + ((show + 8) * (display - 1)) / 2, y: middle.y + 26, w: show },
    display: slots(display, (i) => ({ x: side + i * (show + 8), y: middle.y + 40 + show * TALL, w: show })),
    full,
  };
}

function wideNear(seat: number, width: number, top: number, card: number): Place {
  const h = card * TALL;
  const pile = 62;
  const laid = Math.min(88, card);
  const right = width - 224;
  return {
    seat,
    near: true,
    box: { x: 8, y: top - 4, w: 180, h: h + 12 },
    glass: { x: 18, y: top + 26, w: 54, h: h - 28 },
    lamp: { x: 80, y: top + 26, w: 54 },
    infected: { x: 138, y: top + h - 64, w: 44 },
    name: { x: 16, y: top, w: 164, h: 22 },
    hand: { x: 0, y: 0, w: 0 },
    laid: { x: right, y: top + (h - laid * TALL) / 2, w: laid },
    draw: { x: right + 100, y: top + h - pile * TALL - 22, w: pile - 8 },
    discard: { x: right + 160, y: top + h - pile * TALL - 22, w: pile - 8 },
  };
}

function narrow(width: number, height: number, view: View, { display, full_blood: full }: Numbers): Layout {
  const unit = clamp(0.76, height / 540, 1.25);
  const far = 104 * unit;
  const handCard = Math.min(68 * unit, (width - 8) / 6 - 3);
  const hand: Box = { x: 4, y: height - handCard * TALL - 8, w: width - 8, h: handCard * TALL };
  const nearTop = hand.y - 74 * unit;
  const show = 47 * unit;
  const middle = nearTop - show * TALL - 6;
  const swarmCard = Math.max(TOUCH, 50 * unit);
  const top = far + 8;
  const swarm: Box = { x: 6, y: middle - swarmCard * TALL - LABEL, w: width - 12, h: swarmCard * TALL };
  const gap = (width - 16 - TOUCH * 2 - 52 - show * display) / (display + 2);
  const start = 8 + TOUCH + gap + 52 + gap;
  return {
    wide: false,
    width,
    height,
    places: [
      ...farBoxes(view, width, 4, far).map(([seat, box]) => farPlace(seat, box, view.active === seat)),
      narrowNear(nearSeat(view), width, nearTop, 68 * unit),
    ],
    hand,
    handCard,
    cloud: { x: 0, y: top + 22, w: width, h: swarm.y - top - 24 },
    swarm,
    swarmCard,
    swarmDeck: { x: 8, y: middle, w: TOUCH },
    bank: { x: 8 + TOUCH + gap, y: middle, w: 52, h: show * TALL },
    display: slots(display, (i) => ({ x: start + i * (show + gap), y: middle, w: show })),
    experience: { x: width - 8 - TOUCH, y: middle, w: TOUCH },
    full,
  };
}

function narrowNear(seat: number, width: number, top: number, h: number): Place {
  const card = Math.min(h / TALL, 48);
  return {
    seat,
    near: true,
    box: { x: 4, y: top - 2, w: 150, h: h + 4 },
    glass: { x: 10, y: top + 2, w: 32, h: h - 4 },
    name: { x: 48, y: top, w: 102, h: 18 },
    lamp: { x: 52, y: top + 18, w: Math.min(40, h * 0.62) },
    infected: { x: 104, y: top + 20, w: (h - 22) / TALL },
    hand: { x: 0, y: 0, w: 0 },
    laid: { x: 178, y: top, w: card },
    draw: { x: width - TOUCH * 2 - 18, y: top, w: TOUCH },
    discard: { x: width - TOUCH - 8, y: top, w: TOUCH },
  };
}

function low(width: number, height: number, view: View, { display, full_blood: full }: Numbers): Layout {
  const left = clamp(132, width * 0.26, 190);
  const show = clamp(36, height * 0.125, 56);
  const right = (show + BETWEEN) * display;
  const side = width - right;
  const row = show * TALL + LABEL;
  const handCard = Math.min((height - row * 3 - 8) / TALL, (width - left - 16) / 5 - 4, 96);
  const hand: Box = { x: left + 8, y: height - handCard * TALL - 6, w: width - left - 14, h: handCard * TALL };
  const swarmCard = clamp(TOUCH, height * 0.14, 62);
  const middle: Box = { x: left + 6, y: 0, w: side - left - 14, h: hand.y - 6 };
  const swarm: Box = { ...middle, y: middle.h - swarmCard * TALL - 4, h: swarmCard * TALL };
  const seats = farSeats(view);
  const near = clamp(92, height * 0.34, 128);
  const far = (height - near - 8) / Math.max(1, seats.length) - 4;
  const at = (i: number, line: number): Slot => ({ x: side + i * (show + BETWEEN), y: LABEL + line * row, w: show });
  return {
    wide: false,
    width,
    height,
    places: [
      ...seats.map((seat, i) =>
        farPlace(seat, { x: 4, y: 4 + i * (far + 4), w: left, h: Math.min(far, 130) }, view.active === seat),
      ),
      { ...lowNear(nearSeat(view), left, height - near - 4, near), laid: at(0, 2), draw: at(1, 2), discard: at(2, 2) },
    ],
    hand,
    handCard,
    cloud: { ...middle, y: 26, h: Math.max(20, swarm.y - 30) },
    swarm,
    swarmCard,
    swarmDeck: at(0, 0),
    bank: { ...at(1, 0), h: show * TALL },
    experience: at(2, 0),
    display: slots(display, (i) => at(i, 1)),
    full,
  };
}

/** Glass, lamp and infection of whoever looks, in the corner. */
function lowNear(seat: number, w: number, top: number, h: number): Place {
  const slot: Slot = { x: 0, y: 0, w: 0 };
  return {
    seat,
    near: true,
    box: { x: 4, y: top, w, h },
    glass: { x: 10, y: top + 24, w: 34, h: h - 30 },
    name: { x: 10, y: top + 3, w: w - 16, h: 18 },
    lamp: { x: 50, y: top + 26, w: Math.min(38, (h - 30) * 0.7) },
    infected: { x: 94, y: top + 26, w: Math.min(36, (h - 40) / TALL) },
    hand: slot,
    laid: slot,
    draw: slot,
    discard: slot,
  };
}

function farBoxes(view: View, width: number, margin: number, h: number): [number, Box][] {
  const seats = farSeats(view);
  const w = Math.min(320, (width - margin * (seats.length + 1)) / seats.length);
  const start = (width - seats.length * w - (seats.length - 1) * margin) / 2;
  return seats.map((seat, i) => [seat, { x: start + i * (w + margin), y: margin, w, h }]);
}

/** Somebody across the table: the glass, the piles, the laid card. */
function farPlace(seat: number, box: Box, hasLamp: boolean): Place {
  const { x, y, w, h } = box;
  const body = h - 30;
  const glass: Box = { x: x + 6, y: y + 25, w: w > 200 ? 44 : 26, h: body - 1 };
  const laid = Math.min(body / TALL, 88, w - glass.w - 40);
  const start = glass.x + glass.w + (w > 200 ? 12 : 6);
  const room = x + w - laid - 6 - start;
  const piles = farPiles({ x: start, y: y + 25, w: room, h: body });
  const lamp = w > 200 ? 32 : 18;
  return {
    seat,
    near: false,
    box,
    glass,
    name: { x: x + 6, y: y + 3, w: w - 12 - (hasLamp ? lamp + 4 : 0), h: 20 },
    lamp: lamp > 20 ? { x: x + w - laid - 44, y: y + 5, w: lamp } : { x: x + w - lamp - 6, y: y + 1, w: lamp },
    laid: { x: x + w - laid - 6, y: y + 24, w: laid },
    infected: { x: glass.x + glass.w * 0.45, y: y + h - 36, w: w > 200 ? 26 : 20 },
    hand: piles[0],
    draw: piles[1],
    discard: piles[2],
  };
}

/** Hand, draw and discard pile: side by side where there is room, else the hand above the others, else a column. */
function farPiles({ x, y, w, h }: Box): [Slot, Slot, Slot] {
  if (w > 110 || (w > 50 && h < 70)) {
    const pile = Math.max(8, Math.min(w / 3 - 5, h / TALL - 14, 40));
    const at = (i: number): Slot => ({ x: x + i * (pile + w * 0.06), y: y + h - pile * TALL - 18, w: pile });
    return [at(0), at(1), at(2)];
  }
  if (w > 50) {
    const pile = Math.min(w / 2 - 6, (h - 14) / 2 / TALL);
    const low = y + h - pile * TALL - 8;
    const gap = (w - pile * 2) / 3;
    return [
      { x: x + (w - pile) / 2, y: y + 1, w: pile },
      { x: x + gap, y: low, w: pile },
      { x: x + gap * 2 + pile, y: low, w: pile },
    ];
  }
  const pile = Math.min(w - 4, h / 3 / TALL - 1);
  const at = (i: number): Slot => ({ x, y: y + i * (h / 3), w: pile });
  return [at(0), at(1), at(2)];
}

/** The open experience cards come to the middle, large enough to be read. */
function bringClose(layout: Layout): void {
  const n = layout.display.length;
  const most = layout.wide ? 128 : (layout.cloud.w - 40) / n;
  const room = layout.cloud.h + layout.swarm.h;
  const w = Math.min(most, (room - 8) / TALL);
  const middle = layout.cloud.x + layout.cloud.w / 2;
  const y = layout.cloud.y + (room - w * TALL) / 2;
  layout.display = layout.display.map((_, i) => ({ x: middle + (i - n / 2) * (w + 10) + 5, y, w }));
}

export const placeOf = (layout: Layout, seat: number): Place => layout.places.find((each) => each.seat === seat)!;
