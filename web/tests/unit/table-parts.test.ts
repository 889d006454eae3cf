/** The parts of a table, as a player sees them. */

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house";
import { settings } from "../../src/lib/settings.svelte";
import ActionBar from "../../src/table/ActionBar.svelte";
import OutdatedTable from "../../src/table/OutdatedTable.svelte";
import Playing from "../../src/table/Playing.svelte";
import PromptBar from "../../src/table/PromptBar.svelte";
import RefusalToast from "../../src/table/RefusalToast.svelte";
import RulesPanel from "../../src/table/RulesPanel.svelte";
import SeatStrip from "../../src/table/SeatStrip.svelte";
import Story from "../../src/table/Story.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import type { Ending } from "../../src/wire";
import {
  bot,
  happened,
  LAY_ACE,
  LAY_KING,
  lastId,
  look,
  newest,
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

const alone = table([you("Ada"), bot()]);
const mine = (more = {}) => look(0, { choices: [PASS, LAY_KING], ...more });
const wanting = (seat: number) => ({ players: [], wanted: { may: "lay", seat, card: "king", n: 2 } });
const status = (): string => screen.getAllByRole("status")[0]?.textContent ?? "";

describe("the prompt", () => {
  const show = () => render(PromptBar, { session, panelOpen: false, togglePanel: () => undefined });

  it("says what is wanted of you, with the people and things that the game names", async () => {
    session = await sitDown(alone, play([mine({ view: wanting(0) })]));
    show();
    expect(status()).toBe("Lay a card, Ada: the King, or 2 others.");
  });

  it("says that a choice can still be changed", async () => {
    const chosen = mine({ chosen: LAY_KING });
    session = await sitDown(table([you("Ada"), person("Ben")]), play([chosen], { owing: [1] }));
    show();
    expect(status()).toBe("Waiting for Ben. Until then you may still change your choice.");
  });

  it("says of whom, where several people look at one screen", async () => {
    session = await sitDown(
      table([you("Ada"), you("Ben")], { content: "open" }),
      play([look(0), look(1, { choices: [PASS], view: wanting(1) })], { owing: [1] }),
    );
    show();
    expect(status()).toBe("Ben: Lay a card, Ben: the King, or 2 others.");
  });

  it("says that it is your turn where the game has no words for it", async () => {
    session = await sitDown(alone, play([mine()], { step: "unheard_of" }));
    show();
    expect(status()).toBe("It is your turn.");
  });

  it("says whom everybody waits for", async () => {
    session = await sitDown(table([you("Ada"), person("Ben"), person("Cleo")]), play([look(0)], { owing: [1, 2] }));
    show();
    expect(status()).toBe("Waiting for Ben and Cleo.");
    const now = play([look(0)], { owing: [1], step: "deal", awaited: { n: 3, card: "ace" } });
    newest().hear(happened(11, "chose", { play: now }));
    await until(() => expect(status()).toBe("Ben deals 3 cards, first the Ace."));
  });

  it("says to whoever has no seat that they watch", async () => {
    session = await sitDown(table([person("Ben"), person("Cleo")]), play([look(-1)], { owing: [1] }));
    show();
    expect(status()).toBe("You are watching. It is up to Cleo.");
  });

  it("says that a bot plays while you are away, and how it ended", async () => {
    session = await sitDown(table([you("Ada", { away: true, bot: "greedy" }), bot()]), play([look(0)], { owing: [1] }));
    show();
    expect(status()).toContain("A bot plays for you");
    const ending = { how: "stopped" as const, ranks: [], scores: [], reason: "", won: null, resigned: [] };
    newest().hear(happened(11, "stopped", { table: { ...alone, phase: "over", ending } }));
    await until(() => expect(status()).toBe("The game was stopped."));
  });

  it("says that there is no room, and nothing of a line, where nothing can be stored", async () => {
    session = await sitDown(alone, play([mine()]));
    vi.spyOn(house, "isFull").mockReturnValue(true);
    render(PromptBar, { session, panelOpen: false, togglePanel: () => undefined });
    expect(screen.getByText(/no room to store/)).toBeTruthy();
  });

  it("says when the line is cut, and only then", async () => {
    session = await sitDown(alone, play([mine()]));
    show();
    expect(screen.queryByText(/line is cut/)).toBeNull();
    newest().onclose?.({ code: 1006 });
    expect(await screen.findByText(/line is cut/)).toBeTruthy();
  });

  it("counts what was said and not read", async () => {
    session = await sitDown(alone, play([mine()]));
    show();
    newest().hear(happened(11, "chatted", { news: { voice: 1, name: "Ben", text: "hi" } }));
    expect(await screen.findByRole("button", { name: /one new message/ })).toBeTruthy();
  });
});

describe("the actions", () => {
  const show = () => render(ActionBar, { session, endingOpen: false });
  const undo = () => screen.getByRole("button", { name: "Undo" });

  it("offer choices in words; a click makes one", async () => {
    session = await sitDown(alone, play([mine()]));
    show();
    await fireEvent.click(screen.getByRole("button", { name: "Lay the King" }));
    expect(said()).toMatchObject([{ type: "choose", choice: LAY_KING }]);
    expect(screen.queryByRole("button", { name: "Pass" }), "nothing more while it is on its way").toBeNull();
  });

  it("take a choice back at once where the law allows it, and not twice by a double click", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine({ undo: "" })]));
    show();
    await fireEvent.click(undo(), { detail: 1 });
    await fireEvent.click(undo(), { detail: 0 });
    newest().hear({ type: "done", id: lastId(), n: 11 });
    await until(() => expect(session.busy).toBe(false));
    await fireEvent.click(undo(), { detail: 3 });
    expect(said()).toMatchObject([{ type: "undo", seat: 0 }]);
  });

  it("ask the others where it does not", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine({ undo: "chance_drawn" })]));
    show();
    expect(undo().dataset.why).toBe("undo_chance_drawn");
    await fireEvent.click(undo());
    expect(said()).toMatchObject([{ type: "propose", seat: 0, what: "undo" }]);
  });

  it("need no excuse in front of bots", async () => {
    session = await sitDown(alone, play([mine({ undo: "chance_drawn" })]));
    show();
    expect(undo().title).toBe("Take your last choice back");
  });

  it("do not offer to take anything back to somebody who watches", async () => {
    session = await sitDown(table([person("Ben"), bot()]), play([look(-1, { undo: "watching" })]));
    show();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("bring you back when a bot has taken over", async () => {
    session = await sitDown(table([you("Ada", { away: true, bot: "greedy" }), person("Ben")]), play([look(0)]));
    show();
    await fireEvent.click(screen.getByRole("button", { name: "I am back" }));
    expect(said()).toMatchObject([{ type: "comeback", seat: 0 }]);
  });

  it("let you answer what another asks, and say it to those who only wait", async () => {
    const proposal = { what: "undo" as const, seat: 1, agreed: [], asked: [0], made: null };
    session = await sitDown(table([you("Ada"), person("Ben")], { proposal }), play([mine()]));
    show();
    expect(screen.getByText("Ben would like to take a choice back.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(said()).toMatchObject([{ type: "answer", seat: 0, agree: true }]);
    const agreed = table([you("Ada"), person("Ben")], { proposal: { ...proposal, agreed: [0] } });
    newest().hear(happened(11, "answered", { table: agreed, news: { seat: 0, agree: true } }));
    await until(() => expect(screen.queryByRole("button", { name: "Agree" })).toBeNull());
  });

  it("tell the person who asked that somebody declined, until they have read it", async () => {
    const proposal = { what: "undo" as const, seat: 0, agreed: [], asked: [1], made: null };
    session = await sitDown(table([you("Ada"), person("Ben")], { proposal }), play([mine()]));
    show();
    newest().hear(happened(11, "answered", { table: table([you("Ada"), person("Ben")]), news: { seat: 1 } }));
    expect(await screen.findByText("Ben declined. Your choice stands.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(/declined/)).toBeNull();
    const lines = [
      { n: 12, news: { what: "proposed", seat: 0, why: "stop" }, events: [] },
      { n: 13, news: { what: "answered", seat: 1 }, events: [] },
    ];
    newest().hear({ type: "missed", lines, eventful: true });
    expect(await screen.findByText("Ben declined. The game goes on.")).toBeTruthy();
  });

  it("name what would be taken back, if everybody knows it", async () => {
    const made = { choice: { do: "lay", card: "king" }, meant: {} };
    const proposal = { what: "undo" as const, seat: 1, agreed: [], asked: [0], made };
    session = await sitDown(table([you("Ada"), person("Ben")], { proposal }), play([mine()]));
    show();
    expect(screen.getByText("Ben would like to take back: Lay the King")).toBeTruthy();
  });

  it("say who is away since when and what follows, and let the host have it at once", async () => {
    // in the browser's own format
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "en-GB"]);
    const seats = [
      you("Ada"),
      person("Ben", { here: false }),
      person("Cleo", { here: false, bot: "greedy", away: true }),
    ];
    session = await sitDown(table(seats), play([mine()]));
    show();
    newest().hear({ type: "presence", here: [true, false, false], watching: 0, gone: [null, 20_000, 50_000] });
    expect((await screen.findByRole("group", { name: "Ben" })).textContent).toMatch(
      /Ben has been away since \d\d:\d\d; a bot takes over in 1:[0-4]\d/,
    );
    expect(screen.queryByRole("group", { name: "Cleo" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot play at once" }));
    expect(said()).toMatchObject([{ type: "standin", seat: 1 }]);
    newest().hear({ type: "presence", here: [true, false, false], watching: 0, gone: [null, 200_000, 50_000] });
    await screen.findByText(/as soon as one is needed/);
    const guest = { you_host: false, settings: { ...table(seats).settings, absent: 300 } };
    newest().hear(happened(11, "muted", { table: table(seats, guest) }));
    await until(() => expect(screen.queryByRole("button", { name: "Let a bot play at once" })).toBeNull());
    newest().hear({ type: "presence", here: [true, false, false], watching: 0, gone: [null, 301_000, 50_000] });
    await screen.findByRole("button", { name: "Let a bot play at once" });
    const days = { ...table(seats).settings, clock: { kind: "days" as const, budget: 2, more: 0 } };
    newest().hear(happened(12, "muted", { table: table(seats, { settings: days }) }));
    await until(() => expect(screen.queryByRole("group", { name: "Ben" })).toBeNull());
  });

  it("swallow the second half of a double click, which would choose something nobody has thought about", async () => {
    session = await sitDown(alone, play([mine()]));
    show();
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }), { detail: 1 });
    newest().hear(happened(11, "chose", { play: play([mine()], { question: 6 }) }));
    newest().hear({ type: "done", id: lastId(), n: 11 });
    const next = await screen.findByRole("button", { name: "Pass" });
    await fireEvent.click(next, { detail: 2 });
    expect(said()).toHaveLength(1);
    await fireEvent.click(next, { detail: 1 });
    expect(said()).toHaveLength(2);
  });
});

describe("the seats", () => {
  const show = () => render(SeatStrip, { session });
  const seat = (name: string) => screen.getByText(name).closest("li")!;

  it("say who is asked, who thinks, who has gone", async () => {
    const seats = [you("Ada"), bot(), person("Ben", { away: true, bot: "greedy" }), person("Cleo", { resigned: true })];
    session = await sitDown(table(seats), play([look(0)], { owing: [1] }));
    show();
    expect(seat("Snatcher").textContent).toContain("thinks");
    expect(seat("Snatcher").className).toContain("owing");
    expect(seat("Ada").className).not.toContain("owing");
    expect(seat("Ben").textContent).toContain("a bot stands in");
    expect(seat("Cleo").textContent).toContain("resigned");
  });

  it("run the clock of whoever is asked, and of nobody else", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const clocks = { left: [65_000, 3_700_000, null, 4 * 86_400_000] };
    const seats = [you("Ada"), person("Ben"), bot(), person("Cleo")];
    session = await sitDown(table(seats), play([mine()], { owing: [0], clocks }));
    show();
    expect(seat("Ada").textContent).toContain("1:05");
    vi.advanceTimersByTime(6000);
    await until(() => expect(seat("Ada").textContent).toContain("0:59"));
    expect(seat("Ben").textContent).toContain("1:01:40");
    expect(seat("Snatcher").textContent).not.toContain(":");
    expect(seat("Cleo").textContent).toContain("4 days");
    vi.advanceTimersByTime(120_000);
    await until(() => expect(seat("Ada").textContent).toContain("0:00"));
  });
});

describe("the story", () => {
  const laid = { do: "laid", seat: 1, card: "ace" };

  it("tells in sentences, and lights up what a line speaks of while the pointer is there", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine()]));
    newest().hear(happened(11, "chose", { play: play([mine({ events: [laid] })]) }));
    newest().hear(happened(12, "undid", { news: { seat: 1 } }));
    render(Story, { session, scroller: undefined });
    const line = screen.getByText("Ben lays the Ace.");
    expect(screen.getByText("Ben takes a choice back.")).toBeTruthy();
    expect(session.lit).toBeNull();
    await fireEvent.pointerEnter(line);
    expect(session.lit).toEqual(laid);
    await fireEvent.pointerLeave(line);
    expect(session.lit).toBeNull();
  });

  it("says whose time is up, which bot stands in, and who answered what", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine()]));
    for (const [n, what, news] of [
      [11, "away", { seat: 1, why: "time", bot: "greedy" }],
      [12, "away", { seat: 1, why: "absent", bot: "greedy" }],
      [13, "answered", { seat: 1, agree: true }],
      [14, "answered", { seat: 1 }],
    ] as const)
      newest().hear(happened(n, what, { news }));
    render(Story, { session, scroller: undefined });
    for (const line of [
      "Time is up for Ben. The bot Snatcher plays until Ben comes back.",
      "The bot Snatcher stands in for Ben.",
      "Ben agrees.",
      "Ben declines.",
    ])
      expect(await screen.findByText(line)).toBeTruthy();
  });

  it("says to all that everything hidden was dealt anew", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")], { forked: true, dealt_anew: true }), play([mine()]));
    render(Story, { session, scroller: undefined });
    expect(screen.getByText(/everything hidden has been dealt anew/)).toBeTruthy();
  });
});

