/** A choice that is not possible shows its reason while the pointer or the keyboard focus rests on it. */

import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import RefusalToast from "../../src/table/RefusalToast.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import {
  bot,
  happened,
  LAY_ACE,
  lastId,
  look,
  newest,
  openHouse,
  PASS,
  play,
  refused,
  said,
  sitDown,
  table,
  you,
} from "./table-scene";

const REST = 460;
const alone = table([you("Ada"), bot()]);
const mine = look(0, { choices: [PASS], undo: "chance_drawn" });
let session: TableSession;
let board: HTMLElement;
let stop: unknown;

const thing = (name: string): HTMLElement => board.querySelector(`#${name}`)!;
const over = (element: Element, pointerType = "mouse"): void => {
  element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
};
const bubble = (): string => {
  flushSync();
  return document.querySelector(".explained")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
};
const rest = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(REST);
};
const isRefused = async (code = "illegal", rule = "WH-1"): Promise<void> => {
  newest().hear(refused(lastId(), code, rule));
  await vi.advanceTimersByTimeAsync(0);
};

openHouse();
beforeEach(async () => {
  session = await sitDown(alone, play([mine]));
  render(RefusalToast, { session });
  vi.useFakeTimers();
  board = document.createElement("div");
  board.innerHTML = `<button id="ace" data-wish='${JSON.stringify(LAY_ACE)}'><i>A</i></button>
    <button id="pass" data-wish='${JSON.stringify(PASS)}'>P</button>
    <button id="undo" data-why="undo_chance_drawn">U</button><p id="none">nothing</p>`;
  document.body.append(board);
  stop = session.refusalLookup.watch(board);
});
afterEach(() => {
  (stop as () => void)();
  board.remove();
});

it("is told after a short rest, with its rule, and goes when the pointer leaves", async () => {
  over(thing("ace").firstElementChild!);
  await vi.advanceTimersByTimeAsync(200);
  expect(said(), "passing by asks nothing").toEqual([]);
  await rest();
  expect(said()).toMatchObject([{ type: "why", seat: 0, question: 5, choice: LAY_ACE }]);
  await isRefused();
  expect(bubble()).toBe("WH-1 An ace is never laid first.");
  over(thing("none"));
  expect(bubble()).toBe("");
});

it("is told when the keyboard comes there, and goes with it", async () => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":focus-visible" || matches.call(this, selector);
  });
  thing("ace").focus();
  await rest();
  await isRefused();
  expect(bubble()).toContain("WH-1");
  expect(screen.getAllByRole("status").at(-1)?.textContent, "and read aloud").toContain("An ace is never laid first.");
  thing("ace").blur();
  await Promise.resolve();
  expect(bubble()).toBe("");
});

it("is asked once for each question", async () => {
  for (const _ of [1, 2]) {
    over(thing("ace"));
    await rest();
    if (said().length === 1) await isRefused();
    expect(bubble()).toContain("WH-1");
    over(thing("none"));
  }
  expect(said()).toHaveLength(1);
  newest().hear(happened(11, "chose", { play: play([mine], { question: 6 }) }));
  over(thing("ace"));
  await rest();
  expect(said()).toHaveLength(2);
});

it("is no longer shown when the question has changed", async () => {
  over(thing("ace"));
  await rest();
  await isRefused();
  expect(bubble()).not.toBe("");
  newest().hear(happened(11, "chose", { play: play([mine], { question: 6 }) }));
  expect(bubble()).toBe("");
});

it("asks nothing about what glows", async () => {
  over(thing("pass"));
  await rest();
  expect([said(), bubble()]).toEqual([[], ""]);
});

it("says nothing where no rule speaks, and asks again later when the server was too busy", async () => {
  over(thing("ace"));
  await rest();
  await isRefused("too_fast", "");
  expect(bubble()).toBe("");
  over(thing("none"));
  over(thing("ace"));
  await rest();
  expect(said()).toHaveLength(2);
  await isRefused("illegal", "");
  expect(bubble()).toBe("");
});

it("comes too late for somebody who has gone on", async () => {
  over(thing("ace"));
  await rest();
  over(thing("none"));
  await isRefused();
  expect(bubble()).toBe("");
});

it("needs no question where the reason is known", async () => {
  over(thing("undo"));
  await rest();
  expect(bubble()).toBe("Chance has had its say.");
  expect(said()).toEqual([]);
});

it("is not for fingers, which tap", async () => {
  over(thing("ace"), "touch");
  await rest();
  expect(said()).toEqual([]);
});

it.each(["pointerdown", "Escape"])("is put away by %s, and stays away while the pointer is there", async (how) => {
  over(thing("undo"));
  await rest();
  expect(bubble()).not.toBe("");
  const event =
    how === "Escape" ? new KeyboardEvent("keydown", { key: how, bubbles: true }) : new Event(how, { bubbles: true });
  thing("undo").dispatchEvent(event);
  over(thing("undo"));
  await rest();
  expect(bubble()).toBe("");
});

it("makes way for a refusal", async () => {
  over(thing("undo"));
  await rest();
  session.refusal = refused("", "late") as never;
  expect(bubble()).toBe("");
});
