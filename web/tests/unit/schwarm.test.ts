/** The drawing of Der Schwarm's board, and its use of the server's data. */

import { describe, expect, it } from "vitest";
import { arm, eyes } from "../../src/games/schwarm/art/channels";
import type { Choice, Event } from "../../src/games/schwarm/declared";
import { layOut } from "../../src/games/schwarm/layout";
import { countingTime } from "../../src/games/schwarm/parts/counting";
import { gainOf, markOf } from "../../src/games/schwarm/parts/gains";
import { linksOf } from "../../src/games/schwarm/parts/links";
import { isOnBoard, leavesBoard, placeFor, wayOf, wouldBe } from "../../src/games/schwarm/targets";
import { effectsOf, factsOf, shapeOf } from "../../src/games/schwarm/view";
import { byPlace } from "../../src/games/selection.svelte";
import { spread } from "../../src/kit/cards";
import { settings } from "../../src/lib/settings.svelte";
import { aPlayer, aProspect, aSight, aView, catalogue, chart, crawled } from "./schwarm-view";

describe("the chart", () => {
  it("puts every place where the catalogue has it", () => {
    expect(chart.places.map((each) => each.name).slice(0, 3)).toEqual(["a1", "b1", "north3"]);
    expect(chart.place("north7")).toMatchObject({ row: 0, col: 6, land: true, value: 9, start: false });
    expect(chart.queen.name).toBe("e5");
    expect(chart.gap).toEqual({ row: 8, col: 8 });
  });

  it("knows what lies beside what, and in a line", () => {
    expect(chart.directions).toEqual(["north", "east", "south", "west"]);
    expect(chart.beside("h9", "east")).toBeUndefined();
    expect(chart.directionTo("e2", "north5")).toBe("north");
    expect(chart.directionTo("e2", "f3")).toBeUndefined();
    expect(chart.line("e5", "south_east", 5).map((each) => each.name)).toEqual(["f6", "g7", "h8"]);
    expect(chart.straight("e5", "b8")).toEqual({ direction: "south_west", fields: 3 });
    expect(chart.straight("e5", "d2")).toBeUndefined();
    expect(chart.straight("e5", "e5")).toBeUndefined();
  });
});

describe("cards and tiles", () => {
  it("are what the catalogue says, and a joker does what it stands for", () => {
    expect(factsOf(catalogue, "blue_crab_6")).toMatchObject({ colour: "blue", action: "crab", range: 6 });
    expect(factsOf(catalogue, "joker_crab")).toEqual({ colour: "joker", action: "crab", range: 6 });
    expect(factsOf(catalogue, "joker")).toMatchObject({ colour: "joker", range: 0 });
    expect(factsOf(catalogue, "protection").colour).toBe("ability");
    expect(effectsOf(catalogue, "joker_ship")).toEqual([{ do: "ship" }]);
    expect(effectsOf(catalogue, "protection")).toEqual([]);
    expect([shapeOf(catalogue, "esw"), shapeOf(catalogue, "")]).toEqual(["tee", ""]);
  });

  it("bend their channels only where two openings meet at a corner, and have eyes where there is room", () => {
    expect(arm("ns", "n")).toBe("M50 0L50 50");
    expect(arm("ne", "n")).toContain("Q");
    expect(arm("nes", "e")).toBe("M100 50L50 50");
    expect(arm("", "e")).toBe("M100 50L50 50");
    expect(["ns", "nes", "nesw"].map((open) => eyes(open).length)).toEqual([2, 1, 0]);
  });
});

describe("networks", () => {
  it("are drawn as halves of joints, and the land's half with them", () => {
    const joints = [
      { field: "e2", direction: "north" },
      { field: "e2", direction: "south" },
      { field: "e3", direction: "north" },
    ];
    const links = linksOf(aPlayer({ joints }), 1, chart);
    expect(links.map(({ at, direction }) => `${at} ${direction}`)).toEqual([
      "e2 north",
      "north5 south",
      "e2 south",
      "e3 north",
    ]);
    expect(new Set(links.map((link) => link.seat))).toEqual(new Set([1]));
  });
});

