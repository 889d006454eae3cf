/** A table with a fake server, whose messages come from the test. */

import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import "../../src/games/generic/board";
import { settings } from "../../src/lib/settings.svelte";
import { TableSession } from "../../src/table/session.svelte";
import type { GameInfo, Happened, Look, News, Play, SeatInfo, TableInfo } from "../../src/wire";
import { everyTable } from "./every-table";

const PATIENCE = 10_000;
vi.setConfig({ testTimeout: 2 * PATIENCE, hookTimeout: 2 * PATIENCE });
configure({ asyncUtilTimeout: PATIENCE });

/** Wait until a check succeeds. The timeout suits a busy machine and is only used up by a failure. */
export const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, PATIENCE);

export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

export const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

const card = { name: "card", kind: "card", values: ["ace", "king"] };
const seatArg = { name: "seat", kind: "seat", values: [0, 1, 2] };

/** A game without its own board. */
export const game: GameInfo = {
  card: {
    name: "whist",
    titles: { en: "Whist", de: "Whist" },
    options: [{ name: "players", values: [2, 3], default: 2 }],
    scenario: "",
    scenarios: {},
    about: {},
    box: null,
  },
  content: "own",
  catalogue: {},
  titles: {},
  genders: {},
  hides: true,
  choices: [
    { name: "lay", args: [card] },
    { name: "pass", args: [] },
  ],
  events: [
    { name: "laid", args: [seatArg, card] },
    { name: "drew", args: [seatArg, card] },
  ],
  effects: [],
  groups: {},
  weights: { high: ["laid"] },
  details: ["drew"],
  rules: [{ id: "WH-1", en: "An ace is never laid first.", de: "Ein Ass liegt nie zuerst." }],
  steps: { lay: "WH-1" },
  texts: {
    en: `game-title = Whist
ask-lay = { $may ->
   *[lay] Lay a card, { $seat }: the { $card }, or { $n } others.
  }
waits-deal = { $count ->
    [one] { $names } deals { $n } cards, first the { $card }.
   *[other] { $names } deal.
  }
choice-lay = Lay the { $card }
choice-pass = Pass
card-ace = Ace
card-king = King
event-laid = { $seat } lays the { $card }.
event-laid-you = You lay the { $card }.
event-drew = { $seat } draws the { $card }.
end-all_laid = All cards are laid.
undo-nothing_chosen = You have not chosen anything yet.
undo-chance_drawn = Chance has had its say.
undo-hidden_shown = You have seen something hidden.
undo-other_chose = Somebody else has chosen.
${everyTable("en")}`,
    de: `game-title = Whist
choice-pass = Passen
undo-chance_drawn = Der Zufall hat entschieden.
${everyTable("de")}`,
  },
};

export const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  bot: "",
  voice: 0,
  yours: false,
  here: true,
  away: false,
  resigned: false,
  ...more,
});
export const you = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => person(name, { yours: true, ...more });
export const bot = (level = "greedy"): SeatInfo => person("", { kind: "bot", bot: level, voice: -1, here: false });
export const nobody = (): SeatInfo => person("", { kind: "empty", voice: -1, here: false });

export const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  code: "ABCD2345",
  game: "whist",
  content: "own",
  options: { players: seats.length },
  settings: { listed: false, spectators: true, invited: false, hints: true, pace: 0, absent: 120, clock: null },
  phase: "playing",
  seats,
  you_host: seats.some((seat) => seat.yours),
  host: 0,
  owner: 0,
  you_watch: !seats.some((seat) => seat.yours),
  silenced: [],
  muted: [],
  watching: 0,
  proposal: null,
  ending: null,
  rematch: "",
  part: {},
  sequels: [],
  forked: false,
  seats_vary: true,
  dealt_anew: false,
  by_invitation: false,
  invitation: "",
  day: "",
  sent_away: false,
  faster_bots: 0,
  ...more,
});

export const look = (seat: number, more: Partial<Look> = {}): Look => ({
  seat,
  view: { players: [], hand: `the hand of ${seat}` },
  choices: [],
  chosen: null,
  events: [],
  undo: "nothing_chosen",
  ...more,
});

export const play = (looks: Look[], more: Partial<Play> = {}): Play => ({
  question: 5,
  step: "lay",
  choices: 0,
  together: false,
  owing: looks.filter((each) => each.choices.length).map((each) => each.seat),
  awaited: {},
  clocks: null,
  view: {},
  looks: looks.map(({ view, ...rest }) => ({
    ...rest,
    own: Object.entries(view).map(([name, part]) => [[name], part]),
  })),
  ...more,
});

export const PASS = { do: "pass" };
export const LAY_ACE = { do: "lay", card: "ace" };
export const LAY_KING = { do: "lay", card: "king" };

export const happened = (
  n: number,
  what: News["what"],
  more: Partial<Omit<Happened, "news">> & { news?: Partial<News> } = {},
): Happened => ({
  type: "happened",
  n,
  at: 0,
  ...more,
  news: { what, ...more.news },
});

export const refused = (id: unknown, code: string, rule = ""): object => ({
  type: "refused",
  id,
  code,
  message: `refused: ${code}`,
  rule,
});

/** All requests to the JSON API. */
export const asked: { method: string; path: string; body: unknown }[] = [];
export const answers = new Map<string, (path: string) => unknown>();

const sessions: TableSession[] = [];

/** Reset the house, so that each test starts like a first visit. */
export function openHouse(): void {
  beforeEach(tidyUp);
  afterEach(() => {
    cleanup();
    for (const session of sessions.splice(0)) session.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

function tidyUp(): void {
  FakeSocket.all = [];
  asked.length = 0;
  answers.clear();
  answers.set("GET /api/games/whist", () => game);
  answers.set("GET /api/tables/t1/game", () => ({ ...game, content: "open", hides: false }));
  answers.set("GET /api/games", () => ({ games: [game.card], bots: ["random", "greedy"], languages: ["en", "de"] }));
  answers.set("GET /api/me", () => ({ name: "Ada", has_link: false }));
  answers.set("GET /api/tables/t1/replay", () => ({ total: 0, moments: [] }));
  sessionStorage.clear();
  settings.set({ language: "en", motion: false });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const method = init.method ?? "GET";
    asked.push({ method, path, body: init.body ? JSON.parse(init.body as string) : undefined });
    const answer = answers.get(`${method} ${path.split("?")[0]}`);
    return new Response(JSON.stringify(answer ? answer(path) : { code: "no_table", message: "none" }), {
      status: answer ? 200 : 404,
    });
  });
}

/** Sit down at a table with this state from the server. */
export async function sitDown(info: TableInfo, now: Play | null, n = 10): Promise<TableSession> {
  const session = new TableSession("t1");
  sessions.push(session);
  newest().onopen?.();
  newest().hear({ type: "welcome", n, at: 0, table: info, play: now, gone: [] });
  await until(() => {
    if (!session.ready) throw new Error("not ready");
  });
  return session;
}

/** Lift the curtain and receive the view of the seat that now looks. */
export async function lifted(session: TableSession, now: Play, n = 10): Promise<void> {
  const lift = session.lift();
  newest().hear({ type: "welcome", n, at: 0, table: session.info, play: now, gone: [], id: lastId() });
  await lift;
}

/** Return the messages that the browser has sent to the table after its hello. */
export const said = (): Record<string, unknown>[] => newest().sent.slice(1);
export const lastId = (): unknown => newest().sent.at(-1)?.id;
