/** The review of a game: it arrives in pieces, and the curve and its marks follow from them. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameTexts } from "../../src/lib/game-texts";
import { percents } from "../../src/lib/percents";
import { settings } from "../../src/lib/settings.svelte";
import ChanceCurve from "../../src/pages/replay/ChanceCurve.svelte";
import { apart, pathOf, strandsOf } from "../../src/pages/replay/curve";
import ReviewDrawer from "../../src/pages/replay/ReviewDrawer.svelte";
import { Replaying } from "../../src/pages/replay/replaying.svelte";
import { dearest, largest, Reviewing } from "../../src/pages/replay/reviewing.svelte";
import { turnSentence } from "../../src/pages/replay/sentences";
import type { GameInfo, Reviewed, TableInfo, Tried, Turn } from "../../src/wire";
import { everyTable } from "./every-table";

const TOTAL = 45;
const word = (name: string) => ({ name, args: [] });
const game = {
  card: { name: "whist" },
  choices: [word("wait"), word("attack")],
  events: [word("stormed")],
  weights: { high: ["stormed"] },
  titles: {},
  texts: {
    en: [
      "choice-wait = Wait",
      "choice-attack = Attack",
      "says-attack = Attack { $where ->\n  [ahead] with\n *[behind] from\n } { $suit }",
      "suit-hearts = hearts",
      "suit-spades = spades",
      "event-stormed = A storm comes up.",
      "by-tricks = { $n } tricks { $more }",
      "why-tricks = about { $by } for { $whom }",
      everyTable("en"),
    ].join("\n"),
    de: "",
  },
} as unknown as GameInfo;

function reviewed(n: number, turn: Turn | null = null, chance: number | null = 0.25): Reviewed {
  const tried: Tried[] = [
    {
      choice: { do: "attack" },
      meant: { where: "ahead", suit: ["hearts", "spades"] },
      visits: 12,
      expected: 0.6,
      low: 0.55,
      high: 0.65,
      alike: false,
      why: [],
    },
    { choice: { do: "wait" }, meant: {}, visits: 12, expected: 0.2, low: 0.16, high: 0.24, alike: false, why: [] },
  ];
  const verdict = {
    seat: 0,
    choice: { do: "wait" },
    meant: {},
    best: { do: "attack" },
    expected: 0.2,
    promised: 0.6,
    error: 0.02,
    doubted: true,
    tried,
  };
  return {
    choices: n,
    odds: { chances: [chance, chance === null ? null : 1 - chance], errors: [0.05, 0.05] },
    verdict: n < TOTAL ? verdict : null,
    turns: turn ? [turn] : [],
  };
}

const missed: Turn = {
  choices: 7,
  seat: 0,
  missed: true,
  before: 0.6,
  after: 0.2,
  error: 0.02,
  choice: { do: "wait" },
  meant: {},
  best: { do: "attack" },
  best_meant: { where: "ahead", suit: ["hearts", "spades"] },
  why: [],
};

/** Fake a server that reviews at most `most` moments at a time. Some requests fail. */
function pretend(most: number, failures: string[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const code = failures.shift();
    if (code) return new Response(JSON.stringify({ code, message: "not now" }), { status: 409 });
    const query = new URLSearchParams(path.split("?")[1]);
    const first = Number(query.get("first"));
    const count = Math.min(most, Number(query.get("count")), TOTAL + 1 - first);
    const moments = Array.from({ length: count }, (_, i) => reviewed(first + i, first + i === 7 ? missed : null));
    return new Response(JSON.stringify({ total: TOTAL, together: false, moments }));
  });
  return asked;
}

function atTheTable(): { replaying: Replaying; reviewing: Reviewing } {
  const replaying = new Replaying("t1");
  const seat = { kind: "person", bot: "", yours: false };
  replaying.info = {
    phase: "over",
    seats: [
      { ...seat, name: "Ada" },
      { ...seat, name: "Ben" },
    ],
  } as unknown as TableInfo;
  replaying.game = game;
  replaying.texts = new GameTexts(game);
  replaying.total = TOTAL;
  return { replaying, reviewing: new Reviewing("t1") };
}

