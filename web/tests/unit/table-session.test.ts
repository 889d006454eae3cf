/** The table session in the browser. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import {
  answers,
  asked,
  bot,
  FakeSocket,
  game,
  happened,
  LAY_ACE,
  LAY_KING,
  lastId,
  lifted,
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

describe("choosing", () => {
  beforeEach(async () => {
    session = await sitDown(alone, play([mine()]));
  });

  it("answers the question that is asked, for the seat that looks", () => {
    session.choose(PASS);
    expect(said()).toMatchObject([{ type: "choose", seat: 0, question: 5, choice: PASS }]);
  });

  it("offers nothing while a choice is on its way, and takes no second one", async () => {
    session.choose(PASS);
    expect(session.choices).toEqual([]);
    session.choose(LAY_KING);
    expect(said()).toHaveLength(1);
    newest().hear({ type: "done", id: lastId(), n: 11 });
    await until(() => expect(session.choices).toHaveLength(2));
  });

  const news = (question: number, choices = [PASS, LAY_KING]) =>
    newest().hear(happened(question + 5, "chose", { play: play([mine({ choices })], { question }) }));
  const chosen = () => said().map(({ choice }) => choice);

  it("goes on with what the same click meant as soon as it is seen what came of it", async () => {
    session.choose(PASS, LAY_KING, PASS);
    newest().hear({ type: "done", id: lastId(), n: 11 });
    await until(() => expect(session.busy).toBe(false));
    expect([session.choices, said().length], "nothing glows on the way").toEqual([[], 1]);
    news(6);
    await until(() => expect(chosen()).toEqual([PASS, LAY_KING]));
    news(7);
    newest().hear({ type: "done", id: lastId(), n: 12 });
    await until(() => expect(chosen()).toEqual([PASS, LAY_KING, PASS]));
    news(8);
    newest().hear({ type: "done", id: lastId(), n: 13 });
    await until(() => expect(session.choices).toHaveLength(2));
    expect(said()).toHaveLength(3);
  });

  it("is kept while the line is cut, and says so; what came too late by that was dropped", async () => {
    newest().onclose?.({ code: 1006 });
    session.choose(PASS);
    expect([session.isKept, said()]).toEqual([true, []]);
    await until(() => expect(FakeSocket.all).toHaveLength(2));
    newest().onopen?.();
    const now = play([mine()], { question: 9 });
    newest().hear({ type: "welcome", n: 12, at: 0, table: alone, play: now, gone: [] });
    expect(said()).toMatchObject([{ type: "choose", question: 5, choice: PASS }]);
    expect(session.isKept).toBe(false);
    newest().hear(refused(lastId(), "late"));
    await until(() => expect(session.isDropped).toBe(true));
    session.choose(PASS);
    newest().hear(refused(lastId(), "late"));
    await until(() => expect(session.refusal?.code).toBe("late"));
    expect(session.isDropped).toBe(false);
  });

  it("leaves out what has come about by itself", async () => {
    session.choose(PASS, LAY_ACE, LAY_KING);
    newest().hear({ type: "done", id: lastId(), n: 11 });
    news(6);
    await until(() => expect(chosen()).toEqual([PASS, LAY_KING]));
  });

  it("leaves it where the next choice is no longer on offer, is refused, or something is taken back", async () => {
    session.choose(PASS, LAY_KING);
    newest().hear({ type: "done", id: lastId(), n: 11 });
    news(6, [PASS]);
    await until(() => expect(session.choices).toEqual([PASS]));
    session.choose(PASS, PASS);
    newest().hear(refused(lastId(), "illegal"));
    await until(() => expect(session.choices).toEqual([PASS]));
    void session.say({ type: "undo", seat: 0 });
    newest().hear({ type: "done", id: lastId(), n: 12 });
    news(7);
    await until(() => expect(session.choices).toHaveLength(2));
    expect(chosen().filter(Boolean)).toEqual([PASS, PASS]);
  });

  it("still waits for its choice while somebody chats", async () => {
    session.choose(PASS);
    const chat = session.say({ type: "chat", text: "hm" });
    newest().hear({ type: "done", id: lastId(), n: 11 });
    expect(await chat).toBe(true);
    expect(session.busy).toBe(true);
  });

  it("keeps a refusal to be shown, until something else is said", async () => {
    session.choose(LAY_ACE);
    newest().hear(refused(lastId(), "illegal", "WH-1"));
    await until(() => expect(session.refusal?.rule).toBe("WH-1"));
    session.choose(PASS);
    expect(session.refusal).toBeNull();
  });

  it("says it once more under the same id when the line was cut, and counts it once", async () => {
    session.choose(PASS);
    const first = newest().sent.at(-1);
    newest().onclose?.({ code: 1006 });
    expect(session.connection).toBe("lost");
    await until(() => expect(FakeSocket.all).toHaveLength(2));
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", since: 10 });
    newest().hear({ type: "welcome", n: 10, at: 0, table: alone, play: play([mine()]), gone: [] });
    expect(said()).toEqual([first]);
    expect(session.connection).toBe("open");
  });

  const moot = (question: number) =>
    session.look &&
    newest().hear(
      happened(question + 5, "chose", { play: play([mine({ view: { wanted: { moot: 1 } } })], { question }) }),
    );

  it("is done for whoever does not want to be asked what matters to nobody, but not once it is taken back", async () => {
    moot(6);
    session.chooseWhatIsMoot();
    session.chooseWhatIsMoot();
    expect(chosen()).toEqual([PASS]);
    void session.say({ type: "undo", seat: 0 });
    newest().hear({ type: "done", id: lastId(), n: 12 });
    moot(7);
    await until(() => expect(session.choices).toHaveLength(2));
    session.chooseWhatIsMoot();
    expect(said().map(({ type }) => type)).toEqual(["choose", "undo"]);
  });

  it("is left to whoever wants to be asked, and waits until all has been shown", () => {
    settings.set({ asked: true });
    moot(6);
    session.chooseWhatIsMoot();
    settings.set({ asked: false });
    session.board = { ...session.board!, isShowing: () => true };
    session.chooseWhatIsMoot();
    expect(said()).toEqual([]);
  });

  it("makes buttons of what the board does not offer", () => {
    expect(session.buttons).toEqual([PASS, LAY_KING]);
    session.board = { ...session.board!, onBoard: (choice) => choice.do === "lay" };
    expect(session.buttons).toEqual([PASS]);
  });
});

describe("wondering", () => {
  beforeEach(async () => {
    session = await sitDown(alone, play([mine()]));
  });

  it("asks without choosing, and hands the reason on", async () => {
    const why = session.why(LAY_ACE);
    expect(said()).toMatchObject([{ type: "why", seat: 0, question: 5, choice: LAY_ACE }]);
    expect(session.busy).toBe(false);
    newest().hear(refused(lastId(), "illegal", "WH-1"));
    expect((await why)?.rule).toBe("WH-1");
    expect(session.refusal).toBeNull();
  });

  it("has no reason against what could be chosen", async () => {
    const why = session.why(PASS);
    newest().hear({ type: "done", id: lastId(), n: 10 });
    expect(await why).toBeNull();
  });

  it("asks nothing while the line is cut or others are asked", async () => {
    newest().hear(happened(11, "chose", { play: play([look(0)], { owing: [1] }) }));
    expect(await session.why(LAY_ACE)).toBeNull();
    newest().hear(happened(12, "chose", { play: play([mine()]) }));
    newest().onclose?.({ code: 1006 });
    expect(await session.why(LAY_ACE)).toBeNull();
    expect(said()).toEqual([]);
  });
});

describe("news", () => {
  const laid = { do: "laid", seat: 1, card: "ace" };
  const next = (n: number, question: number) =>
    happened(n, "chose", { play: play([mine({ events: [{ ...laid }] })], { question }) });

  it("is told in the story once, in order, and not again after a break", async () => {
    session = await sitDown(alone, play([mine()]));
    newest().hear(next(11, 6));
    newest().hear(next(11, 6));
    newest().hear(happened(12, "resigned", { news: { seat: 1 } }));
    expect(session.story.map((line) => line.key)).toEqual(["n11", "n12"]);
    expect(session.story[0]?.events).toEqual([laid]);
    expect(session.story[1]?.news?.what).toBe("resigned");
  });

  it("is shown one after the other where things move, and at once when skipped", async () => {
    settings.set({ motion: true });
    session = await sitDown(alone, play([mine()]));
    vi.useFakeTimers();
    for (const n of [11, 12, 13]) newest().hear(next(n, n));
    expect(session.play?.question).toBe(11);
    expect([session.isBehind, session.choices]).toEqual([true, []]);
    session.choose(PASS);
    expect(said(), "nobody chooses on what is no longer so").toEqual([]);
    vi.advanceTimersByTime(430);
    expect(session.play?.question).toBe(12);
    session.skip();
    expect(session.play?.question).toBe(13);
    expect(session.isBehind).toBe(false);
    expect(session.story).toHaveLength(3);
  });

  it("of something that comes about slowly is told when it has come about, and nothing can be chosen before", async () => {
    vi.useFakeTimers();
    settings.set({ motion: true });
    session = await sitDown(alone, play([mine()]));
    session.board = { ...session.board!, suspense: (events) => (events.length ? 2000 : 0) };
    newest().hear(next(11, 11));
    expect([session.events.length, session.play?.question, session.story.length]).toEqual([1, 5, 0]);
    expect(session.choices).toEqual([]);
    const { events } = session;
    vi.advanceTimersByTime(1900);
    expect(session.play?.question).toBe(5);
    vi.advanceTimersByTime(200);
    expect([session.play?.question, session.story.length, session.events === events]).toEqual([11, 1, true]);
    newest().hear(next(12, 12));
    vi.advanceTimersByTime(500);
    session.skip();
    expect(session.play?.question, "a click skips it").toBe(12);
    vi.useRealTimers();
  });

  it("that is to be read waits until it has been, also when skipped; what is said in the chat does not", async () => {
    session = await sitDown(alone, play([mine()]));
    session.board = { ...session.board!, suspense: (events) => (events.length ? Number.POSITIVE_INFINITY : 0) };
    newest().hear(next(11, 11));
    newest().hear(happened(12, "chatted", { news: { voice: 1, name: "Ben", text: "Boo" } }));
    session.skip();
    expect([session.play?.question, session.story.length, session.chat.length]).toEqual([5, 0, 1]);
    expect(session.choices).toEqual([]);
    session.wasRead();
    expect([session.play?.question, session.story.length]).toEqual([11, 1]);
  });

  it("that is being read when the line is cut is told when it has been, however much of the past is fetched", async () => {
    const moments = [3, 4].map((choices) => ({
      choices,
      seat: 1,
      look: look(0, { events: [laid] }),
      step: "",
      owing: [],
    }));
    answers.set("GET /api/tables/t1/replay", () => ({ total: 4, moments }));
    session = await sitDown(alone, play([mine()], { choices: 3 }));
    const { board } = session;
    session.board = { ...board!, meanwhile: () => "reading" };
    await until(() => expect(session.story.length).toBe(1));
    expect(session.storyTold, "whoever comes reads first").toBe(0);
    session.board = board;
    session.followStory();
    session.story = [...Array(9)].map((_, i) => ({ key: `o${i}`, events: [], news: null }));
    session.board = { ...session.board!, meanwhile: () => "reading" };
    newest().hear({ type: "welcome", n: 12, at: 0, table: alone, play: play([mine()], { choices: 4 }), gone: [] });
    await until(() => expect(session.story.map((line) => line.key)).toEqual(["m3", "m4"]));
    session.followStory();
    expect(session.storyTold).toBe(1);
    session.board = { ...session.board!, meanwhile: () => "" };
    session.followStory();
    expect(session.storyTold).toBeGreaterThan(1);
  });

  it("that was missed and is to be read is read before it is told", async () => {
    session = await sitDown(alone, play([mine()]));
    session.board = { ...session.board!, suspense: (events) => (events.length ? Number.POSITIVE_INFINITY : 0) };
    const lines = [
      { n: 11, news: { what: "chose" }, events: [laid] },
      { n: 12, news: { what: "resigned", seat: 1 }, events: [] },
    ];
    newest().hear({ type: "missed", lines, eventful: true });
    newest().hear({ type: "welcome", n: 12, at: 0, table: alone, play: play([mine()], { question: 12 }), gone: [] });
    expect([session.play?.question, session.events, session.story.map((line) => line.key)]).toEqual([
      5,
      [laid],
      ["n12"],
    ]);
    session.wasRead();
    expect([session.play?.question, session.story.length, session.held]).toEqual([12, 2, false]);
  });

  it("that was missed is not told twice when everything is told as it is now", async () => {
    settings.set({ motion: true });
    session = await sitDown(alone, play([mine()]));
    for (const n of [11, 12]) newest().hear(next(n, n));
    newest().hear({ type: "welcome", n: 12, at: 0, table: alone, play: play([mine()], { question: 12 }), gone: [] });
    expect(session.story.map((line) => line.key)).toEqual(["n11", "n12"]);
    expect(session.isBehind).toBe(false);
  });

  it("that was missed while the line was cut stands in the story, and what was said in the chat", async () => {
    session = await sitDown(alone, play([mine()]));
    const lines = [
      { n: 10, news: { what: "chose" }, events: [laid] },
      { n: 11, news: { what: "chose" }, events: [laid] },
      { n: 12, news: { what: "chatted", voice: 1, name: "Ben", text: "back?" }, events: [] },
      { n: 13, news: { what: "resigned", seat: 1 }, events: [] },
    ];
    newest().hear({ type: "missed", lines, eventful: true });
    newest().hear({ type: "welcome", n: 13, at: 0, table: alone, play: play([mine()], { question: 13 }), gone: [] });
    expect(session.story.map((line) => line.key)).toEqual(["n11", "n13"]);
    expect(session.chat.map((line) => line.text)).toEqual(["back?"]);
    expect(session.play?.question).toBe(13);
  });

  it.each([true, false])("of long ago is fetched instead, told without events: %s", async (told) => {
    session = await sitDown(alone, play([mine()]));
    newest().hear(next(11, 6));
    const moment = { choices: 3, seat: 1, look: look(0, { events: [laid] }), step: "lay", owing: [] };
    answers.set("GET /api/tables/t1/replay", () => ({ total: 3, moments: [moment] }));
    const lines = [{ n: 12, news: { what: "chose" }, events: [] }];
    if (told) newest().hear({ type: "missed", lines, eventful: false });
    newest().hear({ type: "welcome", n: 12, at: 0, table: alone, play: play([mine()], { choices: 3 }), gone: [] });
    await until(() => expect(session.story.map((line) => line.key)).toEqual(["m3"]));
  });

  it("of before is fetched and stands first", async () => {
    const moment = { choices: 3, seat: 1, look: look(0, { events: [laid] }), step: "lay", owing: [] };
    answers.set("GET /api/tables/t1/replay", () => ({ total: 3, moments: [moment] }));
    session = await sitDown(alone, play([mine()], { choices: 3 }));
    newest().hear(next(11, 6));
    await until(() => expect(session.story.map((line) => line.key)).toEqual(["m3", "n11"]));
  });

  it("of who is here changes nothing else", async () => {
    session = await sitDown(table([you("Ada"), person("Ben")]), play([mine()]));
    newest().hear({ type: "presence", here: [true, false], watching: 2, gone: [null, 4000] });
    expect(session.info.seats.map((seat) => seat.here)).toEqual([true, false]);
    expect(session.info.watching).toBe(2);
    expect(session.gone[0]).toBeNull();
    expect(performance.now() - (session.gone[1] ?? 0)).toBeGreaterThanOrEqual(4000);
    expect(session.yourTurn).toBe(true);
  });
});

describe("chat", () => {
  const chatted = (n: number, text: string) => happened(n, "chatted", { news: { voice: 1, name: "Ben", text } });

  it("is kept, counted until read, and still there after a reload", async () => {
    session = await sitDown(alone, play([mine()]));
    newest().hear(chatted(11, "hello"));
    expect([session.chat.map((line) => line.text), session.unread]).toEqual([["hello"], 1]);
    expect(session.story).toEqual([]);
    session.leave();
    session = await sitDown(alone, play([mine()]), 11);
    expect(session.chat.map((line) => line.text)).toEqual(["hello"]);
    expect(session.unread).toBe(0);
  });

  it("of somebody muted comes without words and is not counted", async () => {
    session = await sitDown(alone, play([mine()]));
    newest().hear(happened(11, "chatted", { news: { voice: 1 } }));
    expect([session.chat, session.unread]).toEqual([[], 0]);
  });
});

describe("several people at one device", () => {
  const both = table([you("Ada"), you("Ben"), bot()]);
  const secret = { do: "drew", seat: 0, card: "ace" };
  const open = { do: "laid", seat: 2, card: "king" };

  const seen = look(-1);

  it("hands the device over behind a curtain, and is told nothing before it is lifted", async () => {
    session = await sitDown(both, play([seen], { owing: [0] }));
    expect([session.seat, session.curtain, session.isAwaited]).toEqual([0, 0, true]);
    expect(newest().sent[0]).toMatchObject({ type: "hello", seat: null });
    await lifted(session, play([mine(), seen], { owing: [0] }));
    expect(said()).toMatchObject([{ type: "look", seat: 0 }]);
    expect(session.choices).toHaveLength(2);
    newest().hear(happened(11, "chose", { play: play([look(0), seen], { owing: [1] }) }));
    expect([session.seat, session.curtain, session.choices, session.look.seat]).toEqual([1, 1, [], -1]);
    session.choose(PASS);
    expect(said()).toHaveLength(1);
    await lifted(session, play([look(1, { choices: [PASS] }), seen], { owing: [1] }), 11);
    session.choose(PASS);
    expect(said().slice(1)).toMatchObject([
      { type: "look", seat: 1 },
      { type: "choose", seat: 1 },
    ]);
  });

  it("waits behind the curtain for the line, and says who looks when it comes again", async () => {
    session = await sitDown(both, play([seen], { owing: [0] }));
    newest().onclose?.({ code: 1006 });
    const lift = session.lift();
    await until(() => expect(FakeSocket.all).toHaveLength(2));
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", since: 10, seat: null });
    newest().hear({ type: "welcome", n: 10, at: 0, table: both, play: play([seen], { owing: [0] }), gone: [] });
    expect([session.curtain, said().length]).toEqual([0, 1]);
    const now = play([mine(), seen], { owing: [0] });
    newest().hear({ type: "welcome", n: 10, at: 0, table: both, play: now, gone: [], id: lastId() });
    await lift;
    expect([session.curtain, said().length, session.choices.length]).toEqual([-1, 1, 2]);
    newest().onclose?.({ code: 1006 });
    await until(() => expect(FakeSocket.all).toHaveLength(3));
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", since: 10, seat: 0 });
  });

  it("hands it over in the open where nothing is hidden", async () => {
    session = await sitDown({ ...both, content: "open" }, play([mine(), look(1)], { owing: [0] }));
    expect([session.seat, session.curtain]).toEqual([0, -1]);
    newest().hear(happened(11, "chose", { play: play([look(0), look(1, { choices: [PASS] })], { owing: [1] }) }));
    expect([session.seat, session.curtain, session.choices]).toEqual([1, -1, [PASS]]);
  });

  it("asks who looks after a reload, also while a bot is thinking", async () => {
    session = await sitDown(both, play([seen], { owing: [2] }));
    expect([session.curtain, session.isAwaited]).toEqual([0, false]);
  });

  it("stays with whoever looks while bots choose", async () => {
    session = await sitDown(both, play([seen], { owing: [0] }));
    await lifted(session, play([mine(), seen], { owing: [0] }));
    newest().hear(happened(11, "chose", { play: play([look(0), seen], { owing: [2] }) }));
    expect([session.seat, session.curtain]).toEqual([0, -1]);
  });

  it("tells in the story only what all of them may know", async () => {
    session = await sitDown(both, play([seen], { owing: [0] }));
    await lifted(session, play([mine(), seen], { owing: [0] }));
    const looks = [look(0, { events: [secret, open] }), look(-1, { events: [open] })];
    newest().hear(happened(11, "chose", { play: play(looks, { owing: [2] }) }));
    expect(session.story[0]?.events).toEqual([open]);
    expect(session.events, "the board may show it to the one who looks").toEqual([secret, open]);
  });

  it("looks back as a spectator would", async () => {
    session = await sitDown(both, play([seen], { owing: [0], choices: 3 }));
    await until(() => expect(asked.some((each) => each.path.includes("/replay"))).toBe(true));
    expect(asked.find((each) => each.path.includes("/replay"))?.path).toContain("seat=-1");
  });

  it("is no matter for somebody alone", async () => {
    session = await sitDown(alone, play([mine({ events: [] })]));
    newest().hear(happened(11, "chose", { play: play([mine({ events: [secret] })]) }));
    expect([session.curtain, session.story[0]?.events]).toEqual([-1, [secret]]);
  });
});

describe("at the door", () => {
  it("is closed when the server will not have us", async () => {
    const { TableSession } = await import("../../src/table/session.svelte");
    session = new TableSession("t1");
    newest().onopen?.();
    newest().hear(refused("", "no_table"));
    newest().onclose?.({ code: 4404 });
    expect(session.closed).toBe(true);
  });

  it("is not closed by a server that is just restarting", async () => {
    const { TableSession } = await import("../../src/table/session.svelte");
    session = new TableSession("t1");
    newest().onopen?.();
    newest().hear(refused("", "closing"));
    newest().onclose?.({ code: 1012 });
    expect([session.closed, session.connection]).toEqual([false, "lost"]);
  });

  it("tries again when the game could not be fetched", async () => {
    let down = true;
    answers.set("GET /api/games/rummy", () => {
      if (down) throw new Error("no line");
      return { ...game, card: { ...game.card, name: "rummy" } };
    });
    const { TableSession } = await import("../../src/table/session.svelte");
    session = new TableSession("t1");
    newest().onopen?.();
    newest().hear({
      type: "welcome",
      n: 10,
      at: 0,
      table: { ...alone, game: "rummy" },
      play: play([mine()]),
      gone: [],
    });
    await until(() => expect(asked.some((each) => each.path.endsWith("rummy"))).toBe(true));
    expect(session.ready).toBe(false);
    down = false;
    await until(() => expect(session.ready).toBe(true));
    expect(session.choices).toHaveLength(2);
  });
});

it("numbers people of the same name, and says guests and bots in the reader's language", async () => {
  session = await sitDown(table([you("Guest 1234"), person("Ann"), person("Ann"), bot()]), play([mine()]));
  expect(session.names).toEqual(["Guest 1234", "Ann 1", "Ann 2", "Snatcher"]);
  settings.set({ language: "de" });
  expect(session.names).toEqual(["Gast 1234", "Ann 1", "Ann 2", "Raffer"]);
});
