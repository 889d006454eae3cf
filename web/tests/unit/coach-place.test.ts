/** The position of a bubble: beside the thing that it explains, never on it, and not on clickable things if there is
 * room. */

import { describe, expect, it } from "vitest";
import type { Box } from "../../src/kit/layout";
import { around, overlap, placeBubble, ringed, type Scene, tailTo } from "../../src/table/coach-place";

const phone: Box = { x: 0, y: 0, w: 360, h: 740 };
const desktop: Box = { x: 0, y: 0, w: 1280, h: 800 };
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const scene = (room: Box, rings: Box[], keep: Box[] = []): Scene => ({ room, rings, keep, avoid: [] });
const inside = (a: Box, room: Box): boolean => a.x >= 0 && a.y >= 0 && a.x + a.w <= room.w && a.y + a.h <= room.h;

describe("rings", () => {
  it("are shared by things in a row, and not by others", () => {
    const hand = [box(10, 600, 60, 80), box(76, 600, 60, 80), box(142, 600, 60, 80)];
    expect(ringed(hand)).toEqual([box(4, 594, 204, 92)]);
    expect(ringed([box(0, 0, 40, 40), box(200, 0, 40, 40)])).toHaveLength(2);
    expect(ringed([box(0, 0, 40, 100), box(46, 90, 40, 100)])).toHaveLength(2);
    expect(ringed([])).toEqual([]);
  });
});

describe.each([
  ["phone", phone],
  ["desktop", desktop],
])("a bubble on a %s", (_, room) => {
  const [w, h] = [Math.min(336, room.w - 16), 140];

  it("never lies on what it speaks of, wherever that is, and points at it", () => {
    for (let x = 0; x <= room.w - 80; x += 150) {
      for (let y = 0; y <= room.h - 60; y += 85) {
        const [ring] = ringed([box(x, y, 80, 60)]) as [Box];
        const bubble = placeBubble(w, h, scene(room, [ring]), null);
        expect(overlap(bubble, ring)).toBe(0);
        expect(inside(bubble, room)).toBe(true);
        expect(tailTo(bubble, ring)).toMatch(/^M[-\d. ]+L[-\d. ]+L[-\d. ]+$/);
      }
    }
  });

  it("keeps off what can be clicked", () => {
    const ring = box(20, room.h - 160, room.w - 40, 90);
    const keep = [box(20, room.h - 330, room.w - 40, 100), box(20, room.h - 60, 120, 44)];
    const bubble = placeBubble(w, h, scene(room, [ring], keep), null);
    for (const each of [ring, ...keep]) expect(overlap(bubble, each)).toBe(0);
  });

  it("stays where it is while nothing speaks against it", () => {
    const there = scene(room, [box(100, 300, 60, 60)]);
    const before = placeBubble(w, h, there, null);
    expect(placeBubble(w, h, there, before)).toEqual(before);
  });

  it("is shown even when there is nothing to point at, or no room at all", () => {
    expect(inside(placeBubble(w, h, scene(room, []), null), room)).toBe(true);
    const bubble = placeBubble(w, h, scene(room, [room]), null);
    expect(inside(bubble, room)).toBe(true);
    expect(tailTo(bubble, room)).toBe("");
  });
});

it("the shade has a hole for every ring", () => {
  expect(around(phone, [box(0, 0, 40, 40), box(50, 50, 20, 20)]).match(/z/g)).toHaveLength(3);
});
