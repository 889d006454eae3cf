/** The layout of the terrace, on a wide screen, a low one and an upright phone. */

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
  /** The space for the name. */
  name: Box;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  places: Place[];
  /** Open cards use the full height of hand and swarm. */
  hand: Box;
  swarm: Box;
  cloud: Box;
  swarmDeck: Slot;
  experience: Slot;
  bank: Box;
  display: Slot[];
  /** The number of drops in a full glass. */
  full: number;
  /** The scale, relative to a screen on which everything just fits. */
  scale: number;
}

/** The parts of the layout that differ between kinds of screen. */
type Plan = Pick<Layout, "hand" | "swarm" | "cloud" | "swarmDeck" | "experience" | "bank" | "display"> & {
  far: Box[];
  near: Omit<Place, "seat" | "near" | "hand">;
};

export const TALL = 1.4;
const WIDE = 700;
/** The smallest boards on which everything fits. Larger boards show the same at a larger scale. */
const LAPTOP = { w: 1000, h: 640 };
const UPRIGHT = { w: 430, h: 620 };
const LARGEST = 1.7;
/** The limits of a low screen: its maximum height and its minimum width. People are on the left, decks on the right,
 * and the hand is at the bottom. */
const LOW = 480;
const LOW_WIDTH = 400;
/** The space between decks on a low screen, for their names. */
const BETWEEN = 15;
/** The height of deck names on a narrow screen. */
const LABEL = 18;

/** Return the layout for a board of this size. `learning` enlarges the open experience cards. */
export function layOut(
  width: number,
  height: number,
  view: MosquitozzzView,
  { display, full_blood: full }: Pick<MosquitozzzCatalogue, "display" | "full_blood">,
  learning: boolean,
): Layout {
  const isLow = height < LOW && width >= LOW_WIDTH;
  const isWide = !isLow && width >= WIDE;
  const isUpright = isWide && height > width;
  const room = isUpright ? UPRIGHT : LAPTOP;
  const scale = isWide ? clamp(1, Math.min(width / room.w, height / room.h), LARGEST) : 1;
  const others = farSeats(view);
  const lie = isLow ? low : isWide && !isUpright ? wide : narrow;
  const { far, near, ...plan } = lie(width / scale, height / scale, others.length, display);
  const places = others.map((seat, i) => farPlace(seat, far[i]!, view.active === seat));
  places.push({ ...near, seat: nearSeat(view), near: true, hand: { x: 0, y: 0, w: 0 } });
  const layout = { ...plan, places, wide: isWide, width, height, full, scale };
  return grown(learning ? { ...layout, display: broughtClose(layout) } : layout, scale);
}

const MEASURES = new Set(["x", "y", "w", "h"]);

/** Scale all boxes and slots by a factor. */
function grown<T>(what: T, by: number): T {
  if (by === 1 || typeof what !== "object" || what === null) return what;
  if (Array.isArray(what)) return what.map((each) => grown(each, by)) as T;
  const larger = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    MEASURES.has(name) ? Number(value) * by : grown(value, by),
  ];
  return Object.fromEntries(Object.entries(what).map(larger)) as T;
}

const several = <T>(n: number, each: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => each(i));

function wide(width: number, height: number, others: number, display: number): Plan {
  const far = clamp(112, height * 0.21, 150);
  const card = Math.min(clamp(78, height * 0.165, 118), (width - 436) / 5 - 4);
  const h = card * TALL;
  const bottom = height - h - 16;
  const top = far + 14;
  const middle = bottom - far - 22;
  const show = clamp(62, (middle - 60) / 2 / TALL, 84);
  const left = 140;
  const right = (show + 8) * display + 16;
  const swarm = clamp(50, middle * 0.21, 70) * TALL;
  const across = { x: left, w: width - left - right };
  const side = width - right + 14;
  const laid = Math.min(88, card);
  const mine = width - 224;
  const pile = { y: bottom + h - 62 * TALL - 22, w: 54 };
  return {
    far: inARow(others, width, 8, far),
    near: {
      box: { x: 8, y: bottom - 4, w: 180, h: h + 12 },
      glass: { x: 18, y: bottom + 26, w: 54, h: h - 28 },
      lamp: { x: 80, y: bottom + 26, w: 54 },
      infected: { x: 138, y: bottom + h - 64, w: 44 },
      name: { x: 16, y: bottom, w: 164, h: 22 },
      laid: { x: mine, y: bottom + (h - laid * TALL) / 2, w: laid },
      draw: { ...pile, x: mine + 100 },
      discard: { ...pile, x: mine + 160 },
    },
    hand: { x: 200, y: bottom, w: width - 200 - 236, h },
    cloud: { ...across, y: top + 22, h: middle - swarm - 48 },
    swarm: { ...across, y: top + middle - swarm - 4, h: swarm },
    swarmDeck: { x: 26, y: top + 26, w: show },
    bank: { x: 14, y: top + 62 + show * TALL, w: 112, h: Math.min(110, middle - show * TALL - 66) },
    experience: { x: side + ((show + 8) * (display - 1)) / 2, y: top + 26, w: show },
    display: several(display, (i) => ({ x: side + i * (show + 8), y: top + 40 + show * TALL, w: show })),
  };
}

