/** The layout of boards: boxes, cards in their zones, and boxes beside a thing. */

import { describe, expect, it } from "vitest";
import { inFan, inHand, inPile, inSlot, spread } from "../../src/kit/cards";
import { at, type Box, beside, clamp, fitted, grown, TOUCH, touchable } from "../../src/kit/layout";
import { type MapPlace, placeTowards } from "../../src/kit/map";

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const CARD = { w: 100, h: 140 };

describe("a box", () => {
  it("becomes the style of an element", () => {
    expect(at(box(1, 2, 3, 4))).toBe("position: absolute; left: 1px; top: 2px; width: 3px; height: 4px");
    expect(at(box(1, 2, 3, 4), "%")).toContain("left: 1%");
    expect(at({ x: 1, y: 2, w: 3 })).toBe("position: absolute; left: 1px; top: 2px; width: 3px");
  });

  it("grows on every side, and as much as a finger needs around its middle", () => {
    expect(grown(box(10, 10, 20, 20), 5)).toEqual(box(5, 5, 30, 30));
    expect(touchable(box(100, 100, 20, 80))).toEqual(box(88, 100, TOUCH, 80));
    expect(touchable(box(0, 0, 50, 50))).toEqual(box(0, 0, 50, 50));
  });

  it("is fitted into a room as a whole, as large as it can be, in the middle", () => {
    expect(fitted({ w: 200, h: 100 }, box(10, 20, 400, 400))).toEqual(box(10, 120, 400, 200));
    expect(fitted({ w: 100, h: 200 }, box(0, 0, 400, 100))).toEqual(box(175, 0, 50, 100));
  });

  it("keeps a number between two others", () => {
    expect([clamp(2, 1, 5), clamp(2, 3, 5), clamp(2, 9, 5)]).toEqual([2, 3, 5]);
  });
});

describe("what stands beside a thing", () => {
  const room = { w: 300, h: 300 };
  const size = { w: 100, h: 80 };

  it("stands on the first side that has room", () => {
    const thing = box(100, 150, 40, 40);
    expect(beside(thing, size, room, ["above", "below"], 10)).toEqual({ x: 70, y: 60 });
    expect(beside(box(100, 20, 40, 40), size, room, ["above", "below"], 10)).toEqual({ x: 70, y: 70 });
    expect(beside(thing, size, room, ["left", "right"], 10)).toEqual({ x: 150, y: 130 });
  });

  it("stands on the last side if none has room, and never leaves the room", () => {
    const spot = beside(box(0, 40, 40, 220), size, room, ["above", "below"], 10);
    expect(spot).toEqual({ x: 4, y: 300 - 80 - 4 });
    expect(beside(box(290, 150, 10, 10), size, room, ["above"], 10).x).toBe(300 - 100 - 4);
  });
});

describe("cards", () => {
  it("lie in a slot at its size", () => {
    expect(inSlot({ x: 5, y: 6, w: 50 }, CARD, 7)).toEqual({ x: 5, y: 6, size: 0.5, z: 7, wait: 0 });
  });

  it("lie on each other in a pile, of which only the uppermost are drawn", () => {
    const pile = Array.from({ length: 20 }, (_, place) => inPile({ x: 0, y: 0, w: 50 }, CARD, place, 20));
    expect(pile.filter((pose) => !pose.fade)).toHaveLength(3);
    expect(pile.at(-1)).toMatchObject({ x: 3, y: -3, fade: false });
    expect(inPile({ x: 0, y: 0, w: 50 }, CARD, 0, 1)).toMatchObject({ x: 0, y: 0, fade: false });
  });

  it("lie side by side in a hand, in its middle, and closer together where there are many", () => {
    const hand = box(10, 0, 300, 100);
    expect([inHand(hand, 60, 0, 2).x, inHand(hand, 60, 1, 2).x]).toEqual([96, 164]);
    const many = Array.from({ length: 12 }, (_, place) => inHand(hand, 60, place, 12));
    expect(many[0]!.x).toBeCloseTo(10);
    expect(many.at(-1)!.x + 60).toBeCloseTo(310);
  });

  it("open to both sides in a fan", () => {
    const fan = Array.from({ length: 5 }, (_, place) => inFan({ x: 0, y: 0, w: 50 }, CARD, place, 5));
    expect(fan.map((pose) => pose.turn)).toEqual([-10, -5, 0, 5, 10]);
    expect(fan[0]!.y).toBe(fan[4]!.y);
  });

  it("are spread over a room as large as they fit, without touching each other", () => {
    for (const [count, most] of [
      [1, 96],
      [7, 96],
      [17, 60],
    ] as const) {
      const room = box(20, 30, 340, 180);
      const cards = spread(count, room, most, 1.4);
      expect(cards).toHaveLength(count);
      for (const card of cards) {
        expect(card.w).toBeLessThanOrEqual(most);
        expect(card.x).toBeGreaterThanOrEqual(room.x);
        expect(card.x + card.w).toBeLessThanOrEqual(room.x + room.w + 0.01);
        expect(card.y + card.h).toBeLessThanOrEqual(room.y + room.h + 0.01);
        const others = cards.filter((each) => each !== card);
        const overlaps = others.some(
          (each) => Math.abs(each.x - card.x) < card.w && Math.abs(each.y - card.y) < card.h,
        );
        expect(overlaps).toBe(false);
      }
    }
    expect(spread(0, box(0, 0, 100, 100), 96, 1.4)).toEqual([]);
  });
});

describe("walking over a map", () => {
  const place = (name: string, x: number, y: number): MapPlace => ({ name, x, y });
  const [paris, berlin, rome, oslo] = [
    place("paris", 0, 0),
    place("berlin", 50, -20),
    place("rome", 40, 60),
    place("oslo", 45, -80),
  ];
  const map = [paris, berlin, rome, oslo];

  it("goes to the nearest place that lies further that way than to the side", () => {
    expect(placeTowards("ArrowRight", paris, map)).toBe(berlin);
    expect(placeTowards("ArrowDown", paris, map)).toBe(rome);
    expect(placeTowards("ArrowUp", berlin, map)).toBe(oslo);
    expect(placeTowards("ArrowLeft", berlin, map)).toBe(paris);
  });

  it("stays where nothing lies that way, and at any other key", () => {
    expect(placeTowards("ArrowLeft", paris, map)).toBeUndefined();
    expect(placeTowards("Enter", paris, map)).toBeUndefined();
  });

  it("is one step at a time on a grid, never across a corner", () => {
    const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => place(`${col}${row}`, col * 100, row * 100)));
    const at = (name: string) => grid.find((each) => each.name === name)!;
    expect(placeTowards("ArrowRight", at("01"), grid)?.name).toBe("11");
    const holed = grid.filter((each) => each.name !== "22");
    expect(placeTowards("ArrowDown", at("21"), holed)).toBeUndefined();
  });
});