beforeEach(() => settings.set({ language: "en" }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a review", () => {
  it("comes piece by piece, each behind the last", async () => {
    const asked = pretend(10);
    const reviewing = new Reviewing("t1");
    await reviewing.begin();
    expect(asked.map((path) => new URLSearchParams(path.split("?")[1]).get("first"))).toEqual([
      "0",
      "10",
      "20",
      "30",
      "40",
    ]);
    expect([reviewing.known, reviewing.done]).toEqual([TOTAL + 1, true]);
    expect(reviewing.turns.map((turn) => turn.n)).toEqual([7]);
  });

  it("is asked for once", async () => {
    const asked = pretend(20);
    const reviewing = new Reviewing("t1");
    await reviewing.begin();
    await reviewing.begin();
    expect(asked).toHaveLength(3);
    expect(reviewing.done).toBe(true);
  });

  it("waits where the server is busy, and says so where it cannot be", async () => {
    vi.useFakeTimers();
    pretend(20, ["no_review", "too_fast"]);
    const patient = new Reviewing("t1");
    const whole = patient.begin();
    await vi.advanceTimersByTimeAsync(5000);
    await whole;
    expect([patient.done, patient.problem]).toEqual([true, ""]);
    pretend(20, ["not_over"]);
    const refused = new Reviewing("t1");
    const end = refused.begin();
    await vi.advanceTimersByTimeAsync(5000);
    await end;
    expect(refused.problem).toBeTruthy();
    expect(refused.done).toBe(false);
  });

  it("is told no more once it is put away", async () => {
    const asked = pretend(1);
    const reviewing = new Reviewing("t1");
    const whole = reviewing.begin();
    reviewing.stop();
    await whole;
    expect(asked).toHaveLength(1);
    expect([reviewing.on, reviewing.known]).toEqual([false, 0]);
  });

  it("keeps the five largest turning points in their order, one of each choice", () => {
    const moments = Array.from({ length: 20 }, (_, n) =>
      reviewed(n, { ...missed, choices: n, before: 0.1, after: 0.2 + (n % 10) / 20 }),
    );
    const later = reviewed(20, { ...missed, choices: 9, before: 0.9, after: 0 });
    const found = largest([undefined, ...moments, later]);
    expect(found.map((turn) => turn.n)).toEqual([7, 8, 9, 18, 19]);
    expect(found[2]?.before).toBe(0.9);
  });
});

describe("the curve", () => {
  it("runs through everybody's chances and breaks off at gaps", () => {
    const moments = [reviewed(0, null, 0.5), reviewed(1, null, 1), undefined, reviewed(3, null, 0)];
    expect(pathOf(moments, 0)).toBe("M0 0.5L1 0M3 1");
    expect(pathOf(moments, 1)).toBe("M0 0.5L1 1M3 0");
    expect(pathOf([reviewed(0, null, null), reviewed(1, null, 1)], 0)).toBe("M1 0");
    expect(strandsOf(moments, ["Ada", "Ben"], false, "All").map((strand) => strand.name)).toEqual(["Ada", "Ben"]);
    expect(strandsOf(moments, ["Ada", "Ben"], true, "All").map((strand) => strand.name)).toEqual(["All"]);
  });

  it("goes on over what was only guessed", () => {
    const guess = reviewed(1, null, 1);
    guess.odds.errors = [0.5, 0.5];
    expect(pathOf([reviewed(0, null, 0.5), guess, reviewed(2, null, 0.4)], 0)).toBe("M0 0.5L2 0.6");
  });

  it("keeps its marks apart and on the sheet", () => {
    expect(apart([10, 100], 26, 300)).toEqual([10, 100]);
    expect(apart([100, 101, 102], 26, 300)).toEqual([100, 126, 152]);
    expect(apart([290, 295, 300], 26, 300)).toEqual([248, 274, 300]);
  });

  it("is told in words, and leads to a moment by slider or mark", async () => {
    pretend(20);
    const { replaying, reviewing } = atTheTable();
    const gone: number[] = [];
    replaying.goTo = async (n: number) => void gone.push(n);
    await reviewing.begin();
    render(ChanceCurve, { replaying, reviewing });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Ada: 25% at first");
    const slider = screen.getByRole("slider", { name: "Moment" });
    expect(slider.getAttribute("aria-valuetext")).toBe("Moment 0 of 45: Ada 25%, Ben 75%");
    await fireEvent.input(slider, { target: { value: "12" } });
    await fireEvent.click(screen.getByRole("button", { name: /Turning point 1: Ada: better “Attack/ }));
    expect(gone).toEqual([12, 7]);
  });
});

