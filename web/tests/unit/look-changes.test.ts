import { expect, test } from "vitest";
import { changed, Looking } from "../../src/table/look-changes";
import type { Play } from "../../src/wire";

const stand: Play = {
  question: 1,
  step: "lay",
  choices: 0,
  together: false,
  owing: [0],
  awaited: {},
  clocks: null,
  looks: [],
};
const own = (seat: number, hand: string[]): Play["looks"][number] => ({
  seat,
  own: [
    [["seat"], seat],
    [["players", seat, "hand"], hand],
  ],
  choices: [],
  chosen: null,
  events: [],
  undo: "",
});

test("only what changes is another object", () => {
  const view = { round: 1, players: [{ points: 0 }, { points: 3 }], sea: { a1: "ns" } };
  const seen = changed(view, [[["players", 1, "points"], 4]]);
  expect(seen).toEqual({ round: 1, players: [{ points: 0 }, { points: 4 }], sea: { a1: "ns" } });
  expect(seen.sea).toBe(view.sea);
  expect((seen.players as unknown[])[0]).toBe(view.players[0]);
  expect(view.players[1]).toEqual({ points: 3 });
});

test("each seat sees what all see and its own besides", () => {
  const looking = new Looking();
  const view = { seat: -1, round: 1, players: [{ hand: null }, { hand: null }] };
  looking.whole({ ...stand, view, looks: [own(0, ["ace"])] });
  const { looks } = looking.whole({ ...stand, changes: [[["round"], 2]], looks: [own(0, ["ace"]), own(1, ["king"])] });
  expect(looks.map((look) => look.view)).toEqual([
    { seat: 0, round: 2, players: [{ hand: ["ace"] }, { hand: null }] },
    { seat: 1, round: 2, players: [{ hand: null }, { hand: ["king"] }] },
  ]);
});

test("a part that has others in it can be told as a whole", () => {
  const looking = new Looking();
  looking.whole({ ...stand, view: { tiles: { a1: "ns" } } });
  const told: Play = { ...stand, changes: [[["tiles"], { b2: "we" }]], looks: [{ ...own(-1, []), own: [] }] };
  expect(looking.whole(told).looks[0]?.view).toEqual({ tiles: { b2: "we" } });
});
