import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Choice, Event, MosquitozzzView, Table } from "../../src/games/mosquitozzz/declared";
import { layOut } from "../../src/games/mosquitozzz/layout";
import DiscThrow from "../../src/games/mosquitozzz/parts/DiscThrow.svelte";
import TableTargets from "../../src/games/mosquitozzz/parts/TableTargets.svelte";
import TakeButtons from "../../src/games/mosquitozzz/parts/TakeButtons.svelte";
import { posesFor } from "../../src/games/mosquitozzz/pieces/poses";
import { spotsOf } from "../../src/games/mosquitozzz/pieces/spots";
import { identify } from "../../src/kit/pieces/identity";
import { GameTexts } from "../../src/lib/game-texts";
import type { GameInfo } from "../../src/wire";
import { catalogue } from "./mosquitozzz-cards";

const somebody = {
  blood: 8,
  infected: null,
  laid: "mosquito_spray",
  hand: null,
  hand_size: 4,
  draw_size: 3,
  discard: [],
  unseen: [],
  holds: [],
  maybe_red: 0,
};

const view: MosquitozzzView = {
  seat: 0,
  turn: 1,
  step: "defend",
  about: {},
  wanted: {},
  active: 0,
  asked: [0],
  owing: [0],
  chosen: null,
  result: null,
  fighting: true,
  swarm: ["attack", "attack", "resistant"],
  staying: [],
  to_stay: null,
  left: 2,
  stage: "blue",
  swarm_deck: ["attack"],
  experience: ["medicine"],
  display: ["medicine", "ointment", "fog_bomb"],
  removed: [],
  bank: 4,
  players: [{ ...somebody, laid: null, hand: ["attack", "flat_hand"], hand_size: 2 }, somebody],
};

const game = {
  card: { name: "mosquitozzz" },
  catalogue,
  titles: { en: { fog_bomb: "Garlic Breath" } },
  choices: [],
  events: [],
  texts: {},
} as unknown as GameInfo;

function sitDown(choices: Choice[], step = "defend", chosen: Choice | null = null) {
  const choose = vi.fn();
  const table = {
    look: { seat: 0, view: { ...view, step }, choices, chosen, events: [], undo: "" },
    game,
    texts: new GameTexts(game),
    names: ["Ada", "Bo"],
    step,
    owing: [0],
    choices,
    events: [],
    lit: null,
    choose,
  } as unknown as Table;
  const layout = layOut(960, 650, view, catalogue, false);
  const placed = identify([], spotsOf(view, catalogue, chosen));
  const poses = posesFor(layout, placed);
  const pieces = placed.map((each, i) => ({ ...each, pose: poses[i]! }));
  return { table, layout, pieces, choose };
}

function pointAt(choices: Choice[], step?: string, chosen?: Choice) {
  const { choose, ...rest } = sitDown(choices, step, chosen);
  const onpeek = vi.fn();
  const onknown = vi.fn();
  const { container } = render(TableTargets, { ...rest, learning: false, onpeek, onknown });
  const thing = (name: string): HTMLElement => container.querySelector(`[data-thing="${name}"]`)!;
  return { thing, choose, onpeek, onknown };
}

