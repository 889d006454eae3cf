/** What somebody at the board of Der Schwarm sees before choosing, and what fingers find. */

import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { BoardTable, Words } from "../../src/games/board";
import Board from "../../src/games/schwarm/Board.svelte";
import { layOut } from "../../src/games/schwarm/layout";
import { markOf } from "../../src/games/schwarm/parts/gains";
import { rowBoxes } from "../../src/games/schwarm/pieces/cards";
import { bestTile, foresee, withTile } from "../../src/games/schwarm/rules/foresight";
import { linksOf } from "../../src/games/schwarm/rules/networks";
import { fields, QUEEN } from "../../src/games/schwarm/rules/sea";
import { wayOf } from "../../src/games/schwarm/targets";
import type { SchwarmView } from "../../src/games/schwarm/view";
import { settings } from "../../src/lib/settings.svelte";
import { Texts } from "../../src/lib/texts.svelte";
import type { GameInfo } from "../../src/wire";
import { aPlayer, aView } from "./schwarm-view";

const folder = "../src/wusel/games/schwarm/locale";
const texts = Object.fromEntries(
  ["en", "de"].map((language) => [language, readFileSync(`${folder}/${language}.ftl`, "utf8")]),
);
const game = { card: { name: "schwarm" }, choices: [], events: [], rules: [], texts } as unknown as GameInfo;

function sit(view: SchwarmView, choices: Words[], more: Partial<BoardTable> = {}) {
  const table = {
    look: { seat: 0, view: view as unknown as Record<string, unknown>, choices, chosen: null, events: [], undo: "" },
    info: { options: {} },
    game,
    texts: new Texts(game),
    names: ["Ada", "Ben"],
    step: view.step,
    owing: [0],
    choices,
    events: [],
    lit: null,
    choose: () => undefined,
    ...more,
  } as unknown as BoardTable;
  const { container, rerender } = render(Board, { table });
  const place = (name: string) => container.querySelector(`[data-place="${name}"]`) as HTMLElement;
  return { table, container, place, rerender };
}

/** A pointer over a thing; at rest if it does not move. */
function rest(thing: Element, movementX: number): Promise<boolean> {
  const event = new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true });
  Object.defineProperty(event, "movementX", { value: movementX });
  Object.defineProperty(event, "movementY", { value: 0 });
  return fireEvent(thing, event);
}

beforeAll(() => {
  settings.set({ motion: false, language: "en" });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => 960 });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { get: () => 640 });
});
afterEach(cleanup);

describe("what a choice would bring", () => {
  const ada = aPlayer({
    stations: { north5: 1 },
    buoys: ["e2", "e3"],
    ships: ["e4"],
    left: { stations: 5, researchers: 6, buoys: 0, ships: 3 },
    tiles: { curve: 1, cross: 1 },
  });
  const tiles = { e2: "ns", e3: "ns" };

  it("counts the queen as reached only with a buoy on her (SW-KO1)", () => {
    const view = aView({ step: "queen_buoy", tiles, players: [{ ...ada, buoys: ["e2", "e3", "a1"] }] });
    const gain = foresee({ do: "move_buoy", field: "a1" }, view, 0, false);
    expect([gain.queen, gain.end, gain.round]).toEqual(["joined", 4, 1]);
  });

  it("is the best of all tiles and turns where a field is explored (SW-F4, SW-OV3)", () => {
    const view = aView({ step: "send_researchers", tiles, players: [ada] });
    expect(bestTile("f4", view, 0)).toMatchObject({ now: 2, round: 1 });
    expect(bestTile("e3", view, 0), "only the cross has more openings").toMatchObject({ now: 0, round: 1 });
    expect(bestTile("a1", view, 0), "joined to nothing").toBeNull();
  });

  it("looks different for points at once, for what others lose, and for what is only in prospect", () => {
    const nothing = { now: 0, round: 0, end: 0, queen: null, tile: false, damage: new Map<number, number>() };
    expect(markOf({ ...nothing, now: 2, round: 1 })).toEqual({ text: "+3", kind: "now" });
    expect(markOf({ ...nothing, round: -1, tile: true })).toEqual({ text: "−1", kind: "less" });
    expect(markOf({ ...nothing, now: 3, damage: new Map([[1, 3]]) })).toEqual({ text: "+3", kind: "harm" });
    expect(markOf({ ...nothing, queen: "joined" })).toEqual({ text: "", kind: "more" });
    expect(markOf(nothing)).toBeNull();
  });

  it("shows what a tile would join before it is laid", () => {
    const alone = aPlayer({ stations: { north5: 1 }, tiles: { straight: 1 } });
    const view = aView({ step: "lay_tile", argument: fields.indexOf("e2"), players: [alone] });
    expect(linksOf(view, 0)).toEqual([]);
    expect(linksOf(withTile(view, 0, "e2", "ns"), 0)).toHaveLength(2);
  });

  it("shows the way of whatever would move", () => {
    const view = aView({ step: "tsunami_surges", tsunamis: ["e5"], crab: "north3", whales: ["c3"] });
    expect(wayOf({ do: "surge", direction: "north", fields: 2 }, view, 0)).toEqual(["e5", "e4", "e3"]);
    expect(wayOf({ do: "crawl", fields: 2 }, view, 0)).toEqual(["north3", "north4", "north5"]);
    expect(wayOf({ do: "swim", direction: "east" }, view, 0)).toEqual(["c3", "d3"]);
    expect(wayOf({ do: "sail", field: "b2", direction: "south" }, view, 0)).toEqual(["b2", "b3"]);
    expect(wayOf({ do: "anchor" }, view, 0)).toEqual([]);
  });
});

