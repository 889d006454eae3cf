import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Happening, Past } from "../../src/games/board";
import DecidingMoments from "../../src/table/DecidingMoments.svelte";
import type { Reviewed } from "../../src/wire";
import { answers, asked, look, openHouse, person, play, sitDown, table, until, you } from "./table-scene";

openHouse();

const laid = (seat: number, card: string): Happening => ({ do: "laid", seat, card });
const past: Past = {
  told: Array.from({ length: 10 }, (_, n) => ({ n, events: [laid(n % 2, n < 5 ? "ace" : "king")] })),
  address: (n) => `/replay/t1?n=${n}&seat=0`,
};
/** Return a review with a turning point at each change of Ada's chances. */
const reviewed = (curve: number[], n: number): Reviewed => {
  const [before = 0, after = before] = curve.slice(n);
  const turn = {
    choices: n,
    seat: 0,
    missed: false,
    before,
    after,
    error: 0.01,
    choice: {},
    meant: {},
    best: {},
    best_meant: {},
    why: [],
  };
  const odds = { chances: [before, 1 - before], errors: [0, 0] };
  return { choices: n, odds, verdict: null, turns: before === after ? [] : [turn] };
};

/** Set Ada's chances at each moment. */
const stands = (curve: number[]): void => {
  answers.set("GET /api/tables/t1/review", (path) => {
    const first = Number(new URLSearchParams(path.split("?")[1]).get("first"));
    const moments = curve.slice(first, first + 3).map((_, place) => reviewed(curve, first + place));
    return { total: curve.length - 1, together: false, moments };
  });
};

const ending = { how: "finished" as const, ranks: [1, 2], scores: [2, 1], reason: "", won: null, resigned: [] };
const looksBack = async (likely: number[]): Promise<void> => {
  answers.set("GET /api/tables/t1/turns", () => ({ choices: likely }));
  const info = table([you("Ada"), person("Ben")], { phase: "over", ending });
  const session = await sitDown(info, play([look(0)], { owing: [] }));
  render(DecidingMoments, { table: session, past });
  await until(() => expect(screen.queryByText("Looking back at the game …")).toBeNull());
};
const told = (): string[] =>
  screen.getAllByRole("link").map((link) => link.textContent?.replace(/\s+/g, " ").trim() ?? "");

describe("the moments that decided a game", () => {
  it("are the likeliest three that a review bears out, in the order in which they came", async () => {
    stands([0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.3, 0.3, 0.9, 0.9]);
    await looksBack([7, 1, 5, 2, 8]);
    expect(told()).toEqual([
      "Ben lays the Ace. The chances of Ada rise from 50% to 80%.",
      "Ada lays the King. The chances of Ada fall from 80% to 30%.",
      "Ada lays the King. The chances of Ada rise from 30% to 90%.",
    ]);
    const links = within(screen.getByRole("list")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([3, 6, 8].map(past.address));
  });

  it("are told without chances where nothing bears them out, and each is drawn as it was then", async () => {
    stands(Array(10).fill(0.5));
    await looksBack([4]);
    expect(told()).toEqual(["Ben lays the King."]);
    await until(() => expect(asked.some(({ path }) => path.includes("/replay?first=5&count=1"))).toBe(true));
  });

  it("are left out where nobody can look back", async () => {
    const info = table([you("Ada"), person("Ben")], { phase: "over", ending });
    const session = await sitDown(info, play([look(0)], { owing: [] }));
    render(DecidingMoments, { table: session, past });
    await until(() => expect(screen.queryByText("What decided it")).toBeNull());
  });
});