describe("pointing at things", () => {
  const legal: Choice[] = [{ do: "use", card: "flat_hand" }, { do: "use_laid", seat: 1 }, { do: "end_defence" }];

  it("makes the choice, and only what is legal glows", async () => {
    const { thing, choose } = pointAt(legal);
    expect(thing("hand-flat_hand").classList).toContain("glow");
    expect(thing("hand-attack").classList).not.toContain("glow");
    await fireEvent.click(thing("laid-1"));
    expect(choose).toHaveBeenCalledWith({ do: "use_laid", seat: 1 });
  });

  it("asks for what is not legal too, so that the rule can be shown", async () => {
    const { thing, choose } = pointAt(legal);
    await fireEvent.click(thing("hand-attack"));
    expect(choose).toHaveBeenCalledWith({ do: "use", card: "attack" });
  });

  it("only looks where nothing is meant", async () => {
    const { thing, choose, onpeek, onknown } = pointAt(legal);
    await fireEvent.click(thing("display-medicine"));
    expect(onpeek).toHaveBeenLastCalledWith(
      "medicine",
      expect.objectContaining({ w: expect.any(Number) }),
      "Ada takes one of these at the end of this turn.",
    );
    await fireEvent.click(thing("place-1"));
    expect(onknown.mock.calls[0]![0].title).toBe("Bo");
    expect(choose).not.toHaveBeenCalled();
  });

  it("says what is printed on a card, and its title from the content", () => {
    const { thing } = pointAt(legal);
    expect(thing("display-fog_bomb").getAttribute("aria-label")).toContain("Garlic Breath, colour-green, 5");
  });

  it("gives the lamp to the player pointed at", async () => {
    const { thing, choose } = pointAt([{ do: "pass_lamp", seat: 1 }], "hand_on_lamp");
    expect(thing("place-1").classList).toContain("glow");
    await fireEvent.click(thing("place-1"));
    expect(choose).toHaveBeenCalledWith({ do: "pass_lamp", seat: 1 });
  });

  it("shows others what lies open, and nothing that only you know", () => {
    const { thing } = pointAt([], "lay_cards", { do: "lay", card: "flat_hand" });
    const names = ["swarm-attack", "display-medicine", "laid-1", "place-1"].map((name) => thing(name).dataset.named);
    expect(names).toEqual(["card:attack", "card:medicine", "card:mosquito_spray", "seat:1"]);
    expect([thing("hand-attack"), thing("laid-0")].map((each) => each.dataset.named)).toEqual([undefined, undefined]);
  });

  it("has one thing for copies that lie on each other, and walks along a row with the arrow keys", async () => {
    const { thing } = pointAt(legal);
    expect(thing("swarm-attack").textContent).toContain("×2");
    thing("hand-attack").focus();
    await fireEvent.keyDown(thing("hand-attack"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("hand-flat_hand"));
    await fireEvent.keyDown(thing("hand-flat_hand"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("hand-attack"));
  });
});

describe("what is asked and shown in the middle", () => {
  it("offers the drops from few to many", async () => {
    const choices = [3, 2, 1].map((drops): Choice => ({ do: "drink", drops }));
    const { table, layout, choose } = sitDown(choices, "apply_ointment");
    const { container } = render(TakeButtons, { table, layout, choices });
    const buttons = [...container.querySelectorAll("button")];
    expect(buttons.map((each) => each.dataset.thing)).toEqual(["drops-1", "drops-2", "drops-3"]);
    await fireEvent.click(buttons[1]!);
    expect(choose).toHaveBeenCalledWith({ do: "drink", drops: 2 });
  });

  it("lets as many discs lie squashed as were", () => {
    const { table, layout } = sitDown([]);
    const throws: Event[] = [
      { do: "threw", seat: 1, n: 7, squashed: 3 },
      { do: "play_off", seat: 0, squashed: 10 },
    ];
    const { container } = render(DiscThrow, { table, layout, throws, aside: false });
    expect(container.querySelectorAll(".disc")).toHaveLength(17);
    expect(container.querySelectorAll(".side.flat:not(.back)")).toHaveLength(13);
    expect(container.textContent).toContain("Bo");
  });

  it("tells of a throw in a line where something else is asked already, and a click lets all discs lie", async () => {
    const { table, layout } = sitDown([]);
    const throws: Event[] = [{ do: "threw", seat: 1, n: 2, squashed: 2 }];
    const { container } = render(DiscThrow, { table, layout, throws, aside: true });
    const thrown = container.querySelector(".throw.aside")!;
    expect(thrown.textContent).toContain("Bo");
    expect(thrown.classList.contains("skipped")).toBe(false);
    await fireEvent.pointerDown(window);
    expect(thrown.classList.contains("skipped")).toBe(true);
  });
});
