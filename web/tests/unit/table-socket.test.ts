/** The socket of a table: it reconnects by itself, and no command is lost or sent twice. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, TableSocket } from "../../src/lib/table-socket";
import type { FromServer } from "../../src/wire";
import { FakeSocket, newest } from "./table-scene";

describe("a socket", () => {
  let heard: FromServer[];
  let states: Connection[];
  let n: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    [heard, states, n] = [[], [], 0];
    socket = new TableSocket(
      "table",
      () => ({ since: n || null, seat: null }),
      (frame) => heard.push(frame),
      (now) => states.push(now),
    );
    newest().onopen?.();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello first, and nothing else before it is welcome", () => {
    void socket.say({ type: "chat", text: "early" });
    expect(newest().sent).toEqual([{ type: "hello", table: "table", since: null, seat: null }]);
    newest().hear({ type: "welcome", n: 3 });
    expect(newest().sent.at(-1)).toMatchObject({ type: "chat", text: "early" });
    expect(states).toEqual(["connecting", "open"]);
  });

  it("can speak where a browser makes no names of its own, as over plain http", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    newest().hear({ type: "welcome", n: 3 });
    void socket.say({ type: "chat", text: "one" });
    void socket.say({ type: "chat", text: "two" });
    const [one, two] = newest().sent.slice(-2);
    expect(one?.id).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(one?.id).not.toBe(two?.id);
  });

  it("takes the news of what was said for its answer", async () => {
    newest().hear({ type: "welcome", n: 3 });
    const stored = socket.say({ type: "chat", text: "hello" });
    newest().hear({ type: "happened", n: 4, at: 0, news: { what: "chatted" }, id: newest().sent.at(-1)?.id });
    await expect(stored).resolves.toMatchObject({ n: 4 });
    expect(heard.at(-1)).toMatchObject({ type: "happened", n: 4 });
  });

  it("keeps a promise when the server has stored what was said", async () => {
    newest().hear({ type: "welcome", n: 3 });
    const stored = socket.say({ type: "chat", text: "hello" });
    newest().hear({ type: "done", id: newest().sent.at(-1)?.id, n: 4 });
    await expect(stored).resolves.toMatchObject({ n: 4 });
  });

  it("hands on a refusal", async () => {
    newest().hear({ type: "welcome", n: 3 });
    const refused = socket.say({ type: "undo", seat: 0 });
    const refusal = { type: "refused", id: newest().sent.at(-1)?.id, code: "over", message: "", rule: "" };
    newest().hear(refusal);
    await expect(refused).rejects.toEqual(refusal);
  });

  it("comes back after a break, tells what it has seen, and says again what was not answered, under the same id", () => {
    newest().hear({ type: "welcome", n: 3 });
    void socket.say({ type: "chat", text: "lost?" });
    const first = newest().sent.at(-1);
    n = 7;
    newest().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().onopen?.();
    expect(newest().sent[0]).toEqual({ type: "hello", table: "table", since: 7, seat: null });
    newest().hear({ type: "welcome", n: 7 });
    expect(newest().sent[1]).toEqual(first);
  });

  it("says it again on a new line when nobody answers on a dead one, and listens to that one alone", async () => {
    newest().hear({ type: "welcome", n: 3 });
    const stored = socket.say({ type: "chat", text: "anybody?" });
    const [dead, first] = [newest(), newest().sent.at(-1)];
    vi.advanceTimersByTime(9000);
    dead.hear({ type: "presence", here: [], watching: 0 });
    vi.advanceTimersByTime(9000);
    expect(states.at(-1), "it lives as long as anything is heard").toBe("open");
    vi.advanceTimersByTime(1100);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    newest().hear({ type: "welcome", n: 3 });
    expect(newest().sent.at(-1)).toEqual(first);
    const before = heard.length;
    dead.hear({ type: "done", id: first?.id, n: 4 });
    expect(heard).toHaveLength(before);
    newest().hear({ type: "done", id: first?.id, n: 4 });
    await expect(stored).resolves.toMatchObject({ n: 4 });
  });

  it("says after a moment that the table is still on its way, until it is there or the line is cut", () => {
    vi.advanceTimersByTime(2900);
    expect(states).toEqual(["connecting"]);
    vi.advanceTimersByTime(200);
    expect(states.at(-1)).toBe("waiting");
    newest().hear({ type: "welcome", n: 3 });
    expect(states.at(-1)).toBe("open");
    newest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    newest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1000);
    expect(states.slice(-3), "whoever is cut off waits for no table").toEqual(["connecting", "lost", "connecting"]);
    newest().onopen?.();
    newest().hear({ type: "welcome", n: 3 });
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("open");
  });

  it("has all the patience in the world while nothing is asked", () => {
    newest().hear({ type: "welcome", n: 3 });
    vi.advanceTimersByTime(3_600_000);
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer and longer while nobody answers", () => {
    for (let i = 0; i < 4; i++) {
      newest().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(250 * 2 ** i * 0.69);
      expect(FakeSocket.all).toHaveLength(i + 1);
      vi.advanceTimersByTime(250 * 2 ** i);
      expect(FakeSocket.all).toHaveLength(i + 2);
    }
  });

  it.each([4404, 1008])("does not come back when it is not wanted (%i)", (code) => {
    newest().onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
