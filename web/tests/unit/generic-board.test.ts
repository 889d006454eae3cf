/** The generic board, for games without their own. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { BoardTable } from "../../src/games/board";
import Board from "../../src/games/generic/Board.svelte";
import GameBox from "../../src/pages/home/GameBox.svelte";
import { game } from "./table-scene";

const said: Record<string, string> = { "seen-open_card": "Open card", "seen-points": "Points" };
const texts = {
  has: (key: string) => key in said,
  say: (key: string) => said[key],
  titled: (name: string) => (name === "amber" ? "Amber" : name.replaceAll("_", " ")),
};

/** Return a table for two with this view. */
const tableWith = (view: object): BoardTable =>
  ({ look: { view }, names: ["Anna", "Ben"], owing: [1], texts }) as unknown as BoardTable;

const told = (name: string): string | null | undefined =>
  screen.getByText(name).nextElementSibling?.textContent?.trim();

afterEach(cleanup);

describe("the generic board", () => {
  it("calls what lies there by the game's own words, and leaves out what the table shows", () => {
    const table = { seat: 0, step: "take_turn", about: { rolls: 1 }, wanted: { may: "keep-leave" }, asked: [1] };
    render(Board, { table: tableWith({ ...table, open_card: "amber", pile: ["amber", "amber"], turned_up: null }) });
    expect(told("Open card")).toBe("Amber");
    expect(told("pile")).toBe("2 × Amber");
    expect(told("turned up")).toBe("–");
    expect(screen.queryByText("wanted")).toBeNull();
    expect(screen.queryByText("about")).toBeNull();
  });

  it("shows a number for each player beside the player", () => {
    render(Board, {
      table: tableWith({ points: [4, 7], dice: [1, 2, 3], players: [{ hand: [] }, { hand: ["amber"] }] }),
    });
    expect(screen.getAllByText("Points").map((each) => each.nextElementSibling?.textContent?.trim())).toEqual([
      "4",
      "7",
    ]);
    expect(screen.getByText("Ben").closest("section")?.textContent).toMatch(/hand\s*Amber\s*Points\s*7/);
    expect(told("dice")).toBe("1, 2, 3");
  });

  it("has players also where the view has none", () => {
    render(Board, { table: tableWith({ points: [0, 0] }) });
    expect(screen.getByText("Anna").closest("section")?.textContent).toMatch(/Points\s*0/);
  });
});

it("says on a box without a line of ours what the game is about", () => {
  const card = { ...game.card, about: { en: "Tricks and trumps.", de: "Stiche und Trumpf." } };
  const nobody = () => undefined;
  const box = { name: card.name, card };
  render(GameBox, { box, bots: [], coming: false, busy: false, story: null, play: nobody, tell: nobody });
  expect(screen.getByText("Tricks and trumps.")).toBeTruthy();
});
