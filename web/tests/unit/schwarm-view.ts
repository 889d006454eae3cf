/** Test data for Der Schwarm: a small sea, views of it that a test can change, and a table. */

import { readFileSync } from "node:fs";
import type { ProspectOf } from "../../src/games/board";
import { Chart } from "../../src/games/schwarm/chart";
import type {
  Choice,
  Event,
  Land,
  PlayerView,
  SchwarmCatalogue,
  SchwarmView,
  Table,
} from "../../src/games/schwarm/declared";
import { GameTexts } from "../../src/lib/game-texts";
import type { GameInfo } from "../../src/wire";
import { tagsOf } from "./declared-tags";

const GRID = [
  "~ ~ 6 5 4* 5 9 ~ ~",
  "~ ~ ~ ~ ~ ~ ~ ~ ~",
  "9 ~ ~ ~ ~ ~ ~ ~ 6",
  "5 ~ ~ ~ ~ ~ ~ ~ 5",
  "4* ~ ~ ~ Q ~ ~ ~ 4*",
  "5 ~ ~ ~ ~ ~ ~ ~ 5",
  "6 ~ ~ ~ ~ ~ ~ ~ 9",
  "~ ~ ~ ~ ~ ~ ~ ~ ~",
  "~ ~ 9 5 4* 5 6 ~ .",
].map((row) => row.split(" "));
const COLUMNS = "abcdefghi";

const cells = GRID.flatMap((line, row) => line.map((mark, column) => ({ mark, row, column })));

function landOf({ mark, row, column }: (typeof cells)[number]): Land {
  const coast = row === 0 ? "north" : row === 8 ? "south" : column === 0 ? "west" : "east";
  const name = `${coast}${1 + (row % 8 === 0 ? column : row)}`;
  return { name, row, column, coast, value: Number.parseInt(mark, 10), start: mark.endsWith("*") };
}

const effect = (action: string, range = 0) => (range ? { do: action, range } : { do: action });
const card = (colour: string, ...does: [string, number?]) => ({ colour, effects: [effect(...does)], copies: 1 });
const shape = (points: number, ...tiles: string[]) => ({ copies: 1, points, tiles });
const tiles = {
  straight: shape(2, "ns", "ew"),
  curve: shape(2, "ne", "es", "sw", "nw"),
  tee: shape(1, "nes", "esw", "nsw", "new"),
  cross: shape(0, "nesw"),
  golden: shape(0, "golden"),
};

/** The content that the board gets, without the parts that it does not use. */
export const catalogue = {
  rows: [..."123456789"],
  columns: [..."abcdefghi"],
  fields: cells
    .filter(({ mark }) => mark === "~" || mark === "Q")
    .map(({ row, column }) => ({ name: `${COLUMNS[column]}${row + 1}`, row, column })),
  lands: cells.filter(({ mark }) => Number.parseInt(mark, 10)).map(landOf),
  queen: "e5",
  bearings: {
    north: [-1, 0],
    north_east: [-1, 1],
    east: [0, 1],
    south_east: [1, 1],
    south: [1, 0],
    south_west: [1, -1],
    west: [0, -1],
    north_west: [-1, -1],
  },
  shapes: tiles,
  openings: Object.fromEntries(
    Object.values(tiles).flatMap(({ tiles }) => tiles.map((tile) => [tile, tile === "golden" ? "nesw" : tile])),
  ),
  cards: {
    light_ship: card("light", "ship"),
    light_whale_3: card("light", "whale", 3),
    blue_crab_6: card("blue", "crab", 6),
    green_station: card("green", "station"),
  },
  joker: [effect("ship"), effect("whale", 3), effect("crab", 6)],
} as unknown as SchwarmCatalogue;

export const chart = new Chart(catalogue);

type Given = Partial<Omit<PlayerView, "tiles">> & { tiles?: Record<string, number> };

export function aPlayer({ tiles, ...given }: Given): PlayerView {
  return {
    points: 20,
    stations: {},
    ships: [],
    buoys: [],
    left: { stations: 5, researchers: 6, buoys: 28, ships: 3 },
    tiles: { straight: 0, curve: 0, tee: 0, cross: 0, golden: 0, ...tiles },
    cards: [],
    card_count: 0,
    joker: false,
    to_take: 0,
    order_card: 0,
    ability: null,
    networks: [],
    joints: [],
    round_points: 0,
    final_points: 0,
    ...given,
  };
}

export function aView(given: Partial<SchwarmView>): SchwarmView {
  const players = given.players ?? [aPlayer({})];
  return {
    seat: 0,
    round: 1,
    rounds: 3,
    turn: 0,
    step: "play_card",
    about: {},
    asked: [0],
    owing: [0],
    chosen: null,
    result: null,
    order: players.map((_, seat) => seat),
    row: [],
    order_cards: [],
    abilities: [],
    light: [],
    blue_pile: [],
    blue_spent: [],
    tiles: {},
    face_down: [],
    unseen: { straight: 6, curve: 20, tee: 25, cross: 8 },
    covered: {},
    golden: 4,
    whales: [],
    tsunamis: [],
    crab: null,
    routes: [],
    wanted: {},
    ...given,
    players,
  };
}

type Prospect = ProspectOf<SchwarmView, Event>;

export const aProspect = (choice: Choice, given: Partial<Prospect> = {}): Prospect => ({
  choice,
  events: [],
  changes: [],
  chance: false,
  view: null,
  ...given,
});

/** Return the preview of a crab's path, land by land. */
export const crawled = (...lands: string[]): Prospect =>
  aProspect({ do: "crawl", fields: lands.length }, { events: lands.map((land) => ({ do: "crawled", seat: 0, land })) });

const folder = "../src/wusel/games/schwarm/locale";
export const locale = Object.fromEntries(
  ["en", "de"].map((language) => [language, readFileSync(`${folder}/${language}.ftl`, "utf8")]),
) as Record<"en" | "de", string>;

const land = { name: "land", kind: "land", values: [] };
const field = { name: "field", kind: "field", values: [] };
export const game = {
  card: { name: "schwarm", titles: {}, options: [], scenario: "", scenarios: {}, about: {}, box: null },
  catalogue,
  titles: {},
  choices: [
    { name: "found", args: [land] },
    { name: "build", args: [land] },
    { name: "move_buoy", args: [field] },
    { name: "explore", args: [field] },
    { name: "leave_queen", args: [] },
  ],
  events: [],
  ...tagsOf("schwarm"),
  rules: [],
  texts: locale,
} as unknown as Table["game"];

/** Return a table as the first seat sees it. */
export const aTable = (view: SchwarmView, choices: Choice[], more: Partial<Table> = {}): Table => ({
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

/** Return a table without a question, with the previews of its rules. */
export const aSight = (view: SchwarmView, foresee: Table["foresee"] = () => null): Table =>
  aTable(view, [], { foresee });
