/** Test data for Maus und Mystik: a room with all features, views of it that a test can change, and a table. */

import { readdirSync, readFileSync } from "node:fs";
import type {
  Choice,
  FoeView,
  MausCatalogue,
  MausView,
  MouseView,
  Table,
  TurnView,
} from "../../src/games/maus/declared";
import { GameTexts } from "../../src/lib/game-texts";
import type { GameInfo } from "../../src/wire";
import { tagsOf } from "./declared-tags";

const both = (name: string) => ({ en: name, de: name });

/** High ground with a step, water, a paw print, a cross, a special field, two doors and the turn field. */
export const MARKS = [".N..PP", "...yhh", ".t~>..", ".##.s.", "..#x.E", "pp#..."].join("");
const fields = [..."123456"].flatMap((row) => [..."abcdef"].map((column) => column + row));

const hero = (title: string, given: object = {}) => ({
  title: both(title),
  sentence: both(`${title} is small.`),
  classes: ["warrior"],
  attack: 2,
  defence: 1,
  lore: 2,
  speed: 2,
  life: 3,
  powers: [],
  gear: ["nib"],
  ...given,
});
const item = (title: string, given: object = {}) => ({
  title: both(title),
  sentence: both("It once wrote letters."),
  sort: "gear",
  part: "paw",
  classes: [],
  reach: null,
  dice: 0,
  defence: 0,
  powers: [],
  when: "never",
  effects: [],
  ...given,
});
const foeCard = (title: string, foe: string, large = false) => ({
  title: both(title),
  foe,
  attack: 2,
  defence: 2,
  life: large ? 4 : 1,
  reach: "melee",
  large,
  powers: ["aggressive"],
});
const page = (title: string, given: object = {}) => ({
  title: both(title),
  text: both("It was dark.\nIt was cold."),
  picture: "lamp",
  choices: [],
  lines: [],
  aim: {},
  takes: {},
  ...given,
});

/** The content that the board gets. */
export const catalogue = {
  faces: { cheese: { number: 1, star: false }, sword_star: { number: 2, star: true }, bow: { number: 3, star: false } },
  heroes: { hero_leader: hero("Arlo"), hero_mystic: hero("Iva") },
  items: {
    nib: item("Nib Sword", { reach: "melee", dice: 1 }),
    coat: item("Felt Coat", { part: "body", defence: 1 }),
    crumb: item("Crumb", {
      sort: "one_use",
      part: "no_part",
      when: "turn",
      effects: [{ do: "heal", who: "me", n: 1 }],
    }),
  },
  abilities: {
    together: {
      title: both("Together!"),
      sentence: both("Now."),
      classes: ["leader"],
      costs: { hero_leader: 2 },
      when: "turn",
      effects: [{ do: "aim_well", n: 1 }],
    },
  },
  foe_cards: { rats: foeCard("Rat Warrior", "rat"), cat_chases: foeCard("Brodie, Chasing", "boss_cat", true) },
  encounters: {
    patrol: { title: both("Patrol"), sentence: both(""), keywords: [], rows: [], surge: [{ foe: "rat", n: 2 }] },
  },
  rooms: {
    room_4o: {
      title: both("Sewing Room"),
      sentence: both(""),
      tile: 4,
      side: "orange",
      exits: { north: "orange", east: "blue" },
      hooks: ["north"],
      cogs: [],
    },
  },
  grounds: {
    room_4o: { room: "room_4o", marks: MARKS, sees: Object.fromEntries(fields.map((name) => [name, [name, "a1"]])) },
  },
  plan: [[4]],
  acts: {
    act_wool: {
      title: both("Rummage in the wool"),
      sentence: both("Something is hidden there."),
      room: "room_4o",
      fields: ["e4"],
      beside: false,
      cheese: 2,
      less: null,
      pooled: false,
      pages: 1,
      roll: "star",
      free: false,
      quest: true,
      effects: [],
    },
  },
  pages: {
    page_house: page("A House by the Water", {
      lines: [
        { name: "said", hero: "hero_leader", text: both("“I know this house.”") },
        { name: "unsaid", hero: "hero_archer", text: both("“So do I.”") },
      ],
    }),
    page_goal: page("A candle"),
    page_last: page("The Last One", {
      choices: [
        { title: both("Let her go."), hint: both("She will remember."), effects: [{ do: "tell", page: "page_goal" }] },
        { title: both("Chase her."), hint: {}, effects: [{ do: "fill_wheel", n: 2 }] },
      ],
    }),
  },
  chapters: {
    chapter_01: {
      title: both("The Dark Lamp"),
      question: both("Who?"),
      number: 1,
      rooms: ["room_4o"],
      acts: ["act_wool"],
      surges: { room_4o: [{ do: "place", foe: "rat", n: 1, area: "paws" }] },
      opening: ["page_house"],
    },
  },
  counts: { trust: both("Trust") },
  wheel: 6,
  pack: 3,
  own_story: true,
  level_up: 6,
  last_page: 12,
} as unknown as MausCatalogue;

