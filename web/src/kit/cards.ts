/** Layouts of cards: in a slot, in a pile, side by side in a hand, in a fan, or spread out over an area. */

import type { Box, Size } from "./layout";
import type { Pose } from "./pieces/pose";

/** The place of a card or a pile: its upper left corner and the width of a card. */
export type Slot = Omit<Box, "h">;

/** Return each card once, in order of appearance, with the number of its copies. */
export function counted(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

const SHOWN_OF_A_PILE = 3;

/** Return the pose of a card in a slot. `card` is its natural size, before a pose scales it. */
export const inSlot = (slot: Slot, card: Size, z: number, wait = 0): Pose => ({
  x: slot.x,
  y: slot.y,
  size: slot.w / card.w,
  z,
  wait,
});

/** Return the pose of a card in a pile. Only the top cards are visible. */
export function inPile(slot: Slot, card: Size, place: number, n: number): Pose {
  const depth = Math.min(n - 1, SHOWN_OF_A_PILE) - Math.min(n - 1 - place, SHOWN_OF_A_PILE);
  return { x: slot.x + depth, y: slot.y - depth, size: slot.w / card.w, z: place, fade: n - place > SHOWN_OF_A_PILE };
}

/** Return the slot of a card in an open hand. Cards of a large hand overlap. */
export function inHand(hand: Box, w: number, place: number, n: number): Slot {
  const step = Math.min(w + 8, (hand.w - w) / Math.max(1, n - 1));
  const start = hand.x + (hand.w - w - step * (n - 1)) / 2;
  return { x: start + step * place, y: hand.y, w };
}

/** Return the pose of a card in another player's hand, which is shown as a fan. */
export function inFan(slot: Slot, card: Size, place: number, n: number): Pose {
  const middle = (n - 1) / 2;
  const spread = slot.w * 0.13;
  return {
    x: slot.x + (place - middle) * spread,
    y: slot.y + Math.abs(place - middle) * spread * 0.25,
    size: slot.w / card.w,
    turn: (place - middle) * 5,
    z: place,
  };
}

/** The maximum gap between cards in pixels. */
const AIR = 14;

/** Lay out cards in rows from the left, as large as the area allows and at most `most` wide. The gaps use the remaining
 * space. `tall` is the ratio of a card's height to its width. */
export function spread(count: number, room: Box, most: number, tall: number): Box[] {
  const gap = room.w < 400 ? 5 : 8;
  let best = { columns: 1, w: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const byWidth = (room.w - (columns - 1) * gap) / columns;
    const byHeight = (room.h - (rows - 1) * gap) / rows / tall;
    const w = Math.min(most, byWidth, byHeight);
    if (w >= best.w) best = { columns, w };
  }
  const { columns, w } = best;
  const h = w * tall;
  const air = (length: number, n: number, size: number): number =>
    n > 1 ? Math.max(gap, Math.min(AIR, (length - n * size) / (n - 1))) : gap;
  const across = w + air(room.w, columns, w);
  const down = h + air(room.h, Math.ceil(count / columns), h);
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + (i % columns) * across,
    y: room.y + Math.floor(i / columns) * down,
    w,
    h,
  }));
}
