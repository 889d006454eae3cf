/** The place of each choice on the board, and the choice of a click on a place. */

import { type Chart, chartOf, type Place } from "./chart";
import type { Choice, Table } from "./declared";

const namesOf = (places: Place[]): string[] => places.map((each) => each.name);

/** Return the places that a ship or a danger would pass, including its current one; empty if nothing would move. */
export function wayOf(choice: Choice, table: Table): string[] {
  const { view } = table.look;
  const chart = chartOf(table);
  const [whale, tsunami] = [String(view.about.whale), String(view.about.tsunami)];
  switch (choice.do) {
    case "sail":
      return [choice.field, ...namesOf(chart.line(choice.field, choice.direction, 1))];
    case "swim":
      return [whale, ...namesOf(chart.line(whale, choice.direction, 1))];
    case "surge":
      return [tsunami, ...namesOf(chart.line(tsunami, choice.direction, choice.fields))];
    case "crawl": {
      const events = table.foresee(choice)?.events ?? [];
      const lands = events.flatMap((event) => (event.do === "crawled" ? [event.land] : []));
      return lands.length ? [view.crab ?? "", ...lands] : [];
    }
    default:
      return [];
  }
}

/** Return whether a surge would leave the board. */
export const leavesBoard = (choice: Choice, table: Table): boolean =>
  choice.do === "surge" && wayOf(choice, table).length <= choice.fields;

/** Return the place that stands for a choice, or "" if there is none. */
export function placeFor(choice: Choice, table: Table): string {
  if ("land" in choice) return choice.land;
  if ("field" in choice && choice.do !== "sail") return choice.field;
  if (choice.do === "new_whale" || choice.do === "new_tsunami") return chartOf(table).queen.name;
  return wayOf(choice, table).at(-1) ?? "";
}

/** Choices that are made on a card or a tile, not on a place. */
const OFF_THE_SEA = ["take", "take_order", "choose_ability", "play", "joker", "lay"];

/** Return whether the board offers a choice itself. A crab's choice counts until its destination is known. */
export function isOnBoard(choice: Choice, table: Table): boolean {
  if (choice.do === "crawl" && table.foresee(choice) === undefined) return true;
  return OFF_THE_SEA.includes(choice.do) || placeFor(choice, table) !== "";
}

// --- the choice of a click on a place without a glow, so that the server can explain its refusal

/** The choices of land and water if nothing moves, and of the queen if hers differs. */
interface Meant {
  land?: Extract<Choice, { land: string }>["do"];
  field?: Exclude<Extract<Choice, { field: string }>["do"], "sail">;
  queen?: "new_whale" | "new_tsunami";
}
const STANDS: Partial<Record<string, Meant>> = {
  first_station: { land: "found" },
  build_station: { land: "build" },
  send_researchers: { land: "staff", field: "explore" },
  free_buoy: { field: "move_buoy" },
  queen_buoy: { field: "move_buoy" },
  wake_whale: { field: "move_whale", queen: "new_whale" },
  raise_tsunami: { field: "move_tsunami", queen: "new_tsunami" },
  wake_crab: { land: "new_crab" },
};

function wouldStand({ name, land: ashore }: Place, { look: { view } }: Table, chart: Chart): Choice | null {
  const { land, field, queen } = STANDS[view.step] ?? {};
  if (queen && name === chart.queen.name) return { do: queen };
  if (ashore) return land ? { do: land, land: name } : null;
  return field ? { do: field, field: name } : null;
}

/** Return the move of a ship or a danger to a place. */
function wouldMove({ name, land }: Place, { look: { view, seat } }: Table, chart: Chart): Choice | null {
  const { whale, tsunami, how_far } = view.about;
  switch (view.step) {
    case "sail_ships":
      return wouldSail(name, land, view.players[seat]?.ships ?? [], chart);
    case "whale_swims": {
      const direction = chart.directionTo(String(whale), name);
      return direction ? { do: "swim", direction } : null;
    }
    case "tsunami_surges": {
      const way = chart.straight(String(tsunami), name);
      return way ? { do: "surge", ...way } : null;
    }
    case "crab_crawls":
      return land ? { do: "crawl", fields: Number(how_far) + 1 } : null;
    default:
      return null;
  }
}

/** Return the choice of a click on water: a voyage that is too long for a player with ships, else a new ship. */
function wouldSail(name: string, land: boolean, ships: string[], chart: Chart): Choice | null {
  for (const field of ships) {
    const direction = chart.directionTo(field, name);
    if (direction) return { do: "sail", field, direction };
  }
  if (land) return null;
  return ships.length ? { do: "sail", field: name, direction: "north" } : { do: "deploy", field: name };
}

export function wouldBe(name: string, table: Table): Choice | null {
  const chart = chartOf(table);
  const at = chart.place(name);
  return wouldStand(at, table, chart) ?? wouldMove(at, table, chart);
}