describe("the log of a table", () => {
  const laid = (seat: number, n: number) =>
    happened(n, "chose", { play: play([mine({ events: [{ do: "laid", seat, card: "ace" }] })]) });
  const drew = (seat: number, n: number) =>
    happened(n, "chose", { play: play([mine({ events: [{ do: "drew", seat, card: "king" }] })]) });

  /** Return an element that shows 100 pixels of a content with this height. */
  function scrollerOf(height: number): HTMLElement {
    const scroller = document.createElement("div");
    Object.defineProperties(scroller, { scrollHeight: { get: () => height }, clientHeight: { get: () => 100 } });
    Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => height });
    return scroller;
  }

  it("folds details into the entry before them, but not those of another seat", async () => {
    session = await sitDown(table([person("Ada"), person("Ben")]), play([mine()]));
    for (const frame of [laid(1, 11), drew(1, 12), drew(0, 13)]) newest().hear(frame);
    render(Story, { session, scroller: undefined });
    await until(() => expect(screen.getByText("Ada draws the King.")).toBeTruthy());
    const details = document.querySelector("details") as HTMLDetailsElement;
    expect(details.querySelector("summary")?.textContent?.trim()).toBe("Ben lays the Ace.");
    expect(details.querySelector("ol")?.textContent?.trim()).toBe("Ben draws the King.");
    expect(document.querySelectorAll("[role=log] > ol > li")).toHaveLength(2);
  });

  it("addresses the only person at this device as you", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine()]));
    newest().hear(laid(0, 11));
    newest().hear(happened(12, "undid", { news: { seat: 0 } }));
    render(Story, { session, scroller: undefined });
    await until(() => expect(screen.getByText("You take a choice back.")).toBeTruthy());
    expect(screen.getByText("You lay the Ace.")).toBeTruthy();
  });

  it("names everybody where several people share the device", async () => {
    session = await sitDown(table([you("Ada"), you("Ben")]), play([mine(), look(1)]));
    newest().hear(happened(12, "undid", { news: { seat: 0 } }));
    render(Story, { session, scroller: undefined });
    await until(() => expect(screen.getByText("Ada takes a choice back.")).toBeTruthy());
  });

  it("follows to the end, but not a reader who has scrolled up: a button leads to what is new", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine()]));
    const scroller = scrollerOf(1000);
    render(Story, { session, scroller });
    newest().hear(laid(1, 11));
    await until(() => expect(scroller.scrollTop).toBe(1000));
    scroller.scrollTop = 300;
    await fireEvent.scroll(scroller);
    newest().hear(laid(0, 12));
    const button = await screen.findByRole("button", { name: "New ↓" });
    expect(scroller.scrollTop).toBe(300);
    await fireEvent.click(button);
    expect(scroller.scrollTop).toBe(1000);
    await fireEvent.scroll(scroller);
    expect(screen.queryByRole("button", { name: "New ↓" })).toBeNull();
    newest().hear(laid(1, 13));
    await until(() => expect(screen.getAllByText("Ben lays the Ace.")).toHaveLength(2));
    expect(scroller.scrollTop).toBe(1000);
  });
});

