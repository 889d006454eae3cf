/** The board of Maus und Mystik: clicks become choices, and events are shown. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../../src/games/board";
import { maus } from "../../src/games/maus";
import Board from "../../src/games/maus/Board.svelte";
import { onBoard } from "../../src/games/maus/board";
import type { Choice, Event, MausView, Table } from "../../src/games/maus/declared";
import ChapterEnding from "../../src/games/maus/parts/ChapterEnding.svelte";
import { suspense } from "../../src/games/maus/stage";
import { settings } from "../../src/lib/settings.svelte";
import { openBook } from "../../src/lib/texts.svelte";
import { aFoe, aMouse, aTable, aTurn, aView } from "./maus-view";

const size = { w: 960, h: 640 };

function sit(view: MausView, choices: Choice[], more: Partial<Table> = {}) {
  const choose = vi.fn();
  let table = aTable(view, choices, { choose, ...more });
  const { container, rerender } = render(Board, { table });
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const happen = async (events: Event[], now = view, then = choices) => {
    table = aTable(now, then, { info: table.info, choose, events });
    await rerender({ table });
    await tick();
  };
  const now = () => table;
  return { choose, find, all, happen, rerender, now, place: (name: string) => find(`[data-place="${name}"]`) };
}

beforeAll(async () => {
  await openBook("maus", maus.words!);
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => size.w, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { get: () => size.h, configurable: true });
});
beforeEach(() => {
  settings.set({ motion: false, language: "en" });
  localStorage.removeItem("wusel-maus-read");
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const go = (field: string): Choice => ({ do: "go", field });
const strike: Choice = { do: "attack", item: "nib", figure: "rat_1" };
const step = (given: object = {}) => ({ cost: 1, ends: false, trap: false, water: false, enemy: false, ...given });
const near = aView({
  foes: [aFoe("rat_1")],
  turn: aTurn({ reach: { f4: step({ enemy: true }), d4: step() } }),
  mice: [aMouse("hero_leader", { aims: [{ item: "nib", figure: "rat_1", dice: 3, against: 2, chance: 61 }] })],
});

describe("fields", () => {
  it("glow with their cost if she can go there, and she goes", async () => {
    const { place, find, choose } = sit(near, [go("d4")]);
    expect(place("d4").classList.contains("legal")).toBe(true);
    expect(place("d4").getAttribute("aria-label")).toContain("Go to d4");
    expect(find(".badge .cost").textContent).toBe("1");
    await fireEvent.click(place("d4"));
    expect(choose).toHaveBeenCalledWith(go("d4"));
  });

  it("ask what is meant where there is more than one thing to do", async () => {
    const { place, all, choose } = sit(near, [go("f4"), strike]);
    await fireEvent.click(place("f4"));
    expect(choose).not.toHaveBeenCalled();
    const options = all(".chooser button");
    expect(options.map((each) => each.querySelector(".unseen")?.textContent)).toContain(
      "Rat 1: Nib Sword, 3 dice against 2, 61 % chance to wound",
    );
    await fireEvent.click(options.at(-1)!);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it("ask the table why where nothing glows, and are no button where they are black", () => {
    const { place } = sit(near, [go("d4")]);
    expect(JSON.parse(place("a6").dataset.wish ?? "null")).toEqual(go("a6"));
    expect(place("b4")).toBeNull();
  });

  it("with enemies ask no why: there one looks whom they go for", () => {
    const { place } = sit(near, [go("d4")]);
    expect(place("f4").dataset.wish).toBeUndefined();
  });

  it("show the way there, as the rules foresee it", async () => {
    const foresee = (choice: object) => ({
      choice,
      events: [{ do: "walked", hero: "hero_leader", path: ["e3", "d4"] }],
    });
    const { place, find } = sit(near, [go("d4"), go("e3")], { foresee } as never);
    expect(find(".way[marker-end]")).toBeNull();
    await fireEvent.pointerMove(place("d4"), { pointerType: "mouse", movementX: 1 });
    expect(find(".way[marker-end]")?.getAttribute("d")?.match(/L/g)).toHaveLength(2);
  });

  it("show on demand who sees what", async () => {
    const { place, find } = sit(near, [go("d4")]);
    await fireEvent.click(find(".watch"));
    expect(place("d4").classList.contains("hidden")).toBe(true);
    expect(place("a1").classList.contains("hidden")).toBe(false);
    expect(place("e4").classList.contains("eye")).toBe(true);
    await fireEvent.click(place("d4"));
    expect(place("d4").classList.contains("eye")).toBe(true);
  });

  it("with enemies tell whom they go for when they are tapped", async () => {
    const { place, find } = sit(near, []);
    await fireEvent.click(place("f4"));
    expect(screen.getByRole("tooltip").textContent).toContain("Goes for Arlo");
    expect(find(".way")).not.toBeNull();
  });
});

describe("buttons of the turn", () => {
  it("do what they say, or lay out cards to read", async () => {
    const act: Choice = { do: "do_act", act: "act_wool" };
    const { find, choose } = sit(aView(), [{ do: "search" }, act, { do: "end_turn" }]);
    await fireEvent.click(find('[data-verb="search"]'));
    expect(choose).toHaveBeenCalledWith({ do: "search" });
    await fireEvent.click(find('[data-verb="do_act"]'));
    expect(find(".cards").textContent).toContain("Something is hidden there.");
    await fireEvent.click(find(".cards .option"));
    expect(choose).toHaveBeenCalledWith(act);
  });

  it("tell what is left of movement and action", () => {
    const { find } = sit(aView({ turn: aTurn({ points: 1, actions: 0 }) }), [{ do: "end_turn" }]);
    expect(find(".chips .left").textContent).toContain("One point for moving, no action left");
  });
});

describe("mice", () => {
  it("are chosen, or looked at from near", async () => {
    const aim: Choice = { do: "aim_at_mouse", hero: "hero_mystic" };
    const { find, choose } = sit(aView({ step: "choose_mouse" }), [aim]);
    await fireEvent.click(find('[data-named="hero:hero_leader"]'));
    expect(screen.getByRole("dialog", { name: "Arlo" }).textContent).toContain("Together!");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await fireEvent.click(find('[data-named="hero:hero_mystic"]'));
    expect(choose).toHaveBeenCalledWith(aim);
  });

  it("sort their things in a sheet with both sides", async () => {
    const mouse = aMouse("hero_leader", { worn: ["nib"], pack: ["coat"] });
    const stow: Choice = { do: "stow", item: "nib" };
    const wear: Choice = { do: "wear", item: "coat" };
    const { all, choose } = sit(aView({ step: "wear_and_stow", mice: [mouse] }), [stow, wear, { do: "done" }]);
    await fireEvent.click(all(".swap .legal")[1]!);
    expect(choose).toHaveBeenCalledWith(wear);
  });

  it("trade with another, things and cheese", async () => {
    const about = { hero: "hero_mystic" };
    const { all, choose } = sit(aView({ step: "barter", about }), [
      { do: "give", item: "nib" },
      { do: "ask_for_cheese" },
      { do: "done" },
    ]);
    expect(all(".swap section")).toHaveLength(2);
    await fireEvent.click(all(".swap .cheese.legal")[0]!);
    expect(choose).toHaveBeenCalledWith({ do: "ask_for_cheese" });
  });
});

describe("questions with cards", () => {
  it("lie open at once, with the find they are about", async () => {
    const replace: Choice = { do: "replace", item: "coat" };
    const { find, choose } = sit(aView({ step: "take_find", about: { hero: "hero_leader", item: "crumb" } }), [
      replace,
      { do: "keep_find" },
    ]);
    expect(find(".cards .about").textContent).toContain("Crumb");
    await fireEvent.click(find(".cards .option"));
    expect(choose).toHaveBeenCalledWith(replace);
  });

  it("say who is hit, and show the dice", async () => {
    const use: Choice = { do: "use_item", hero: "hero_leader", item: "crumb" };
    const before = aView({ foes: [aFoe("rat_1")] });
    const { find, all, happen } = sit(before, []);
    const hit = aView({
      step: "answer_hits",
      foes: [aFoe("rat_1")],
      about: { hero: "hero_leader", figure: "rat_1", hits: 2 },
      wanted: { may: "use_item-let_it_be", hero: "hero_leader", figure: "rat_1", n: 2 },
    });
    const faces = ["sword_star", "bow"];
    await happen([{ do: "foe_attacked", foe: "rat", figure: "rat_1", hero: "hero_leader", faces }], hit, [use]);
    expect(find(".cards").textContent).toContain("Rat 1 hits Arlo, 2 times!");
    expect(all(".tray .die")).toHaveLength(2);
  });
});

describe("pages", () => {
  it("with which a chapter begins are read once, and then the room lies open", async () => {
    const fresh = aView({ round: 1, track: [] });
    const { find, place } = sit(fresh, [go("d4")]);
    expect(find(".story-page").textContent).toContain("A House by the Water");
    expect(place("d4").classList.contains("legal")).toBe(false);
    await fireEvent.click(find(".turn-page"));
    expect(find(".story-page")).toBeNull();
    expect(place("d4").classList.contains("legal")).toBe(true);
  });

  it("come when they are turned, one after the other", async () => {
    const { find, happen } = sit(aView(), [go("d4")]);
    expect(find(".story-page")).toBeNull();
    await happen([
      { do: "page_turned", page: "page_house" },
      { do: "page_turned", page: "page_goal" },
    ]);
    expect(find(".story-page h2").textContent).toBe("A House by the Water");
    await fireEvent.click(find(".turn-page"));
    expect(find(".story-page h2").textContent).toBe("A candle");
    await fireEvent.click(find(".turn-page"));
    expect(find(".story-page")).toBeNull();
  });

  it("are not shown again to a player who has read them, whether they were laid or told first", async () => {
    const fresh = aView({ round: 1, track: [] });
    const { find, happen } = sit(aView(), []);
    await happen([{ do: "page_turned", page: "page_house" }]);
    await fireEvent.click(find(".turn-page"));
    await happen([], fresh, [go("d4")]);
    expect(find(".story-page"), "it was told").toBeNull();
    cleanup();
    localStorage.removeItem("wusel-maus-read");
    const again = sit(fresh, [go("d4")]);
    await again.happen([{ do: "page_turned", page: "page_house" }]);
    await fireEvent.click(again.find(".turn-page"));
    expect(again.find(".story-page"), "it was laid").toBeNull();
  });

  it("are read by players who are not asked yet, and not again on their first turn", async () => {
    const fresh = aView({ round: 1, track: [] });
    const { find, happen } = sit(fresh, []);
    await fireEvent.click(find(".turn-page"));
    await happen([], fresh, [go("d4")]);
    expect(find(".story-page")).toBeNull();
  });

  it("can be skipped, all at once", async () => {
    const { find, happen } = sit(aView(), [go("d4")]);
    await happen([
      { do: "page_turned", page: "page_house" },
      { do: "page_turned", page: "page_goal" },
    ]);
    await fireEvent.click(find(".skip-pages"));
    expect(find(".story-page")).toBeNull();
    await happen([{ do: "page_turned", page: "page_goal" }]);
    expect(find(".story-page")).toBeNull();
  });

  it("have what heroes who are there say on them, and nothing of others", async () => {
    const { find, happen } = sit(aView({ lines: ["said"] }), [go("d4")]);
    await happen([{ do: "page_turned", page: "page_house" }]);
    expect(find(".story-page").textContent).toContain("I know this house.");
    expect(find(".story-page").textContent).not.toContain("So do I.");
  });

  it("that ask are answered, with what each way brings", async () => {
    const picks: Choice[] = [
      { do: "pick", option: 0 },
      { do: "pick", option: 1 },
    ];
    const { all, choose, happen } = sit(aView({ step: "turn_page", about: { page: "page_last" } }), picks);
    await happen([{ do: "page_turned", page: "page_last" }]);
    const ways = all(".story-page .option");
    expect(ways[0]!.textContent).toContain("She will remember.");
    expect(ways[1]!.textContent).toContain("2 pieces of cheese go onto the wheel.");
    await fireEvent.click(ways[0]!);
    expect(choose).toHaveBeenCalledWith(picks[0]);
  });

  it("with the goal can be read again", async () => {
    const { find } = sit(aView(), []);
    await fireEvent.click(find(".goal"));
    expect(find(".story-page h2").textContent).toBe("A candle");
  });
});

describe("the end of a chapter", () => {
  it("is its last page, with who did what, moments to watch again, and what comes next", () => {
    const told: Told<Event>[] = [
      { n: 4, events: [{ do: "captured", hero: "hero_mystic" }] },
      { n: 7, events: [{ do: "picked", seat: 0, page: "page_last", option: 0 }] },
      { n: 9, events: [{ do: "page_turned", page: "page_house" }] },
    ];
    const table = aTable(aView({ ended: "won" }));
    render(ChapterEnding, { table, past: { told, address: (n: number) => `/replay/x?n=${n}` } });
    expect(screen.getByRole("heading").textContent).toBe("A House by the Water");
    expect(screen.getByText(/was captured once/)).toBeTruthy();
    const [first, second] = screen.getAllByRole("link");
    expect(first?.getAttribute("href")).toBe("/replay/x?n=4");
    expect(second?.textContent).toContain("“The Last One”: Let her go.");
  });

  it("is told in a sentence where there is no page", () => {
    render(ChapterEnding, { table: aTable(aView({ ended: "time" })), past: null });
    expect(screen.getByText("The hourglass has reached the last page.")).toBeTruthy();
    expect(screen.getByText(/^Here the sand ran out: the hourglass stood on page \d+/)).toBeTruthy();
    cleanup();
    render(ChapterEnding, { table: aTable(aView({ ended: "capture" })), past: null });
    expect(screen.getByText(/mice were captured at the same time/)).toBeTruthy();
  });
});

describe("what happens", () => {
  it("is told when the dice lie, at once where none are thrown, and after a page when it has been read", () => {
    const table = aTable(aView());
    const threw: Event = { do: "searched", hero: "hero_leader", face: "cheese", success: 0 };
    const page: Event = { do: "page_turned", page: "page_house" };
    expect(suspense([threw], table)).toBeGreaterThan(400);
    expect(suspense([threw, threw], table)).toBe(2 * suspense([threw], table));
    expect(suspense([page, threw], table)).toBe(Number.POSITIVE_INFINITY);
    expect(suspense([{ do: "walked", hero: "hero_leader", path: ["a1"] }], table)).toBe(0);
    const asks: Event = { do: "page_turned", page: "page_last" };
    expect(suspense([asks], table), "it is read where it asks").toBe(0);
    expect(suspense([page, asks], table)).toBe(Number.POSITIVE_INFINITY);
    expect(suspense([asks, { do: "picked", seat: 0, page: "page_last", option: 0 }], table)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it("waits for a page: its lines are read, nothing else is told, and then the table is", async () => {
    const wasRead = vi.fn();
    const events: Event[] = [
      { do: "page_turned", page: "page_house" },
      { do: "line_said", line: "line_house" },
    ];
    const { find, rerender } = sit(aView(), [go("d4")], { wasRead });
    await rerender({ table: aTable(aView(), [], { wasRead, events }) });
    expect(find(".story-page")).not.toBeNull();
    wasRead.mockClear();
    await fireEvent.click(find(".turn-page"));
    expect(wasRead).toHaveBeenCalled();
    expect(find(".story-page")).toBeNull();
  });

  it("of a blow shows the chance, the dice of both sides and what came of it", async () => {
    vi.useFakeTimers();
    settings.set({ motion: true });
    const { find, happen, all } = sit(near, [go("d4")]);
    const rat = { foe: "rat", figure: "rat_1" };
    await happen([
      { do: "attacked", hero: "hero_leader", item: "nib", ...rat, faces: ["sword_star", "bow", "bow"] },
      { do: "foe_defended", ...rat, faces: ["bow", "cheese"] },
      { do: "foe_hurt", ...rat, n: 1 },
      { do: "foe_defeated", ...rat },
    ]);
    expect(find(".plate .odds").textContent).toBe("3 dice against 2: 61 % chance to wound");
    expect(all(".plate .die")).toHaveLength(3);
    expect(all(".plate .blank")).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2500);
    expect(all(".plate .die")).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1500);
    expect(find(".verdict").textContent).toMatch(/^Hit! .* has had enough/);
    await happen([
      { do: "friend_attacked", hero: "hero_leader", victim: "hero_archer", faces: ["bow", "cheese"] },
      { do: "friend_missed", hero: "hero_leader", victim: "hero_archer" },
    ]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(find(".verdict").textContent).toMatch(/^Missed! .* misses /);
  });

  it("of a blow keeps attack and odds on the plate while somebody is asked, and until it is over", async () => {
    const asked = aView({ ...near, step: "answer_roll" });
    const { find, happen, all } = sit(near, [go("d4")]);
    const lying = () => all(".plate .side:has(.die)").map((side) => side.classList.item(2));
    const rat = { foe: "rat", figure: "rat_1" };
    await happen([{ do: "attacked", hero: "hero_leader", item: "nib", ...rat, faces: ["bow", "bow", "bow"] }], asked);
    expect(lying()).toEqual(["attack"]);
    await happen([{ do: "rolled_again", hero: "hero_leader", faces: ["bow", "bow", "sword_star"] }], aView(asked));
    expect(lying()).toEqual(["attack"]);
    expect(find(".plate .odds").textContent).toContain("61 %");
    await happen([{ do: "item_used", hero: "hero_leader", item: "nib" }], aView(asked));
    expect(lying()).toEqual(["attack"]);
    settings.set({ motion: true });
    await happen([{ do: "foe_defended", ...rat, faces: ["bow", "cheese"] }], aView(near));
    expect(lying()).toEqual(["attack", "defence"]);
    expect(find(".plate .odds").textContent).toContain("61 %");
  });

  it("is shown scene by scene, and a click skips it", async () => {
    vi.useFakeTimers();
    settings.set({ motion: true });
    const rat = (field: string) => aView({ foes: [aFoe("rat_1", { field })] });
    const { find, place, happen } = sit(rat("a6"), [go("d4")]);
    const path = ["a5", "a3"];
    await happen([{ do: "foe_moved", foe: "rat", figure: "rat_1", face: "bow", path }], rat("a3"));
    expect(find(".skip").textContent).toBe("Skip");
    expect(place("d4").classList.contains("legal")).toBe(false);
    await fireEvent.click(find(".skip"));
    expect(find(".skip")).toBeNull();
    expect(place("d4").classList.contains("legal")).toBe(true);
  });

  it("leaves no page lying when a replay goes on", async () => {
    const { all, rerender } = sit(aView(), [], { replayed: true });
    await rerender({
      table: aTable(aView(), [], { replayed: true, events: [{ do: "page_turned", page: "page_house" }] }),
    });
    expect(all(".story-page")).toHaveLength(1);
    await rerender({ table: aTable(aView(), [], { replayed: true, events: [] }) });
    expect(all(".story-page")).toHaveLength(0);
  });

  it("leaves nothing to be chosen below a page that is being read", async () => {
    const end: Choice = { do: "end_turn" };
    const { find, happen, now } = sit(aView(), [go("d4"), end]);
    expect(onBoard(end, now())).toBe(false);
    await happen([{ do: "page_turned", page: "page_house" }]);
    expect(onBoard(end, now())).toBe(true);
    await fireEvent.click(find(".turn-page"));
    await tick();
    expect(onBoard(end, now())).toBe(false);
  });

  it("closes what was open before", async () => {
    const { place, all, happen } = sit(near, [go("f4"), strike]);
    await fireEvent.click(place("f4"));
    expect(all(".chooser")).toHaveLength(1);
    await happen([], aView({ ...near }), [go("f4"), strike]);
    expect(all(".chooser")).toHaveLength(0);
  });

  it("tells no wound before the dice have been seen", async () => {
    settings.set({ motion: true });
    const { find, all, happen } = sit(aView(), [go("d4")]);
    const struck = aView({ mice: [aMouse("hero_leader", { wounds: 1 }), aMouse("hero_mystic", { field: "d1" })] });
    await happen([{ do: "foe_attacked", foe: "rat", figure: "rat_1", hero: "hero_leader", faces: ["bow"] }], struck);
    expect(all(".mouse .lost")).toHaveLength(0);
    await fireEvent.click(find(".skip"));
    expect(all(".mouse .lost")).toHaveLength(1);
  });
});
