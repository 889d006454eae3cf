/** The hint at the table: who may ask for it, what it shows, and where it points. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Words } from "../../src/games/board";
import type { Choice as OnTerrace } from "../../src/games/mosquitozzz/declared";
import { where as onTerrace } from "../../src/games/mosquitozzz/targets";
import type { Choice, Table } from "../../src/games/schwarm/declared";
import { placeFor } from "../../src/games/schwarm/targets";
import { where as onSea } from "../../src/games/schwarm/where";
import { GameTexts } from "../../src/lib/game-texts";
import { type Language, settings } from "../../src/lib/settings.svelte";
import { isAlone, planFor } from "../../src/pages/new/seats";
import HintButton from "../../src/table/HintButton.svelte";
import HintPanel from "../../src/table/HintPanel.svelte";
import { Hints } from "../../src/table/hints.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import type { Difference, GameInfo, Hinted, Refused, Tried } from "../../src/wire";
import { everyTable } from "./every-table";
import { aPlayer, aSight, aTable, aView } from "./schwarm-view";

const lay = (card: string): Words => ({ do: "lay", card });
const word = { name: "lay", args: [{ name: "card", kind: "card", values: [] }] };
const texts = `choice-lay = Lay { $card }
card-spray = Spray
card-candle = Candle
card-alarm = Alarm
card-net = Net
by-drops = { $n } drops { $more }
why-blood = { $by } for { $whom }
why-blood_now = { $by } at once
why-queen = the queen { $by }
noun-lay = { $card }
thumb-weak_first = Weak cards first.`;
const game = {
  card: { name: "whist" },
  choices: [word],
  events: [],
  rules: [],
  texts: { en: `${texts}\n${everyTable("en")}`, de: `${texts}\n${everyTable("de")}` },
} as unknown as GameInfo;

const tried = (card: string, expected: number, alike = false, why: Difference[] = []): Tried => {
  const [low, high] = [expected - 0.04, expected + 0.04];
  return { choice: lay(card), meant: {}, visits: 40, expected, low, high, alike, why };
};
const more = { measure: "blood", unit: "drops", more: true, n: 2.5, good: true, here: 4, there: 2 };
const less = { measure: "blood_now", unit: "drops", more: false, n: 1, good: false, here: 0, there: 1 };
const queen = { measure: "queen", unit: "games", more: true, n: 55, good: true, here: 100, there: 45 };

const hinted = (change: Partial<Hinted["advice"]> = {}): Hinted => ({
  type: "hinted",
  id: "x",
  seat: 0,
  question: 7,
  advice: {
    choice: lay("candle"),
    sure: "clear",
    tried: [tried("candle", 0.61), tried("spray", 0.52), tried("alarm", 0.2)],
    chances: [0.61, 0.29, 0.1],
    together: false,
    worlds: 40,
    done: true,
    rival: -1,
    rival_ends: false,
    thumb: "",
    ...change,
  },
});

/** Return a table with a question, with the parts that a hint needs. */
function tableWith(change: Record<string, unknown> = {}) {
  return {
    info: { settings: { hints: true }, phase: "playing", seats: [{ yours: true }, { yours: false }, { yours: false }] },
    play: { question: 7 },
    seat: 0,
    curtain: -1,
    yourTurn: true,
    moment: "7 0 -1",
    choices: [lay("spray"), lay("candle")],
    step: "lay_cards",
    refusal: null as Refused | null,
    texts: new GameTexts(game),
    names: ["Ada", "Ben", "Cleo"],
    board: null,
    choose: vi.fn(),
    ...change,
  };
}

function sessionWith(change: Record<string, unknown> = {}) {
  const said = vi.fn((_wish: unknown) => Promise.resolve());
  const table = tableWith(change);
  const hints = new Hints(table as never, said);
  return { said, table, hints, session: Object.assign(table, { hints }) as unknown as TableSession };
}

beforeEach(() => settings.set({ language: "en" }));
afterEach(cleanup);