describe("the rules beside the board", () => {
  beforeEach(async () => {
    session = await sitDown(alone, play([mine()]));
    render(RulesPanel, { session });
  });

  it("begin with the one that matters now", () => {
    const now = screen.getByRole("region", { name: "What matters now" });
    expect(now.textContent).toContain("An ace is never laid first.");
  });

  it("can be searched, and a rule leads to its place", async () => {
    const search = screen.getByRole("textbox", { name: "Search the rules" });
    await fireEvent.input(search, { target: { value: "queen" } });
    expect(screen.getByRole("status").textContent).toContain("queen");
    await fireEvent.input(search, { target: { value: "ace" } });
    expect(screen.getByRole("status").textContent).toBe("one rule");
    await fireEvent.click(screen.getByRole("link", { name: "Link to rule WH-1" }));
    await until(() => expect(document.querySelector("details")?.open).toBe(true));
    expect(document.querySelector("li.here")?.textContent).toContain("An ace is never laid first.");
  });
});

describe("a game that cannot go on", () => {
  it("says so, and can be kept and played again", async () => {
    const ending: Ending = { how: "outdated", ranks: [], scores: [], reason: "", won: null, resigned: [] };
    session = await sitDown(table([you("Ada"), person("Ben")], { phase: "over", ending }), play([mine()]));
    settings.set({ language: "de" });
    render(OutdatedTable, { session });
    expect(screen.getByRole("heading").textContent).toBe("Das Spiel kann nicht weitergehen.");
    expect(screen.getByText("Spielstand speichern").getAttribute("href")).toBe("/api/tables/t1/save");
    expect(screen.getByRole("button", { name: "Noch einmal spielen" })).toBeTruthy();
  });
});

