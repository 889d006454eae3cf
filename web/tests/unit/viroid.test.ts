/** Viroid's world on the plate, the layout of its board, and its texts. */

import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/games/board";
import { coasts } from "../../src/games/viroid/art/coasts";
import { reachOf, wellsOf } from "../../src/games/viroid/art/wells";
import { Atlas, isAshore, pushedApart, shoreOf, tallForm, WIDE, wideForm } from "../../src/games/viroid/atlas";
import type { Choice } from "../../src/games/viroid/declared";
import { layOut } from "../../src/games/viroid/layout";
import { thrownLast } from "../../src/games/viroid/parts/throws";
import { FAR, pinched, within, zoomedTo } from "../../src/games/viroid/parts/zoom";
import { project } from "../../src/games/viroid/projection";
import { BoardSelection } from "../../src/games/viroid/selection.svelte";
import { cityOf, isOnBoard, wouldBe } from "../../src/games/viroid/targets";
import { where } from "../../src/games/viroid/where";
import { effectSign, lacking } from "../../src/games/viroid/words";
import type { Box } from "../../src/kit/layout";
import { settings } from "../../src/lib/settings.svelte";
import { aPlayer, aTable, aView, catalogue } from "./viroid-view";

settings.set({ language: "en" });
const named = (city: string): string => city;
const TALL = tallForm({ w: 360, h: 290 });
const atlases = [WIDE, TALL, wideForm({ w: 820, h: 620 })].map((form) => new Atlas(catalogue, 2, named, form));
const [wide] = atlases as [Atlas, Atlas];

describe("the projection", () => {
  const at = (longitude: number, latitude: number) => project([longitude, latitude], { w: 1, h: 1 });

  it("keeps east and west, north and south", () => {
    const [london, lagos, tokyo] = [at(0, 51.5), at(3.4, 6.5), at(139.7, 35.7)];
    expect(london[1]).toBeLessThan(lagos[1]);
    expect(tokyo[0]).toBeGreaterThan(lagos[0]);
  });

  it("never folds, however much the lens enlarges", () => {
    for (const latitude of [-40, 0, 47, 65]) {
      const row = Array.from({ length: 350 }, (_, n) => at(n - 170, latitude)[0]);
      expect(row.every((x, n) => n === 0 || x > row[n - 1]!)).toBe(true);
    }
  });

  it("enlarges what is crowded", () => {
    const apart = (longitude: number): number => at(longitude + 1, 48)[0] - at(longitude, 48)[0];
    expect(apart(10)).toBeGreaterThan(1.5 * apart(120));
  });

  it("shows coasts of every continent on the plate", () => {
    for (const outlines of Object.values(coasts)) {
      const points = outlines.flat().map(([east, north]) => at(east, north));
      expect(points.filter(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1).length).toBeGreaterThan(20);
    }
  });
});

describe("dishes", () => {
  it.each(atlases)("lie apart from each other and inside the plate (%#)", ({ dishes, form }) => {
    for (const [n, one] of dishes.entries()) {
      expect(one.x - one.r).toBeGreaterThanOrEqual(0);
      expect(one.y - one.r).toBeGreaterThanOrEqual(0);
      expect(one.x + one.r).toBeLessThanOrEqual(form.w);
      expect(one.y + one.r).toBeLessThanOrEqual(form.h);
      for (const other of dishes.slice(n + 1)) {
        const far = Math.hypot(one.x - other.x, one.y - other.y);
        expect(far, `${one.name} and ${other.name}`).toBeGreaterThan(one.r + other.r - 0.5);
      }
    }
  });

  it("lie apart from the names of others, which are 12 pixels high", () => {
    const form = tallForm({ w: 390, h: 378 });
    expect((form.letters * 390) / form.w).toBeGreaterThanOrEqual(12);
    const [first] = wide.dishes;
    const crowd = Array.from({ length: 9 }, (_, n) => ({
      ...first!,
      name: `${n}`,
      home: [180, 170 + n] as const,
      r: 16,
    }));
    const name = { w: 70, h: 12 };
    const { dishes, overlap } = pushedApart(
      crowd,
      crowd.map(() => name),
      form,
    );
    expect(overlap).toBeLessThan(1.5);
    for (const one of dishes) {
      for (const other of dishes.filter((each) => each !== one)) {
        const isBeside = Math.abs(one.x - other.x) > name.w / 2 + 12;
        expect(isBeside || other.y < one.y || other.y - one.y > one.r + name.h + 12).toBe(true);
      }
    }
  });

  it("have no names where these would overlap", () => {
    const crowd = Array.from({ length: 60 }, (_, n) => `far-away-city-${n}`);
    const cities = Object.fromEntries(crowd.map((name) => [name, Object.values(catalogue.cities)[0]!]));
    expect(new Atlas({ ...catalogue, cities, land: [], lines: {} }, 2, named, TALL).isNamed).toBe(false);
    expect(wide.isNamed).toBe(true);
  });

  it("stay where their cities are, if there is room", () => {
    const tokyo = wide.dish("tokyo");
    expect(Math.hypot(tokyo.x - tokyo.home[0], tokyo.y - tokyo.home[1])).toBeLessThan(5);
  });

  it("have wells that lie apart from each other and inside the dish", () => {
    for (let n = 1; n <= 6; n++) {
      const wells = wellsOf(n);
      expect(wells.length).toBe(n);
      for (const [i, [x, y]] of wells.entries()) {
        expect(Math.hypot(x, y) + 1).toBeLessThanOrEqual(reachOf(n) + 1e-9);
        for (const [dx, dy] of wells.slice(i + 1)) expect(Math.hypot(x - dx, y - dy)).toBeGreaterThan(1.95);
      }
    }
  });

  it("belong to the continent that is nearest to a finger", () => {
    const { x, y } = wide.dish("lagos");
    expect(wide.continentAt([x + 4, y + 4])).toBe("africa");
  });
});