describe("asking", () => {
  it("names the seat and the question", () => {
    const { hints, said } = sessionWith();
    void hints.ask();
    expect(said).toHaveBeenCalledExactlyOnceWith({ type: "hint", seat: 0, question: 7 });
    expect(hints.thinking).toBe(true);
    void hints.ask();
    expect([said.mock.calls.length, hints.thinking]).toEqual([1, false]);
    hints.hear(hinted());
    expect(hints.now, "who has put it away does not want it any more").toBe(null);
  });

  it.each([
    ["where the table has none", { info: { settings: { hints: false }, phase: "playing", seats: [{ yours: true }] } }],
    ["after the game", { info: { settings: { hints: true }, phase: "over", seats: [{ yours: true }] } }],
    ["for those who watch", { seat: -1 }],
    ["while others choose", { yourTurn: false }],
    ["behind the curtain", { curtain: 0 }],
  ])("is not possible %s", (_, change) => {
    const { hints, said } = sessionWith(change);
    void hints.ask();
    expect(said).not.toHaveBeenCalled();
    hints.hear(hinted());
    expect(hints.now).toBe(null);
  });

  it("ends when the answer comes, and again when the hint is put away", async () => {
    const { hints, said } = sessionWith();
    const asked = hints.ask();
    hints.hear(hinted());
    await asked;
    expect([hints.thinking, hints.now?.question]).toEqual([false, 7]);
    await hints.ask();
    expect(hints.now).toBe(null);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it("goes on while somebody looks, until there is nothing more to find", async () => {
    const { hints, said } = sessionWith();
    const answers = [hinted({ worlds: 40, done: false }), hinted({ worlds: 90, done: false }), hinted({ worlds: 130 })];
    said.mockImplementation(async () => hints.hear(answers.shift()!));
    await hints.ask();
    expect(said.mock.calls.map(([wish]) => (wish as { worlds?: number }).worlds)).toEqual([undefined, 40, 90]);
    expect([hints.now?.advice.worlds, hints.deepens]).toEqual([130, false]);
  });

  it("ends after two seconds, and what comes then changes nothing", async () => {
    vi.useFakeTimers();
    const { hints, said } = sessionWith();
    let answer = (): void => undefined;
    const pending = new Promise<void>((done) => {
      answer = done;
    });
    said.mockImplementation(async (wish) => {
      if ((wish as { worlds?: number }).worlds) return pending;
      hints.hear(hinted({ worlds: 40, done: false }));
    });
    const asked = hints.ask();
    await vi.advanceTimersByTimeAsync(1999);
    expect([hints.deepens, hints.final]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([hints.deepens, hints.final]).toEqual([false, true]);
    hints.hear(hinted({ worlds: 90 }));
    answer();
    await asked;
    expect([hints.now?.advice.worlds, said.mock.calls.length]).toEqual([40, 2]);
    vi.useRealTimers();
  });

  it("has ended once an answer took two seconds", async () => {
    vi.useFakeTimers();
    const { hints, said } = sessionWith();
    said.mockImplementation(async () => {
      await vi.advanceTimersByTimeAsync(2000);
      hints.hear(hinted({ done: false }));
    });
    await hints.ask();
    expect([said.mock.calls.length, hints.final]).toEqual([1, true]);
    vi.useRealTimers();
  });

  it("ends when the hint is put away, and what comes then is not shown", async () => {
    const { hints, said } = sessionWith();
    let deeper = 0;
    said.mockImplementation(async (wish) => {
      if ((wish as { worlds?: number }).worlds) {
        deeper += 1;
        expect(hints.deepens).toBe(true);
        hints.close();
      }
      hints.hear(hinted({ worlds: 40 + deeper, done: false }));
    });
    await hints.ask();
    expect([deeper, hints.now, hints.deepens]).toEqual([1, null, false]);
  });

  it.each([
    ["late", false],
    ["not_asked", false],
    ["no_hint", true],
    ["too_fast", true],
  ])("tells of a refusal only if somebody still waits: %s", async (code, tells) => {
    const { hints, said, table } = sessionWith();
    const refused = { type: "refused", id: "x", code, message: "", rule: "" };
    said.mockImplementation(() => Promise.reject(refused));
    await hints.ask();
    expect(table.refusal?.code === code).toBe(tells);
    expect(hints.thinking).toBe(false);
  });
});

describe("a hint", () => {
  it.each([
    ["a choice is on its way", { choices: [] }],
    ["another question is asked", { play: { question: 8 } }],
    ["somebody else has to choose", { yourTurn: false }],
    ["another seat at this device looks", { seat: 1 }],
  ])("is gone when %s", (_, change) => {
    const { hints, table } = sessionWith();
    void hints.ask();
    hints.hear(hinted());
    expect(hints.now).not.toBe(null);
    Object.assign(table, change);
    expect(hints.now).toBe(null);
  });

  it("tells of those that come closest, and of none where nothing can be told apart", () => {
    const { hints } = sessionWith();
    void hints.ask();
    hints.hear(hinted({ done: false, tried: [tried("candle", 0.61), tried("spray", 0.58)] }));
    expect(hints.told).toEqual([]);
    hints.close();
    void hints.ask();
    hints.hear(hinted());
    expect(hints.told.map(({ choice }) => choice.card)).toEqual(["spray", "alarm"]);
  });
});

describe("the button", () => {
  it("can be pressed with H, but not while somebody writes", async () => {
    const { session, said } = sessionWith();
    render(HintButton, { session });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "h" });
    await fireEvent.keyDown(document.body, { key: "h", ctrlKey: true });
    expect(said).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "h" });
    expect(said).toHaveBeenCalledTimes(1);
    field.remove();
  });

  it("says that somebody thinks", async () => {
    const { session, said } = sessionWith();
    said.mockImplementation(() => new Promise(() => undefined));
    render(HintButton, { session });
    const button = screen.getByRole("button", { name: "Hint" });
    await fireEvent.click(button);
    expect(button.textContent).toContain("Thinking");
    expect(button.getAttribute("aria-busy")).toBe("true");
  });

  it("is not there where the table has no hints", () => {
    render(HintButton, sessionWith({ seat: -1 }));
    expect(screen.queryByRole("button")).toBe(null);
  });
});