function narrow(width: number, height: number, others: number, display: number): Plan {
  const unit = clamp(0.76, height / 540, 1.25);
  const far = 104 * unit;
  const card = Math.min(66 * unit, (width - 8) / 5 - 3) * TALL;
  const hand = height - card - 8;
  const h = 68 * unit;
  const near = hand - 74 * unit;
  const show = 47 * unit;
  const y = near - show * TALL - 6;
  const swarm = Math.max(TOUCH, 50 * unit) * TALL;
  const top = y - swarm - LABEL;
  const gap = (width - 16 - TOUCH * 2 - 52 - show * display) / (display + 2);
  const start = 8 + TOUCH + gap + 52 + gap;
  return {
    far: inARow(others, width, 4, far),
    near: {
      box: { x: 4, y: near - 2, w: 150, h: h + 4 },
      glass: { x: 10, y: near + 2, w: 32, h: h - 4 },
      name: { x: 48, y: near, w: 102, h: 18 },
      lamp: { x: 52, y: near + 18, w: Math.min(40, h * 0.62) },
      infected: { x: 104, y: near + 20, w: (h - 22) / TALL },
      laid: { x: 178, y: near, w: Math.min(h / TALL, 48) },
      draw: { x: width - TOUCH * 2 - 18, y: near, w: TOUCH },
      discard: { x: width - TOUCH - 8, y: near, w: TOUCH },
    },
    hand: { x: 4, y: hand, w: width - 8, h: card },
    cloud: { x: 0, y: far + 30, w: width, h: top - far - 32 },
    swarm: { x: 6, y: top, w: width - 12, h: swarm },
    swarmDeck: { x: 8, y, w: TOUCH },
    bank: { x: 8 + TOUCH + gap, y, w: 52, h: show * TALL },
    display: several(display, (i) => ({ x: start + i * (show + gap), y, w: show })),
    experience: { x: width - 8 - TOUCH, y, w: TOUCH },
  };
}

/** Below this height the hand lies beside the decks instead of below them. */
const LOWEST = 290;

/** Lay out a low screen. The player's own glass, lamp and infection are in the corner. */
function low(width: number, height: number, others: number, display: number): Plan {
  const w = clamp(132, width * 0.26, 190);
  const show = clamp(36, height * 0.125, 56);
  const side = width - (show + BETWEEN) * display;
  const row = show * TALL + LABEL;
  const isBeside = height < LOWEST;
  const hands = (isBeside ? side - 8 : width - 8) - w - 8;
  const card = Math.min((isBeside ? height * 0.32 : height - row * 3 - 8) / TALL, hands / 5 - 4, 96) * TALL;
  const hand = height - card - 6;
  const swarm = clamp(TOUCH, height * 0.14, 62) * TALL;
  const top = hand - 6 - swarm - 4;
  const across = { x: w + 6, w: side - w - 14 };
  const h = clamp(92, height * 0.34, 128);
  const y = height - h - 4;
  const far = (height - h - 8) / Math.max(1, others) - 4;
  const at = (i: number, line: number): Slot => ({ x: side + i * (show + BETWEEN), y: LABEL + line * row, w: show });
  return {
    far: several(others, (i) => ({ x: 4, y: 4 + i * (far + 4), w, h: Math.min(far, 130) })),
    near: {
      box: { x: 4, y, w, h },
      glass: { x: 10, y: y + 24, w: 34, h: h - 30 },
      name: { x: 10, y: y + 3, w: w - 16, h: 18 },
      lamp: { x: 50, y: y + 26, w: Math.min(38, (h - 30) * 0.7) },
      infected: { x: 94, y: y + 26, w: Math.min(36, (h - 40) / TALL) },
      laid: at(0, 2),
      draw: at(1, 2),
      discard: at(2, 2),
    },
    hand: { x: w + 8, y: hand, w: hands, h: card },
    cloud: { ...across, y: 26, h: Math.max(20, top - 30) },
    swarm: { ...across, y: top, h: swarm },
    swarmDeck: at(0, 0),
    bank: { ...at(1, 0), h: show * TALL },
    experience: at(2, 0),
    display: several(display, (i) => at(i, 1)),
  };
}

/** Place the other players side by side along the upper edge. */
function inARow(n: number, width: number, margin: number, h: number): Box[] {
  const w = Math.min(320, (width - margin * (n + 1)) / n);
  const start = (width - n * w - (n - 1) * margin) / 2;
  return several(n, (i) => ({ x: start + i * (w + margin), y: margin, w, h }));
}

/** Place another player across the table: the glass, the piles and the laid card. */
function farPlace(seat: number, box: Box, hasLamp: boolean): Place {
  const { x, y, w, h } = box;
  const body = h - 30;
  const glass: Box = { x: x + 6, y: y + 25, w: w > 200 ? 44 : 26, h: body - 1 };
  const laid = Math.min(body / TALL, 88, w - glass.w - 40);
  const start = glass.x + glass.w + (w > 200 ? 12 : 6);
  const room = x + w - laid - 6 - start;
  const [hand, draw, discard] = farPiles({ x: start, y: y + 25, w: room, h: body });
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
    hand,
    draw,
    discard,
  };
}

/** Place hand, draw pile and discard pile: side by side if there is room, else the hand above the others, else in a
 * column. */
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

/** Move the open experience cards to the middle, large enough to read. */
function broughtClose({ cloud, swarm, wide, display }: Pick<Layout, "cloud" | "swarm" | "wide" | "display">): Slot[] {
  const n = display.length;
  const room = cloud.h + swarm.h;
  const w = Math.min(wide ? 128 : (cloud.w - 40) / n, (room - 8) / TALL);
  const middle = cloud.x + cloud.w / 2;
  const y = cloud.y + (room - w * TALL) / 2;
  return several(n, (i) => ({ x: middle + (i - n / 2) * (w + 10) + 5, y, w }));
}

export const placeOf = (layout: Layout, seat: number): Place => layout.places.find((each) => each.seat === seat)!;
