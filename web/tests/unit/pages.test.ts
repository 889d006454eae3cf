/** Computations of the pages, without a server. */

import { describe, expect, it } from "vitest";
import { registry } from "../../src/games/registry";
import { boxes } from "../../src/pages/home/shelf";
import { companyOf, planFor, replanned, resized, seatWords } from "../../src/pages/new/seats";
import { askedFor } from "../../src/pages/replay/replaying.svelte";
import { boxFacts, factsFor } from "../../src/parts/box-facts";
import { clockName, clockOf } from "../../src/parts/clocks";
import { isWholeCode, shownCode } from "../../src/parts/code";
import { playerRange, usualLevel } from "../../src/parts/play-now";
import { cut, matching, sectionsOf } from "../../src/parts/rules/search";
import type { GameCard } from "../../src/wire";

const card = (name: string, players: number[] = [2, 3, 4]): GameCard => ({
  name,
  titles: { en: name, de: name },
  options: [{ name: "players", values: players, default: players[0]! }],
  scenario: "",
  scenarios: {},
  about: {},
  box: null,
});

describe("the shelf", () => {
  it("shows our boxes first, playable only if the server lists them, then all others", () => {
    const shown = boxes({ games: [card("schwarm"), card("chess")], bots: [], cast: [], strengths: [], languages: [] });
    expect(shown.map((box) => box.name)).toEqual([...registry.map((game) => game.name), "chess"]);
    expect(shown.filter((box) => box.card).map((box) => box.name)).toEqual(["schwarm", "chess"]);
  });

  it("prefers the medium bot, then the greedy one, then the one in the middle", () => {
    expect(usualLevel(["random", "greedy", "medium", "hard"])).toBe("medium");
    expect(usualLevel(["random", "greedy"])).toBe("greedy");
    expect(usualLevel(["a", "b", "c"])).toBe("b");
  });

  it("knows how many can play", () => {
    expect(playerRange(card("x", [2, 5, 3]))).toEqual([2, 5]);
  });

  it("says what is printed on a box, for everybody or for so many", () => {
    const printed: GameCard = { ...card("x", [2, 3]), box: { minutes: [20, 45], weight: 2, company: "either" } };
    expect(boxFacts(printed)).toEqual(["2–3 players", "20–45 min", "light", "against each other or together"]);
    expect(factsFor(printed, 3)).toEqual(["about 45 min", "light", "against each other or together"]);
    expect(boxFacts(card("y"))).toEqual(["2–4 players"]);
  });
});

describe("the code of a table", () => {
  it("is shown in two groups, whatever is typed", () => {
    expect(shownCode("abcd2345")).toBe("ABCD-2345");
    expect(shownCode("ab cd-23")).toBe("ABCD-23");
    expect(shownCode("abc")).toBe("ABC");
  });

  it("leaves out what no code holds, and what is too much", () => {
    expect(shownCode("a0b1cIdO23456")).toBe("ABCD-2345");
  });

  it("is whole with eight letters", () => {
    expect(isWholeCode("ABCD-2345")).toBe(true);
    expect(isWholeCode("ABCD-234")).toBe(false);
  });
});

describe("the seats of a new table", () => {
  const friends = planFor("friends", 3, "greedy");

  it("knows the company that it was planned for, until somebody is of another kind", () => {
    expect(companyOf(friends)).toBe("friends");
    expect(companyOf(planFor("pass", 2, "greedy"))).toBe("pass");
    expect(companyOf(replanned(friends, 1, { kind: "bot" }))).toBeUndefined();
    expect(companyOf(planFor("bots", 1, "greedy"))).toBeUndefined();
  });

  it("says you and your company in the server's words", () => {
    const unnamed = (n: number): string => `Player ${n}`;
    expect(seatWords(friends, unnamed)).toEqual(["you", "open", "open"]);
    expect(seatWords(planFor("bots", 2, "greedy"), unnamed)).toEqual(["you", "greedy"]);
    const pass = replanned(planFor("pass", 3, "greedy"), 1, { name: " Anna " });
    expect(seatWords(pass, unnamed)).toEqual(["you", "you:Anna", "you:Player 3"]);
  });

  it("swaps when you choose another seat, so that there is one you", () => {
    const moved = replanned(replanned(friends, 2, { kind: "bot" }), 2, { kind: "you" });
    expect(moved.map((seat) => seat.kind)).toEqual(["bot", "open", "you"]);
  });

  it("grows like its last seat and shrinks around you", () => {
    const last = replanned(planFor("bots", 3, "greedy"), 2, { kind: "you" });
    expect(resized(planFor("bots", 3, "greedy"), 4).map((seat) => seat.kind)).toEqual(["you", "bot", "bot", "bot"]);
    expect(resized(last, 2).map((seat) => seat.kind)).toEqual(["bot", "you"]);
  });
});