describe("what a choice would bring", () => {
  const lay: Choice = { do: "lay", tile: "ns" };
  const before = aView({ players: [aPlayer({ round_points: 11 }), aPlayer({}), aPlayer({})] });
  const nothing = { now: 0, round: 0, end: 0, queen: null, tile: false, damage: new Map<number, number>() };

  it("is how the points of the seat would change", () => {
    const changes: Record<string, number>[] = [
      { points: -9 },
      { points: 1, round_points: 3, final_points: 14, buoys: -1 },
    ];
    const events: Event[] = [
      { do: "tile_laid", seat: 1, tile: "ns", field: "e3" },
      { do: "queen_joined", seat: 1 },
      { do: "queen_lost", seat: 0 },
    ];
    const gain = gainOf(aProspect(lay, { changes, events }), before, 1);
    expect(gain).toEqual({ ...nothing, now: 1, round: 3, end: 14, queen: "joined" });
    expect(markOf(gain)).toEqual({ text: "+18", kind: "now" });
  });

  it("is what others lose, each all in all", () => {
    const hit = (other: number, n: number): Event => ({ do: "damage", seat: 0, other, n });
    const gain = gainOf(
      aProspect(lay, { changes: [{ points: 9 }], events: [hit(1, 4), hit(2, 2), hit(1, 3)] }),
      before,
      0,
    );
    expect([...gain.damage]).toEqual([
      [1, 7],
      [2, 2],
    ]);
    expect(markOf(gain)).toEqual({ text: "+9", kind: "harm" });
  });

  it("is a tile if chance comes before anything else, and nothing of it if a new round is dealt", () => {
    const sail: Choice = { do: "sail", field: "e3", direction: "south" };
    const gain = gainOf(aProspect(sail, { chance: true }), before, 0);
    expect([gain.tile, markOf(gain)], "the tile is where the ship is, not where it goes").toEqual([true, null]);
    const events: Event[] = [{ do: "sailed", seat: 0, field: "e4" }];
    expect(gainOf(aProspect(sail, { chance: true, events }), before, 0)).toEqual(nothing);
  });

  it("does not count a scoring that comes whatever is chosen, but what the network scores more", () => {
    const events: Event[] = [
      { do: "round_scored", seat: 0, n: 12 },
      { do: "round_scored", seat: 1, n: 5 },
      { do: "station_counted", seat: 0, land: "north5", n: 4 },
      { do: "sides_counted", seat: 0, sides: 2, n: 10 },
    ];
    expect(gainOf(aProspect(lay, { changes: [{ points: 28, round_points: -3 }], events }), before, 0)).toEqual({
      ...nothing,
      now: 2,
      round: 1,
    });
  });

  it("looks different for points at once, for what others lose, and for what is only in prospect", () => {
    expect(markOf({ ...nothing, now: 2, round: 1 })).toEqual({ text: "+3", kind: "now" });
    expect(markOf({ ...nothing, round: -1, tile: true })).toEqual({ text: "−1", kind: "less" });
    expect(markOf({ ...nothing, queen: "joined" })).toEqual({ text: "", kind: "more" });
    expect(markOf(nothing)).toBeNull();
  });
});

