/** The JSON API of the server. */

import type {
  AnyCommand,
  DealOfTheDay,
  Done,
  Evenings,
  Forgotten,
  GameInfo,
  Home,
  Lesson,
  LikelyTurns,
  Me,
  NewTable,
  PastDays,
  PointSources,
  PrivateLink,
  ProblemCode,
  Replay,
  Review,
  Shelf,
  TableInfo,
  TableLink,
  TableList,
  Trouble,
} from "../wire";
import { house } from "./house";

/** An error answer. The code is for programs; the message is English text for people. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode | "offline",
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export const isProblem = (error: unknown, codes: readonly Problem["code"][]): boolean =>
  error instanceof Problem && codes.includes(error.code);

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await house.ask(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", "the server cannot be reached", 0);
  }
  const said = await response.json().catch(() => ({ code: "failed", message: response.statusText }));
  if (!response.ok) throw new Problem(said.code, said.message, response.status);
  return said as T;
}

const games = new Map<string, Promise<GameInfo>>();

/** Return everything about a game. Each path is fetched only once. */
function gameFrom(path: string, key: string): Promise<GameInfo> {
  let found = games.get(key);
  if (!found) {
    found = ask<GameInfo>("GET", path);
    found.catch(() => games.delete(key));
    games.set(key, found);
  }
  return found;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("POST", "/api/me", { name }),
  newLink: () => ask<PrivateLink>("POST", "/api/me/link"),
  revokeLink: () => ask<Me>("DELETE", "/api/me/link"),
  adopt: (secret: string) => ask<Me>("POST", "/api/me/adopt", { secret }),
  evenings: () => ask<Evenings>("GET", "/api/me/evenings"),
  forgetEvenings: () => ask<Forgotten>("DELETE", "/api/me/evenings"),
  day: (game: string, day: string, share: string) =>
    ask<DealOfTheDay>(
      "GET",
      `/api/days/${game}?${new URLSearchParams({ ...(day && { day }), ...(share && { share }) })}`,
    ),
  tryTheDeal: (game: string, day: string) => ask<TableLink>("POST", `/api/days/${game}${day && `?day=${day}`}`),
  pastDays: (game: string) => ask<PastDays>("GET", `/api/days/${game}/past`),
  home: () => ask<Home>("GET", "/api/home"),
  letIn: (address: string) => ask<Home>("POST", "/api/home", { address }),
  shelf: () => ask<Shelf>("GET", "/api/games"),
  /** Return a game with the content that new tables use. */
  game: (name: string) => gameFrom(`/api/games/${name}`, name),
  /** Return a game as a table plays it. The table may have been opened with other content. */
  async gameAt({ id, game, content }: TableInfo): Promise<GameInfo> {
    const usual = await api.game(game);
    return usual.content === content ? usual : gameFrom(`/api/tables/${id}/game`, `${game} ${content}`);
  },
  openTables: () => ask<TableList>("GET", "/api/tables"),
  myTables: () => ask<TableList>("GET", "/api/tables/mine"),
  newTable: (table: NewTable) => ask<TableLink>("POST", "/api/tables", table),
  findTable: (code: string) => ask<TableLink>("POST", "/api/tables/find", { code }),
  upload: (save: string) => ask<TableLink>("POST", "/api/tables/upload", { save }),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  command: (id: string, command: AnyCommand) => ask<Done>("POST", `/api/tables/${id}`, command),
  rematch: (id: string, sequel = "") =>
    ask<TableLink>("POST", `/api/tables/${id}/rematch${sequel && `?sequel=${sequel}`}`),
  fork: (id: string, choices: number) => ask<TableLink>("POST", `/api/tables/${id}/fork`, { choices }),
  replay: (id: string, seat: number | null, first: number, count = 100) =>
    ask<Replay>("GET", `/api/tables/${id}/replay?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  /** Return the events without views. */
  story: (id: string, seat: number, first: number, count = 100) =>
    ask<Replay>("GET", `/api/tables/${id}/replay?first=${first}&count=${count}&seat=${seat}&events=true`),
  review: (id: string, first: number, count: number) =>
    ask<Review>("GET", `/api/tables/${id}/review?first=${first}&count=${count}`),
  /** Return the contents of a problem report. */
  report: (id: string, trouble: Trouble) => ask<object>("POST", `/api/tables/${id}/report`, trouble),
  sources: (id: string) => ask<PointSources>("GET", `/api/tables/${id}/sources`),
  turns: (id: string) => ask<LikelyTurns>("GET", `/api/tables/${id}/turns`),
  lesson: (id: string, seat: number) => ask<Lesson>("GET", `/api/tables/${id}/lesson?seat=${seat}`),
  saveUrl: (id: string) => `/api/tables/${id}/save`,
};