describe("the clock", () => {
  it("goes by name and back", () => {
    expect(clockName(clockOf("days_3"))).toBe("days_3");
    expect(clockName(null)).toBe("none");
    expect(clockName({ kind: "live", budget: 77 })).toBe("other");
  });
});

describe("the rules", () => {
  const rules = [
    { id: "MZ-B1", en: "The lamp stays (MZ-BL2).", de: "Die Lampe bleibt." },
    { id: "MZ-BL2", en: "Blue cards.", de: "Blaue Karten." },
    { id: "MZ-B2", en: "A lamp for each card.", de: "Je Karte eine Lampe." },
  ];

  it("stand by the letters of their ID", () => {
    const sections = sectionsOf(rules);
    expect(sections.map((section) => section.id)).toEqual(["MZ-B", "MZ-BL"]);
    expect(sections[0]?.rules.map((rule) => rule.id)).toEqual(["MZ-B1", "MZ-B2"]);
  });

  it("stand by their phase or by the first letters, where an ID has more", () => {
    const ids = ["VI-T1", "VI-1.1", "VI-1.13", "VI-2.1", "VI-PA-BAK", "VI-PA-NAN2", "VI-Q1"];
    const sections = sectionsOf(ids.map((id) => ({ id, en: "", de: "" })));
    expect(sections.map((section) => section.id)).toEqual(["VI-T", "VI-1", "VI-2", "VI-PA", "VI-Q"]);
  });

  it("lead to other rules whatever their IDs look like", () => {
    const ids = ["VI-1.11", "VI-PA-VIB5", "VI-Q17", "SW-V1.1"];
    const pieces = cut(`${ids.join(", ")}.`, "", new Set(ids));
    expect(pieces.filter((piece) => piece.is === "rule").map((piece) => piece.text)).toEqual(ids);
  });

  it("are found by all words, by ID, and in the language that is read", () => {
    const found = (query: string, language: "en" | "de"): string[] =>
      matching(sectionsOf(rules), query, language).flatMap((section) => section.rules.map((rule) => rule.id));
    expect(found("LAMP card", "en")).toEqual(["MZ-B2"]);
    expect(found("lampe", "en")).toEqual([]);
    expect(found("lampe", "de")).toEqual(["MZ-B1", "MZ-B2"]);
    expect(found("mz-bl2", "de")).toEqual(["MZ-BL2"]);
  });

  it("light up what was searched and lead to other rules", () => {
    const pieces = cut("The lamp stays (MZ-BL2).", "lamp", new Set(["MZ-BL2"]));
    expect(pieces.map((piece) => piece.is)).toEqual(["plain", "found", "plain", "rule", "plain"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("The lamp stays (MZ-BL2).");
  });

  it("take signs in a search as signs", () => {
    expect(cut("1+1 (two)", "(two)", new Set()).find((piece) => piece.is === "found")?.text).toBe("(two)");
  });
});

describe("the address of a replay", () => {
  it("names moment and seat, and ignores nonsense", () => {
    expect(askedFor("?n=12&seat=1")).toEqual({ n: 12, seat: 1 });
    expect(askedFor("?seat=-1")).toEqual({ n: null, seat: -1 });
    expect(askedFor("?n=x&seat=")).toEqual({ n: null, seat: null });
  });
});
