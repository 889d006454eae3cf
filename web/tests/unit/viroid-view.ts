/** Test data for Viroid: a small world, views of it that a test can change, and a table. */

import { readFileSync } from "node:fs";
import type { ProspectOf, Words } from "../../src/games/board";
import type {
  Choice,
  CityView,
  Event,
  PlayerView,
  Table,
  ViroidCatalogue,
  ViroidView,
} from "../../src/games/viroid/declared";
import { GameTexts } from "../../src/lib/game-texts";
import type { GameInfo } from "../../src/wire";
import { tagsOf } from "./declared-tags";

type Prospect = ProspectOf<ViroidView, Event>;

const both = (name: string) => ({ en: name, de: name });

interface Printed {
  at: [number, number];
  continent: string;
  wells: string[];
  needs?: Partial<Record<"cold" | "drug" | "heat", number>>;
  airport?: boolean;
}

const CITIES: Record<string, Printed> = {
  london: { at: [-0.1, 51.5], continent: "europe", wells: ["small_animal", "small_animal"], needs: { drug: 6 } },
  paris: {
    at: [2.4, 48.9],
    continent: "europe",
    wells: ["small_animal", "livestock"],
    needs: { drug: 5 },
    airport: true,
  },
  berlin: { at: [13.4, 52.5], continent: "europe", wells: ["small_animal", "blood", "blood"], needs: { cold: 3 } },
  moscow: { at: [37.6, 55.8], continent: "europe", wells: ["livestock", "blood"], needs: { cold: 5 } },
  lagos: { at: [3.4, 6.5], continent: "africa", wells: ["insect", "insect", "blood", "blood"], needs: { heat: 6 } },
  cairo: { at: [31.2, 30], continent: "africa", wells: ["insect", "livestock"], needs: { heat: 5 } },
  new_york: { at: [-74, 40.7], continent: "america", wells: ["small_animal", "blood"], airport: true },
  los_angeles: { at: [-118.2, 34], continent: "america", wells: ["insect", "blood"] },
  tokyo: { at: [139.7, 35.7], continent: "asia", wells: ["small_animal", "insect"], airport: true },
  singapore: { at: [103.8, 1.4], continent: "asia", wells: ["insect", "blood"], needs: { heat: 4, drug: 4 } },
};

const effect = (word: string, more: Words = {}) => ({ do: word, ...more });
const symptom = (title: string, price: number, ...effects: Words[]) => ({ title: both(title), price, effects });
const strain = (family: string, title: string, ...symptoms: ReturnType<typeof symptom>[]) => ({
  family,
  title: both(title),
  symptoms,
});
const harden = (resistance: string, who = "you") => effect("harden", { who, resistance });
const mutation = (title: string, given: object) => ({
  title: both(title),
  spread: null,
  resistances: { cold: 0, drug: 0, heat: 0 },
  price: 0,
  infection: 0,
  cure: 0,
  dna: 0,
  ...given,
});
const abilities = [8, 10, 12].map((price, n) =>
  symptom(`Wall ${n + 1}`, price, harden("cold"), harden("drug"), harden("heat")),
);

/** The content that the board gets. */
export const catalogue = {
  cities: Object.fromEntries(
    Object.entries(CITIES).map(([name, { at, continent, wells, needs, airport = false }]) => [
      name,
      {
        title: both(name),
        continent,
        longitude: at[0],
        latitude: at[1],
        needs: { cold: 0, drug: 0, heat: 0, ...needs },
        airport,
        harbour: true,
        wells: { "2": wells, "3": wells, "4": wells },
      },
    ]),
  ),
  land: [
    ["london", "paris"],
    ["london", "berlin"],
    ["paris", "berlin"],
    ["berlin", "moscow"],
  ],
  lines: {
    "new_york-london": { cities: ["new_york", "london"], over_edge: false },
    "cairo-lagos": { cities: ["cairo", "lagos"], over_edge: false },
    "tokyo-los_angeles": { cities: ["tokyo", "los_angeles"], over_edge: true },
  },
  cards: {
    mild: {
      letter: "A",
      kind: "helpful",
      title: both("Mild Climate"),
      sentence: both("Nobody freezes."),
      effects: [harden("cold", "all")],
      heals: ["london", "paris"],
      dna: 10,
    },
  },
  strains: {
    cysts_1: strain(
      "cysts",
      "Cysts α",
      symptom("Cysts", 2, effect("infectious")),
      symptom("Scars", 5, effect("severe")),
    ),
    cysts_2: strain("cysts", "Cysts β", symptom("Cysts", 2, effect("infectious"))),
    cough_1: strain(
      "cough",
      "Cough α",
      symptom("Cough", 4, effect("outbreak", { who: "you", spread: "small_animal" })),
    ),
  },
  families: { cysts: both("Cysts"), cough: both("Cough") },
  mutations: { hoard: mutation("Hoard", { dna: 15 }), once: mutation("Once", { price: 6 }) },
  pathogens: {
    bacterium: {
      title: both("Bacterium"),
      infection: 1,
      severity: 1,
      mortality: 1,
      abilities,
      three_abilities: [],
    },
  },
  start_cards: {},
  prices: {
    ...Object.fromEntries(["small_animal", "livestock", "insect", "blood"].map((name) => [name, [10, 13]])),
    ...Object.fromEntries(["bird", "plane", "ship"].map((name) => [name, [14, 18]])),
    cold: [13, 18],
    drug: [13, 17],
    heat: [15, 20],
    slots: [5, 10, 15],
  },
  track: 46,
  cure_start: { "2": 30 },
  corpses: {},
  markers: {},
  limits: { resistance: 9, infection: 8, mortality: 5, severity: 10, dna: 40 },
} as unknown as ViroidCatalogue;