describe("chances in whole percent", () => {
  it("add up, and the one that is told elsewhere stays as it is", () => {
    expect(percents([0.1045, 0.1315, 0.764])).toEqual([11, 13, 76]);
    expect(percents([0.1045, 0.1315, 0.764], 0)).toEqual([10, 13, 77]);
    expect(percents([0.335, 0.335, 0.33], 0)).toEqual([34, 33, 33]);
    expect(percents([1 / 3, 1 / 3, 1 / 3], 2).reduce((sum, each) => sum + each)).toBe(100);
    expect(percents([0.815, 0.815])).toEqual([82, 82]);
    expect(percents([])).toEqual([]);
  });
});

describe("what is said", () => {
  it("names who, what, what would have been better and by how much", () => {
    const { replaying } = atTheTable();
    const sentence = () => turnSentence({ ...missed, n: 7 }, replaying);
    expect(sentence()).toBe("Ada: better “Attack with hearts, spades” instead of “Wait” (60% to win, not 20%).");
    settings.set({ language: "de" });
    expect(sentence()).toMatch(/\(60\s% Siegchance, nicht 20\s%\)/);
  });

  it("says why something else was better", () => {
    const { replaying } = atTheTable();
    const why = [{ measure: "tricks", unit: "tricks", more: true, n: 2, good: true, here: 3, there: 1 }];
    expect(turnSentence({ ...missed, n: 7, why }, replaying)).toContain("That way: about 2 tricks more for Ada.");
  });

  it("tells of luck by what happened, and by the choice only where nothing is known", () => {
    const { replaying } = atTheTable();
    const luck = { ...missed, missed: false, before: 0.6, after: 0.2, n: 7 };
    expect(turnSentence(luck, replaying)).toBe("After “Wait” it went badly for Ada: from 60% to 20% to win.");
    replaying.moments = [{ choices: 8, look: { events: [{ do: "stormed" }] } }] as never;
    expect(turnSentence(luck, replaying)).toBe("A blow for Ada: from 60% to 20% to win. A storm comes up.");
    replaying.info = { ...replaying.info, ending: { won: false } } as never;
    expect(turnSentence(luck, replaying)).toBe("A blow for all of you: from 60% to 20% to win. A storm comes up.");
  });

  it("lists one's own dearest choice first", async () => {
    const turn = (n: number, after: number, seat: number) => ({ ...missed, n, choices: n, after, seat });
    expect(dearest([turn(3, 0.5, 0), turn(7, 0.2, 0), turn(9, 0, 1)], [0])?.n).toBe(7);
    expect(dearest([{ ...turn(3, 0.5, 0), missed: false }], [0])).toBe(undefined);
  });

  it("shows the choices of the moment with what they were worth", async () => {
    pretend(20);
    const { replaying, reviewing } = atTheTable();
    await reviewing.begin();
    render(ReviewDrawer, { replaying, reviewing, open: true });
    expect(screen.getByRole("heading", { name: "Ada could choose" })).toBeTruthy();
    const lines = screen.getAllByRole("listitem").map((line) => line.textContent?.replace(/\s+/g, " ").trim());
    expect(lines).toContain("Attack with hearts, spades 60% 55–65 better tried 12 times");
    expect(lines).toContain("Wait 20% 16–24 chosen tried 12 times");
  });
});
