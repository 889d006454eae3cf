/** People around a table: before the game, while they chat, and at the end. */

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import TableLine from "../../src/pages/home/TableLine.svelte";
import Chat from "../../src/table/Chat.svelte";
import EndingDialog from "../../src/table/EndingDialog.svelte";
import Lobby from "../../src/table/Lobby.svelte";
import Playing from "../../src/table/Playing.svelte";
import SidePanel from "../../src/table/SidePanel.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import type { TableCard, Ending as Told } from "../../src/wire";
import OwnEnding from "./OwnEnding.svelte";
import {
  answers,
  asked,
  bot,
  game,
  happened,
  lastId,
  look,
  newest,
  nobody,
  openHouse,
  PASS,
  person,
  play,
  refused,
  said,
  sitDown,
  table,
  until,
  you,
} from "./table-scene";

let session: TableSession;
openHouse();

const two = [you("Ada", { voice: 0 }), person("Ben", { voice: 1 })];
const now = play([look(0, { choices: [PASS] })]);
const chatted = (n: number, voice: number, name: string, text: string) =>
  happened(n, "chatted", { news: { voice, name, text } });

describe("chat", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Say something" });
  const says = async (text: string): Promise<void> => {
    await fireEvent.input(field(), { target: { value: text } });
    await fireEvent.submit(field().closest("form")!);
  };

  beforeEach(async () => {
    session = await sitDown(table(two), now);
    render(Chat, { session });
  });

  it("says what was typed, and empties the line when it is stored", async () => {
    await says("  good luck ");
    expect(said()).toMatchObject([{ type: "chat", text: "good luck" }]);
    expect(field().value).toBe("  good luck ");
    newest().hear({ type: "done", id: lastId(), n: 11 });
    await until(() => expect(field().value).toBe(""));
  });

  it("says nothing that is empty, and nothing twice while it is on its way", async () => {
    await says("   ");
    await says("hi");
    await fireEvent.submit(field().closest("form")!);
    expect(said()).toHaveLength(1);
  });

  it("keeps what was typed when it came too fast", async () => {
    await says("one more");
    newest().hear(refused(lastId(), "too_fast"));
    await until(() => expect(session.refusal?.code).toBe("too_fast"));
    expect(field().value).toBe("one more");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
  });

  it("takes no more than the server does", () => {
    expect(field().maxLength).toBe(500);
  });

  it("shows words as words, whatever they look like", async () => {
    newest().hear(chatted(11, 1, "Ben", "<b>not bold</b>"));
    expect(await screen.findByText("<b>not bold</b>")).toBeTruthy();
  });

  it("mutes somebody by a click on their name, hides what they said, and can hear them again", async () => {
    newest().hear(chatted(11, 1, "Ben", "buzz"));
    newest().hear(chatted(12, 0, "Ada", "hush"));
    await fireEvent.click(await screen.findByRole("button", { name: "Ben" }));
    expect(said()).toMatchObject([{ type: "mute", voice: 1, muted: true }]);
    newest().hear(happened(13, "muted", { table: table(two, { muted: [1] }) }));
    await until(() => expect(screen.queryByText("buzz")).toBeNull());
    expect(screen.getByText("hush")).toBeTruthy();
    expect(screen.getByText("Ben is muted.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Hear again" }));
    expect(said().at(-1)).toMatchObject({ type: "mute", voice: 1, muted: false });
  });

  it("does not offer to mute yourself", async () => {
    newest().hear(chatted(11, 0, "Ada", "hush"));
    await screen.findByText("hush");
    expect(screen.queryByRole("button", { name: "Ada" })).toBeNull();
  });

  it("calls newcomers guests in the reader's language", async () => {
    newest().hear(chatted(11, 2, "Guest 4711", "hello"));
    expect(await screen.findByText("Guest 4711")).toBeTruthy();
    settings.set({ language: "de" });
    expect(await screen.findByText("Gast 4711")).toBeTruthy();
  });
});

