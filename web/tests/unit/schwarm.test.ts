/** What the board of Der Schwarm knows of the rules: held against the rules' own examples. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Words } from "../../src/games/board";
import { layOut } from "../../src/games/schwarm/layout";
import { countingTime } from "../../src/games/schwarm/parts/counting";
import { foresee, reach } from "../../src/games/schwarm/rules/foresight";
import {
  linksOf,
  networksOf,
  outlook,
  pointsOf,
  reachesQueen,
  settled,
  type Waters,
} from "../../src/games/schwarm/rules/networks";
import { beside, fields, landNear, place, places, QUEEN, ray, ring, shores } from "../../src/games/schwarm/rules/sea";
import drawn from "../../src/games/schwarm/rules/sea.json";
import { arm, eyesOf, ROTATIONS, shapeOf } from "../../src/games/schwarm/rules/tiles";
import { crabWay } from "../../src/games/schwarm/rules/ways";
import { isOnBoard, placeFor, targets, wouldBe } from "../../src/games/schwarm/targets";
import { question } from "../../src/games/schwarm/view";
import { spread } from "../../src/kit/cards";
import { settings } from "../../src/lib/settings.svelte";
import { aPlayer, aView } from "./schwarm-view";

/** The rules name fields by row and column, the game by letter and number. */
const at = (row: number, column: number): string => `${String.fromCharCode(96 + column)}${row}`;

function waters(given: Partial<Waters>): Waters {
  return { tiles: {}, stations: {}, ships: [], buoys: [], brilliant: false, ...given };
}

/** Tiles that all carry one own buoy. */
function laid(tiles: Record<string, string>): Pick<Waters, "tiles" | "buoys"> {
  return { tiles, buoys: Object.keys(tiles) };
}

describe("the sea", () => {
  it("is the one that the game is played on: make_sea.py has been run", () => {
    const board = readFileSync("../src/wusel/games/schwarm/content/board.toml", "utf8");
    const rows = [...(/grid = \[([^\]]*)\]/.exec(board)?.[1] ?? "").matchAll(/"([^"]*)"/g)];
    expect(drawn.grid).toEqual(rows.map((row) => row[1]?.trim().split(/\s+/).join(" ")));
  });

  it("has the fields and coasts of board A", () => {
    expect(fields.length).toBe(60);
    expect(QUEEN).toBe("e5");
    expect(ring[0]).toBe("north3");
    expect(ring[5]).toBe("east3");
    expect(ring[10]).toBe("south7");
    expect(ring[19]).toBe("west3");
    expect(ring.map((land) => place(land).value).slice(0, 5)).toEqual([6, 5, 4, 5, 7]);
    expect(
      places
        .filter((each) => each.start)
        .map((each) => each.name)
        .sort(),
    ).toEqual(["east5", "north5", "south5", "west5"]);
  });

  it("knows the shores, two at the end of a coast (SW-Q32)", () => {
    expect(
      shores("north3")
        .map(([field]) => field)
        .sort(),
    ).toEqual(["b1", "c2"]);
    expect(shores("north4").map(([field]) => field)).toEqual(["d2"]);
    expect(landNear("north3")).toEqual(["north4"]);
    expect(beside("h9", "east")).toBeUndefined();
  });

  it("knows how far a tsunami runs (TC-SW-27)", () => {
    expect(ray("e2", "north")).toEqual(["north5"]);
    expect(ray("e2", "south_west")).toEqual(["d3", "c4", "b5", "west6"]);
    expect(ray("e2", "south_east").at(-1)).toBe("east6");
    expect(ray("e5", "south_east")).toEqual(["f6", "g7", "h8", null]);
    expect(ray("e2", "west").at(-1)).toBeNull();
  });
});

describe("tiles", () => {
  it("turn through all their ways", () => {
    expect(shapeOf("esw")).toBe("tee");
    expect(ROTATIONS.curve.map(shapeOf)).toEqual(["curve", "curve", "curve", "curve"]);
    expect([eyesOf("ns"), eyesOf("nes"), eyesOf("nesw"), eyesOf("golden")]).toEqual([2, 1, 0, 0]);
  });

  it("bend their channels only where two openings meet at a corner", () => {
    expect(arm("ns", "n")).toBe("M50 0L50 50");
    expect(arm("ne", "n")).toContain("Q");
    expect(arm("nes", "e")).toBe("M100 50L50 50");
  });
});