export const aMouse = (name: string, given: Partial<MouseView> = {}): MouseView => ({
  hero: name,
  seat: 0,
  field: "e4",
  life: 3,
  wounds: 0,
  poison: 0,
  cheese: 1,
  attack: 2,
  defence: 2,
  speed: 2,
  lore: 2,
  conditions: [],
  abilities: ["together"],
  ability_used: false,
  worn: ["nib"],
  pack: [],
  searched: false,
  captures: 0,
  shield: 0,
  dice: 0,
  achievements: [],
  aims: [],
  ...given,
});

export const aFoe = (figure: string, given: Partial<FoeView> = {}): FoeView => ({
  figure,
  foe: "rat",
  field: "f4",
  wounds: 0,
  life: 1,
  attack: 2,
  defence: 2,
  reach: "melee",
  large: false,
  down: false,
  calm: false,
  prey: "hero_leader",
  odds: { hero_leader: { dice: 2, against: 1, chance: 58 } },
  way: ["e4"],
  ...given,
});

const aCard = (card: string, given: object) => ({
  card,
  hero: null,
  foe: null,
  acted: false,
  acting: false,
  wounds: 0,
  ...given,
});

export const aTurn = (given: Partial<TurnView> = {}): TurnView => ({
  hero: "hero_leader",
  points: 3,
  later: 0,
  began: false,
  actions: 1,
  reach: {},
  ...given,
});

export const aView = (given: Partial<MausView> = {}): MausView =>
  ({
    seat: 0,
    step: "take_turn",
    about: {},
    wanted: {},
    asked: [0],
    owing: [0],
    chosen: null,
    result: null,
    chapter: "chapter_01",
    campaign: false,
    difficulty: "normal",
    tries: 1,
    round: 2,
    room: "room_4o",
    ground: "room_4o",
    rooms: ["room_4o"],
    doors: { north: "room_7o" },
    visited: ["room_4o"],
    mice: [aMouse("hero_leader"), aMouse("hero_mystic", { field: "d1" })],
    foes: [],
    track: [
      aCard("hero_mystic", { hero: "hero_mystic", acted: true }),
      aCard("hero_leader", { hero: "hero_leader", acting: true }),
      aCard("rats", { foe: "rat" }),
    ],
    turn: aTurn(),
    wheel: 2,
    hourglass: 2,
    end: 6,
    surges: 0,
    encounter: null,
    weather: [],
    greedy: false,
    traps: [],
    snares: [],
    finds: 60,
    encounters: 12,
    spent_finds: [],
    party: [],
    drawn: [],
    counts: {},
    goal: "page_goal",
    lines: [],
    acts: { act_wool: 0 },
    dice: [],
    ended: "",
    players: [{ mice: ["hero_leader", "hero_mystic"], cheese: 2, wounds: 0 }],
    ...given,
  }) as MausView;

const folder = "../src/wusel/games/maus/locale";
const read = (language: string): string =>
  readdirSync(`${folder}/${language}`)
    .map((name) => readFileSync(`${folder}/${language}/${name}`, "utf8"))
    .join("\n");

const arg = (name: string, kind = name) => ({ name, kind, values: [] });
export const game = {
  card: { name: "maus", titles: {}, options: [], scenario: "", scenarios: {}, about: {}, box: null },
  catalogue,
  titles: {
    en: {
      hero_leader: "Arlo",
      hero_mystic: "Iva",
      rat_1: "Rat 1",
      rat_2: "Rat 2",
      cat: "Brodie",
      nib: "Nib Sword",
      coat: "Felt Coat",
    },
  },
  choices: [
    { name: "go", args: [arg("field")] },
    { name: "attack", args: [arg("item"), arg("figure")] },
    { name: "explore", args: [arg("exit")] },
    { name: "search", args: [] },
    { name: "do_act", args: [arg("act")] },
    { name: "aim_at_mouse", args: [arg("hero")] },
    { name: "stow", args: [arg("item")] },
    { name: "wear", args: [arg("item")] },
    { name: "use_item", args: [arg("hero"), arg("item")] },
    { name: "end_turn", args: [] },
  ],
  events: [],
  effects: [
    { name: "heal", args: [arg("who"), arg("n", "number")] },
    { name: "aim_well", args: [arg("n", "number")] },
    { name: "tell", args: [arg("page")] },
    { name: "fill_wheel", args: [arg("n", "number")] },
    { name: "place", args: [arg("foe"), arg("n", "number"), arg("area")] },
  ],
  ...tagsOf("maus"),
  rules: [],
  texts: { en: read("en"), de: read("de") },
} as unknown as Table["game"];

let tables = 0;

/** Return a table as the first seat sees it. Each has a new id. */
export function aTable(view: MausView, choices: Choice[] = [], more: Partial<Table> = {}): Table {
  tables += 1;
  return {
    look: { seat: 0, view, choices, events: [], undo: "", chosen: null },
    info: { id: `table-${tables}`, game: "maus", phase: "playing", options: {}, seats: [] },
    game,
    texts: new GameTexts(game as unknown as GameInfo),
    names: ["Ann"],
    step: view.step,
    owing: [0],
    choices,
    events: [],
    lit: null,
    choose: () => undefined,
    foresee: () => null,
    ...more,
  } as unknown as Table;
}
