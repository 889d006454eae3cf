/** The board of Der Schwarm: clicks become choices. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../../src/games/schwarm/Board.svelte";
import { onBoard, where } from "../../src/games/schwarm/board";
import type { Choice, SchwarmView } from "../../src/games/schwarm/declared";
import { settings } from "../../src/lib/settings.svelte";
import { aPlayer, aTable, aView } from "./schwarm-view";

function sit(view: SchwarmView, choices: Choice[]) {
  const choose = vi.fn();
  const table = aTable(view, choices, { choose });
  const board = render(Board, { table });
  const place = (name: string) => board.container.querySelector(`[data-place="${name}"]`) as HTMLElement;
  return { choose, table, place, board };
}

beforeAll(() => {
  settings.set({ motion: false, language: "en" });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => 960, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { get: () => 640, configurable: true });
});
afterEach(cleanup);

describe("places", () => {
  it("glow if they can be chosen, and choose", async () => {
    const view = aView({ step: "first_station", round: 0 });
    const { place, choose } = sit(view, [{ do: "found", land: "north5" }]);
    expect(place("north5").classList.contains("legal")).toBe(true);
    expect(place("north5").getAttribute("aria-label")).toContain("Build your first research station");
    await fireEvent.click(place("north5"));
    expect(choose).toHaveBeenCalledWith({ do: "found", land: "north5" });
  });

  it("send what they would mean if they cannot be chosen", async () => {
    const view = aView({ step: "first_station", round: 0 });
    const { place, choose } = sit(view, [{ do: "found", land: "north5" }]);
    expect(place("north4").classList.contains("legal")).toBe(false);
    await fireEvent.click(place("north4"));
    expect(choose).toHaveBeenCalledWith({ do: "found", land: "north4" });
  });

  it("are silent while nothing is asked", async () => {
    const { place, choose } = sit(aView({ step: "first_station" }), []);
    await fireEvent.click(place("north5"));
    expect(choose).not.toHaveBeenCalled();
  });

  it("and cards that lie open can be shown to others, cards in a hand cannot", () => {
    const row = ["light_ship"];
    const view = aView({ step: "acquire", row, players: [aPlayer({ cards: ["green_station"] })] });
    const { place, board } = sit(view, []);
    expect([place("north5"), place("e5")].map((each) => each.dataset.named)).toEqual(["land:north5", "field:e5"]);
    const cards = [...board.container.querySelectorAll<HTMLElement>("[data-card]")];
    const names = cards.map(({ dataset }) => [dataset.card, dataset.named]);
    expect(names).toContainEqual(["light_ship", "card:light_ship"]);
    expect(names).toContainEqual(["green_station", undefined]);
  });

  it("ask which if a click could mean several things", async () => {
    const view = aView({ step: "sail_ships", players: [aPlayer({ ships: ["e3", "d4"] })] });
    const choices: Choice[] = [
      { do: "sail", field: "e3", direction: "south" },
      { do: "sail", field: "d4", direction: "east" },
    ];
    const { place, choose, board } = sit(view, choices);
    await fireEvent.click(place("e4"));
    expect(choose).not.toHaveBeenCalled();
    const offered = board.container.querySelectorAll(".chooser button");
    expect(offered.length).toBe(2);
    await fireEvent.click(offered[1] as Element);
    expect(choose).toHaveBeenCalledWith(choices[1]);
  });

  it("far away mean all the way there, step by step", async () => {
    const routes = [{ way: ["e5", "e4", "e3"], harm: 0 }];
    const view = aView({ step: "whale_swims", whales: ["e5"], about: { whale: "e5", left: 3 }, routes });
    const swim = ["north", "east", "south", "west"].map((direction): Choice => ({ do: "swim", direction }));
    const { place, choose } = sit(view, swim);
    await fireEvent.click(place("e3"));
    const north = { do: "swim", direction: "north" };
    expect(choose).toHaveBeenCalledWith(north, north);
  });
});

describe("buoys", () => {
  const own = aPlayer({
    stations: { north5: 1 },
    buoys: ["e2", "e3"],
    left: { stations: 5, researchers: 6, buoys: 0, ships: 3 },
  });

  it("move to a new tile from the field that is clicked (SW-F9)", async () => {
    const view = aView({
      step: "free_buoy",
      about: { field: "e4" },
      tiles: { e2: "ns", e3: "ns" },
      players: [own],
    });
    const { place, choose } = sit(view, [{ do: "move_buoy", field: "e3" }]);
    await fireEvent.click(place("e3"));
    await fireEvent.click(place("e2"));
    expect(choose.mock.calls).toEqual([[{ do: "move_buoy", field: "e3" }], [{ do: "move_buoy", field: "e2" }]]);
  });

  it("move to the queen, or none does: that is a button (SW-KO1)", async () => {
    const view = aView({ step: "queen_buoy", tiles: { e2: "ns", e3: "ns" }, players: [own] });
    const { place, choose, table } = sit(view, [{ do: "leave_queen" }, { do: "move_buoy", field: "e2" }]);
    expect(onBoard({ do: "leave_queen" }, table)).toBe(false);
    expect(onBoard({ do: "move_buoy", field: "e2" }, table)).toBe(true);
    await fireEvent.click(place("e2"));
    expect(choose).toHaveBeenCalledWith({ do: "move_buoy", field: "e2" });
  });
});

describe("tiles", () => {
  const view = aView({
    step: "lay_tile",
    about: { field: "e2" },
    players: [aPlayer({ stations: { north5: 1 }, tiles: { straight: 1, curve: 1 } })],
  });
  const choices = ["ns", "ne", "nw"].map((tile): Choice => ({ do: "lay", tile }));

  it("turn by tap, wheel and key, and are laid where they fit", async () => {
    const { place, choose, board, table } = sit(view, choices);
    const curve = screen.getByLabelText("curve: 1");
    expect(board.container.querySelector(where({ do: "lay", tile: "nw" }, table)[2] ?? ""), "where a hint points").toBe(
      curve,
    );
    await fireEvent.click(curve);
    await fireEvent.click(place("e2"));
    expect(board.container.querySelector(".placer .unfit")).not.toBeNull();
    await fireEvent.wheel(place("e2"), { deltaY: -1 });
    expect(board.container.querySelector(".placer .unfit")).toBeNull();
    await fireEvent.keyDown(window, { key: "R" });
    await fireEvent.click(screen.getByLabelText("Lay it"));
    expect(choose).toHaveBeenCalledWith({ do: "lay", tile: "nw" });
  });

  it("that do not fit are refused by the server, not by silence", async () => {
    const { place, choose } = sit(view, choices);
    await fireEvent.click(place("e2"));
    await fireEvent.click(screen.getByLabelText("Lay it"));
    expect(choose).toHaveBeenCalledWith({ do: "lay", tile: "ew" });
  });
});

describe("cards", () => {
  it("cost their place in the row", async () => {
    const view = aView({
      step: "acquire",
      row: ["light_ship", "light_whale_3", "green_station"],
      order_cards: [1, 2],
      abilities: ["fast_ship"],
    });
    const { choose } = sit(view, [
      { do: "take", place: 0 },
      { do: "take", place: 1 },
    ]);
    await fireEvent.click(screen.getByLabelText(/^Whale 3, costs 1 point/));
    expect(choose).toHaveBeenCalledWith({ do: "take", place: 1 });
    await fireEvent.click(screen.getByLabelText(/^Research station \(green\), costs 2 points/));
    expect(choose).toHaveBeenCalledWith({ do: "take", place: 2 });
  });

  it("of the order are spread out", async () => {
    const view = aView({ step: "acquire", row: [], order_cards: [1, 3], abilities: ["fast_ship"] });
    const { choose, board, table } = sit(view, [
      { do: "take_order", number: 1 },
      { do: "take_order", number: 3 },
    ]);
    await fireEvent.click(screen.getByLabelText(/^Order cards/));
    const options = board.container.querySelectorAll(".option");
    expect(options.length).toBe(2);
    const [hinted = ""] = where({ do: "take_order", number: 3 }, table);
    expect(board.container.querySelector(hinted), "where a hint points").toBe(options[1]);
    await fireEvent.click(options[1] as Element);
    expect(choose).toHaveBeenCalledWith({ do: "take_order", number: 3 });
  });

  it("of others stay hidden where the table hides them", () => {
    const hidden = aPlayer({ cards: null, card_count: 3, joker: true });
    const { board } = sit(aView({ players: [aPlayer({ cards: ["light_ship"] }), hidden] }), []);
    expect(board.container.querySelectorAll('[data-zone="mark:1"] .back').length).toBe(3);
    expect(board.container.querySelectorAll('[data-zone="hand:0"]').length).toBe(1);
  });
});

describe("a player's mark", () => {
  it("tells what would be scored now, until the game is over", () => {
    const view = aView({ step: "acquire", players: [aPlayer({ round_points: 3, final_points: 12 })] });
    const told = (owing: number[]) => {
      const { container } = render(Board, { table: aTable(view, [], { owing }) });
      const text = container.querySelector('[data-named="seat:0"]')?.textContent ?? "";
      cleanup();
      return text;
    };
    expect(told([0])).toContain("Would score now: network +3, final scoring +12");
    expect(told([])).not.toContain("+12");
  });
});