describe("the panel", () => {
  const chatTab = () => screen.getByRole("tab", { name: /Chat/ });

  it("counts messages as read only where they can be seen", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    session = await sitDown(table(two), now);
    const { rerender } = render(SidePanel, { session, guide: () => undefined, tab: "story", open: false });
    await fireEvent.click(chatTab());
    newest().hear(chatted(11, 1, "Ben", "hi"));
    await screen.findByText("hi");
    expect(session.unread, "the panel is closed").toBe(1);
    await rerender({ session, open: true, tab: "chat" });
    expect(session.unread).toBe(0);
    const next = screen.getByText("New messages").nextElementSibling;
    expect(next?.textContent).toContain("hi");
    await rerender({ session, open: false, tab: "chat" });
    await rerender({ session, open: true, tab: "chat" });
    expect(screen.queryByText("New messages"), "they have been read").toBeNull();
  });

  it("opens at the chat if there is something unread", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    session = await sitDown(table(two), now);
    render(Playing, { session });
    newest().hear(chatted(11, 1, "Ben", "hi"));
    await fireEvent.click(await screen.findByRole("button", { name: "Story and chat, one new message" }));
    expect((await screen.findByRole("tab", { name: "Chat" })).getAttribute("aria-selected")).toBe("true");
    expect(session.unread).toBe(0);
  });

  it("asks before anybody resigns", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    session = await sitDown(table(two), now);
    render(SidePanel, { session, guide: () => undefined, tab: "story", open: true });
    await fireEvent.click(screen.getByRole("tab", { name: "More" }));
    const resigns = () => fireEvent.click(screen.getByRole("button", { name: "Resign" }));
    await resigns();
    const { getByRole } = within(screen.getByRole("dialog", { name: /^Give up this game/ }));
    await fireEvent.click(getByRole("button", { name: "Rather not" }));
    expect([said(), screen.queryByRole("dialog")]).toEqual([[], null]);
    await resigns();
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Resign" }));
    expect(said()).toMatchObject([{ type: "resign", seat: 0 }]);
  });
});

