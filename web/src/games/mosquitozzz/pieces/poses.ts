/** The pose of each piece in its zone. */

import { counted, inFan, inHand, inPile, inSlot, type Slot } from "../../../kit/cards";
import type { Box } from "../../../kit/layout";
import type { Spot } from "../../../kit/pieces/identity";
import type { Pose } from "../../../kit/pieces/pose";
import { type Layout, type Place, placeOf, TALL } from "../layout";

/** Natural sizes, before a pose scales them. */
export const CARD = { w: 100, h: 140 };
const DROP = { w: 20, h: 25 };
const MOSQUITO = { w: 64, h: 56 };
const LAMP = { w: 60, h: 80 };

const GOLDEN = 2.399963;

/** The position of a piece among those in its zone, and the place of its player. */
interface Lying {
  i: number;
  n: number;
  all: Spot[];
  place: Place;
}

const POSES: Record<string, (layout: Layout, lying: Lying) => Pose> = {
  hand: ({ hand }, { i, n, place }) =>
    place.near ? inSlot(inHand(hand, hand.h / TALL, i, n), CARD, 30 + i) : inFan(place.hand, CARD, i, n),
  laid: (_, { place }) => inSlot(place.laid, CARD, 25),
  infected: (_, { place }) => inSlot(place.infected, CARD, 26),
  draw: (_, { i, n, place }) => inPile(place.draw, CARD, i, n),
  discard: (_, { i, n, place }) => inPile(place.discard, CARD, i, n),
  blood: ({ full }, { i, place }) => dropIn(place.glass, i, 2, Math.ceil(full / 2)),
  lamp: (_, { place: { lamp } }) => ({ x: lamp.x, y: lamp.y, size: lamp.w / LAMP.w, z: 50 }),
  swarm: (layout, { i, all }) => inSlot(swarmSlots(layout, all, 0)[i]!, CARD, 10 + i, 0.35),
  staying: (layout, { i, all }) => inSlot(swarmSlots(layout, all, 1)[i]!, CARD, 55 + i),
  display: ({ display }, { i }) => inSlot(display[i]!, CARD, 60),
  swarm_deck: ({ swarmDeck }, { i, n }) => inPile(swarmDeck, CARD, i, n),
  experience: ({ experience }, { i, n }) => inPile(experience, CARD, i, n),
  bank: ({ bank }, { i }) => inBowl(bank, i),
  cloud: inCloud,
  flat: onGround,
  dark: inTheDark,
  removed: ({ cloud }) => ({ x: -140, y: cloud.y, size: 0.5, turn: -30, fade: true, wait: 0.4 }),
};

/** Return the poses of all pieces, in their order. */
export function posesFor(layout: Layout, spots: Spot[]): Pose[] {
  const zones = new Map<string, Spot[]>();
  for (const spot of spots) zones.set(spot.zone, [...(zones.get(spot.zone) ?? []), spot]);
  return spots.map(({ zone, place: i }) => {
    const [name = "", owner] = zone.split(":");
    const all = zones.get(zone)!;
    return POSES[name]!(layout, { i, n: all.length, all, place: placeOf(layout, Number(owner)) });
  });
}

// --- cards

/** Return the slots of swarm cards. Cards of one kind are stacked, so that a large swarm fits; cards that stay are one
 * row higher. */
function swarmSlots(layout: Layout, cards: Spot[], row: number): Slot[] {
  const stacks = counted(cards.map((card) => card.kind));
  const w = layout.swarm.h / TALL;
  const lean = w * 0.14;
  const wish = stacks.reduce((sum, [, copies]) => sum + w + 8 + lean * (copies - 1), -8);
  const tight = Math.min(1, (layout.swarm.w - w) / Math.max(1, wish - w));
  let x = layout.swarm.x + (layout.swarm.w - w - (wish - w) * tight) / 2;
  const starts = new Map<string, number>();
  for (const [kind, copies] of stacks) {
    starts.set(kind, x);
    x += (w + 8 + lean * (copies - 1)) * tight;
  }
  const seen = new Map<string, number>();
  return cards.map(({ kind }) => {
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return { x: starts.get(kind)! + copy * lean * tight, y: layout.swarm.y - copy * 2 - row * (w * TALL + 4), w };
  });
}

// --- blood

/** Return the pose of a drop. Drops fill a vessel from the bottom, row by row. */
function dropIn(box: Box, place: number, columns: number, rows: number): Pose {
  const w = (box.w - 8) / columns;
  const row = Math.floor(place / columns);
  const size = Math.min(w / DROP.w, (box.h - 12) / 5 / (DROP.h * 0.86));
  const rise = Math.min((box.h - 12) / rows, DROP.h * size);
  const x = box.x + 4 + (place % columns) * w + (w - DROP.w * size) / 2;
  const y = box.y + box.h - 5 - DROP.h * size - row * rise;
  return { x, y, size, z: 20 + place, wait: (place % 5) * 0.08 };
}

/** Return the pose of a drop in the bowl, which is narrower at its bottom. */
const inBowl = ({ x, y, w, h }: Box, place: number): Pose =>
  dropIn({ x: x + w * 0.12, y: y + 2, w: w * 0.76, h: h - 2 }, place, 4, 8);

// --- mosquitos

/** Return a deterministic but irregular number. */
const jitter = (i: number): number => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;

function mosquitoSize(layout: Layout, n: number): number {
  const room = (layout.cloud.w * layout.cloud.h) / Math.max(n, 6) / (MOSQUITO.w * MOSQUITO.h);
  return Math.min((layout.wide ? 0.95 : 0.62) * layout.scale, Math.sqrt(room) * 0.62);
}

function inCloud(layout: Layout, { i, n }: Lying): Pose {
  const size = mosquitoSize(layout, n);
  const { x, y, w, h } = layout.cloud;
  const r = Math.sqrt((i + 0.6) / Math.max(n, 7));
  const rx = (w - MOSQUITO.w * size) / 2 - 8;
  const ry = (h - MOSQUITO.h * size) / 2 - 6;
  return {
    x: x + w / 2 + Math.cos(i * GOLDEN + 0.6) * r * Math.min(rx, ry * 3) - (MOSQUITO.w * size) / 2,
    y: y + h / 2 + Math.sin(i * GOLDEN + 0.6) * r * ry - (MOSQUITO.h * size) / 2,
    size,
    turn: (jitter(i) - 0.5) * 24,
    z: 45,
    wait: 0.3 + (i % 4) * 0.12,
  };
}

/** Return the pose of a repelled mosquito at the lower edge of the cloud. */
function onGround(layout: Layout, { i, n }: Lying): Pose {
  const size = mosquitoSize(layout, n) * 0.62;
  const { x, y, w, h } = layout.cloud;
  const step = Math.min(MOSQUITO.w * size + 4, (w - 40) / Math.max(1, n));
  const left = x + (w - step * n) / 2 + i * step;
  return { x: left, y: y + h - MOSQUITO.h * size - 4, size, turn: (jitter(i) - 0.5) * 60, z: 44 };
}

function inTheDark({ width, height }: Layout, { i }: Lying): Pose {
  const side = i % 2 ? -90 : width + 30;
  return { x: side, y: height * (0.1 + 0.5 * jitter(i)), size: 0.5, fade: true };
}
