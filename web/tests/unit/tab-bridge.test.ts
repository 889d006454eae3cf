import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Bridge, type State } from "../../src/tab/bridge";
import type { FromPage, FromServer } from "../../src/tab/messages";

class PretendedWorker {
  static latest: PretendedWorker;
  onmessage: ((event: { data: FromServer }) => void) | null = null;
  said: FromPage[] = [];
  ended = false;

  constructor() {
    PretendedWorker.latest = this;
  }

  postMessage(message: FromPage): void {
    this.said.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tells(data: FromServer): void {
    this.onmessage?.({ data });
  }
}

const FILES = { version: "1", python: {}, files: {}, named: {} };
const states: State[] = [];
let full = 0;
let bridge: Bridge;
const worker = (): PretendedWorker => PretendedWorker.latest;
const house = () => bridge.house(null, () => false);

beforeEach(() => {
  vi.stubGlobal("Worker", PretendedWorker);
  states.length = 0;
  full = 0;
  bridge = new Bridge(
    "http://space/games/",
    async () => FILES,
    (state) => states.push(state),
    () => full++,
  );
  bridge.start(FILES, "wusel-games-");
});

afterEach(() => vi.unstubAllGlobals());

describe("the server in a tab", () => {
  test("what is asked before it has started waits, and is answered in any order", async () => {
    const first = house().ask("/api/me", {});
    const second = house().ask("/api/tables", { method: "POST", body: "{}" });
    await Promise.resolve();
    expect(worker().said.map(({ type }) => type)).toEqual(["start"]);
    worker().tells({ type: "ready", hasBefore: false });
    const asked = worker().said.slice(1);
    expect(asked).toMatchObject([
      { type: "ask", method: "GET", path: "/api/me", body: null },
      { type: "ask", method: "POST", path: "/api/tables", body: "{}" },
    ]);
    const [one, two] = asked as { id: number }[];
    worker().tells({ type: "answer", id: two!.id, status: 403, kind: "application/json", text: '{"code":"no"}' });
    worker().tells({ type: "answer", id: one!.id, status: 200, kind: "application/json", text: '{"name":"Mona"}' });
    expect(await (await first).json()).toEqual({ name: "Mona" });
    expect((await second).status).toBe(403);
  });

  test("a line opens when it has started, and hears its own frames alone", () => {
    const heard: string[] = [];
    const closed: number[] = [];
    const opened = vi.fn();
    const line = house().connect("/api/play?table=a");
    const other = house().connect("/api/play?table=b");
    line.onopen = opened;
    line.onmessage = ({ data }) => heard.push(data);
    line.onclose = ({ code }) => closed.push(code);
    expect(opened).not.toHaveBeenCalled();
    worker().tells({ type: "ready", hasBefore: false });
    expect(opened).toHaveBeenCalledOnce();
    const [mine, its] = worker().said.slice(1) as { id: number }[];
    line.send("hello");
    other.close();
    expect(worker().said.slice(3)).toEqual([
      { type: "say", id: mine!.id, text: "hello" },
      { type: "leave", id: its!.id },
    ]);
    worker().tells({ type: "frame", id: its!.id, text: "not mine" });
    worker().tells({ type: "frame", id: mine!.id, text: "mine" });
    worker().tells({ type: "closed", id: mine!.id, code: 4404 });
    expect(heard).toEqual(["mine"]);
    expect(closed).toEqual([4404]);
  });

  test("it says how far it is, what is wrong, and that there is no more room", () => {
    worker().tells({ type: "loaded", bytes: 1, of: 2 });
    worker().tells({ type: "loaded", bytes: 2, of: 2 });
    worker().tells({ type: "trouble", why: "no-storage", message: "private window", hasBefore: false });
    worker().tells({ type: "full", isFull: true });
    expect(states.map(({ name }) => name)).toEqual(["loading", "loading", "starting", "trouble"]);
    expect(full).toBe(1);
  });

  test("another tab may have the games: lines are told to come again", () => {
    const closed = vi.fn();
    house().connect("/api/play?table=a").onclose = ({ code }) => closed(code);
    bridge.end();
    expect(worker().ended).toBe(true);
    expect(closed).toHaveBeenCalledWith(1012);
  });

  test("a file is imported once the server has started, and its refusal says why", async () => {
    const imported = bridge.import(new Uint8Array([1]));
    expect(worker().said.map(({ type }) => type)).toEqual(["start"]);
    worker().tells({ type: "ready", hasBefore: false });
    const { id } = worker().said[1] as { id: number };
    worker().tells({ type: "imported", id, refused: "newer" });
    expect(await imported).toBe("newer");
  });

  test("the games from before an import come back even if the server cannot start", async () => {
    worker().tells({ type: "trouble", why: "broken", message: "", hasBefore: true });
    expect(states.at(-1)).toMatchObject({ name: "trouble", hasBefore: true });
    const restored = bridge.restore();
    const { type, id } = worker().said[1] as { type: string; id: number };
    expect(type).toBe("restore");
    worker().tells({ type: "restored", id });
    await restored;
  });

  test("addresses are behind the #", () => {
    location.hash = "#/rules/maus?x=1#B5";
    const { pathname, search, hash } = house().here();
    expect([pathname, search, hash]).toEqual(["/rules/maus", "?x=1", "#B5"]);
    expect(house().address("/t/abc")).toBe("#/t/abc");
    location.hash = "";
    expect(house().here().pathname).toBe("/");
  });
});
