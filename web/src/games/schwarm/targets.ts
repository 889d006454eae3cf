/** Where on the board each choice is made, and which choice a click on a place would be. */

import type { Words } from "../board";
import { beside, directionTo, fields, place, QUEEN, ray } from "./rules/sea";
import { crabWay, surgeWay } from "./rules/ways";
import type { SchwarmView } from "./view";

/** Choices that are made by clicking a card or a tile, not a place. */
const OFF_THE_SEA = ["take", "take_order", "choose_ability", "play", "joker", "lay"];
const ON_LAND = ["found", "build", "staff", "new_crab"];
const ON_FIELD = ["deploy", "explore", "move_buoy", "move_whale", "move_tsunami"];

/** The field that tiles or buoys are asked for now. */
export const fieldAsked = (view: SchwarmView): string | null =>
  view.step === "lay_tile" || view.step === "free_buoy" ? (fields[view.argument] ?? null) : null;

/** The place that stands for a choice; null if none does. */
export function placeFor(choice: Words, view: SchwarmView, seat: number): string | null {
  const word = String(choice.do);
  if (ON_LAND.includes(word)) return String(choice.land);
  if (ON_FIELD.includes(word)) return String(choice.field);
  switch (word) {
    case "sail":
      return beside(String(choice.field), String(choice.direction))?.name ?? null;
    case "swim":
      return beside(view.whales.at(-1) ?? QUEEN, String(choice.direction))?.name ?? null;
    case "new_whale":
    case "new_tsunami":
      return QUEEN;
    case "surge":
      return surgeWay(view, choice).at(-1) ?? view.tsunamis.at(-1) ?? null;
    case "crawl":
      return crabWay(view, seat)[Number(choice.fields) - 1] ?? null;
    default:
      return null;
  }
}

/** The places that a ship or a danger would pass by a choice, from where it is; empty if nothing would move. */
export function wayOf(choice: Words, view: SchwarmView, seat: number): string[] {
  const to = placeFor(choice, view, seat);
  switch (choice.do) {
    case "sail":
      return to ? [String(choice.field), to] : [];
    case "swim":
      return to ? [view.whales.at(-1) ?? QUEEN, to] : [];
    case "surge":
      return [view.tsunamis.at(-1) ?? QUEEN, ...surgeWay(view, choice)];
    case "crawl":
      return [view.crab ?? "", ...crabWay(view, seat).slice(0, Number(choice.fields))];
    default:
      return [];
  }
}

/** Whether the board offers a choice itself. */
export function isOnBoard(choice: Words, view: SchwarmView, seat: number): boolean {
  return OFF_THE_SEA.includes(String(choice.do)) || placeFor(choice, view, seat) !== null;
}

/** The choices by the place where they are made. */
export function targets(choices: Words[], view: SchwarmView, seat: number): Map<string, Words[]> {
  const found = new Map<string, Words[]>();
  for (const choice of choices) {
    const at = placeFor(choice, view, seat);
    if (at) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  return found;
}

/** What somebody means who clicks a place that cannot be chosen: the server says why not. */
export function wouldBe(name: string, view: SchwarmView, seat: number): Words | null {
  return place(name).land ? wouldBeOnLand(name, view, seat) : wouldBeOnWater(name, view, seat);
}

function wouldBeOnLand(land: string, view: SchwarmView, seat: number): Words | null {
  switch (view.step) {
    case "first_station":
      return { do: "found", land };
    case "build_station":
      return { do: "build", land };
    case "send_researchers":
      return { do: "staff", land };
    case "wake_crab":
      return { do: "new_crab", land };
    case "crab_crawls": {
      const steps = crabWay(view, seat).indexOf(land) + 1;
      return { do: "crawl", fields: Math.min(8, steps || 8) };
    }
    case "sail_ships":
      return toLand("sail", view.players[seat]?.ships ?? [], land);
    case "whale_swims":
      return toLand("swim", view.whales.slice(-1), land);
    case "tsunami_surges":
      return surgeTo(land, view);
    default:
      return null;
  }
}

function toLand(word: "sail" | "swim", from: string[], land: string): Words | null {
  for (const field of from) {
    const direction = directionTo(field, land);
    if (direction) return word === "sail" ? { do: word, field, direction } : { do: word, direction };
  }
  return null;
}

function surgeTo(name: string, view: SchwarmView): Words | null {
  const from = view.tsunamis.at(-1) ?? QUEEN;
  const bearings = ["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"];
  for (const direction of bearings) {
    const steps = ray(from, direction).indexOf(name) + 1;
    if (steps) return { do: "surge", direction, fields: steps };
  }
  return null;
}

function wouldBeOnWater(field: string, view: SchwarmView, seat: number): Words | null {
  switch (view.step) {
    case "sail_ships":
      return wouldSail(field, view, seat);
    case "send_researchers":
      return { do: "explore", field };
    case "free_buoy":
    case "queen_buoy":
      return { do: "move_buoy", field };
    case "wake_whale":
      return field === QUEEN ? { do: "new_whale" } : { do: "move_whale", field };
    case "raise_tsunami":
      return field === QUEEN ? { do: "new_tsunami" } : { do: "move_tsunami", field };
    case "whale_swims": {
      const direction = directionTo(view.whales.at(-1) ?? QUEEN, field);
      return direction ? { do: "swim", direction } : null;
    }
    case "tsunami_surges":
      return surgeTo(field, view);
    default:
      return null;
  }
}

/** Without a ship a click on water means a new one, with ships a voyage that is too long. */
function wouldSail(field: string, view: SchwarmView, seat: number): Words {
  const ships = view.players[seat]?.ships ?? [];
  return ships.length ? { do: "sail", field, direction: "north" } : { do: "deploy", field };
}
