/** Viroid's newspaper: the decisive moments that it finds, and the texts that it prints. */

import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Told } from "../../src/games/board";
import { viroid } from "../../src/games/viroid";
import type { CityView, Event, Table, ViroidCatalogue, ViroidView } from "../../src/games/viroid/declared";
import FrontPage from "../../src/games/viroid/parts/FrontPage.svelte";
import { nightfallTime } from "../../src/games/viroid/parts/nightfall";
import { Chronicle, figuresOf, headlineOf, missingOf } from "../../src/games/viroid/press";
import { GameTexts } from "../../src/lib/game-texts";
import { settings } from "../../src/lib/settings.svelte";
import { openBook, speak } from "../../src/lib/texts.svelte";
import type { GameInfo } from "../../src/wire";

afterEach(async () => {
  cleanup();
  await speak("en");
  settings.set({ motion: false });
});

// --- a small world with two players

const CONTINENTS: Record<string, string> = { london: "europe", paris: "europe", lagos: "africa", tokyo: "asia" };
const printed = (continent: string) => ({ continent, longitude: 0, latitude: 0, wells: { 2: ["blood", "insect"] } });
const card = (letter: string, title: string) => ({ letter, title: { en: title, de: title }, heals: [] });
const catalogue = {
  cities: Object.fromEntries(Object.entries(CONTINENTS).map(([city, where]) => [city, printed(where)])),
  cards: { grant: card("M", "A Grant"), soap: card("B", "Soap") },
  land: [],
  lines: {},
} as unknown as ViroidCatalogue;

const city = (wells: string): CityView => ({
  wells: wells.split(" "),
  extinct: !/healthy|\d/.test(wells),
  quarantine: false,
  measures: {},
  airport_blocked: false,
});

function ended(reason: string, more: Partial<ViroidView> = {}): ViroidView {
  const won = reason === "world_ends";
  return {
    cities: {
      london: city("dead dead"),
      paris: city("0 dead"),
      lagos: city("1 healthy"),
      tokyo: city("healthy healthy"),
    },
    players: [{ infected: 1 }, { infected: 1 }],
    corpses: { europe: 0, africa: 4, asia: 6 },
    uninfected: ["tokyo"],
    research: 12,
    cure: 30,
    turn: 9,
    result: { reason, won, ranks: [1, 1], scores: [0, 0] },
    ...more,
  } as unknown as ViroidView;
}

/** Parse events from text: a line for each choice, such as "infected 0 paris, died 1 lagos". */
const ARGS: Record<string, string[]> = {
  settled: ["seat", "city"],
  infected: ["seat", "city", "means"],
  died: ["seat", "city"],
  card_revealed: ["seat", "card"],
  turn_begins: ["seat"],
  necrosis_began: ["seat"],
  eliminated: ["seat"],
  research_sank: ["n"],
  research_success: ["city"],
  extinct: ["city"],
  continent_emptied: ["continent"],
};
const value = (word: string): string | number => (/^\d+$/.test(word) ? Number(word) : word);
function happening(words: string): Event {
  const [name = "", ...said] = words.trim().split(" ");
  const args = (ARGS[name] ?? []).map((arg, n) => [arg, value(said[n] ?? "")]);
  return { do: name, ...Object.fromEntries(args) } as Event;
}
const story = (...lines: string[]): Told<Event>[] =>
  lines.map((line, n) => ({ n, events: line ? line.split(",").map(happening) : [] }));

const columns = (reason: string, ...lines: string[]): string[] =>
  new Chronicle(story(...lines), ended(reason), catalogue)
    .columns()
    .map(({ kind, n, turn, about }) => `${n} in turn ${turn}: ${kind}${about.times ? ` ${about.times}` : ""}`);

const OPENING = "settled 0 london, settled 1 lagos, turn_begins 0";

describe("the moments that decided a game", () => {
  it("are three, in the order in which they came, each at another moment", () => {
    expect(
      columns(
        "world_ends",
        OPENING,
        "infected 0 paris near",
        "died 0 london, turn_begins 1",
        "infected 1 tokyo by_plane",
        "died 0 paris, died 0 london, extinct london, continent_emptied europe",
        "turn_begins 0, necrosis_began 1",
      ),
    ).toEqual(["3 in turn 2: last_city", "4 in turn 2: first_continent", "5 in turn 3: necrosis"]);
  });

  it("begin with a cough where nothing else is worth telling", () => {
    expect(columns("deck", OPENING, "", "died 0 london")).toEqual([
      "0 in turn 0: patient_zero",
      "2 in turn 1: first_death",
    ]);
    expect(columns("deck")).toEqual([]);
  });

  it("count what happened in one turn or by one card, and take the largest", () => {
    expect(
      columns(
        "deck",
        OPENING,
        "card_revealed 0 soap, research_sank 1, research_sank 2, research_sank 3",
        "died 0 london, died 0 paris, turn_begins 1",
        "card_revealed 1 grant, research_sank 4, research_sank 5",
        "research_sank 6, died 1 lagos",
        "died 1 lagos, died 1 lagos, turn_begins 0, died 0 paris",
      ),
    ).toEqual(["2 in turn 1: first_death", "4 in turn 2: massive 3", "5 in turn 2: harvest 3"]);
  });

  it("end with what brought the cure: a city without infected, or a card by itself", () => {
    const healed = ["card_revealed 0 soap", "research_success paris, research_sank 30"];
    expect(columns("cure", OPENING, ...healed).at(-1)).toBe("2 in turn 1: healing");
    expect(columns("cure", OPENING, ...healed, "card_revealed 1 grant, research_sank 30").at(-1)).toBe(
      "3 in turn 1: discovery",
    );
    expect(columns("deck", OPENING, ...healed).join()).not.toMatch("healing");
  });

  it("know who ran out of people, and only then", () => {
    expect(columns("elimination", OPENING, "", "eliminated 1").at(-1)).toBe("2 in turn 1: eliminated");
    expect(columns("cure", OPENING, "", "eliminated 1").join()).not.toMatch("eliminated");
  });

  it("tell of the last continent that was reached, unless somebody began there", () => {
    expect(columns("deck", OPENING, "infected 0 paris near").join()).not.toMatch("landing");
    expect(columns("deck", OPENING, "infected 0 tokyo by_ship")).toContain("1 in turn 1: landing");
  });
});