describe("the panel", () => {
  function shown(change: Partial<Hinted["advice"]> = {}) {
    const all = sessionWith();
    void all.hints.ask();
    all.hints.hear(hinted(change));
    render(HintPanel, { session: all.session });
    return all;
  }

  const panel = (): string => screen.getByRole("region", { name: "Hint" }).textContent?.replace(/\s+/g, " ") ?? "";

  it("says what is best and how sure that is, aloud as well, with intervals and everybody's chances", () => {
    shown();
    expect(screen.getByRole("status").textContent).toContain(
      "Clearly the best: Lay Candle. To win: between 57 and 65 percent.",
    );
    expect(panel()).toContain("Lay Candle 61 % 57–65 Lay Spray 52 % 48–56 Lay Alarm 20 % 16–24");
    expect(panel()).toContain("Ben 29 % · Cleo 10 %");
    expect(panel()).not.toContain("worlds");
    expect(document.querySelectorAll(".interval")).toHaveLength(3);
  });

  const alarm = (why: Difference[], alike = false): Tried => tried("alarm", alike ? 0.61 : 0.2, alike, why);
  const because = (rival: Tried, change = {}) =>
    shown({ tried: [tried("candle", 0.61), tried("spray", 0.5), rival], rival: 2, thumb: "weak_first", ...change });

  it("says why, and what tempts otherwise", () => {
    because(alarm([more, less]));
    expect(panel()).toContain(
      "Better than Alarm (61 % to win, not 20 %): 1 drops less at once, but 2.5 drops more for you.",
    );
    expect(panel()).not.toContain("Rule of thumb");
    expect(screen.getByRole("status").textContent).toContain("2.5 drops more for you");
  });

  it("says what differs from a choice that is as good", () => {
    because(alarm([more], true), { sure: "alike" });
    expect(panel()).toContain("Wins about as often as Alarm. The difference: 2.5 drops more for you.");
  });

  it("does not name a choice that only ends what is going on", () => {
    because(alarm([more]), { rival_ends: true });
    expect(panel()).toContain("It pays: 2.5 drops more for you.");
  });

  it("says in how many games something happens here and there", () => {
    because(alarm([queen]));
    expect(panel()).toContain("the queen always (otherwise in 45 %).");
  });

  it("skips what an older version stored, and names whoever chose", () => {
    const t = new GameTexts(game);
    expect(
      t.why([
        { ...more, measure: "gone" },
        { ...queen, here: 0, there: 0 },
      ]),
    ).toBe("");
    expect(t.why([more], "Ben")).toBe("2.5 drops more for Ben");
  });

  it("says which choices are equal where nothing can be told apart, and a rule of thumb that fits", () => {
    const equals = [tried("spray", 0.59), tried("alarm", 0.2)];
    shown({ sure: "unsure", tried: [tried("candle", 0.61), ...equals], thumb: "weak_first" });
    expect(panel()).toContain("About equal, for example:Lay Candle");
    expect(panel()).toContain("About as good: Spray. Rule of thumb: Weak cards first.");
    expect(panel()).not.toContain("Alarm.");
  });

  it("shows no bars where nothing can be told apart", () => {
    shown({ sure: "unsure", tried: [tried("candle", 0.61), tried("spray", 0.59)] });
    expect(panel()).toContain("Your chances to win then, with players who think ahead a little 61 %");
    expect(panel()).not.toContain("Rule of thumb");
    expect(document.querySelector(".interval")).toBe(null);
  });

  it("says that it makes no difference, however surely they differ by a trifle", () => {
    const sure = { ...tried("spray", 0.6, true), low: 0.6, high: 0.6 };
    shown({ sure: "alike", tried: [tried("candle", 0.61), sure] });
    expect(panel()).toContain("It makes no difference here.");
    expect(document.querySelector(".interval")).toBe(null);
  });

  it.each<[Language, number, string]>([
    ["en", 1, "Either of two will do"],
    ["en", 2, "Any of 3 will do"],
    ["de", 1, "Zwei sind gleich gut"],
    ["de", 2, "3 sind gleich gut"],
  ])("says in %s that %i others are as good", (language, others, words) => {
    settings.set({ language });
    const list = [tried("candle", 0.61), tried("spray", 0.6, true), tried("alarm", 0.6, others > 1), tried("net", 0.1)];
    const { session, hints } = sessionWith();
    void hints.ask();
    hints.hear(hinted({ sure: "alike", tried: list }));
    render(HintPanel, { session });
    expect(document.body.textContent).toContain(words);
    expect(document.querySelectorAll("em")).toHaveLength(others);
  });

  it("shows that somebody thinks, before and while it gets better", async () => {
    const { session, hints } = sessionWith();
    render(HintPanel, { session });
    const asked = hints.ask();
    flushSync();
    expect(screen.getByRole("region", { name: "Hint" }).getAttribute("aria-busy")).toBe("true");
    expect(panel()).toContain("Thinking");
    hints.hear(hinted({ sure: "unsure", done: false }));
    flushSync();
    expect(panel()).toContain("Perhaps:Lay Candle");
    expect(panel()).not.toContain("About as good");
    expect(screen.getByRole("button", { name: "Do it" }).hasAttribute("disabled")).toBe(true);
    await asked;
    flushSync();
    expect(panel()).toContain("About equal, for example:Lay Candle");
    expect(screen.getByRole("button", { name: "Do it" }).hasAttribute("disabled")).toBe(false);
  });

  it("can be followed, and put away with Escape", async () => {
    const { table, hints } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(table.choose).toHaveBeenCalledExactlyOnceWith(lay("candle"));
    await fireEvent.keyDown(screen.getByRole("button", { name: "Do it" }), { key: "Escape" });
    expect(hints.now).toBe(null);
    flushSync();
    expect(screen.queryByRole("button")).toBe(null);
  });

  it("knows one chance where all win or lose together", () => {
    shown({ together: true, chances: [0.61, 0.61, 0.61] });
    expect(panel()).toContain("Your chances to win together then");
    expect(panel()).not.toContain("Ben");
  });
});

