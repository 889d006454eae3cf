/** Pages with a fake server. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guide } from "../../src/games/mosquitozzz/guide";
import { registry } from "../../src/games/registry";
import { type Language, settings } from "../../src/lib/settings.svelte";
import { Replaying } from "../../src/pages/replay/replaying.svelte";
import Settings from "../../src/pages/Settings.svelte";
import Home from "../../src/pages/Shelf.svelte";
import Table from "../../src/pages/Table.svelte";
import { FakeSocket, newest, until } from "./table-scene";

type Answer = (path: string, body: unknown) => unknown;
const asked: { method: string; path: string; body: unknown }[] = [];

function pretend(answers: Record<string, Answer>): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(init.body as string) : undefined;
    const method = init.method ?? "GET";
    asked.push({ method, path, body });
    const answer = answers[`${method} ${path.split("?")[0]}`];
    return new Response(JSON.stringify(answer ? answer(path, body) : { code: "no_table", message: "none" }), {
      status: answer ? 200 : 404,
    });
  });
}

const players = { name: "players", values: [2, 3, 4], default: 3 };
const shelf = {
  games: [{ name: "mosquitozzz", titles: { en: "Mosquitozzz", de: "Mosquitozzz" }, options: [players] }],
  bots: ["random", "greedy"],
  languages: ["en", "de"],
};

beforeEach(() => {
  asked.length = 0;
  settings.set({ language: "en", pace: 300, level: "" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it.each([
    ["en", "The table is being set…", /still on its way.*another one takes it over/],
    ["de", "Der Tisch wird gedeckt …", /lässt noch auf sich warten.*übernimmt ihn/],
  ])("says after a moment why it is not here yet (%s)", async (language, first, then) => {
    pretend({ "GET /api/me": () => ({ name: "Ada", has_link: false }) });
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    settings.set({ language: language as Language });
    render(Table, { id: "t1" });
    await until(() => expect(FakeSocket.all).toHaveLength(1));
    await screen.findByText(first);
    vi.useFakeTimers();
    newest().onopen?.();
    vi.advanceTimersByTime(3100);
    vi.useRealTimers();
    await screen.findByText(then);
  });
});

describe("home", () => {
  const table = { id: "t1", game: "mosquitozzz", options: {}, names: ["Ada"], free: 0, updated: Date.now() };
  const answers: Record<string, Answer> = {
    "GET /api/me": () => ({ name: "Ada", has_link: false }),
    "GET /api/games": () => shelf,
    "GET /api/tables": () => ({ tables: [] }),
    "GET /api/tables/mine": () => ({
      tables: [
        { ...table, phase: "playing" },
        { ...table, id: "t2", phase: "over" },
      ],
    }),
    "POST /api/tables": () => ({ id: "new-table" }),
  };

  it("offers play only where the server can, and says that the rest is coming", async () => {
    pretend(answers);
    render(Home);
    await screen.findByRole("button", { name: "Play now: Mosquitozzz" });
    expect(screen.queryAllByRole("button", { name: /^Play now/ })).toHaveLength(1);
    expect(screen.getAllByText("Coming")).toHaveLength(3);
    expect(screen.getByRole("heading", { name: "Maus und Mystik" })).toBeTruthy();
  });

  it("brings you to your unfinished tables, not to those that are over", async () => {
    pretend(answers);
    render(Home);
    const links = await screen.findAllByRole("link", { name: /in play/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/t1"]);
  });

  it("sits you down with two bots by one click", async () => {
    settings.set({ seen: ["mosquitozzz"] });
    pretend(answers);
    render(Home);
    await fireEvent.click(await screen.findByRole("button", { name: "Play now: Mosquitozzz" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/t/new-table"));
    expect(asked.find((each) => each.method === "POST")?.body).toEqual({
      game: "mosquitozzz",
      seats: ["you", "greedy", "greedy"],
      settings: { pace: 300, hints: true },
      start: true,
    });
  });

  it("lets you choose how strong the bots are, and remembers it", async () => {
    settings.set({ seen: ["mosquitozzz"] });
    pretend(answers);
    const { container } = render(Home);
    const strength = await screen.findByRole("combobox", { name: "Strength of the bots: Mosquitozzz" });
    expect((strength as HTMLSelectElement).value).toBe("greedy");
    await fireEvent.change(strength, { target: { value: "random" } });
    await fireEvent.click(container.querySelector("button.lid")!);
    await vi.waitFor(() => expect(asked.some((each) => each.method === "POST")).toBe(true));
    const wanted = asked.find((each) => each.method === "POST")?.body;
    expect(wanted, "the cover does what the button does").toMatchObject({ seats: ["you", "random", "random"] });
    expect(JSON.parse(localStorage.getItem("wusel-settings") ?? "{}").level).toBe("random");
  });

  describe("of a game with several stories in its box", () => {
    const chapter = { name: "chapter", values: ["all", 1, 2], default: 1 };
    const scenarios = {
      en: ["The whole story", "1: Dawn", "2: Dusk"],
      de: ["Die ganze Geschichte", "1: Früh", "2: Spät"],
    };
    const card = { ...shelf.games[0], options: [players, chapter], scenario: "chapter", scenarios };
    const stories = { ...answers, "GET /api/games": () => ({ ...shelf, games: [card] }) };
    const played = () => asked.find((each) => each.method === "POST")?.body as { options: unknown; deal?: number };

    it("offers them by their titles, and plays what was picked", async () => {
      settings.set({ seen: [] });
      pretend(stories);
      render(Home);
      const story = await screen.findByRole("combobox", { name: "What to play: Mosquitozzz" });
      expect([...story.querySelectorAll("option")].map((each) => each.textContent)).toEqual(scenarios.en);
      expect((story as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("1: Dawn");
      await fireEvent.change(story, { target: { value: "2" } });
      const friends = screen.getByRole("link", { name: "With friends: Mosquitozzz" });
      expect(friends.getAttribute("href")).toBe("/new/mosquitozzz?chapter=2");
      const pass = screen.getByRole("link", { name: "Pass the device: Mosquitozzz" });
      expect(pass.getAttribute("href")).toBe("/new/mosquitozzz?how=pass&chapter=2");
      await fireEvent.click(screen.getByRole("button", { name: "Play now: Mosquitozzz" }));
      await vi.waitFor(() => expect(played()).toMatchObject({ options: { chapter: 2 } }));
      expect(played().deal, "whoever picks a later one needs no guide").toBeUndefined();
    });

    it("plays the usual one if nothing was picked", async () => {
      settings.set({ seen: ["mosquitozzz"] });
      pretend(stories);
      render(Home);
      await fireEvent.click(await screen.findByRole("button", { name: "Play now: Mosquitozzz" }));
      await vi.waitFor(() => expect(played()).toMatchObject({ options: { chapter: 1 } }));
    });
  });

  it("guides you through your first game", async () => {
    settings.set({ seen: [] });
    pretend(answers);
    render(Home);
    await fireEvent.click(await screen.findByRole("button", { name: "Play now: Mosquitozzz" }));
    await vi.waitFor(() => expect(location.search).toBe("?guide"));
    expect(asked.find((each) => each.method === "POST")?.body).toMatchObject({ deal: guide.deal, start: true });
  });
});

describe("the settings", () => {
  const guides = async () => (await screen.findByRole("switch", { name: "Guided first games" })) as HTMLInputElement;

  it("say that first games are guided as long as one is left", async () => {
    pretend({ "GET /api/me": () => ({ name: "Ada", has_link: false }) });
    const games = registry.filter((game) => game.guide).map((game) => game.name);
    settings.set({ seen: games.slice(0, 1) });
    render(Settings);
    expect((await guides()).checked).toBe(true);
    await fireEvent.click(await guides());
    expect(settings.seen).toEqual(games);
    expect((await guides()).checked).toBe(false);
    await fireEvent.click(await guides());
    expect(settings.seen).toEqual([]);
  });
});

describe("a replay", () => {
  const TOTAL = 130;
  const seatOf = (yours: boolean, kind = "person") => ({ kind, name: "N", bot: "", yours });
  const game = { card: shelf.games[0], choices: [], events: [], rules: [], texts: {} };

  function moment(n: number, seat: number): unknown {
    const look = { seat, view: { n }, choices: [{ do: "x" }], chosen: null, events: [{ do: "e", n }], undo: "" };
    return { choices: n, seat: 0, look, step: "s", owing: [] };
  }

  function pretendReplay(phase: string, seats: unknown[]): void {
    pretend({
      "GET /api/me": () => ({ name: "Ada", has_link: false }),
      "GET /api/tables/t1": () => ({ id: "t1", game: "nothing", phase, seats }),
      "GET /api/games/nothing": () => game,
      "GET /api/tables/t1/replay": (path) => {
        const query = new URLSearchParams(path.split("?")[1]);
        const [first, seat] = [Number(query.get("first")), Number(query.get("seat"))];
        const count = Math.min(100, TOTAL + 1 - first);
        return { total: TOTAL, moments: Array.from({ length: count }, (_, i) => moment(first + i, seat)) };
      },
    });
  }

  it("opens at the moment and the seat of the address, without anything to choose", async () => {
    pretendReplay("over", [seatOf(true), seatOf(false)]);
    const replaying = new Replaying("t1");
    await replaying.open("?n=120&seat=1");
    expect([replaying.n, replaying.seat, replaying.total]).toEqual([120, 1, TOTAL]);
    expect(replaying.look.view).toEqual({ n: 120 });
    expect([replaying.look.choices, replaying.choices]).toEqual([[], []]);
    expect(replaying.told).toHaveLength(121);
  });

  it("lets you look only through your own eyes while others still play, and not fork", async () => {
    pretendReplay("playing", [seatOf(false), seatOf(true)]);
    const replaying = new Replaying("t1");
    await replaying.open("?seat=0");
    expect(replaying.seats).toEqual([1, -1]);
    expect(replaying.seat).toBe(1);
    expect(replaying.mayKnowAll).toBe(false);
  });

  it("may be forked while only bots play along", async () => {
    pretendReplay("playing", [seatOf(true), seatOf(false, "bot")]);
    const replaying = new Replaying("t1");
    await replaying.open("");
    expect(replaying.mayKnowAll).toBe(true);
  });

  it("tells a single step as something that happens, a leap as nothing", async () => {
    pretendReplay("over", [seatOf(true)]);
    const replaying = new Replaying("t1");
    await replaying.open("");
    await replaying.goTo(1);
    expect(replaying.events).toEqual([{ do: "e", n: 1 }]);
    await replaying.goTo(9);
    expect(replaying.events).toEqual([]);
    await replaying.goTo(1000);
    expect(replaying.n).toBe(TOTAL);
  });

  it("keeps the moment when the eyes change", async () => {
    pretendReplay("over", [seatOf(true), seatOf(false)]);
    const replaying = new Replaying("t1");
    await replaying.open("?n=7");
    await replaying.lookFrom(1);
    expect([replaying.n, replaying.look.seat]).toEqual([7, 1]);
  });
});
