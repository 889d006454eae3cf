/** Bots with faces, evenings, the deal of the day, and reports. */

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { download } from "../../src/lib/download";
import { settings } from "../../src/lib/settings.svelte";
import Day from "../../src/pages/Day.svelte";
import Evenings from "../../src/pages/Evenings.svelte";
import EveningSection from "../../src/pages/evenings/EveningSection.svelte";
import { byEvening, companyOf } from "../../src/pages/evenings/evenings";
import Ladder from "../../src/pages/home/Ladder.svelte";
import { anybody, botName, botStrength, CAST, characterOf } from "../../src/parts/cast";
import { isDealOfToday } from "../../src/parts/openness";
import YourName from "../../src/parts/YourName.svelte";
import { lot, remark, type Scene } from "../../src/table/banter.svelte";
import LadderNews from "../../src/table/LadderNews.svelte";
import type { DealOfTheDay, Evening, SeatInfo, TableInfo } from "../../src/wire";

vi.mock("../../src/lib/download", () => ({ download: vi.fn() }));

const asked: { method: string; path: string; body: unknown }[] = [];

function pretend(answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const method = init.method ?? "GET";
    asked.push({ method, path, body: init.body ? JSON.parse(init.body as string) : undefined });
    const answer = answers[`${method} ${path.split("?")[0]}`];
    return new Response(JSON.stringify(answer ?? { code: "no_table" }), { status: answer ? 200 : 404 });
  });
}

const me = { "GET /api/me": { name: "Ada", has_link: false }, "GET /api/home": {} };
const titles = { en: "Mosquitozzz", de: "Mosquitozzz" };
const options = [{ name: "players", values: [2, 3, 4], default: 3 }];
const card = { name: "mosquitozzz", titles, options, scenario: "", scenarios: {}, about: {}, box: null };
const shelf = { games: [card], bots: [], cast: [], strengths: [], languages: [] };