describe("places and choices", () => {
  it("stand for each other", () => {
    const sight = aSight(aView({ step: "sail_ships", players: [aPlayer({ ships: ["e3", "d4"] })] }));
    const choices: Choice[] = [
      { do: "anchor" },
      { do: "sail", field: "e3", direction: "south" },
      { do: "sail", field: "d4", direction: "east" },
      { do: "deploy", field: "c2" },
    ];
    const found = byPlace(choices, (choice) => placeFor(choice, sight));
    expect(found.get("e4")).toEqual(choices.slice(1, 3));
    expect(found.get("c2")).toEqual([choices[3]]);
    expect(isOnBoard({ do: "anchor" }, sight)).toBe(false);
    expect(isOnBoard({ do: "take", place: 3 }, sight)).toBe(true);
    expect(placeFor({ do: "new_whale" }, sight)).toBe("e5");
  });

  it("know the way of whatever would move, whichever of the figures it is", () => {
    const view = aView({ tsunamis: ["a9", "e5"], whales: ["c3", "g7"], about: { tsunami: "e5", whale: "c3" } });
    const sight = aSight(view);
    expect(wayOf({ do: "surge", direction: "north", fields: 2 }, sight)).toEqual(["e5", "e4", "e3"]);
    expect(wayOf({ do: "swim", direction: "east" }, sight)).toEqual(["c3", "d3"]);
    expect(wayOf({ do: "sail", field: "b2", direction: "south" }, sight)).toEqual(["b2", "b3"]);
    expect(wayOf({ do: "anchor" }, sight)).toEqual([]);
  });

  it("know where a tsunami leaves the board", () => {
    const sight = aSight(aView({ about: { tsunami: "e5" } }));
    const away: Choice = { do: "surge", direction: "south_east", fields: 4 };
    const ashore: Choice = { do: "surge", direction: "north", fields: 4 };
    expect([placeFor(away, sight), leavesBoard(away, sight)]).toEqual(["h8", true]);
    expect([placeFor(ashore, sight), leavesBoard(ashore, sight)]).toEqual(["north5", false]);
  });

  it("learn from the rules where a crab comes to; if nobody tells, it gets a button", () => {
    const view = aView({ step: "crab_crawls", crab: "north3" });
    const crawl: Choice = { do: "crawl", fields: 1 };
    const told = aSight(view, () => crawled("north5"));
    expect([placeFor(crawl, told), wayOf(crawl, told), isOnBoard(crawl, told)]).toEqual([
      "north5",
      ["north3", "north5"],
      true,
    ]);
    const waiting = aSight(view, () => undefined);
    expect([placeFor(crawl, waiting), isOnBoard(crawl, waiting)]).toEqual(["", true]);
    expect(isOnBoard(crawl, aSight(view))).toBe(false);
  });

  it.each<[string, Partial<Parameters<typeof aView>[0]>, Choice | null]>([
    ["north4", { step: "build_station" }, { do: "build", land: "north4" }],
    ["e6", { step: "build_station" }, null],
    ["e6", { step: "send_researchers" }, { do: "explore", field: "e6" }],
    ["north4", { step: "send_researchers" }, { do: "staff", land: "north4" }],
    ["e5", { step: "wake_whale" }, { do: "new_whale" }],
    ["a1", { step: "raise_tsunami" }, { do: "move_tsunami", field: "a1" }],
    ["c4", { step: "whale_swims", about: { whale: "c3" } }, { do: "swim", direction: "south" }],
    ["h5", { step: "whale_swims", about: { whale: "c3" } }, null],
    ["b2", { step: "tsunami_surges", about: { tsunami: "e5" } }, { do: "surge", direction: "north_west", fields: 3 }],
    ["west5", { step: "crab_crawls", about: { how_far: 4 } }, { do: "crawl", fields: 5 }],
  ])("say what a click on %s would mean: %j", (name, given, meant) => {
    expect(wouldBe(name, aSight(aView(given)))).toEqual(meant);
  });

  it("say what a click means while ships sail", () => {
    const sailing = (ships: string[]) => aSight(aView({ step: "sail_ships", players: [aPlayer({ ships })] }));
    expect(wouldBe("north4", sailing(["d2"]))).toEqual({ do: "sail", field: "d2", direction: "north" });
    expect(wouldBe("h8", sailing(["d2"]))).toEqual({ do: "sail", field: "h8", direction: "north" });
    expect(wouldBe("h8", sailing([]))).toEqual({ do: "deploy", field: "h8" });
    expect(wouldBe("north4", sailing([]))).toBeNull();
  });
});

describe("the layout", () => {
  it("keeps everything in sight on a phone and on a laptop", () => {
    for (const [w, h, seats] of [
      [360, 500, 4],
      [360, 560, 2],
      [960, 640, 4],
      [1600, 900, 3],
    ] as const) {
      const room = layOut(w, h, seats, true, 0);
      for (const box of [room.sea, ...room.marks, room.cards, room.stock]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(w);
        expect(box.y + box.h).toBeLessThanOrEqual(h);
      }
      for (const card of spread(17, layOut(w, h, seats, false).cards, 96, 1.36)) {
        expect(card.w).toBeGreaterThan(30);
        expect(card.y + card.h).toBeLessThanOrEqual(h + 1);
      }
    }
  });

  it.each([
    [390, 460, true],
    [390, 460, false],
    [727, 425, true],
    [1280, 800, false],
  ])("of %i × %i keeps everything apart at twice the text size, and says how high it is", (w, h, isPlaying) => {
    for (const seats of [2, 3, 4]) {
      const room = layOut(w, h, seats, isPlaying, 0, 2);
      const boxes = [room.sea, room.status, ...room.marks, room.cards, room.stock].filter((box) => box.h > 0);
      for (const [n, box] of boxes.entries()) {
        expect([box.x >= 0, box.x + box.w <= w, box.y >= 0, box.y + box.h <= room.h]).toEqual([true, true, true, true]);
        for (const other of boxes.slice(n + 1)) {
          const isBeside = box.x + box.w <= other.x || other.x + other.w <= box.x;
          expect(isBeside || box.y + box.h <= other.y).toBe(true);
        }
      }
      expect(Math.min(...room.marks.map((mark) => mark.h))).toBeGreaterThanOrEqual(108);
    }
  });
});

describe("the last scoring", () => {
  it("takes its time, player by player, if it has just happened", () => {
    const ends = [0, 1].map((seat): Event => ({ do: "sides_counted", seat, sides: 2, n: 10 }));
    expect(countingTime([])).toBe(0);
    expect(countingTime(ends)).toBe(8000);
    settings.motion = false;
    expect(countingTime(ends)).toBe(0);
    settings.motion = true;
  });
});