describe("the ending", () => {
  const told = (more: Partial<Told> = {}): Told => ({
    how: "finished",
    ranks: [2, 1, 3],
    scores: [7, 9, 4],
    reason: "all_laid",
    won: null,
    resigned: [],
    ...more,
  });
  const three = [...two, bot()];
  const ends = async (ending: Told, seats = three, more = {}): Promise<void> => {
    session = await sitDown(table(seats, { phase: "over", ending, ...more }), play([look(0)], { owing: [] }));
    render(EndingDialog, { session, open: true });
  };
  const delay = (element: HTMLElement): number => Number.parseInt(element.style.animationDelay, 10);

  it("tells the result piece by piece: from the last place up, and who has won at the very end", async () => {
    await ends(told());
    const places = screen.getAllByRole("listitem");
    expect(places.map((place) => place.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "1. Ben 9",
      "2. Ada 7",
      "3. Snatcher 4",
    ]);
    const [first, second, third] = places.map(delay) as [number, number, number];
    expect(third).toBe(0);
    expect(second).toBeGreaterThan(third);
    expect(first).toBeGreaterThan(second);
    const title = screen.getByRole("heading", { name: "Ben wins." });
    expect(delay(title)).toBeGreaterThan(first);
    expect(screen.getByText("All cards are laid.")).toBeTruthy();
  });

  it.each([
    [{ won: true }, "You have won together."],
    [{ won: false }, "You have lost together."],
    [{ how: "stopped" as const, ranks: [], scores: [] }, "The game was stopped."],
  ])("knows other ends (%o)", async (more, words) => {
    await ends(told(more));
    expect(screen.getByRole("heading", { name: words })).toBeTruthy();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  describe("told by the game itself", () => {
    const moment = (choices: number) => ({ choices, seat: 0, look: look(0), step: "lay", owing: [0] });
    const tells = async (ending: Told): Promise<void> => {
      session = await sitDown(table(two, { phase: "over", ending }), play([look(0)], { owing: [] }));
      session.board = { ...session.board!, Ending: OwnEnding };
      render(Playing, { session });
      await screen.findByRole("heading", { name: "You have won together." });
    };
    const stories = (): string[] => asked.map(({ path }) => path).filter((path) => path.includes("events=true"));

    it("has all that happened before it, and links to its moments", async () => {
      const piece = (first: number) => Array.from({ length: Math.min(100, 131 - first) }, (_, n) => moment(first + n));
      answers.set("GET /api/tables/t1/replay", (path) => {
        const first = Number(new URLSearchParams(path.split("?")[1]).get("first"));
        return { total: 130, moments: piece(first) };
      });
      await tells(told({ won: true }));
      expect(await screen.findByText("Ada and Ben remember 131.")).toBeTruthy();
      expect(screen.getByRole("link", { name: "That was that" }).getAttribute("href")).toBe("/replay/t1?n=1&seat=0");
      expect(screen.queryByText("All cards are laid.")).toBeNull();
      expect(stories()).toHaveLength(2);
    });

    it("is told without the past if that cannot be had, and not at all if the game was not played to its end", async () => {
      answers.delete("GET /api/tables/t1/replay");
      await tells(told({ won: true }));
      await until(() => expect(stories()).toHaveLength(1));
      expect(screen.getByText("Ada and Ben remember nothing yet.")).toBeTruthy();
      cleanup();
      await tells(told({ won: true, how: "resigned" }));
      expect(screen.queryByText(/remember/)).toBeNull();
    });
  });

  it("lets the board show first what has ended the game, unless somebody cannot wait", async () => {
    session = await sitDown(table(three, { phase: "over", ending: told() }), play([look(0)], { owing: [] }));
    session.board = { ...session.board!, epilogue: () => 60_000 };
    render(Playing, { session });
    expect(screen.queryByRole("heading", { name: "Ben wins." })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show the result" }));
    expect(await screen.findByRole("heading", { name: "Ben wins." })).toBeTruthy();
  });

  it("opens by itself", async () => {
    session = await sitDown(table(three, { phase: "over", ending: told() }), play([look(0)], { owing: [] }));
    render(Playing, { session });
    expect(await screen.findByRole("heading", { name: "Ben wins." })).toBeTruthy();
  });

  it("begins a new game at once for whoever plays with bots alone", async () => {
    answers.set("POST /api/tables/t1/rematch", () => ({ id: "t2" }));
    answers.set("POST /api/tables/t2", () => ({ id: "again", n: 2 }));
    await ends(told({ ranks: [1, 2], scores: [] }), [you("Ada"), bot()]);
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    await until(() => expect(location.pathname).toBe("/t/t2"));
    expect(asked.filter((each) => each.method === "POST").map((each) => each.path)).toEqual([
      "/api/tables/t1/rematch",
      "/api/tables/t2",
    ]);
  });

  it("says that somebody waits already, and goes there without opening another table", async () => {
    await ends(told(), three, { rematch: "t9" });
    expect(screen.getByText("Somebody waits for you at the next table.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    await until(() => expect(location.pathname).toBe("/t/t9"));
    expect(asked.some((each) => each.method === "POST")).toBe(false);
  });

  it("goes on with what follows first, and says whether somebody waits there", async () => {
    answers.set("POST /api/tables/t1/rematch", (path) => ({ id: path.endsWith("?sequel=turn_over") ? "t3" : "t2" }));
    const sequels = [{ name: "turn_over", table: "" }];
    await ends(told({ won: true }), three, { sequels });
    expect(document.querySelector(".row .main")?.textContent).toBe("sequel-turn_over");
    expect(screen.getByRole("button", { name: "Play again" }).className).not.toContain("main");
    expect(screen.queryByText("Somebody waits for you at the next table.")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "sequel-turn_over" }));
    await until(() => expect(location.pathname).toBe("/t/t3"));
    cleanup();
    answers.set("POST /api/tables/t1/rematch", () => ({ id: "t4" }));
    await ends(told({ won: true }), three, { sequels: [{ name: "turn_over", table: "t4" }] });
    expect(screen.getByText("Somebody waits for you at the next table.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "sequel-turn_over" }));
    await until(() => expect(location.pathname).toBe("/t/t4"));
  });

  it("does not go on while others play the same deal", async () => {
    const day = new Date().toISOString().slice(0, 10);
    await ends(told({ won: true }), three, { day, sequels: [{ name: "turn_over", table: "" }] });
    expect(screen.queryByRole("button", { name: "sequel-turn_over" })).toBeNull();
    expect(screen.getByRole("button", { name: "Play again" }).className).toContain("main");
  });

  it("shares the replay by the address that others reach", async () => {
    answers.set("GET /api/home", () => ({
      open_at: "http://192.168.1.20:8765",
      addresses: ["192.168.1.20"],
      may_change: true,
    }));
    await ends(told());
    const link = (): string | undefined => document.querySelector<HTMLInputElement>(".share input")?.value;
    await until(() => expect(link()).toBe("http://192.168.1.20:8765/replay/t1"));
  });

  it.each(["en", "de"] as const)("has no two buttons that sound alike (%s)", async (language) => {
    settings.set({ language });
    await ends(told({ won: true }));
    const row = document.querySelector<HTMLElement>(".row")!;
    const words = [...row.children].map((each) => each.textContent?.trim().toLowerCase() ?? "");
    const alike = words.filter((word) => words.some((other) => other !== word && other.startsWith(word)));
    expect(alike).toEqual([]);
  });

  it("says why there is no rematch", async () => {
    await ends(told());
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect((await screen.findByRole("alert")).textContent).toContain("There is no such table");
  });

  it("offers no rematch to somebody who only watched", async () => {
    await ends(told(), [person("Ben"), person("Cleo"), bot()]);
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
    expect(screen.getByRole("link", { name: "Watch the replay" }).getAttribute("href")).toBe("/replay/t1");
  });
});

describe("the lobby", () => {
  const gathers = async (seats = [you("Ada"), nobody(), bot()], more = {}): Promise<void> => {
    session = await sitDown(table(seats, { phase: "gathering", ...more }), null);
    render(Lobby, { session });
    await until(() => expect(asked.some((each) => each.path === "/api/games")).toBe(true));
  };

  it("shows link, code and who sits where", async () => {
    await gathers([you("Ada"), person("Ben", { here: false }), nobody()]);
    expect(screen.getByText("ABCD-2345")).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>(".share input")?.value).toContain("/t/t1");
    expect(screen.getByText("not here at the moment")).toBeTruthy();
  });

  it("starts with bots on the free seats, of the level that was picked", async () => {
    await gathers();
    const level = await screen.findByRole<HTMLSelectElement>("combobox", { name: /free seat goes to/ });
    await until(() => expect(level.value).toBe("greedy"));
    await fireEvent.change(level, { target: { value: "random" } });
    await fireEvent.click(screen.getByRole("button", { name: "Start" }));
    expect(said()).toMatchObject([{ type: "start", fill: "random" }]);
  });

  it("lets a guest sit down, and nothing that is the host's", async () => {
    await gathers([person("Ben"), nobody(), bot()], { you_host: false });
    expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Send away/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(said()).toMatchObject([{ type: "sit", seat: 1 }]);
  });

  it("has a link to sit down and one to watch where people are invited", async () => {
    await gathers([you("Ada"), nobody()], { by_invitation: true, invitation: "the-key" });
    const links = [...document.querySelectorAll<HTMLInputElement>(".share input")].map((each) => each.value);
    expect(links.map((link) => new URL(link).hash)).toEqual(["#the-key", ""]);
    expect(screen.queryByText("ABCD-2345")).toBeNull();
  });

  it("offers no seat to somebody who came to watch", async () => {
    await gathers([person("Ben"), nobody()], { you_host: false, by_invitation: true });
    expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
    expect(screen.getByText(/You can watch/)).toBeTruthy();
  });

  it("hands the invitation over with the wish to sit down", async () => {
    history.replaceState(null, "", "/t/t1#the-key");
    await gathers([person("Ben"), nobody()], { you_host: false, by_invitation: true });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(said()).toMatchObject([{ type: "sit", seat: 1, invitation: "the-key" }]);
    history.replaceState(null, "", "/t/t1");
  });

  it("gives a free seat to a bot, or to somebody else at this device by name", async () => {
    await gathers();
    const give = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Give seat 2 to" });
    await until(() => expect(give.options.length).toBeGreaterThan(2));
    await fireEvent.change(give, { target: { value: "random" } });
    expect(said().at(-1)).toMatchObject({ type: "seatbot", seat: 1, level: "random" });
    await fireEvent.change(give, { target: { value: "here" } });
    const name = await screen.findByRole("textbox", { name: "Name at seat 2" });
    await fireEvent.input(name, { target: { value: " Cleo " } });
    await fireEvent.submit(name.closest("form")!);
    expect(said().at(-1)).toMatchObject({ type: "sit", seat: 1, also: true, name: "Cleo" });
  });

  it("asks before the last one gets up and closes the table", async () => {
    await gathers();
    await fireEvent.click(screen.getByRole("button", { name: "Get up" }));
    expect(said()).toEqual([]);
    await fireEvent.click(await screen.findByRole("button", { name: "Rather not" }));
    expect(said()).toEqual([]);
  });

  it("sends away, swaps and says who watches", async () => {
    await gathers([you("Ada"), person("Ben"), nobody()], { watching: 2 });
    expect(screen.getByText(/2 people are watching/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Send away/ }));
    expect(said().at(-1)).toMatchObject({ type: "kick", seat: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Swap seats 1 and 2" }));
    expect(said().at(-1)).toMatchObject({ type: "swap", a: 0, b: 1 });
  });

  it("lets the host add a seat and remove an empty one", async () => {
    await gathers([you("Ada"), nobody()]);
    await fireEvent.click(screen.getByRole("button", { name: "Add a seat" }));
    expect(said().at(-1)).toMatchObject({ type: "arrange", options: { players: 3 } });
    expect(screen.queryByRole("button", { name: /^Remove seat/ }), "two is the fewest").toBeNull();
    newest().hear(happened(11, "arranged", { table: table([you("Ada"), nobody(), nobody()], { phase: "gathering" }) }));
    await fireEvent.click(await screen.findByRole("button", { name: "Remove seat 3" }));
    expect(said().at(-1)).toMatchObject({ type: "arrange", options: { players: 2 } });
    const fixed = table([you("Ada"), nobody()], { phase: "gathering", forked: true, seats_vary: false });
    newest().hear(happened(12, "arranged", { table: fixed }));
    await until(() => expect(screen.queryByRole("button", { name: "Add a seat" })).toBeNull());
  });

  it("names the host, and whoever stands in as host", async () => {
    const seats = [person("Ben", { voice: 0 }), you("Ada", { voice: 1 })];
    await gathers(seats, { you_host: false });
    expect(screen.getByText("host").closest("li")?.textContent).toContain("Ben");
    expect(screen.getByText("Everything is ready; Ben starts the game.")).toBeTruthy();
    const absent = [person("Ben", { voice: 0, here: false }), seats[1]!];
    newest().hear(happened(11, "seated", { table: table(absent, { phase: "gathering", you_host: false }) }));
    expect(await screen.findByText(/After a minute, somebody who is here becomes the host/)).toBeTruthy();
    newest().hear(happened(12, "hosted", { table: table(absent, { phase: "gathering", you_host: true, host: 1 }) }));
    expect(await screen.findByText(/^Ben is away. Until Ben is back you are the host/)).toBeTruthy();
    expect(screen.getByText("host").closest("li")?.textContent).toContain("Ada");
    expect(screen.getByRole("button", { name: "Start" })).toBeTruthy();
  });

  it("tells what was refused in words", async () => {
    await gathers([person("Ben"), nobody()], { you_host: false });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    newest().hear(refused(lastId(), "taken"));
    expect(await screen.findByText(/Another player was quicker/)).toBeTruthy();
  });
});

describe("a table among one's own", () => {
  const card = (more: Partial<TableCard>): TableCard => ({
    id: "t1",
    game: "whist",
    options: {},
    phase: "playing",
    names: ["Ada", "Guest 1234"],
    free: 0,
    updated: Date.now(),
    your_turn: false,
    waiting_for: [],
    part: {},
    ...more,
  });
  const shown = (more: Partial<TableCard>): string => {
    cleanup();
    render(TableLine, { table: card(more), games: [game.card] });
    return screen.getByRole("link").textContent?.replace(/\s+/g, " ") ?? "";
  };

  it("says whose turn it is", () => {
    expect(shown({ your_turn: true, waiting_for: ["Ada", "Ben"] })).toContain("just now Your turn · Ada");
    expect(shown({ waiting_for: ["Ben", "Guest 77"] })).toContain("just now Waiting for Ben and Guest 77 · Ada");
    expect(shown({})).toContain("just now in play · Ada");
    settings.set({ language: "de" });
    expect(shown({ waiting_for: ["Guest 77"] })).toContain("Wartet auf Gast 77");
  });

  it("says how many seats are free before it begins", () => {
    expect(shown({ phase: "gathering", free: 2 })).toContain("Ada and Guest 1234 · 2 free seats");
  });
});