describe("lines", () => {
  it("lead from dish to dish", () => {
    const route = wide.routes.land.find(({ name }) => name === "berlin-moscow")!;
    const { x, y } = wide.dish("berlin");
    expect(route.path.startsWith(`M${x.toFixed(1)} ${y.toFixed(1)}Q`)).toBe(true);
  });

  it("over the edge leave on one side and come back on the other, each with where it leads", () => {
    const { path, exits } = wide.routes.sea.find(({ name }) => name === "tokyo-los_angeles")!;
    expect(path.match(/M/g)?.length).toBe(2);
    expect(exits.map(({ at, to }) => [at[0], to])).toEqual([
      [WIDE.w, "los_angeles"],
      [0, "tokyo"],
    ]);
  });

  it("know land from water", () => {
    const island = shoreOf([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect([isAshore([5, 5], island), isAshore([15, 5], island)]).toEqual([true, false]);
  });
});

describe("looking from near", () => {
  const frame = { x: 0, y: 50, w: 360, h: 290 };

  it("fills the frame with a continent and never leaves the plate", () => {
    const sight = zoomedTo({ left: 150, right: 240, top: 10, bottom: 90 }, TALL, frame);
    expect(sight.scale).toBeGreaterThan(2);
    expect(sight.x).toBeLessThanOrEqual(0);
    expect(sight.x + 360 * sight.scale).toBeGreaterThanOrEqual(360);
    expect(within({ scale: 2, x: 500, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -290 });
  });

  it("keeps what lies between two fingers there", () => {
    const fingers = { before: { x: 100, y: 100 }, now: { x: 60, y: 100 }, other: { x: 140, y: 100 } };
    const sight = pinched(FAR, fingers, { left: 0, top: 0 }, frame);
    expect(sight.scale).toBe(2);
    expect(sight.x).toBeCloseTo(100 - 120 * 2);
  });
});

describe("dice", () => {
  const rolled = { do: "rolled" as const, seat: 0, faces: [2, 5] };

  it("lie there when the turn is over, until somebody else throws", () => {
    const first = thrownLast(null, aView({ turn: 4, dice: [] }), [rolled, { do: "turn_begins", seat: 1 }]);
    expect(first).toMatchObject({ seat: 0, faces: [2, 5] });
    expect(thrownLast(first, aView({ turn: 4 }), [])).toBe(first);
    const next = thrownLast(first, aView({ turn: 5 }), [{ do: "virus_rolled", seat: 1, pips: 6 }]);
    expect(next).toMatchObject({ seat: 1, faces: [6], number: first!.number + 1 });
    expect(thrownLast(first, aView({ turn: 7 }), [])).toBeNull();
  });

  it("roll again with the same faces, but not while they lie", () => {
    const first = thrownLast(null, aView({ dice: [3] }), []);
    expect(thrownLast(first, aView({ dice: [3] }), [])).toBe(first);
    const again = thrownLast(first, aView({ dice: [3] }), [{ do: "rolled", seat: 0, faces: [3] }]);
    expect(again?.number).toBe(2);
  });
});

describe("the layout", () => {
  const isApart = (a: Box, b: Box): boolean =>
    a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

  it.each([
    [960, 650, false],
    [960, 541, false],
    [1600, 900, false],
    [780, 900, false],
    [820, 1028, false],
    [360, 600, false],
    [360, 600, true],
    [360, 500, false],
  ])("of %i × %i keeps everything in sight and apart (shopping: %s)", (w, h, isShopping) => {
    const { plate, thermometer, missing, event, own, mates, chips, narrow } = layOut(w, h, isShopping);
    const boxes = [plate, thermometer, event, own, mates, chips, ...(narrow ? [missing] : [])].filter(
      (box) => box.h > 0,
    );
    for (const [n, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(w + 0.5);
      expect(box.y + box.h).toBeLessThanOrEqual(h + 0.5);
      for (const other of boxes.slice(n + 1)) expect(isApart(box, other)).toBe(true);
    }
  });

  it("leaves one's own board its room where it is low, as beside an analysis", () => {
    expect(layOut(960, 541, false).own.w).toBeGreaterThan(440);
  });

  it("leaves room for the shop on a phone, and for the event", () => {
    expect(layOut(360, 600, true).own.h).toBeGreaterThanOrEqual(315);
    expect(layOut(360, 600, false).event.h).toBeGreaterThan(80);
  });
});

describe("choices", () => {
  const enter: Choice = { do: "enter", city: "paris" };

  it("are made in the city that they name or that is asked for", () => {
    expect(cityOf(enter, aView())).toBe("paris");
    expect(cityOf({ do: "choose_way", way: "blood" }, aView({ about: { city: "berlin" } }))).toBe("berlin");
    expect(cityOf({ do: "resist", resistance: "cold" }, aView())).toBe("");
    const lifts: Choice[] = [
      { do: "lift", measure: "culling", city: "paris" },
      { do: "open_airport", city: "paris" },
    ];
    expect(new BoardSelection(() => aTable(aView(), lifts)).targets.get("paris")).toEqual(lifts);
  });

  it("are tried elsewhere if somebody clicks there", () => {
    expect(wouldBe("moscow", [enter])).toEqual({ do: "enter", city: "moscow" });
    expect(wouldBe("moscow", [{ do: "finish" }])).toBeNull();
  });

  it("are offered on the board unless they need no place", () => {
    const table = aTable(aView());
    const isOffered = (choice: Choice): boolean => isOnBoard(choice, table);
    expect([enter, { do: "develop_ability" } as const].every(isOffered)).toBe(true);
    expect((["finish", "keep", "stop", "decline"] as const).some((word) => isOffered({ do: word }))).toBe(false);
    expect(["resist", "soften"].map((word) => isOffered({ do: word, resistance: "cold" } as Choice))).toEqual([
      true,
      false,
    ]);
    expect(keyOf({ do: "give", to: 1, dna: 2 })).toBe("give 1 2");
  });

  it("can be found by a hint", () => {
    const table = aTable(aView());
    expect(where(enter, table)).toContain('[data-place="paris"]');
    expect(where({ do: "buy_strain", strain: "cough_1" }, table)[1]).toBe('[data-choice="buy_strain"]');
    expect(where({ do: "resist", resistance: "heat" }, table)[0]).toBe('[data-choice="resist heat"]');
  });
});

describe("words", () => {
  it("tell what is lacking with both figures", () => {
    const table = aTable(aView({ players: [aPlayer({ resistances: { cold: 4, drug: 1, heat: 0 } })] }));
    expect(lacking(table, "moscow", 0)).toEqual(["cold 4 of 5"]);
    expect(lacking(table, "new_york", 0)).toEqual([]);
  });

  it("say what an effect does, and show it by signs", () => {
    const { texts } = aTable(aView());
    const said = texts.effects([{ do: "harden", who: "all", resistance: "cold" }])[0];
    expect(said).toContain("cold");
    expect(said).not.toContain("{");
    expect(effectSign({ do: "weaken", who: "all", resistance: "heat" })).toEqual({ name: "heat", change: "less" });
    expect(effectSign({ do: "outbreak", who: "you", spread: "bird" })).toEqual({ name: "bird", with: "outbreak" });
    expect(effectSign({ do: "take_measure", measure: "culling", city: "paris" }).name).toBe("livestock");
  });
});
