/** Where on the board each choice is made, and which choice a click on a place would be. */

import { type Chart, chartOf, type Place } from "./chart";
import type { Choice, Table } from "./declared";

const namesOf = (places: Place[]): string[] => places.map((each) => each.name);

/** The places that a ship or a danger would pass by a choice, from where it is; empty if nothing would move. */
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

/** Whether a surge would leave the board. */
export const leavesBoard = (choice: Choice, table: Table): boolean =>
  choice.do === "surge" && wayOf(choice, table).length <= choice.fields;

/** The place that stands for a choice; empty if none does. */
export function placeFor(choice: Choice, table: Table): string {
  if ("land" in choice) return choice.land;
  if ("field" in choice && choice.do !== "sail") return choice.field;
  if (choice.do === "new_whale" || choice.do === "new_tsunami") return chartOf(table).queen.name;
  return wayOf(choice, table).at(-1) ?? "";
}

/** Choices that are made by clicking a card or a tile, not a place. */
const OFF_THE_SEA = ["take", "take_order", "choose_ability", "play", "joker", "lay"];

/** Whether the board offers a choice itself. How far a crab would come is known a moment later. */
export function isOnBoard(choice: Choice, table: Table): boolean {
  if (choice.do === "crawl" && table.foresee(choice) === undefined) return true;
  return OFF_THE_SEA.includes(choice.do) || placeFor(choice, table) !== "";
}

// --- what somebody means who clicks a place that cannot be chosen: the server says why not

/** What land and water stand for where nothing moves, and the queen if she stands for something else. */
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

/** The way that a ship or a danger would have to go. */
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

/** With ships a click on water means a voyage that is too long, without one a new ship. */
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