describe("what is printed besides", () => {
  it("is who was first, who was last, and where nobody noticed anything", () => {
    const told = story(OPENING, "infected 0 paris near, continent_emptied africa", "continent_emptied europe");
    const chronicle = new Chronicle(told, ended("deck"), catalogue);
    expect(chronicle.firstContinent?.event.continent).toBe("africa");
    expect([chronicle.lastCity, chronicle.untouched]).toEqual(["paris", ["tokyo"]]);
    const players = [{ infected: 0 }, { infected: 3 }] as ViroidView["players"];
    expect(new Chronicle(told, ended("elimination", { players }), catalogue).gone).toEqual([0]);
  });

  it("is the world in figures, and what was missing", () => {
    expect(figuresOf(ended("deck"))).toEqual({ dead: 3, infected: 2, extinct: 1, healthy: 1 });
    expect(missingOf(ended("deck"))).toEqual({ dead: 10, cities: 1 });
  });

  it("is another headline if it was close: to the cure, or to the end of the world", () => {
    const nearly = { corpses: { asia: 3 }, uninfected: ["tokyo"] };
    expect(headlineOf(ended("world_ends"))).toBe("world_ends");
    expect(headlineOf(ended("world_ends", { research: 26 }))).toBe("world_ends-close");
    expect(headlineOf(ended("cure"))).toBe("cure");
    expect(headlineOf(ended("cure", nearly))).toBe("cure-close");
  });
});

describe("the front page", () => {
  const info = { card: { name: "viroid", titles: {}, options: [] }, catalogue, titles: {}, texts: {} };
  const tableOf = (view: ViroidView, events: Event[] = []): Table =>
    ({
      look: { view, seat: 0 },
      info: { id: "t1", game: "viroid" },
      game: info,
      texts: new GameTexts(info as unknown as GameInfo),
      names: ["Ada", "Ben"],
      events,
    }) as unknown as Table;
  const address = (n: number): string => `/replay/t1?n=${n}`;

  async function prints(view: ViroidView, told: Told<Event>[] | null, language: "en" | "de" = "en"): Promise<void> {
    await openBook("viroid", viroid.words!);
    await speak(language);
    render(FrontPage, { table: tableOf(view), past: told && { told, address } });
  }

  it("has a headline, an article, figures, and links to three moments", async () => {
    const told = story(OPENING, "infected 0 paris near", "continent_emptied europe", "eliminated 1");
    await prints(ended("elimination", { players: [{ infected: 2 }, { infected: 0 }] as ViroidView["players"] }), told);
    expect(screen.getByRole("heading", { name: "Germ Dies of Loneliness" })).toBeTruthy();
    expect(screen.getByText(/^Ben found nobody/)).toBeTruthy();
    expect(screen.getByText(/In tokyo they ask/)).toBeTruthy();
    const moments = screen.getAllByRole("listitem");
    expect(moments.map((each) => within(each).getByRole("link").getAttribute("href"))).toEqual([0, 2, 3].map(address));
    expect(within(moments[2]!).getByRole("heading").textContent).toBe("Ben Runs Out of People");
    const figures = screen.getAllByRole("definition").map((each) => each.textContent);
    expect(figures).toEqual(["3", "2", "1", "1"]);
  });

  it("appears without its moments as long as the past is not known", async () => {
    await prints(ended("world_ends"), null, "de");
    expect(screen.getByRole("heading", { name: "Niemand mehr da, der das liest" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByText(/Kontinent/)).toBeNull();
  });

  const REASONS = ["world_ends", "cure", "deck", "elimination"];
  const ALL = [
    OPENING,
    "infected 0 paris near, infected 0 tokyo by_ship",
    "died 0 london, extinct london",
    "turn_begins 1, card_revealed 1 soap, research_sank 1, research_sank 2, research_sank 3, died 1 lagos",
    "necrosis_began 1, continent_emptied europe, eliminated 1, research_success paris",
  ];
  it.each(REASONS)("leaves no word unsaid in either language (%s)", async (reason) => {
    for (const language of ["en", "de"] as const) {
      for (let last = 1; last <= ALL.length; last += 1) {
        await prints(ended(reason), story(...ALL.slice(0, last)), language);
        expect(document.body.textContent).not.toMatch(/vi-press|\{|undefined/);
        cleanup();
      }
    }
  });

  it("comes when the plate has gone dark before one's eyes, else at once", () => {
    const just: Event[] = [{ do: "won" }];
    expect(nightfallTime(tableOf(ended("world_ends"), just))).toBe(0);
    settings.set({ motion: true });
    expect(nightfallTime(tableOf(ended("world_ends"), just))).toBeGreaterThan(1000);
    expect(nightfallTime(tableOf(ended("world_ends")))).toBe(0);
    expect(nightfallTime(tableOf(ended("world_ends", { result: null }), just))).toBe(0);
  });
});