beforeEach(() => {
  asked.length = 0;
  settings.set({ language: "en", banter: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the cast", () => {
  it("has names, strengths and habits in both languages", () => {
    for (const language of ["en", "de"] as const) {
      settings.set({ language });
      for (const who of CAST) expect(botName(`${who}-hard`)).not.toContain("-");
    }
    settings.set({ language: "en" });
    expect([botName("igor-hard"), botStrength("igor-hard"), botName("greedy")]).toEqual(["Igor", "hard", "Snatcher"]);
    expect([characterOf("igor-hard"), characterOf("hard"), characterOf("nobody-hard")]).toEqual(["igor", null, null]);
    expect([anybody("hard"), anybody("greedy")]).toEqual(["any-hard", "greedy"]);
  });
});

describe("your name", () => {
  it.each([
    ["a click elsewhere", "Grace"],
    ["Enter", "Hedy"],
  ])("is kept after %s, and sent once", async (how, name) => {
    pretend({ ...me, "POST /api/me": { name, has_link: false } });
    render(YourName, {});
    const field = (await screen.findByRole("textbox", { name: "Your name" })) as HTMLInputElement;
    await waitFor(() => expect(field.value).not.toBe(""));
    await fireEvent.input(field, { target: { value: name } });
    await fireEvent.change(field);
    if (how === "Enter") await fireEvent.submit(field.form as HTMLFormElement);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Kept."));
    expect(asked.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([{ name }]);
  });

  it("stays as it was where the field is left empty", async () => {
    pretend(me);
    render(YourName, {});
    const field = (await screen.findByRole("textbox", { name: "Your name" })) as HTMLInputElement;
    await waitFor(() => expect(field.value).not.toBe(""));
    const known = field.value;
    await fireEvent.input(field, { target: { value: " " } });
    await fireEvent.change(field);
    await waitFor(() => expect(field.value).toBe(known));
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

describe("what bots say", () => {
  const seats = [
    { kind: "person", bot: "" },
    { kind: "bot", bot: "igor-hard" },
  ] as SeatInfo[];
  const scene = (choices: number, owing: number[], more: Partial<TableInfo> = {}): Scene => ({
    id: "t",
    choices,
    owing,
    info: { phase: "playing", seats, ending: null, ...more } as TableInfo,
  });

  it("is a greeting first, then a word now and then after a choice of their own", () => {
    expect(remark(scene(0, [0]), null)).toEqual({ seat: 1, text: "Slowly does it. Good evening." });
    expect(remark(scene(7, [0]), null)).toBeNull();
    const said = Array.from({ length: 90 }, (_, n) => remark(scene(n + 1, [0]), scene(n, [1])));
    const spoken = said.filter((each) => each !== null);
    expect(spoken.length).toBeGreaterThan(2);
    expect(spoken.length).toBeLessThan(25);
    expect(said.every((each) => !each || each.seat === 1)).toBe(true);
    expect(Array.from({ length: 90 }, (_, n) => remark(scene(n + 1, [1]), scene(n, [0])))).toEqual(
      Array(90).fill(null),
    );
  });

  it("is about the result at the end", () => {
    const ending = { how: "finished", ranks: [1, 2], scores: [], reason: "", won: null, resigned: [] };
    const over = scene(9, [], { phase: "over", ending: ending as TableInfo["ending"] });
    expect(remark(over, scene(8, [1]))?.text).toBe("I should have stayed curled up.");
    expect(remark(over, over)).toBeNull();
  });

  it("is the same on every screen", () => {
    expect(lot("t 5", 9)).toBe(lot("t 5", 9));
    expect(new Set(Array.from({ length: 50 }, (_, n) => lot(`t ${n}`, 9))).size).toBeGreaterThan(6);
  });
});

describe("the ladder", () => {
  it("shows whom you have beaten and who is next, and begins a game with them alone", async () => {
    pretend({ ...me, "POST /api/tables": { id: "new" } });
    render(Ladder, { games: [card], beaten: { mosquitozzz: ["igor-easy"] } });
    expect(screen.getByRole("button", { name: "Igor, easy: beaten" }).className).toContain("done");
    const next = screen.getByRole("button", { name: "Hamlet, easy: not beaten yet" });
    expect(next.className).toContain("next");
    await fireEvent.click(next);
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ seats: ["you", "hamlet-easy"], start: true }));
  });
});

describe("evenings", () => {
  const table = { id: "t1", game: "mosquitozzz", options: {}, names: ["Ada"], free: 0, updated: 1, phase: "over" };
  const ending = { how: "finished", ranks: [1, 2], scores: [9, 4], reason: "", won: null, resigned: [] };
  const players = [
    { name: "Ada", bot: "", yours: true },
    { name: "", bot: "igor-hard", yours: false },
  ];
  const tally = { name: "", bot: "igor-hard", games: 3, ahead: 2, behind: 1, won: 0, lost: 0 };
  const found = { games: [{ card: table, players, ending, day: "" }], tallies: [tally], beaten: {} };

  it("tell how games ended and how one does, can be taken along, and go when one is sure", async () => {
    pretend({
      ...me,
      "GET /api/me/evenings": found,
      "GET /api/games": shelf,
      "DELETE /api/me/evenings": { gone: 1, left: 0 },
    });
    render(Evenings);
    const game = await screen.findByRole("link", { name: /Mosquitozzz/ });
    expect(game.textContent).toMatch(/Won, with 9/);
    expect(screen.getByText("with Igor")).toBeTruthy();
    expect(game.getAttribute("href")).toBe("/replay/t1");
    expect(screen.getByText("2 ahead, 1 behind")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Take it along as a file" }));
    expect(download).toHaveBeenCalledWith("wusel-evenings.json", JSON.stringify(found, null, 1));
    await fireEvent.click(screen.getByRole("button", { name: "Delete it all" }));
    expect(asked.some((each) => each.method === "DELETE")).toBe(false);
    const sure = screen.getAllByRole("button", { name: "Delete it all", hidden: true }).at(-1)!;
    await fireEvent.click(sure);
    await waitFor(() => expect(asked.some((each) => each.method === "DELETE")).toBe(true));
  });
});

describe("an evening", () => {
  const at = (id: string, moment: string, other = "igor-hard"): Evening => ({
    card: { id, game: "mosquitozzz", updated: +new Date(moment), phase: "over" } as Evening["card"],
    players: [
      { name: "Ada", bot: "", yours: true },
      { name: "", bot: other, yours: false },
    ],
    ending: null,
    day: "",
    taught: null,
  });

  it("ends at five in the morning", () => {
    const games = [
      at("d", "2026-11-17T05:00"),
      at("c", "2026-11-17T04:59"),
      at("b", "2026-11-16T20:00", "magda-easy"),
      at("a", "2026-11-16T04:00"),
    ];
    const nights = byEvening(games).map(({ day, games: played }) => [day, ...played.map(({ card: { id } }) => id)]);
    expect(nights).toEqual([
      ["2026-11-17", "d"],
      ["2026-11-16", "c", "b"],
      ["2026-11-15", "a"],
    ]);
    expect(companyOf(games)).toEqual(["Igor", "Magda"]);
  });

  it("counts finished games only", () => {
    const ended = (how: "finished" | "stopped", place = 1): Evening["ending"] =>
      ({ how, ranks: [place, 3 - place], scores: [], reason: "", won: null, resigned: [] }) as Evening["ending"];
    const begun = { ...at("a", "2026-11-16T20:00"), card: { ...at("a", "2026-11-16T20:00").card, phase: "playing" } };
    const stopped = { ...at("b", "2026-11-16T20:00"), ending: ended("stopped") };
    const played = ["c", "d"].map((id, n) => ({ ...at(id, "2026-11-16T20:00"), ending: ended("finished", n + 1) }));
    const shows = (games: Evening[]): string =>
      render(EveningSection, { night: { day: "2026-11-16", games }, games: [] }).container.querySelector("p")!
        .textContent!;
    expect(shows([begun as Evening, stopped])).not.toMatch(/won/);
    expect(shows([begun as Evening, stopped, ...played])).toContain("2 finished games, 1 won");
  });
});

describe("after a game", () => {
  it("it is told whom one has beaten on the ladder, and that a loss costs nothing", async () => {
    pretend({ ...me, "GET /api/me/evenings": { games: [], tallies: [], beaten: { x: ["igor-hard"] }, stories: [] } });
    const seats = ["", "igor-hard", "magda-easy", "greedy"].map((bot) => ({ bot }));
    render(LadderNews, { info: { game: "x", seats } as TableInfo });
    await screen.findByText("On the ladder you have beaten Igor (hard). Nobody takes that from you.");
    expect(screen.getByText(/Magda \(easy\) still waits for you. A loss costs nothing/)).toBeTruthy();
  });
});

describe("the deal of the day", () => {
  const day: DealOfTheDay = {
    game: "mosquitozzz",
    day: "2026-11-16",
    today: true,
    playable: true,
    late: false,
    bots: ["igor-medium", "magda-medium"],
    table: "",
    phase: "",
    yours: null,
    share: "",
    tries: 2,
    better: 0,
    streak: 0,
    cast: [],
    cast_plays: false,
    others: [],
    shared: null,
  };
  const result = { how: "finished" as const, place: 1, won: null, score: 9, curve: [0.2, 0.9] };

  it("is played by one click", async () => {
    pretend({
      ...me,
      "GET /api/days/mosquitozzz": day,
      "GET /api/games": shelf,
      "POST /api/days/mosquitozzz": { id: "t" },
    });
    render(Day, { game: "mosquitozzz", day: "" });
    await fireEvent.click(await screen.findByRole("button", { name: "Play it" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: "POST", path: "/api/days/mosquitozzz" }));
  });

  const worse = { ...result, place: 2, score: 4 };
  const cast: DealOfTheDay["cast"] = [
    { bot: "filou-medium", result, standing: "equal" },
    { bot: "moritz-medium", result: worse, standing: "worse" },
  ];
  const over = { ...day, yours: result, share: "abc", table: "t", others: [result, result], cast, streak: 3 };

  it("shows one's curve beside the others' afterwards, how the cast did, and a text without a name or a card", async () => {
    pretend({ ...me, "GET /api/days/mosquitozzz": over, "GET /api/games": shelf });
    const { container } = render(Day, { game: "mosquitozzz", day: "" });
    await screen.findByText("Won, with 9 · place 1 of 2 that day · ahead of 1 of 2 bots");
    expect(container.querySelectorAll("figure path:not(.half)")).toHaveLength(5);
    const order = [...container.querySelectorAll("section ol .who")].map((each) => each.textContent);
    expect(order).toEqual(["You", "Filou", "Moritz"]);
    const text = screen.getByRole("textbox", { name: "Show it around" }) as HTMLTextAreaElement;
    expect(text.value.split("\n")).toEqual([
      "Wusel · Deal of the day",
      "Mosquitozzz, November 16, 2026",
      "Won, with 9 · ahead of 1 of 2 bots",
      "Streak: 3 days in a row",
      expect.stringMatching(/day\/mosquitozzz\/2026-11-16\?s=abc$/),
    ]);
  });

  it("looks again by itself as long as the cast plays", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    pretend({ ...me, "GET /api/days/mosquitozzz": { ...over, cast_plays: true }, "GET /api/games": shelf });
    render(Day, { game: "mosquitozzz", day: "" });
    await vi.waitFor(() => expect(screen.getByText(/still playing/)).toBeTruthy());
    pretend({ ...me, "GET /api/days/mosquitozzz": over, "GET /api/games": shelf });
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText(/still playing/)).toBeNull());
  });

  it("is told apart where it was played late, and can be had from the archive", async () => {
    const late = { ...over, today: false, late: true, others: [], tries: 0 };
    const past = { days: [{ day: "2026-11-15", late: true, begun: false, yours: null }] };
    const answers = { "GET /api/days/mosquitozzz": late, "GET /api/days/mosquitozzz/past": past };
    pretend({ ...me, ...answers, "GET /api/games": shelf });
    const { container } = render(Day, { game: "mosquitozzz", day: "2026-11-16" });
    await screen.findByText("Won, with 9 · ahead of 1 of 2 bots");
    const text = screen.getByRole("textbox", { name: "Show it around" }) as HTMLTextAreaElement;
    expect(text.value).not.toMatch(/in a row|s=abc/);
    const archive = container.querySelector("details")!;
    archive.open = true;
    await fireEvent(archive, new Event("toggle"));
    const link = await screen.findByRole("link", { name: /November 15, 2026 not played/, hidden: true });
    expect(link.getAttribute("href")).toBe("/day/mosquitozzz/2026-11-15");
  });

  it("keeps its secrets until the day is over", () => {
    expect(["", "2020-01-01", "2999-01-01"].map((each) => isDealOfToday({ day: each }))).toEqual([false, false, true]);
  });
});