describe("where it points", () => {
  const found = (selectors: string[]): string | undefined =>
    selectors.map((selector) => document.querySelector(selector)?.id).find(Boolean);

  it.each([
    [lay("spray"), "hand-spray"],
    [{ do: "use_laid", seat: 2 }, "laid-2"],
    [{ do: "pass_lamp", seat: 1 }, "place-1"],
    [{ do: "drink", drops: 2 }, "drops-2"],
    [{ do: "end_defence" }, undefined],
  ])("on the terrace: %j", (choice, thing) => {
    const things = ["hand-spray", "laid-2", "place-1", "drops-2"];
    document.body.innerHTML = things.map((name) => `<b id="${name}" data-thing="${name}"></b>`).join("");
    expect(found(onTerrace(choice as OnTerrace))).toBe(thing);
  });

  const view = aView({
    order_cards: [1, 3],
    about: { tsunami: "e5" },
    players: [aPlayer({ tiles: { straight: 1, curve: 2 } })],
  });
  const table = (choices: Choice[] = []): Table => aTable(view, choices);

  it("on the sea: a card, or the cards that lie on it", () => {
    document.body.innerHTML = '<b id="card" data-zone="hand:0" data-card="ship"></b>';
    expect(found(onSea({ do: "play", card: "ship" }, table()))).toBe("card");
    document.body.innerHTML += '<p class="fan"><i class="close" id="close"></i></p>';
    expect(found(onSea({ do: "play", card: "ship" }, table()))).toBe("close");
  });

  it("on the sea: an order card, or the stack they come from", () => {
    document.body.innerHTML = '<b class="stack" id="stack"></b>';
    expect(found(onSea({ do: "take_order", number: 3 }, table()))).toBe("stack");
    document.body.innerHTML +=
      '<p class="fan"><i data-choice="take_order 1"></i><i data-choice="take_order 3" id="third"></i></p>';
    expect(found(onSea({ do: "take_order", number: 3 }, table()))).toBe("third");
  });

  it("on the sea: the tile that lies right, or else its shape", () => {
    const lay = { do: "lay" as const, tile: "es" };
    document.body.innerHTML = '<p class="stock"><i data-shape="straight"></i><i data-shape="curve" id="curve"></i></p>';
    expect(found(onSea(lay, table()))).toBe("curve");
    document.body.innerHTML += `<p class="placer"><i id="lay" data-tile="${lay.tile}"></i></p>`;
    expect(found(onSea(lay, table()))).toBe("lay");
  });

  it("on the sea: a place, or what it can mean once that was asked", () => {
    const west = { do: "surge" as const, direction: "west", fields: 1 };
    const far: Choice = { ...west, fields: 2 };
    const place = placeFor(west, aSight(view));
    document.body.innerHTML = `<p class="sea"><b id="place" data-place="${place}"></b></p>`;
    expect(found(onSea(west, table([far, west])))).toBe("place");
    document.body.innerHTML = `<p class="sea"><b data-place="${place}" aria-expanded="true"></b>
      <i class="chooser"><button id="first" data-choice="surge west 1"></button></i></p>`;
    expect(found(onSea(west, table([far, west])))).toBe("first");
  });
});

describe("new tables", () => {
  it("have hints by themselves if one person plays with bots alone", () => {
    expect(isAlone(planFor("bots", 3, "medium"))).toBe(true);
    expect(isAlone(planFor("friends", 3, "medium"))).toBe(false);
    expect(isAlone(planFor("pass", 3, "medium"))).toBe(false);
  });
});
