/** The parts of boards, one by one: cards, piles, dice, fans, maps, and close looks. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BoardFrame from "../../src/kit/BoardFrame.svelte";
import BoardMap from "../../src/kit/BoardMap.svelte";
import Card from "../../src/kit/Card.svelte";
import CardPicker from "../../src/kit/CardPicker.svelte";
import { closeLook } from "../../src/kit/close-look";
import DiceRow from "../../src/kit/DiceRow.svelte";
import Die from "../../src/kit/Die.svelte";
import EndPicture from "../../src/kit/EndPicture.svelte";
import { boxIn } from "../../src/kit/layout";
import type { MapPlace } from "../../src/kit/map";
import Pile from "../../src/kit/Pile.svelte";
import PlaceTarget from "../../src/kit/PlaceTarget.svelte";
import RouteLine from "../../src/kit/RouteLine.svelte";
import Target from "../../src/kit/Target.svelte";
import Tooltip from "../../src/kit/Tooltip.svelte";
import { FALLS, fallsAt, landed, pips } from "../../src/kit/throwing";
import { Tooltips } from "../../src/kit/tooltip.svelte";

afterEach(cleanup);

const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const BOX = { x: 10, y: 20, w: 300, h: 200 };

describe("a card", () => {
  const size = { w: 100, h: 140 };
  const [face, back] = [html("<b>Ace</b>"), html("<i>back</i>")];

  it("shows its face or its back, and turns over as a new element", async () => {
    const { container, rerender } = render(Card, { size, face, back, open: false });
    const before = container.querySelector(".card");
    expect(before?.textContent).toBe("back");
    await rerender({ open: true });
    expect(container.querySelector(".card")?.textContent).toBe("Ace");
    expect(container.querySelector(".card")).not.toBe(before);
    expect(container.querySelector(".turns")).toBeTruthy();
  });

  it("takes the room of its scale, and does not turn if it has no back", () => {
    const { container } = render(Card, { size, face, scale: 0.5 });
    const frame = container.querySelector<HTMLElement>(".frame")!;
    expect([frame.style.width, frame.style.height]).toEqual(["50px", "70px"]);
    expect(container.querySelector(".turns")).toBeNull();
  });
});

describe("a pile", () => {
  const slot = { x: 1, y: 2, w: 50 };

  it("says how many cards lie in it, and is an outline without any", async () => {
    const { container, rerender } = render(Pile, { slot, tall: 1.4, n: 7 });
    const pile = container.querySelector<HTMLElement>(".pile")!;
    expect([pile.textContent?.trim(), pile.style.height]).toEqual(["7", "70px"]);
    expect(pile.classList.contains("empty")).toBe(false);
    await rerender({ n: 0 });
    expect(pile.classList.contains("empty")).toBe(true);
  });

  it("may have a name", () => {
    const { container } = render(Pile, { slot, tall: 1.4, n: 7, name: html("<em>Deck</em>") });
    expect(container.querySelector(".pile.named em")?.textContent).toBe("Deck");
  });
});

describe("a die", () => {
  it.each([1, 2, 3, 4, 5, 6])("has %i pips, none on another, and is heard", (value) => {
    render(Die, { value, label: `a ${value}` });
    const pips = [...screen.getByRole("img", { name: `a ${value}` }).querySelectorAll("circle")];
    const spots = pips.map((pip) => `${pip.getAttribute("cx")} ${pip.getAttribute("cy")}`);
    expect(new Set(spots).size).toBe(value);
  });

  it("shows what the game draws on it instead", () => {
    const face = createRawSnippet((value: () => number) => ({ render: () => `<g data-sword="${value()}"></g>` }));
    const { container } = render(Die, { value: 3, label: "sword", face });
    expect(container.querySelector("[data-sword]")?.getAttribute("data-sword")).toBe("3");
    expect(container.querySelector("circle")).toBeNull();
  });

  it("tumbles again when it is thrown again, whatever comes up, and else lies still", async () => {
    const { rerender } = render(Die, { value: 3, label: "die", thrown: 1 });
    const first = screen.getByRole("img");
    await rerender({ value: 5 });
    expect(screen.getByRole("img")).toBe(first);
    await rerender({ thrown: 2 });
    expect(screen.getByRole("img")).not.toBe(first);
  });
});

describe("dice in a row", () => {
  it("come to rest one after the other, also behind those of another throw", () => {
    const { container } = render(DiceRow, { values: [2, 5], label: (value: number) => `a ${value}`, from: 1, of: 3 });
    const falls = [...container.querySelectorAll<SVGElement>(".die")].map((die) => die.style.getPropertyValue("--at"));
    expect(falls).toEqual([`${fallsAt(1, 3)}ms`, `${fallsAt(2, 3)}ms`]);
    expect(screen.getByRole("img", { name: "a 5" })).toBeTruthy();
  });
});

describe("a place of a map", () => {
  const given = { box: BOX, label: "London", place: "london", sort: "city", kind: "spot", isFirst: false };
  const selecting = (...legal: string[]) => ({ targets: new Map(legal.map((place) => [place, [{}]])), click: vi.fn() });
  const stop = () => screen.getByRole("button", { name: "London" }).tabIndex;

  it("glows and is a stop for the tab key where something can be chosen", async () => {
    const selection = selecting("london");
    render(PlaceTarget, { ...given, selection });
    const button = screen.getByRole("button", { name: "London" });
    expect([button.className.includes("legal"), button.dataset.named, stop()]).toEqual([true, "city:london", 0]);
    await fireEvent.click(button);
    expect(selection.click).toHaveBeenCalledWith("london");
  });

  it("is else a stop only as the first of a map without choices", async () => {
    const { rerender } = render(PlaceTarget, { ...given, selection: selecting("paris") });
    expect(stop()).toBe(-1);
    await rerender({ selection: selecting() });
    expect(stop()).toBe(-1);
    await rerender({ isFirst: true });
    expect(stop()).toBe(0);
  });
});

describe("what is thrown together", () => {
  it("comes to rest one after the other, with a breath before the last, and many do not take forever", () => {
    const falls = [0, 1, 2, 3].map((place) => fallsAt(place, 4));
    const gaps = falls.slice(1).map((at, n) => at - falls[n]!);
    expect(gaps[0]).toBe(gaps[1]);
    expect(gaps[2]).toBeGreaterThan(2 * gaps[1]!);
    expect(landed(4)).toBe(falls[3]! + FALLS);
    expect(landed(1)).toBe(FALLS);
    expect(landed(0)).toBe(0);
    expect(landed(30)).toBeLessThan(2 * landed(8));
  });
});

describe("a fan", () => {
  const cards = html('<div><button class="option">One</button><button class="option">Two</button></div>');
  const given = { box: BOX, heading: "Which one?", columns: 2, cards };

  it("has its first card in focus, and is put away by its button or Escape", async () => {
    const onclose = vi.fn();
    render(CardPicker, { ...given, closing: "Close", onclose });
    expect(document.activeElement?.textContent).toBe("One");
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it("has no button to close where one must be chosen, and a heading that is at least heard", () => {
    render(CardPicker, { ...given, isQuiet: true });
    expect(screen.getByRole("group", { name: "Which one?" })).toBeTruthy();
    expect(screen.queryByText("Which one?")).toBeNull();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });
});

describe("a target", () => {
  it("is a button with a name and a place, and carries what a click would try", async () => {
    const [onpick, onpoint] = [vi.fn(), vi.fn()];
    render(Target, {
      box: BOX,
      label: "Oslo",
      kind: "dish",
      place: "oslo",
      named: "city:oslo",
      wish: { do: "go" },
      onpick,
      onpoint,
    });
    const target = screen.getByRole("button", { name: "Oslo" });
    expect(target.className).toContain("dish");
    expect(target.dataset).toMatchObject({ place: "oslo", named: "city:oslo", wish: '{"do":"go"}' });
    expect(target.style.left).toBe("10px");
    await fireEvent.click(target);
    expect(onpick).toHaveBeenCalledOnce();
    await fireEvent.pointerEnter(target);
    await fireEvent.pointerLeave(target);
    expect(onpoint.mock.calls).toEqual([[true], [false]]);
  });

  it("carries nothing where a click would try nothing", () => {
    render(Target, { box: BOX, label: "Oslo", kind: "dish", onpick: () => undefined, isStop: false });
    expect(screen.getByRole("button").tabIndex).toBe(-1);
    expect(screen.getByRole("button").dataset.wish).toBeUndefined();
  });
});

describe("a map", () => {
  const places: MapPlace[] = [
    { name: "paris", x: 10, y: 50 },
    { name: "rome", x: 60, y: 60 },
  ];
  const spot = createRawSnippet((place: () => MapPlace) => ({
    render: () => `<button data-place="${place().name}">${place().name}</button>`,
  }));

  it("is fitted into its room as a whole", () => {
    const { container } = render(BoardMap, {
      kind: "europe",
      room: BOX,
      size: { w: 100, h: 100 },
      places,
      drawn: html("<g></g>"),
      spot,
    });
    const { style } = container.querySelector<HTMLElement>(".map")!;
    expect([style.left, style.top, style.width, style.height]).toEqual(["60px", "20px", "200px", "200px"]);
    expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 100 100");
  });

  it("is walked over with the arrow keys", async () => {
    render(BoardMap, { kind: "europe", room: BOX, size: { w: 100, h: 100 }, places, drawn: html("<g></g>"), spot });
    const [paris, rome] = ["paris", "rome"].map((name) => screen.getByRole("button", { name }));
    paris!.focus();
    await fireEvent.keyDown(paris!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(rome);
    await fireEvent.keyDown(rome!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(rome);
  });

  it("shows a way if there is one", async () => {
    const { container, rerender } = render(RouteLine, { points: [[1, 2]] });
    expect(container.querySelector(".way")).toBeNull();
    await rerender({
      points: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    });
    expect(container.querySelector(".way")?.getAttribute("d")).toBe("M1 2L3 4L5 6");
  });
});

describe("looking closely", () => {
  let thing: HTMLButtonElement;
  const [show, hide, picked] = [vi.fn(), vi.fn(), vi.fn()];
  let leave: (() => void) | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const spy of [show, hide, picked]) spy.mockClear();
    thing = document.createElement("button");
    document.body.append(thing);
  });
  afterEach(() => {
    leave?.();
    thing.remove();
    vi.useRealTimers();
  });

  const look = (more = {}): void => {
    leave = closeLook({ show, hide, ...more })(thing) as () => void;
    thing.addEventListener("click", picked);
  };
  const point = (type: string, pointerType: string, movementX = 0): void => {
    const event = new PointerEvent(type, { pointerType, bubbles: true });
    Object.defineProperty(event, "movementX", { value: movementX });
    thing.dispatchEvent(event);
  };

  it("begins when a mouse has come and rested, not when things move beneath it, and ends when it goes", () => {
    look({ rest: 300 });
    point("pointermove", "mouse", 0);
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
    point("pointermove", "mouse", 4);
    vi.advanceTimersByTime(299);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledExactlyOnceWith(thing);
    point("pointerleave", "mouse");
    expect(hide).toHaveBeenCalledWith(thing);
  });

  it("is a long press for a finger, which then chooses nothing", () => {
    look();
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    expect(show).toHaveBeenCalledOnce();
    point("pointerup", "touch");
    point("pointerleave", "touch");
    expect(hide).toHaveBeenCalled();
    thing.click();
    expect(picked).not.toHaveBeenCalled();
    thing.click();
    expect(picked).toHaveBeenCalledOnce();
  });

  it("can go on for a while after a long press", () => {
    look({ stays: 3000 });
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    point("pointerup", "touch");
    point("pointerleave", "touch");
    vi.advanceTimersByTime(2900);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(hide).toHaveBeenCalledOnce();
  });

  it("is not meant by a tap, which chooses", () => {
    look();
    point("pointerdown", "touch");
    vi.advanceTimersByTime(100);
    point("pointerup", "touch");
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
    thing.click();
    expect(picked).toHaveBeenCalledOnce();
  });

  it("ends with Escape", () => {
    look();
    thing.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(hide).toHaveBeenCalledOnce();
  });

  it("is meant by a tap where nothing else can be done", () => {
    look({ stays: 3000, taps: true });
    point("pointerdown", "touch");
    point("pointerup", "touch");
    thing.click();
    expect(show).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(3000);
    expect(hide).toHaveBeenCalled();
  });

  it("opens no menu for a finger, but for a mouse", () => {
    look();
    const menu = (pointerType: string): boolean => {
      point("pointerdown", pointerType);
      return thing.dispatchEvent(new MouseEvent("contextmenu", { cancelable: true }));
    };
    expect([menu("touch"), menu("mouse")]).toEqual([false, true]);
  });

  it("shows one thing at a time, and what was left earlier does not hide it", () => {
    const tooltips = new Tooltips();
    const other = document.createElement("button");
    const stops = [
      tooltips.on(() => ({ title: "first", lines: [] }))(thing),
      tooltips.on(() => ({ title: "second", lines: [] }))(other),
    ];
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    expect(tooltips.now?.title).toBe("first");
    other.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(3200);
    expect(tooltips.now?.title).toBe("second");
    vi.advanceTimersByTime(5000);
    expect(tooltips.now).toBeNull();
    for (const stop of stops) (stop as () => void)();
  });
});

it("pips of a die are as many as its number, each at a place of its own", () => {
  for (const n of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(n).map(String)).size).toBe(n);
});

it("what is looked for on a board is found from its corner, or not at all", () => {
  document.body.innerHTML = '<div id="board"><i class="thing"></i></div>';
  const board = document.getElementById("board")!;
  const rect = (left: number, top: number, width: number, height: number) => () =>
    ({ left, top, width, height }) as DOMRect;
  board.getBoundingClientRect = rect(10, 20, 300, 200);
  board.querySelector("i")!.getBoundingClientRect = rect(40, 60, 8, 9);
  expect(boxIn(board, ".thing")).toEqual({ x: 30, y: 40, w: 8, h: 9 });
  expect(boxIn(board, ".nothing")).toBeUndefined();
});

it("the picture of an ending is told, and has its sentence", () => {
  const children = html("<circle></circle>");
  const { container } = render(EndPicture, {
    kind: "sea",
    label: "The queen surfaces.",
    caption: "All look.",
    children,
  });
  expect(screen.getByRole("img", { name: "The queen surfaces." })).toBeTruthy();
  expect(container.querySelector("figure.sea figcaption")?.textContent).toBe("All look.");
});

it("a tooltip says its title and its lines where it is told to", () => {
  render(Tooltip, { reading: { title: "Oslo", lines: ["cold", "4 of 6"] }, left: 8, bottom: 12 });
  const tooltip = screen.getByRole("tooltip");
  expect(tooltip.textContent?.replace(/\s+/g, " ").trim()).toBe("Oslo cold4 of 6");
  expect([tooltip.style.left, tooltip.style.bottom, tooltip.style.top]).toEqual(["8px", "12px", ""]);
});

it("the frame of a board shows nothing before it knows its size", () => {
  const given = { kind: "chess", step: "open", w: 0, h: 0, children: html("<p>board</p>") };
  for (const [size, shown] of [
    [0, ""],
    [700, "board"],
  ] as const) {
    for (const side of ["clientWidth", "clientHeight"]) {
      Object.defineProperty(HTMLElement.prototype, side, { get: () => size, configurable: true });
    }
    expect(render(BoardFrame, given).container.querySelector(".board-frame.chess")?.textContent).toBe(shown);
  }
});
