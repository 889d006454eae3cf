/** The placement of a speech bubble beside the things that it explains, and its tail. */

import { type Box, grown } from "../kit/layout";

export interface Scene {
  /** The window. */
  room: Box;
  /** The ringed boxes. */
  rings: Box[];
  /** Boxes that can be clicked and must not be covered. */
  keep: Box[];
  /** Boxes that should not be covered. */
  avoid: Box[];
}

const MARGIN = 8;
const STEP = 12;
const RING = 6;
const TAIL = 14;
const NEAR = 26;
const MUCH = 1.2;

/** Return the overlap of two intervals; a negative value is the gap between them. */
const shared = (a: number, aw: number, b: number, bw: number): number => Math.min(a + aw, b + bw) - Math.max(a, b);
const across = (a: Box, b: Box): number => shared(a.x, a.w, b.x, b.w);
const along = (a: Box, b: Box): number => shared(a.y, a.h, b.y, b.h);

/** Return the area of the overlap of two boxes. */
export const overlap = (a: Box, b: Box): number => Math.max(0, across(a, b)) * Math.max(0, along(a, b));

const gap = (a: Box, b: Box): number => Math.hypot(Math.max(0, -across(a, b)), Math.max(0, -along(a, b)));
const apart = (a: Box, b: Box): number => Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
const covered = (bubble: Box, boxes: Box[]): number => boxes.reduce((all, box) => all + overlap(bubble, box), 0);

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

const area = ({ w, h }: Box): number => w * h;

/** Return whether two things share one ring: they are close together, and the ring would contain little else. */
const isOne = (a: Box, b: Box): boolean => gap(a, b) <= RING && area(union(a, b)) <= (area(a) + area(b)) * MUCH;

/** Return rings around things. Things that lie close together in a row share one. */
export function ringed(things: Box[]): Box[] {
  const rings: Box[] = [];
  for (const thing of things.map((each) => grown(each, RING))) {
    let ring = thing;
    for (let i = rings.length - 1; i >= 0; i--) {
      if (isOne(rings[i]!, ring)) {
        ring = union(ring, rings[i]!);
        rings.splice(i, 1);
        i = rings.length;
      }
    }
    rings.push(ring);
  }
  return rings;
}

/** Return the ring nearest to a bubble. */
export function nearest(bubble: Box, rings: Box[]): Box | undefined {
  return rings.reduce<Box | undefined>(
    (best, ring) => (best && gap(bubble, best) <= gap(bubble, ring) ? best : ring),
    undefined,
  );
}

/** Return a cost function for bubble positions. It computes cheap terms first and stops as soon as the cost reaches
 * `most`. */
function pricing({ room, rings, keep, avoid }: Scene, before: Box | null): (bubble: Box, most: number) => number {
  const middle = { ...room, h: room.h / 2 };
  const weighed: [number, Box[]][] = [
    [1000, rings.map((each) => grown(each, TAIL))],
    [40, keep.map((each) => grown(each, RING))],
    [0.4, avoid],
  ];
  return (bubble, most) => {
    const ring = nearest(bubble, rings);
    let price = before ? Math.abs(bubble.x - before.x) + Math.abs(bubble.y - before.y) : 0;
    price += ring ? Math.max(0, gap(bubble, ring) - NEAR) * 60 + apart(bubble, ring) * 3 : apart(bubble, middle);
    for (const [weight, boxes] of weighed) {
      if (price >= most) return price;
      price += covered(bubble, boxes) * weight;
    }
    return price;
  };
}

/** Yield positions from one end to the other, both included. */
function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}

/** Return the best position for a bubble. It avoids the rings and everything that can be clicked, stays close, and
 * prefers its previous position. */
export function placeBubble(w: number, h: number, scene: Scene, before: Box | null): Box {
  const { x: left, y: top, w: width, h: height } = grown(scene.room, -MARGIN);
  let best: Box = { x: left, y: top, w, h };
  let least = Number.POSITIVE_INFINITY;
  const priceOf = pricing(scene, before);
  for (const y of steps(top, top + height - h)) {
    for (const x of steps(left, left + width - w)) {
      const bubble = { x, y, w, h };
      const price = priceOf(bubble, least);
      if (price < least) [best, least] = [bubble, price];
    }
  }
  return best;
}

const BASE = 11;
const CORNER = 16;
const INSIDE = 2;

const within = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(value, most));

/** Return the tail from a bubble to a ring as an SVG path, or "" if there is no gap between them. */
export function tailTo(bubble: Box, ring: Box): string {
  const [dx, dy] = [-across(bubble, ring), -along(bubble, ring)];
  if (dx <= 0 && dy <= 0) return "";
  if (dy >= dx) {
    const down = ring.y > bubble.y;
    const from = down ? bubble.y + bubble.h - INSIDE : bubble.y + INSIDE;
    const middle = ring.x + ring.w / 2;
    const base = within(bubble.x + CORNER + BASE, middle, bubble.x + bubble.w - CORNER - BASE);
    const tip = within(ring.x + CORNER, base, ring.x + ring.w - CORNER);
    return `M${base - BASE} ${from}L${tip} ${down ? ring.y : ring.y + ring.h}L${base + BASE} ${from}`;
  }
  const right = ring.x > bubble.x;
  const from = right ? bubble.x + bubble.w - INSIDE : bubble.x + INSIDE;
  const base = within(bubble.y + CORNER + BASE, ring.y + ring.h / 2, bubble.y + bubble.h - CORNER - BASE);
  const tip = within(ring.y + CORNER, base, ring.y + ring.h - CORNER);
  return `M${from} ${base - BASE}L${right ? ring.x : ring.x + ring.w} ${tip}L${from} ${base + BASE}`;
}

/** Return the area outside the rings as an SVG path for the even-odd fill rule. */
export function around(room: Box, rings: Box[]): string {
  const hole = ({ x, y, w, h }: Box): string => {
    const r = Math.min(14, w / 2, h / 2);
    const [ww, hh] = [w - 2 * r, h - 2 * r];
    return `M${x + r} ${y}h${ww}a${r} ${r} 0 0 1 ${r} ${r}v${hh}a${r} ${r} 0 0 1 ${-r} ${r}h${-ww}a${r} ${r} 0 0 1 ${-r} ${-r}v${-hh}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  };
  return `M0 0h${room.w}v${room.h}H0z${rings.map(hole).join("")}`;
}