export function aPlayer(given: Partial<PlayerView> = {}): PlayerView {
  const spreads = { small_animal: 1, livestock: 0, insect: 0, blood: 0, bird: 0, plane: 0, ship: 0 };
  return {
    dna: 20,
    infection: 2,
    severity: 1,
    mortality: 1,
    resistances: { cold: 0, drug: 6, heat: 0 },
    levels: { cold: 0, drug: 2, heat: 0 },
    spreads,
    strengths: spreads,
    mutation: "hoard",
    mutation_spent: false,
    strains: [{ strain: "cysts_1", developed: 1 }, null, null],
    ability: 0,
    cubes: 24,
    infected: 1,
    cities: ["london"],
    prices: { "resist heat": 15, "improve bird": 14, buy_strain: 10, "develop 0": 5 },
    bearable: ["london", "paris", "new_york", "los_angeles", "tokyo"],
    within_reach: ["london", "paris", "new_york", "tokyo"],
    chance_of_death: 17,
    out: false,
    ...given,
  };
}

const aCity = (wells: string[], given: Partial<CityView> = {}): CityView => ({
  wells,
  quarantine: false,
  extinct: false,
  measures: {},
  airport_blocked: false,
  ...given,
});

/** Return all cities as healthy, except for the given ones: the holders of their wells, or more data. */
export function cities(given: Record<string, string[] | CityView> = {}): Record<string, CityView> {
  const healthy = Object.entries(CITIES).map(([name, { wells }]) => [name, aCity(wells.map(() => "healthy"))]);
  const changed = Object.entries(given).map(([name, now]) => [name, Array.isArray(now) ? aCity(now) : now]);
  return Object.fromEntries([...healthy, ...changed]);
}
export { aCity };

export function aView(given: Partial<ViroidView> = {}): ViroidView {
  return {
    seat: 0,
    step: "infect",
    about: {},
    wanted: {},
    asked: [0],
    owing: [0],
    chosen: null,
    result: null,
    turn: 1,
    active: 0,
    phase: 2,
    pathogen: "bacterium",
    cities: cities({ london: ["0", "healthy"] }),
    blocked_lines: [],
    corpses: { america: 6, europe: 5, africa: 6, asia: 0 },
    uninfected: Object.keys(CITIES).filter((name) => name !== "london"),
    research: 4,
    cure: 30,
    necrosis: false,
    deck: [
      { cards: 3, letters: { A: 3 } },
      { cards: 15, letters: { B: 14, M: 1 } },
    ],
    spent: ["mild"],
    card: null,
    dice: [],
    infection_left: 2,
    strengths_left: {},
    entries: {},
    three_abilities: false,
    strains: ["cysts_2", "cough_1"],
    markers: {},
    players: [aPlayer(), aPlayer({ cities: [], within_reach: [] })],
    ...given,
  } as ViroidView;
}

export const aProspect = (choice: Choice, given: Partial<Prospect> = {}): Prospect => ({
  choice,
  events: [],
  changes: [],
  chance: false,
  view: null,
  ...given,
});

const folder = "../src/wusel/games/viroid/locale";
export const locale = Object.fromEntries(
  ["en", "de"].map((language) => [language, readFileSync(`${folder}/${language}.ftl`, "utf8")]),
) as Record<"en" | "de", string>;

const arg = (name: string, kind = name) => ({ name, kind, values: [] });
export const game = {
  card: { name: "viroid", titles: {}, options: [], scenario: "", scenarios: {}, about: {}, box: null },
  catalogue,
  titles: { en: { london: "London", paris: "Paris", berlin: "Berlin", new_york: "New York" } },
  choices: [
    { name: "enter", args: [arg("city")] },
    { name: "choose_way", args: [arg("way", "spread")] },
    { name: "cure", args: [arg("owner", "seat"), arg("way", "spread")] },
    { name: "give", args: [arg("to", "seat"), arg("dna")] },
    { name: "resist", args: [arg("resistance")] },
    { name: "improve", args: [arg("spread")] },
    { name: "develop", args: [arg("slot")] },
    { name: "buy_strain", args: [arg("strain")] },
    { name: "open_line", args: [arg("line")] },
    { name: "finish", args: [] },
  ],
  events: [{ name: "research_sank", args: [arg("n")] }],
  effects: [
    { name: "harden", args: [arg("who"), arg("resistance")] },
    { name: "outbreak", args: [arg("who"), arg("spread")] },
  ],
  ...tagsOf("viroid"),
  rules: [
    { id: "VI-2.7", en: "You must bear what the city needs.", de: "" },
    { id: "VI-2.9", en: "You must be near.", de: "" },
  ],
  texts: locale,
} as unknown as Table["game"];

/** Return a table as the first seat sees it. */
export const aTable = (view: ViroidView, choices: Choice[] = [], more: Partial<Table> = {}): Table => ({
  look: { seat: 0, view, choices, chosen: null, events: [], undo: "" },
  info: { options: {} } as Table["info"],
  game,
  texts: new GameTexts(game as unknown as GameInfo),
  names: ["Ada", "Ben"],
  step: view.step,
  owing: [0],
  choices,
  events: [],
  lit: null,
  choose: () => undefined,
  foresee: () => null,
  ...more,
});
