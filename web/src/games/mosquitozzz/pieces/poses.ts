/** How each piece lies in its zone. */

import { counted, inFan, inHand, inPile, inSlot, type Slot } from "../../../kit/cards";
import type { Box } from "../../../kit/layout";
import type { Spot } from "../../../kit/pieces/identity";
import type { Pose } from "../../../kit/pieces/pose";
import { type Layout, type Place, placeOf, TALL } from "../layout";

/** Natural sizes, before a pose scales them. */
export const CARD = { w: 100, h: 140 };
export const DROP_SIZE = { w: 20, h: 25 };
export const MOSQUITO_SIZE = { w: 64, h: 56 };
export const LAMP_SIZE = { w: 60, h: 80 };

const GOLDEN = 2.399963;

/** Poses for all pieces of a table, in their order. */
export function posesFor(layout: Layout, spots: Spot[]): Pose[] {
  const zones = new Map<string, Spot[]>();
  for (const spot of spots) {
    const zone = zones.get(spot.zone);
    if (zone) zone.push(spot);
    else zones.set(spot.zone, [spot]);
  }
  return spots.map((spot) => poseIn(layout, spot, zones.get(spot.zone)!));
}

function poseIn(layout: Layout, spot: Spot, all: Spot[]): Pose {
  const [zone = "", owner] = spot.zone.split(":");
  const place = owner === undefined ? null : placeOf(layout, Number(owner));
  if (place) return ownPose(layout, place, zone, spot, all);
  switch (zone) {
    case "swarm":
      return inSlot(swarmSlots(layout, all, 0)[spot.place]!, CARD, 10 + spot.place, 0.35);
    case "staying":
      return inSlot(swarmSlots(layout, all, 1)[spot.place]!, CARD, 55 + spot.place);
    case "display":
      return inSlot(layout.display[spot.place]!, CARD, 60);
    case "swarm_deck":
      return inPile(layout.swarmDeck, CARD, spot.place, all.length);
    case "experience":
      return inPile(layout.experience, CARD, spot.place, all.length);
    case "bank":
      return inBowl(layout.bank, spot.place);
    case "cloud":
      return inCloud(layout, spot.place, all.length);
    case "flat":
      return onGround(layout, spot.place, all.length);
    case "removed":
      return { x: -140, y: layout.cloud.y, size: 0.5, turn: -30, fade: true, wait: 0.4 };
    default:
      return inTheDark(layout, spot.place);
  }
}

function ownPose(layout: Layout, place: Place, zone: string, spot: Spot, all: Spot[]): Pose {
  switch (zone) {
    case "hand":
      return place.near
        ? inSlot(inHand(layout.hand, layout.hand.h / TALL, spot.place, all.length), CARD, 30 + spot.place)
        : inFan(place.hand, CARD, spot.place, all.length);
    case "laid":
      return inSlot(place.laid, CARD, 25);
    case "infected":
      return inSlot(place.infected, CARD, 26);
    case "draw":
      return inPile(place.draw, CARD, spot.place, all.length);
    case "discard":
      return inPile(place.discard, CARD, spot.place, all.length);
    case "blood":
      return dropIn(place.glass, spot.place, 2, Math.ceil(layout.full / 2));
    default:
      return { x: place.lamp.x, y: place.lamp.y, size: place.lamp.w / LAMP_SIZE.w, z: 50 };
  }
}

// --- cards

/** Cards of one kind lie on each other, so that a large swarm still fits; those that stay lie one row higher. */
export function swarmSlots(layout: Layout, cards: Spot[], row: number): Slot[] {
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

/** Drops fill a vessel from the bottom, row by row. */
function dropIn(box: Box, place: number, columns: number, rows: number): Pose {
  const w = (box.w - 8) / columns;
  const row = Math.floor(place / columns);
  const size = Math.min(w / DROP_SIZE.w, (box.h - 12) / 5 / (DROP_SIZE.h * 0.86));
  const rise = Math.min((box.h - 12) / rows, DROP_SIZE.h * size);
  const x = box.x + 4 + (place % columns) * w + (w - DROP_SIZE.w * size) / 2;
  const y = box.y + box.h - 5 - DROP_SIZE.h * size - row * rise;
  return { x, y, size, z: 20 + place, wait: (place % 5) * 0.08 };
}

/** The bowl is narrower at its bottom. */
const inBowl = ({ x, y, w, h }: Box, place: number): Pose =>
  dropIn({ x: x + w * 0.12, y: y + 2, w: w * 0.76, h: h - 2 }, place, 4, 8);

// --- mosquitos

/** Deterministic and yet untidy. */
const jitter = (i: number): number => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;

function mosquitoSize(layout: Layout, n: number): number {
  const room = (layout.cloud.w * layout.cloud.h) / Math.max(n, 6) / (MOSQUITO_SIZE.w * MOSQUITO_SIZE.h);
  return Math.min(layout.wide ? 0.95 : 0.62, Math.sqrt(room) * 0.62);
}

function inCloud(layout: Layout, i: number, n: number): Pose {
  const size = mosquitoSize(layout, n);
  const { x, y, w, h } = layout.cloud;
  const r = Math.sqrt((i + 0.6) / Math.max(n, 7));
  const rx = (w - MOSQUITO_SIZE.w * size) / 2 - 8;
  const ry = (h - MOSQUITO_SIZE.h * size) / 2 - 6;
  return {
    x: x + w / 2 + Math.cos(i * GOLDEN + 0.6) * r * Math.min(rx, ry * 3) - (MOSQUITO_SIZE.w * size) / 2,
    y: y + h / 2 + Math.sin(i * GOLDEN + 0.6) * r * ry - (MOSQUITO_SIZE.h * size) / 2,
    size,
    turn: (jitter(i) - 0.5) * 24,
    z: 45,
    wait: 0.3 + (i % 4) * 0.12,
  };
}

/** Repelled: they lie at the lower edge of the cloud. */
function onGround(layout: Layout, i: number, n: number): Pose {
  const size = mosquitoSize(layout, n) * 0.62;
  const step = Math.min(MOSQUITO_SIZE.w * size + 4, (layout.cloud.w - 40) / Math.max(1, n));
  const x = layout.cloud.x + (layout.cloud.w - step * n) / 2 + i * step;
  return {
    x,
    y: layout.cloud.y + layout.cloud.h - MOSQUITO_SIZE.h * size - 4,
    size,
    turn: (jitter(i) - 0.5) * 60,
    z: 44,
  };
}

function inTheDark(layout: Layout, i: number): Pose {
  const side = i % 2 ? -90 : layout.width + 30;
  return { x: side, y: layout.height * (0.1 + 0.5 * jitter(i)), size: 0.5, fade: true };
}