describe("the board", () => {
  it("draws the way to what is pointed at, also to what is far", async () => {
    const view = aView({ step: "sail_ships", argument: 3, players: [aPlayer({ ships: ["e3"] })] });
    const { container, place } = sit(view, [{ do: "sail", field: "e3", direction: "south" }]);
    expect(container.querySelector(".way")).toBeNull();
    for (const name of ["e4", QUEEN]) {
      await fireEvent.pointerEnter(place(name));
      expect(container.querySelector(".way"), name).not.toBeNull();
      await fireEvent.pointerLeave(place(name));
    }
    expect(container.querySelector(".way")).toBeNull();
  });

  it("tells nothing to a pointer that rests while cards move beneath it", async () => {
    const { container } = sit(aView({ players: [aPlayer({ cards: ["light_ship"] })] }), []);
    const card = container.querySelector('[data-zone="hand:0"]') as Element;
    await rest(card, 0);
    expect(container.querySelector(".note")).toBeNull();
    await rest(card, 4);
    expect(container.querySelector(".note")?.textContent).toContain("Deploy a ship");
  });

  it("says what a place means and what is there", async () => {
    const view = aView({ step: "build_station", players: [aPlayer({}), aPlayer({ stations: { north5: 2 } })] });
    const { container, place } = sit(view, [{ do: "build", land: "north4" }]);
    await rest(place("north5"), 4);
    expect(container.querySelector(".note")?.textContent).toContain("research station of Ben with 2 researchers");
  });

  it("says which field a buoy is wanted for", () => {
    const free = aView({ step: "free_buoy", argument: fields.indexOf("e4"), players: [aPlayer({ buoys: ["e2"] })] });
    const move = [{ do: "move_buoy", field: "e2" }];
    expect(sit(free, move).place("e4").classList.contains("awaits")).toBe(true);
    cleanup();
    expect(
      sit({ ...free, step: "queen_buoy" }, move)
        .place(QUEEN)
        .classList.contains("awaits"),
    ).toBe(true);
  });

  it("says in words what every ability does", () => {
    const view = aView({ step: "pick_ability", row: ["light_ship"], abilities: ["protection", "fast_ship"] });
    const { container } = sit(view, [{ do: "choose_ability", ability: "protection" }]);
    expect([...container.querySelectorAll(".option")].map((each) => each.textContent?.trim())).toEqual([
      "Protection. Every damage to you is 1 smaller.",
      "Fast Ship. Your ships sail up to 4 fields together instead of 3.",
    ]);
  });

  it("puts the actions of a joker away when it is no longer asked", async () => {
    const view = aView({ players: [aPlayer({ joker: true })] });
    const choices = [{ do: "joker", action: "ship" }];
    const { container, table, rerender } = sit(view, choices);
    await fireEvent.click(container.querySelector('[data-card="joker"]') as Element);
    expect(container.querySelectorAll(".option")).toHaveLength(6);
    await rerender({ table: { ...table, choices: [], look: { ...table.look, choices: [] } } });
    await tick();
    expect(container.querySelector(".option")).toBeNull();
  });

  it("shows who played the card that lies on it", () => {
    const events = [{ do: "card_played", seat: 1, card: "light_ship" }];
    const { container } = sit(aView({ players: [aPlayer({}), aPlayer({})] }), [], { events });
    expect(container.querySelector('[data-zone="played"] .seat-1')).not.toBeNull();
  });

  it("has no filter that would be drawn anew with every frame", () => {
    const { container } = sit(aView({}), []);
    expect(container.querySelectorAll("filter, [filter]")).toHaveLength(0);
  });
});

describe("on a phone", () => {
  it("cards to take are 44 pixels apart in both directions, with any number of players", () => {
    for (const [seats, length] of [
      [2, 10],
      [3, 15],
      [4, 16],
    ] as const) {
      const view = aView({ row: Array<string>(length).fill("light_ship"), order_cards: [1] });
      const boxes = rowBoxes(view, layOut(360, 599, seats, false));
      const [first, second] = boxes;
      const below = boxes.find((box) => box.y > (first?.y ?? 0));
      expect((second?.x ?? 0) - (first?.x ?? 0), `${seats} players`).toBeGreaterThanOrEqual(44);
      if (below) expect(below.y - (first?.y ?? 0), `${seats} players`).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(["en", "de"])("no question is longer than three lines (%s)", (language) => {
    const asks = (texts[language] as string)
      .split("\n")
      .filter((line) => line.startsWith("ask-") && !line.endsWith("="));
    expect(asks.length).toBeGreaterThan(8);
    expect(asks.map((line) => line.split(" = ")[1] ?? "").filter((text) => text.length > 75)).toEqual([]);
  });
});
