/** Where on the board each choice is made, and which choice a click on a place would be. */

import type { Prospect } from "../../wire";
import type { BoardTable } from "../board";
import { type Chart, chartOf, type Place } from "./chart";
import type { Choice, SchwarmView } from "./declared";
import { eventsOf, viewOf } from "./view";

/** What has to be known to find the place of a choice. */
export interface Sight {
  view: SchwarmView;
  seat: number;
  chart: Chart;
  foresee(choice: Choice): Prospect | null | undefined;
}

export const sightOf = (table: BoardTable): Sight => ({
  view: viewOf(table),
  seat: table.look.seat,
  chart: chartOf(table),
  foresee: (choice) => table.foresee(choice),
});

const namesOf = (places: Place[]): string[] => places.map((each) => each.name);

/** The places that a ship or a danger would pass by a choice, from where it is; empty if nothing would move. */
export function wayOf(choice: Choice, { view, chart, foresee }: Sight): string[] {
  const [whale, tsunami] = [String(view.about.whale), String(view.about.tsunami)];
  switch (choice.do) {
    case "sail":
      return [choice.field, ...namesOf(chart.line(choice.field, choice.direction, 1))];
    case "swim":
      return [whale, ...namesOf(chart.line(whale, choice.direction, 1))];
    case "surge":
      return [tsunami, ...namesOf(chart.line(tsunami, choice.direction, choice.fields))];
    case "crawl": {
      const lands = eventsOf(foresee(choice)?.events ?? []).flatMap((event) =>
        event.do === "crawled" ? [event.land] : [],
      );
      return lands.length ? [view.crab ?? "", ...lands] : [];
    }
    default:
      return [];
  }
}

/** Whether a surge would leave the board. */
export const leavesBoard = (choice: Choice, sight: Sight): boolean =>
  choice.do === "surge" && wayOf(choice, sight).length <= choice.fields;

/** The place that stands for a choice; null if none does. */
export function placeFor(choice: Choice, sight: Sight): string | null {
  if ("land" in choice) return choice.land;
  if ("field" in choice && choice.do !== "sail") return choice.field;
  if (choice.do === "new_whale" || choice.do === "new_tsunami") return sight.chart.queen.name;
  return wayOf(choice, sight).at(-1) ?? null;
}

/** Choices that are made by clicking a card or a tile, not a place. */
const OFF_THE_SEA = ["take", "take_order", "choose_ability", "play", "joker", "lay"];

/** Whether the board offers a choice itself. How far a crab would come is known a moment later. */
export function isOnBoard(choice: Choice, sight: Sight): boolean {
  if (choice.do === "crawl" && sight.foresee(choice) === undefined) return true;
  return OFF_THE_SEA.includes(choice.do) || placeFor(choice, sight) !== null;
}

/** The choices by the place where they are made. */
export function targets(choices: Choice[], sight: Sight): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const at = placeFor(choice, sight);
    if (at) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  return found;
}

// --- what somebody means who clicks a place that cannot be chosen: the server says why not

/** What a place stands for where nothing moves. */
function wouldStand({ name, land }: Place, { view, chart }: Sight): Choice | null {
  switch (view.step) {
    case "first_station":
      return land ? { do: "found", land: name } : null;
    case "build_station":
      return land ? { do: "build", land: name } : null;
    case "send_researchers":
      return land ? { do: "staff", land: name } : { do: "explore", field: name };
    case "free_buoy":
    case "queen_buoy":
      return land ? null : { do: "move_buoy", field: name };
    case "wake_whale":
      return name === chart.queen.name ? { do: "new_whale" } : { do: "move_whale", field: name };
    case "raise_tsunami":
      return name === chart.queen.name ? { do: "new_tsunami" } : { do: "move_tsunami", field: name };
    case "wake_crab":
      return land ? { do: "new_crab", land: name } : null;
    default:
      return null;
  }
}

/** The way that a ship or a danger would have to go. */
function wouldMove({ name, land }: Place, { view, seat, chart }: Sight): Choice | null {
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

export function wouldBe(name: string, sight: Sight): Choice | null {
  const at = sight.chart.place(name);
  return wouldStand(at, sight) ?? wouldMove(at, sight);
}
