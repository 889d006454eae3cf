/** Which pieces stand where on the board, and the way each has just gone. */

import type { Words } from "../../board";
import { place } from "../rules/sea";
import type { SchwarmView } from "../view";
import type { Standing } from "./Figure.svelte";

type Point = [number, number];

export const middle = (name: string): Point => {
  const at = place(name);
  return [at.col * 100 + 50, at.row * 100 + 50];
};

const CORNERS: Point[] = [
  [-33, -33],
  [33, 33],
  [33, -33],
  [-33, 33],
  [-33, 0],
  [33, 0],
  [0, -33],
  [0, 33],
];

/** Several on one field stand in a circle. */
function beside(n: number, of: number): Point {
  if (of < 2) return [0, 0];
  const angle = (n / of) * Math.PI * 2 + Math.PI;
  return [Math.round(Math.cos(angle) * 22), Math.round(Math.sin(angle) * 20)];
}

function standing(
  what: Standing["what"],
  seat: number,
  at: string,
  n: number,
  off: Point,
  way: Point[] = [],
): Standing {
  const [x, y] = middle(at);
  const owner = seat < 0 ? "" : `:${seat}`;
  const kind = `${what}${owner}`;
  return {
    kind,
    zone: `${at}${owner}`,
    place: n,
    what,
    seat,
    staff: 0,
    small: false,
    x: x + off[0],
    y: y + off[1],
    way,
  };
}

/** The places that events of one kind name, as points. */
function wayOf(events: Words[], word: string, key: "field" | "land", last: string | null): Point[] {
  const passed = events.filter((event) => event.do === word).map((event) => String(event[key]));
  return passed.at(-1) === last ? passed.map(middle) : [];
}

export function figuresOf(view: SchwarmView, events: Words[]): Standing[] {
  return [...stationsOf(view), ...buoysOf(view), ...shipsOf(view), ...dangersOf(view, events)];
}

function stationsOf(view: SchwarmView): Standing[] {
  return view.players.flatMap((player, seat) =>
    Object.entries(player.stations).map(([land, staff]) => ({ ...standing("station", seat, land, 0, [0, 0]), staff })),
  );
}

function buoysOf(view: SchwarmView): Standing[] {
  const here = new Map<string, number>();
  return view.players.flatMap((player, seat) =>
    player.buoys.map((field) => {
      const n = here.get(field) ?? 0;
      here.set(field, n + 1);
      return standing("buoy", seat, field, n, CORNERS[n % CORNERS.length] as Point);
    }),
  );
}

function shipsOf(view: SchwarmView): Standing[] {
  const all = view.players.flatMap((player) => player.ships);
  const here = new Map<string, number>();
  return view.players.flatMap((player, seat) =>
    player.ships.map((field) => {
      const n = here.get(field) ?? 0;
      here.set(field, n + 1);
      return standing("ship", seat, field, n, beside(n, all.filter((other) => other === field).length));
    }),
  );
}

function dangersOf(view: SchwarmView, events: Words[]): Standing[] {
  const ships = view.players.flatMap((player) => player.ships);
  const lands = view.players.flatMap((player) => Object.keys(player.stations));
  const shares = (at: string): boolean => ships.includes(at) || lands.includes(at);
  const off = (at: string, n: number): Point => (shares(at) ? [28, -29] : [n * 14, 0]);
  const figures = view.whales.map((field, n) => standing("whale", -1, field, n, off(field, n)));
  view.tsunamis.forEach((field, n) => {
    const way = n === view.tsunamis.length - 1 ? wayOf(events, "surged", "field", field) : [];
    figures.push(standing("tsunami", -1, field, n, off(field, -n), way));
  });
  if (view.crab) {
    const way = wayOf(events, "crawled", "land", view.crab);
    figures.push(standing("crab", -1, view.crab, 0, off(view.crab, 0), way));
  }
  return figures.map((each) => ({ ...each, small: shares(each.zone) }));
}

/** The way of a tsunami that has just broken on a coast or left the board: it is on no board any more. */
export function brokenWave(events: Words[]): Point[] {
  const ended = events.some((event) => event.do === "surged_ashore" || event.do === "surged_away");
  if (!ended) return [];
  return events.flatMap((event) => {
    if (event.do === "surged") return [middle(String(event.field))];
    return event.do === "surged_ashore" ? [middle(String(event.land))] : [];
  });
}
