/** The replay of a game that is still running. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replaying } from "../../src/pages/replay/replaying.svelte";

let line: string[];
let phase: string;

function moment(n: number): unknown {
  const look = { seat: 0, view: { made: line[n] }, choices: [], chosen: null, events: [{ do: "e", n }], undo: "" };
  return { choices: n, seat: 0, look, step: "s", owing: [] };
}

beforeEach(() => {
  line = ["opening", "a", "b"];
  phase = "playing";
  const seats = [
    { kind: "person", name: "Ada", bot: "", yours: true },
    { kind: "person", name: "Ben", bot: "", yours: false },
  ];
  const card = { name: "nothing", titles: {}, options: [] };
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    "/api/me": () => ({ name: "Ada", has_link: false }),
    "/api/tables/t1": () => ({ id: "t1", game: "nothing", phase, seats }),
    "/api/games/nothing": () => ({ card, choices: [], events: [], rules: [], texts: {} }),
    "/api/tables/t1/replay": (query) => {
      const first = Number(query.get("first"));
      return { total: line.length - 1, moments: line.slice(first, first + 100).map((_, i) => moment(first + i)) };
    },
  };
  vi.stubGlobal("fetch", async (path: string) => {
    const [where = "", query] = path.split("?");
    return new Response(JSON.stringify(answers[where]?.(new URLSearchParams(query))));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(search: string): Promise<Replaying> {
  const replaying = new Replaying("t1");
  await replaying.open(search);
  return replaying;
}

describe("a replay of a running game", () => {
  it("grows, and whoever is at its end sees it happen", async () => {
    const replaying = await opened("?n=2");
    line.push("c");
    await replaying.grow();
    expect([replaying.total, replaying.n, replaying.look.view]).toEqual([3, 3, { made: "c" }]);
    expect(replaying.events).toEqual([{ do: "e", n: 3 }]);
  });

  it("leaves those alone who look at something earlier", async () => {
    const replaying = await opened("?n=1");
    line.push("c", "d");
    await replaying.grow();
    expect([replaying.total, replaying.n]).toEqual([4, 1]);
    await replaying.goTo(4);
    expect(replaying.look.view).toEqual({ made: "d" });
  });

  it("forgets what was taken back", async () => {
    const replaying = await opened("?n=2");
    line = ["opening", "a", "other"];
    await replaying.grow();
    expect([replaying.n, replaying.look.view]).toEqual([2, { made: "other" }]);
    line = ["opening"];
    await replaying.grow();
    expect([replaying.total, replaying.n, replaying.look.view]).toEqual([0, 0, { made: "opening" }]);
  });

  it("opens all eyes when the game is over, and grows no more", async () => {
    const replaying = await opened("");
    expect(replaying.seats).toEqual([0, -1]);
    phase = "over";
    await replaying.grow();
    expect(replaying.seats).toEqual([0, 1, -1]);
    line.push("c");
    await replaying.grow();
    expect(replaying.total).toBe(2);
  });

  it("catches up after a long while", async () => {
    const replaying = await opened("?n=2");
    for (let n = 3; n <= 230; n += 1) line.push(`x${n}`);
    await replaying.grow();
    expect([replaying.total, replaying.n, replaying.look.view]).toEqual([230, 230, { made: "x230" }]);
  });
});