describe("a refusal", () => {
  beforeEach(async () => {
    session = await sitDown(alone, play([mine()]));
  });

  const refuse = async (code: string, rule = ""): Promise<void> => {
    session.choose(LAY_ACE);
    newest().hear(refused(lastId(), code, rule));
    await until(() => expect(session.refusal).not.toBeNull());
  };

  it("names its rule in the reader's language", async () => {
    render(RefusalToast, { session });
    await refuse("illegal", "WH-1");
    expect(screen.getByRole("alert").textContent).toContain("WH-1 An ace is never laid first.");
    settings.set({ language: "de" });
    await until(() => expect(screen.getByRole("alert").textContent).toContain("Ein Ass liegt nie zuerst."));
  });

  it.each([
    ["illegal", "That cannot be done now."],
    ["late", "a moment too late"],
    ["undo_hidden_shown", "You have seen something hidden."],
    ["something_new", "refused: something_new"],
  ])("without a rule speaks in words (%s)", async (code, words) => {
    render(RefusalToast, { session });
    await refuse(code);
    expect(screen.getByRole("alert").textContent).toContain(words);
  });

  it("goes by itself, or when it is closed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(RefusalToast, { session });
    session.refusal = refused("", "late") as never;
    await Promise.resolve();
    vi.advanceTimersByTime(7100);
    expect(session.refusal).toBeNull();
    session.refusal = refused("", "late") as never;
    vi.useRealTimers();
    await fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(session.refusal).toBeNull();
  });
});