describe("networks", () => {
  const red = waters({
    stations: { north5: 1, east3: 1, west5: 1 },
    ships: [at(3, 8), at(4, 7)],
    tiles: { [at(2, 5)]: "ns", [at(3, 5)]: "ne", [at(3, 6)]: "esw", [at(3, 7)]: "ew", [at(4, 6)]: "ne" },
    buoys: [at(2, 5), at(3, 5), at(3, 6), at(3, 6), at(3, 7), at(4, 6)],
  });

  it("score as in the example (TC-SW-05)", () => {
    expect(outlook(red).round).toBe(12);
    expect(outlook({ ...red, ships: [at(4, 7)] }).round).toBe(9);
    expect(
      networksOf(red)
        .map((each) => pointsOf(red, each))
        .sort((a, b) => b - a),
    ).toEqual([12, 2]);
  });

  it("count brilliant researchers twice", () => {
    expect(outlook({ ...red, brilliant: true }).round).toBe(14);
  });

  it("reach the queen by a ship that stands on the tile (TC-SW-34)", () => {
    const chain = { stations: { north5: 1 }, ...laid({ e2: "ns", e3: "ns", e4: "new" }) };
    expect(reachesQueen(waters(chain))).toBe(false);
    expect(reachesQueen(waters({ ...chain, ships: ["e4"] }))).toBe(true);
    expect(settled(waters({ ...chain, ships: ["e4"] })).buoys).toContain(QUEEN);
    expect(outlook(settled(waters({ ...chain, ships: ["e4"] }))).end).toBe(4);
  });

  it("are separate for stations side by side (TC-SW-36)", () => {
    expect(networksOf(waters({ stations: { north3: 1, north4: 1 } })).length).toBe(2);
  });

  it("join coasts round a corner (TC-SW-62)", () => {
    const corner = waters({ stations: { north3: 1, west3: 1 }, ...laid({ b1: "es", b2: "nw", a2: "es" }) });
    expect(outlook(corner)).toEqual({ round: 7, end: 10, queen: false });
  });

  it("show a joint from both sides", () => {
    const view = aView({
      tiles: { e2: "ns", e3: "ns" },
      players: [aPlayer({ stations: { north5: 1 }, buoys: ["e2", "e3"] })],
    });
    const joints = linksOf(view, 0).map((link) => `${link.at} ${link.direction}`);
    expect(joints.sort()).toEqual(["e2 north", "e2 south", "e3 north", "north5 south"]);
  });
});

describe("foresight", () => {
  const danger = aView({
    step: "tsunami_surges",
    argument: 4,
    tsunamis: ["e2"],
    players: [aPlayer({ points: 35 }), aPlayer({ points: 41, ships: ["c4"], stations: { west6: 1 } })],
  });
  const surge = { do: "surge", direction: "south_west", fields: 4 };

  it("settles damages one after the other (TC-SW-01, TC-SW-27)", () => {
    expect([...foresee(surge, danger, 0, false).damage]).toEqual([[1, 7]]);
    expect(foresee(surge, danger, 0, false).now).toBe(7);
    expect(foresee(surge, danger, 1, false).now).toBe(0);
  });

  it("knows protection (TC-SW-02)", () => {
    const [rot, weiss] = danger.players;
    const guarded = { ...danger, players: [rot!, { ...weiss!, ability: "protection" }] };
    expect(foresee(surge, guarded, 0, false).now).toBe(5);
  });

  it("knows the dangerous tsunami (TC-SW-64)", () => {
    const view = aView({
      tsunamis: ["e2"],
      players: [aPlayer({}), aPlayer({ points: 41, stations: { north5: 1, north6: 1 } })],
    });
    const ashore = { do: "surge", direction: "north", fields: 1 };
    expect(foresee(ashore, view, 0, true).now).toBe(6);
    expect(foresee(ashore, view, 0, false).now).toBe(4);
  });

  it("tells what a tile and a ship bring", () => {
    const own = aPlayer({ stations: { north5: 1 }, ships: ["e2"] });
    const laying = aView({ step: "lay_tile", argument: fields.indexOf("e3"), players: [own] });
    expect(foresee({ do: "lay", tile: "ns" }, laying, 0, false)).toMatchObject({ now: 2, round: 1, queen: null });
    const sailing = aView({ step: "sail_ships", argument: 3, face_down: ["e2"], players: [own] });
    const sail = foresee({ do: "sail", field: "e2", direction: "south" }, sailing, 0, false);
    expect(sail).toMatchObject({ tile: true, round: -1 });
  });

  it("finds every field a whale can reach, and none twice", () => {
    const found = reach("e5", 2, ["e5"], (path) => (path.includes("e4") ? 3 : 0));
    expect(found.has("e5")).toBe(false);
    expect(found.get("e3")).toEqual({ path: ["e4", "e3"], harm: 3 });
    expect(found.get("d4")?.harm).toBe(3);
  });
});

