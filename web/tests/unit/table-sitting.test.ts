/** A table as the browser knows it. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { Sitting } from "../../src/table/sitting.svelte";
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

let sitting: Sitting;
beforeEach(openHouse);
afterEach(() => {
  sitting?.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const alone = table([you("Ada"), bot()]);
const mine = (more = {}) => look(0, { choices: [PASS, LAY_KING], ...more });

describe("choosing", () => {
  beforeEach(async () => {
    sitting = await sitDown(alone, play([mine()]));
  });

  it("answers the question that is asked, for the seat that looks", () => {
    sitting.choose(PASS);
    expect(said()).toMatchObject([{ type: "choose", seat: 0, question: 5, choice: PASS }]);
  });

  it("offers nothing while a choice is on its way, and takes no second one", async () => {
    sitting.choose(PASS);
    expect(sitting.choices).toEqual([]);
    sitting.choose(LAY_KING);
    expect(said()).toHaveLength(1);
    newest().hear({ type: "done", id: lastId(), n: 11 });
    await until(() => expect(sitting.choices).toHaveLength(2));
  });

  it("still waits for its choice while somebody chats", async () => {
    sitting.choose(PASS);
    const chat = sitting.say({ type: "chat", text: "hm" });
    newest().hear({ type: "done", id: lastId(), n: 11 });
    expect(await chat).toBe(true);
    expect(sitting.busy).toBe(true);
  });

  it("keeps a refusal to be shown, until something else is said", async () => {
    sitting.choose(LAY_ACE);
    newest().hear(refused(lastId(), "illegal", "WH-1"));
    await until(() => expect(sitting.refusal?.rule).toBe("WH-1"));
    sitting.choose(PASS);
    expect(sitting.refusal).toBeNull();
  });

  it("says it once more under the same id when the line was cut, and counts it once", async () => {
    sitting.choose(PASS);
    const first = newest().sent.at(-1);
    newest().onclose?.({ code: 1006 });
    expect(sitting.connection).toBe("lost");
    await until(() => expect(FakeSocket.all).toHaveLength(2));
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", since: 10 });
    newest().hear({ type: "welcome", n: 10, at: 0, table: alone, play: play([mine()]) });
    expect(said()).toEqual([first]);
    expect(sitting.connection).toBe("open");
  });

  it("makes buttons of what the board does not offer", () => {
    expect(sitting.buttons).toEqual([PASS, LAY_KING]);
    sitting.board = { ...sitting.board!, onBoard: (choice) => choice.do === "lay" };
    expect(sitting.buttons).toEqual([PASS]);
  });
});

describe("wondering", () => {
  beforeEach(async () => {
    sitting = await sitDown(alone, play([mine()]));
  });

  it("asks without choosing, and hands the reason on", async () => {
    const why = sitting.why(LAY_ACE);
    expect(said()).toMatchObject([{ type: "why", seat: 0, question: 5, choice: LAY_ACE }]);
    expect(sitting.busy).toBe(false);
    newest().hear(refused(lastId(), "illegal", "WH-1"));
    expect((await why)?.rule).toBe("WH-1");
    expect(sitting.refusal).toBeNull();
  });

  it("has no reason against what could be chosen", async () => {
    const why = sitting.why(PASS);
    newest().hear({ type: "done", id: lastId(), n: 10 });
    expect(await why).toBeNull();
  });

  it("asks nothing while the line is cut or others are asked", async () => {
    newest().hear(happened(11, "chose", { play: play([look(0)], { owing: [1] }) }));
    expect(await sitting.why(LAY_ACE)).toBeNull();
    newest().hear(happened(12, "chose", { play: play([mine()]) }));
    newest().onclose?.({ code: 1006 });
    expect(await sitting.why(LAY_ACE)).toBeNull();
    expect(said()).toEqual([]);
  });
});

describe("news", () => {
  const laid = { do: "laid", seat: 1, card: "ace" };
  const next = (n: number, question: number) =>
    happened(n, "chose", { play: play([mine({ events: [{ ...laid }] })], { question }) });

  it("is told in the story once, in order, and not again after a break", async () => {
    sitting = await sitDown(alone, play([mine()]));
    newest().hear(next(11, 6));
    newest().hear(next(11, 6));
    newest().hear(happened(12, "resigned", { news: { seat: 1 } }));
    expect(sitting.story.map((line) => line.key)).toEqual(["n11", "n12"]);
    expect(sitting.story[0]?.events).toEqual([laid]);
    expect(sitting.story[1]?.news?.what).toBe("resigned");
  });

  it("is shown one after the other where things move, and at once when skipped", async () => {
    settings.set({ motion: true });
    sitting = await sitDown(alone, play([mine()]));
    vi.useFakeTimers();
    for (const n of [11, 12, 13]) newest().hear(next(n, n));
    expect(sitting.play?.question).toBe(11);
    expect([sitting.isBehind, sitting.choices]).toEqual([true, []]);
    sitting.choose(PASS);
    expect(said(), "nobody chooses on what is no longer so").toEqual([]);
    vi.advanceTimersByTime(430);
    expect(sitting.play?.question).toBe(12);
    sitting.skip();
    expect(sitting.play?.question).toBe(13);
    expect(sitting.isBehind).toBe(false);
    expect(sitting.story).toHaveLength(3);
  });

  it("that was missed is not told twice when everything is told as it is now", async () => {
    settings.set({ motion: true });
    sitting = await sitDown(alone, play([mine()]));
    for (const n of [11, 12]) newest().hear(next(n, n));
    newest().hear({ type: "welcome", n: 12, at: 0, table: alone, play: play([mine()], { question: 12 }) });
    expect(sitting.story.map((line) => line.key)).toEqual(["n11", "n12"]);
    expect(sitting.isBehind).toBe(false);
  });

  it("of before is fetched and stands first", async () => {
    const moment = { choices: 3, seat: 1, look: look(0, { events: [laid] }), step: "lay", owing: [] };
    answers.set("GET /api/tables/t1/replay", () => ({ total: 3, moments: [moment] }));
    sitting = await sitDown(alone, play([mine()], { choices: 3 }));
    newest().hear(next(11, 6));
    await until(() => expect(sitting.story.map((line) => line.key)).toEqual(["m3", "n11"]));
  });

  it("of who is here changes nothing else", async () => {
    sitting = await sitDown(table([you("Ada"), person("Ben")]), play([mine()]));
    newest().hear({ type: "presence", here: [true, false], watching: 2 });
    expect(sitting.info.seats.map((seat) => seat.here)).toEqual([true, false]);
    expect(sitting.info.watching).toBe(2);
    expect(sitting.yourTurn).toBe(true);
  });
});

describe("chat", () => {
  const chatted = (n: number, text: string) => happened(n, "chatted", { news: { voice: 1, name: "Ben", text } });

  it("is kept, counted until read, and still there after a reload", async () => {
    sitting = await sitDown(alone, play([mine()]));
    newest().hear(chatted(11, "hello"));
    expect([sitting.chat.map((line) => line.text), sitting.unread]).toEqual([["hello"], 1]);
    expect(sitting.story).toEqual([]);
    sitting.leave();
    sitting = await sitDown(alone, play([mine()]), 11);
    expect(sitting.chat.map((line) => line.text)).toEqual(["hello"]);
    expect(sitting.unread).toBe(0);
  });

  it("of somebody muted comes without words and is not counted", async () => {
    sitting = await sitDown(alone, play([mine()]));
    newest().hear(happened(11, "chatted", { news: { voice: 1 } }));
    expect([sitting.chat, sitting.unread]).toEqual([[], 0]);
  });
});

describe("several people at one device", () => {
  const both = table([you("Ada"), you("Ben"), bot()]);
  const secret = { do: "drew", seat: 0, card: "ace" };
  const open = { do: "laid", seat: 2, card: "king" };

  it("hands the device over behind a curtain, and offers nothing before it is lifted", async () => {
    sitting = await sitDown(both, play([mine(), look(1)], { owing: [0] }));
    expect([sitting.seat, sitting.curtain]).toEqual([0, 0]);
    sitting.lift();
    expect(sitting.choices).toHaveLength(2);
    newest().hear(happened(11, "chose", { play: play([look(0), look(1, { choices: [PASS] })], { owing: [1] }) }));
    expect([sitting.seat, sitting.curtain, sitting.choices]).toEqual([1, 1, []]);
    sitting.choose(PASS);
    expect(said()).toEqual([]);
    sitting.lift();
    sitting.choose(PASS);
    expect(said()).toMatchObject([{ type: "choose", seat: 1 }]);
  });

  it("asks who looks after a reload, also while a bot is thinking", async () => {
    sitting = await sitDown(both, play([look(0), look(1)], { owing: [2] }));
    expect(sitting.curtain).toBe(0);
  });

  it("stays with whoever looks while bots choose", async () => {
    sitting = await sitDown(both, play([mine(), look(1)], { owing: [0] }));
    sitting.lift();
    newest().hear(happened(11, "chose", { play: play([look(0), look(1)], { owing: [2] }) }));
    expect([sitting.seat, sitting.curtain]).toEqual([0, -1]);
  });

  it("tells in the story only what all of them may know", async () => {
    sitting = await sitDown(both, play([mine(), look(1)], { owing: [0] }));
    sitting.lift();
    const looks = [look(0, { events: [secret, open] }), look(1, { events: [open] })];
    newest().hear(happened(11, "chose", { play: play(looks, { owing: [2] }) }));
    expect(sitting.story[0]?.events).toEqual([open]);
    expect(sitting.events, "the board may show it to the one who looks").toEqual([secret, open]);
  });

  it("looks back as a spectator would", async () => {
    sitting = await sitDown(both, play([mine(), look(1)], { owing: [0], choices: 3 }));
    await until(() => expect(asked.some((each) => each.path.includes("/replay"))).toBe(true));
    expect(asked.find((each) => each.path.includes("/replay"))?.path).toContain("seat=-1");
  });

  it("is no matter for somebody alone", async () => {
    sitting = await sitDown(alone, play([mine({ events: [] })]));
    newest().hear(happened(11, "chose", { play: play([mine({ events: [secret] })]) }));
    expect([sitting.curtain, sitting.story[0]?.events]).toEqual([-1, [secret]]);
  });
});

describe("at the door", () => {
  it("is closed when the server will not have us", async () => {
    const { Sitting } = await import("../../src/table/sitting.svelte");
    sitting = new Sitting("t1");
    newest().onopen?.();
    newest().hear(refused("", "no_table"));
    newest().onclose?.({ code: 4404 });
    expect(sitting.closed).toBe(true);
  });

  it("is not closed by a server that is just restarting", async () => {
    const { Sitting } = await import("../../src/table/sitting.svelte");
    sitting = new Sitting("t1");
    newest().onopen?.();
    newest().hear(refused("", "closing"));
    newest().onclose?.({ code: 1012 });
    expect([sitting.closed, sitting.connection]).toEqual([false, "lost"]);
  });

  it("tries again when the game could not be fetched", async () => {
    let down = true;
    answers.set("GET /api/games/rummy", () => {
      if (down) throw new Error("no line");
      return { ...game, card: { ...game.card, name: "rummy" } };
    });
    const { Sitting } = await import("../../src/table/sitting.svelte");
    sitting = new Sitting("t1");
    newest().onopen?.();
    newest().hear({ type: "welcome", n: 10, at: 0, table: { ...alone, game: "rummy" }, play: play([mine()]) });
    await until(() => expect(asked.some((each) => each.path.endsWith("rummy"))).toBe(true));
    expect(sitting.ready).toBe(false);
    down = false;
    await until(() => expect(sitting.ready).toBe(true));
    expect(sitting.choices).toHaveLength(2);
  });
});

it("numbers people of the same name, and says guests and bots in the reader's language", async () => {
  sitting = await sitDown(table([you("Guest 1234"), person("Ann"), person("Ann"), bot()]), play([mine()]));
  expect(sitting.names).toEqual(["Guest 1234", "Ann 1", "Ann 2", "Snatcher"]);
  settings.set({ language: "de" });
  expect(sitting.names).toEqual(["Gast 1234", "Ann 1", "Ann 2", "Raffer"]);
});