describe("the curtain", () => {
  const both = table([you("Ada"), you("Ben"), bot()]);
  const waiting = play([look(-1, { view: {} })], { owing: [0] });
  const seen = (): string => document.body.innerHTML;

  it("shows nothing of a hand before its person has said who they are", async () => {
    session = await sitDown(both, waiting);
    render(Playing, { session });
    expect(screen.queryByRole("button", { name: "Undo" }), "whose would it be?").toBeNull();
    expect(screen.getByRole("heading", { name: "Ada, it is your turn" })).toBeTruthy();
    for (const hidden of ["the hand of 0", "the hand of 1", "Lay a card"]) expect(seen()).not.toContain(hidden);
    expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "I am Ada" }));
    const now = play([look(0, { choices: [PASS] }), look(-1, { view: {} })]);
    newest().hear({ type: "welcome", n: 10, at: 0, table: both, play: now, gone: [], id: lastId() });
    await until(() => expect(seen()).toContain("the hand of 0"));
    newest().hear(happened(11, "chose", { play: play([look(0), look(-1, { view: {} })], { owing: [1] }) }));
    expect(await screen.findByRole("button", { name: "I am Ben" })).toBeTruthy();
    expect(seen(), "nor of the hand of the one before").not.toContain("the hand of");
    expect(status()).toContain("Hand the device to Ben");
  });

  it("takes the focus, so that it can be lifted by keyboard", async () => {
    session = await sitDown(both, waiting);
    render(Playing, { session });
    expect(document.activeElement?.textContent).toBe("I am Ada");
  });

  it("lets the one before take back what they chose", async () => {
    session = await sitDown(both, play([look(0, { undo: "" }), look(-1)], { owing: [1] }));
    render(Playing, { session });
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(said()).toMatchObject([{ type: "undo", seat: 0 }]);
  });
});

describe("the table as a whole", () => {
  it("shows a board that fails as a simpler one", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    session = await sitDown(alone, play([mine()]));
    const fails = () => {
      throw new Error("this board is broken");
    };
    session.board = { ...session.board!, default: fails as never };
    render(Playing, { session });
    const board = screen.getByRole("main");
    await until(() => expect(within(board).getByText("the hand of 0")).toBeTruthy());
  });

  it("takes a click as a wish to see the news at once, and not as a choice", async () => {
    settings.set({ motion: true });
    session = await sitDown(alone, play([mine()]));
    render(Playing, { session });
    const laid = { do: "laid", seat: 1, card: "ace" };
    for (const n of [11, 12, 13])
      newest().hear(happened(n, "chose", { play: play([mine({ events: [laid] })], { question: n }) }));
    expect(session.isBehind).toBe(true);
    const click = vi.fn();
    screen.getByRole("main").firstElementChild!.addEventListener("click", click);
    for (const detail of [1, 2]) await fireEvent.click(screen.getByRole("main").firstElementChild!, { detail });
    expect(click, "nor is its second half").not.toHaveBeenCalled();
    expect([session.isBehind, session.play?.question]).toEqual([false, 13]);
    expect(said()).toEqual([]);
  });
});
