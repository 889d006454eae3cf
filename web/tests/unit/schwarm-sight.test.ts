/** The board of Der Schwarm before a choice: previews for the player, and touch targets. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Board from "../../src/games/schwarm/Board.svelte";
import type { Choice, Event, SchwarmView, Table } from "../../src/games/schwarm/declared";
import { layOut } from "../../src/games/schwarm/layout";
import { rowBoxes } from "../../src/games/schwarm/pieces/cards";
import { stillToTake } from "../../src/games/schwarm/words";
import { settings } from "../../src/lib/settings.svelte";
import { aPlayer, aProspect, aTable, aView, catalogue, crawled } from "./schwarm-view";

const QUEEN = catalogue.queen;

function sit(view: SchwarmView, choices: Choice[], more: Partial<Table> = {}) {
  const table = aTable(view, choices, more);
  const { container, rerender } = render(Board, { table });
  const place = (name: string) => container.querySelector(`[data-place="${name}"]`) as HTMLElement;
  return { table, container, place, rerender };
}

/** Move a pointer over a thing. Without movement it is at rest. */
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
  const own = aPlayer({ stations: { north5: 1 }, tiles: { straight: 1, curve: 1 } });
  const laying = aView({ step: "lay_tile", about: { field: "e2" }, players: [own] });
  const tiles: Choice[] = ["ne", "nw", "ns"].map((tile) => ({ do: "lay", tile }));
  const brings = (points: number, round_points: number) => ({ changes: [{ points, round_points }] });

  it("is a mark on the place, and said to those who hear the board", () => {
    const build: Choice = { do: "build", land: "north4" };
    const foresee = () => aProspect(build, { changes: [{ round_points: 2, final_points: 5 }] });
    const { place } = sit(aView({ step: "build_station" }), [build], { foresee });
    expect(place("north4").querySelector(".mark")?.getAttribute("data-text")).toBe("+7");
    expect(place("north4").getAttribute("aria-label")).toContain("network +2. final scoring +5");
  });

  it("comes a moment later than the glow", async () => {
    const build: Choice = { do: "build", land: "north4" };
    const view = aView({ step: "build_station" });
    const { container, place, table, rerender } = sit(view, [build], { foresee: () => undefined });
    expect(place("north4").classList.contains("legal")).toBe(true);
    await rest(place("north4"), 4);
    expect(place("north4").querySelector(".mark")).toBeNull();
    await rerender({ table: { ...table, foresee: () => aProspect(build, brings(0, 2)) } });
    expect(place("north4").querySelector(".mark")).not.toBeNull();
    expect(container.querySelector(".note")?.textContent, "also to whoever reads already").toContain("network +2");
  });

  it("is the best tile where a field is explored", () => {
    const asked: unknown[] = [];
    const explore: Choice = { do: "explore", field: "e2" };
    const foresee: Table["foresee"] = (choice, ahead) => {
      asked.push([choice, ahead]);
      return aProspect(explore, brings(2, 1));
    };
    const { place } = sit(aView({ step: "send_researchers" }), [explore], { foresee });
    expect(asked).toContainEqual([explore, { further: true }]);
    expect(place("e2").getAttribute("aria-label")).toContain("At best: 2 points at once · network +1");
  });

  it("decides which tile is taken up first: none before it is known", async () => {
    const told = new Map([
      ["ne", brings(2, 0)],
      ["nw", brings(2, 3)],
      ["ns", brings(2, 3)],
    ]);
    const { container, table, rerender } = sit(laying, tiles, { foresee: () => undefined });
    const lay = () => container.querySelector(".placer .main");
    expect([lay()?.getAttribute("data-tile"), container.querySelector(".unfit")]).toEqual(["", null]);
    const foresee: Table["foresee"] = (choice) => aProspect(choice, told.get("tile" in choice ? choice.tile : ""));
    await rerender({ table: { ...table, foresee } });
    expect(lay()?.getAttribute("data-tile")).toBe("nw");
    expect(container.querySelector(".gain")?.textContent).toBe("2 points at once · network +3");
  });

  it("shows what a tile would join before it is laid", () => {
    const joints = [{ field: "e2", direction: "north" }];
    const view = { ...laying, players: [{ ...own, joints }] };
    const foresee: Table["foresee"] = (choice, ahead) => aProspect(choice, { view: ahead?.view ? view : null });
    expect(sit(laying, tiles).container.querySelectorAll(".links .core")).toHaveLength(0);
    cleanup();
    expect(sit(laying, tiles, { foresee }).container.querySelectorAll(".links .core")).toHaveLength(2);
  });

  it("says where a crab would come to", () => {
    const view = aView({ step: "crab_crawls", crab: "north3", players: [aPlayer({ stations: { north4: 1 } })] });
    const { place } = sit(view, [{ do: "crawl", fields: 1 }], { foresee: () => crawled("north5") });
    expect(place("north5").classList.contains("legal")).toBe(true);
    expect(place("north4").classList.contains("legal")).toBe(false);
  });
});

describe("the board", () => {
  it("draws the way to what is pointed at, also to what is far", async () => {
    const routes = [{ way: ["e3", "e4", QUEEN], harm: 0 }];
    const view = aView({ step: "sail_ships", routes, players: [aPlayer({ ships: ["e3"] })] });
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
    const free = aView({ step: "free_buoy", about: { field: "e4" }, players: [aPlayer({ buoys: ["e2"] })] });
    const move: Choice[] = [{ do: "move_buoy", field: "e2" }];
    expect(sit(free, move).place("e4").classList.contains("awaits")).toBe(true);
    cleanup();
    expect(
      sit({ ...free, step: "queen_buoy", about: { joiner: 0 } }, move)
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
    const choices = ["ship", "whale", "crab"].map((action): Choice => ({ do: "joker", action }));
    const { container, table, rerender } = sit(view, choices);
    await fireEvent.click(container.querySelector('[data-card="joker"]') as Element);
    expect(container.querySelectorAll(".option")).toHaveLength(3);
    await rerender({ table: { ...table, choices: [], look: { ...table.look, choices: [] } } });
    await tick();
    expect(container.querySelector(".option")).toBeNull();
  });

  it("shows who played the card that lies on it", () => {
    const events: Event[] = [{ do: "card_played", seat: 1, card: "light_ship" }];
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
});

describe("what is still to be taken", () => {
  const still = (change: Parameters<typeof aPlayer>[0]) =>
    stillToTake(aTable(aView({ step: "acquire", round: 2, row: ["light_ship"], players: [aPlayer(change)] }), []));

  it("is told until all of it is there", () => {
    expect(still({ to_take: 2, order_card: 0 })).toBe("To take: 2 cards + order");
    expect(still({ to_take: 1, order_card: 3 })).toBe("To take: 1 card");
    expect(still({ to_take: 0, order_card: 0 })).toBe("To take: order");
    expect(still({ to_take: 0, order_card: 1 })).toBe("");
  });
});