describe("places and choices", () => {
  it("stand for each other", () => {
    const view = aView({ step: "sail_ships", players: [aPlayer({ ships: ["e3", "d4"], stations: { north3: 1 } })] });
    const choices: Words[] = [
      { do: "anchor" },
      { do: "sail", field: "e3", direction: "south" },
      { do: "sail", field: "d4", direction: "east" },
      { do: "deploy", field: "c2" },
    ];
    const found = targets(choices, view, 0);
    expect(found.get("e4")).toEqual(choices.slice(1, 3));
    expect(found.get("c2")).toEqual([choices[3]]);
    expect(isOnBoard({ do: "anchor" }, view, 0)).toBe(false);
    expect(isOnBoard({ do: "take", place: 3 }, view, 0)).toBe(true);
  });

  it("know where a tsunami leaves the board", () => {
    const view = aView({ tsunamis: ["e5"] });
    expect(placeFor({ do: "surge", direction: "south_east", fields: 4 }, view, 0)).toBe("h8");
    expect(placeFor({ do: "surge", direction: "north", fields: 4 }, view, 0)).toBe("north5");
  });

  it("let the crab pass over one's own stations (SW-KR3)", () => {
    const view = aView({ step: "crab_crawls", crab: "north3", players: [aPlayer({ stations: { north4: 1 } })] });
    expect(crabWay(view, 0).slice(0, 2)).toEqual(["north5", "north6"]);
    expect(placeFor({ do: "crawl", fields: 1 }, view, 0)).toBe("north5");
  });

  it("say what a click on a barred place would mean", () => {
    const view = aView({ step: "sail_ships", players: [aPlayer({ ships: ["d2"] })] });
    expect(wouldBe("north4", view, 0)).toEqual({ do: "sail", field: "d2", direction: "north" });
    expect(wouldBe("h8", view, 0)).toEqual({ do: "sail", field: "h8", direction: "north" });
    expect(wouldBe("north4", { ...view, step: "build_station" }, 0)).toEqual({ do: "build", land: "north4" });
    expect(wouldBe("e6", { ...view, step: "send_researchers" }, 0)).toEqual({ do: "explore", field: "e6" });
  });

  it("tell how many steps and tiles are left", () => {
    expect(question(aView({ step: "sail_ships", argument: 8 | 2 }))).toEqual({ n: 2 });
    const explorer = aPlayer({ stations: { north5: 2, east5: 1 }, tiles: { curve: 5 } });
    expect(question(aView({ step: "send_researchers", argument: 1, asked: [0], players: [explorer] }))).toEqual({
      n: 2,
    });
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
      const room = layOut(w, h, seats, true);
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
});

describe("the last scoring", () => {
  it("takes its time, player by player, if it has just happened", () => {
    const ends = [0, 1].map((seat): Words => ({ do: "sides_counted", seat, sides: 2, n: 10 }));
    expect(countingTime([])).toBe(0);
    expect(countingTime(ends)).toBe(8000);
    settings.motion = false;
    expect(countingTime(ends)).toBe(0);
    settings.motion = true;
  });
});
