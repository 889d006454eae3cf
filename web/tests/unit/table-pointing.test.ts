/** Pointing at the table: the taps that point, their display, and the things that can be pointed at. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import Playing from "../../src/table/Playing.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import type { Play, SeatInfo } from "../../src/wire";
import {
  bot,
  lastId,
  look,
  newest,
  openHouse,
  PASS,
  person,
  play,
  refused,
  said,
  sitDown,
  table,
  until,
  you,
} from "./table-scene";

let session: TableSession;
const picked = vi.fn();
openHouse();
afterEach(() => picked.mockClear());

const two = [you("Ada"), person("Ben", { voice: 1 })];
const waiting = (together: boolean): Play => play([look(0)], { owing: [1], together });
const asked = (together: boolean): Play => play([look(0, { choices: [PASS] })], { together });

/** Show a table whose board has one thing at a position on the screen. */
async function shows(now: Play, seats: SeatInfo[] = two, box = { x: 40, y: 60, width: 20, height: 30 }): Promise<void> {
  session = await sitDown(table(seats), now);
  render(Playing, { session });
  const board = screen.getByRole("main");
  board.insertAdjacentHTML("beforeend", '<button data-named="card:ace">an ace</button>');
  board.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  ace().getBoundingClientRect = () => new DOMRect(box.x, box.y, box.width, box.height);
  ace().addEventListener("click", picked);
}

const ace = (): HTMLElement => screen.getByText("an ace");
const button = (): HTMLElement | null => screen.queryByRole("button", { name: "Point" });
const ring = (): HTMLElement | null => document.querySelector(".ring");
const POINTS = { type: "point", seat: 0, thing: "card:ace" };

function points(thing: string, seat = 1): void {
  newest().hear({ type: "pointed", seat, thing });
  flushSync();
}

describe("a tap", () => {
  it("points, and does what it always did, for those who play together and are not asked", async () => {
    await shows(waiting(true));
    await fireEvent.click(ace());
    expect(said()).toMatchObject([POINTS]);
    expect(picked).toHaveBeenCalledOnce();
  });

  it.each([
    ["asked", asked(true), two],
    ["against each other", waiting(false), two],
    ["alone with bots", waiting(true), [you("Ada"), bot()]],
    ["only watching", waiting(true), [person("Ada"), person("Ben")]],
    ["given up", waiting(true), [you("Ada", { resigned: true }), person("Ben")]],
  ])("is nothing but a tap for those who are %s", async (_, now, seats) => {
    await shows(now, seats);
    await fireEvent.click(ace());
    expect(said()).toEqual([]);
    expect(picked).toHaveBeenCalledOnce();
  });

  it("on what opens something is a wish to look", async () => {
    await shows(waiting(true));
    ace().setAttribute("aria-haspopup", "dialog");
    await fireEvent.click(ace());
    expect(said()).toEqual([]);
  });

  it("that came too fast troubles nobody who did not mean to point", async () => {
    await shows(waiting(true));
    await fireEvent.click(ace());
    newest().hear(refused(lastId(), "too_fast"));
    await new Promise((done) => setTimeout(done));
    expect(session.refusal).toBeNull();
  });
});

describe("the button", () => {
  it("makes the next tap point, whatever it would have chosen, and no other one", async () => {
    await shows(asked(false));
    await fireEvent.click(button()!);
    expect(button()!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(ace());
    expect(said()).toMatchObject([POINTS]);
    expect(picked).not.toHaveBeenCalled();
    expect(button()!.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(ace());
    expect(said()).toHaveLength(1);
    expect(picked).toHaveBeenCalledOnce();
  });

  it("can be taken back, by itself and by Escape", async () => {
    await shows(asked(false));
    await fireEvent.click(button()!);
    await fireEvent.click(button()!);
    expect(button()!.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(button()!);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    await fireEvent.click(ace());
    expect(said()).toEqual([]);
  });

  it("tells why it was refused", async () => {
    await shows(asked(false));
    await fireEvent.click(button()!);
    await fireEvent.click(ace());
    newest().hear(refused(lastId(), "too_fast"));
    await until(() => expect(session.refusal?.code).toBe("too_fast"));
  });

  it("is there for those who play with other people alone", async () => {
    await shows(asked(true), [you("Ada"), bot()]);
    expect(button()).toBeNull();
  });
});

describe("what others point at", () => {
  it("is ringed in their colour with their name, and said aloud", async () => {
    await shows(asked(false));
    points("card:ace");
    expect(ring()!.className).toContain("seat-1");
    expect([ring()!.style.left, ring()!.style.top]).toEqual(["40px", "60px"]);
    expect(document.querySelector(".tag")?.textContent).toBe("Ben");
    expect(screen.getByText("Ben points to Ace.").getAttribute("role")).toBe("status");
    settings.set({ language: "de" });
    flushSync();
    expect(screen.getByText("Ben zeigt auf „ace“.")).toBeTruthy();
  });

  it("is told in words where it is not in sight", async () => {
    await shows(asked(false), two, { x: 400, y: 60, width: 20, height: 30 });
    points("card:ace");
    expect(ring()).toBeNull();
    expect(screen.getAllByText("Ben points to Ace.")).toHaveLength(2);
    points("seat:0");
    expect(screen.getAllByText("Ben points to Ada.")).toHaveLength(2);
  });

  it("follows the thing, and goes after some seconds", async () => {
    await shows(asked(false));
    vi.useFakeTimers();
    points("card:ace");
    ace().getBoundingClientRect = () => new DOMRect(90, 60, 20, 30);
    vi.advanceTimersByTime(200);
    flushSync();
    expect(ring()!.style.left).toBe("90px");
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(ring()).toBeNull();
    expect(screen.queryByText("Ben points to Ace.")).toBeNull();
  });

  it("is the latest of each, for its own time", async () => {
    await shows(asked(false));
    vi.useFakeTimers();
    points("card:king");
    vi.advanceTimersByTime(3000);
    points("card:ace");
    points("card:ace", 0);
    expect(session.pointing.marks.map(({ seat, thing }) => `${seat} ${thing}`)).toEqual(["1 card:ace", "0 card:ace"]);
    vi.advanceTimersByTime(3000);
    expect(session.pointing.marks).toHaveLength(2);
  });
});
