/** Which pieces stand where on the board, and the way each has just gone. */

import type { Chart, Place } from "../chart";
import type { Event, SchwarmView } from "../declared";
import type { Standing } from "./Figure.svelte";

type Point = [number, number];

export const middle = ({ col, row }: Place): Point => [col * 100 + 50, row * 100 + 50];

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

function standing(what: Standing["what"], seat: number, at: string, n: number, off: Point): Standing {
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
    x: off[0],
    y: off[1],
    way: [],
  };
}

/** The places that a tsunami or a crab has just come to, if the last of them is where one is. */
function wayTo(at: string, events: Event[]): string[] {
  const passed = events.flatMap((event) => {
    if (event.do === "surged") return [event.field];
    return event.do === "crawled" ? [event.land] : [];
  });
  return passed.at(-1) === at ? passed : [];
}

/** Everything that stands on the board; so far a piece only says how far from the middle of its place it is. */
export function figuresOf(view: SchwarmView, events: Event[], chart: Chart): Standing[] {
  const all = [...stationsOf(view), ...buoysOf(view), ...shipsOf(view), ...dangersOf(view)];
  return all.map((each) => {
    const at = each.zone.split(":")[0] ?? "";
    const [x, y] = middle(chart.place(at));
    const way = each.what === "tsunami" || each.what === "crab" ? wayTo(at, events) : [];
    return { ...each, x: x + each.x, y: y + each.y, way: way.map((name) => middle(chart.place(name))) };
  });
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

function dangersOf(view: SchwarmView): Standing[] {
  const ships = view.players.flatMap((player) => player.ships);
  const lands = view.players.flatMap((player) => Object.keys(player.stations));
  const shares = (at: string): boolean => ships.includes(at) || lands.includes(at);
  const off = (at: string, n: number): Point => (shares(at) ? [28, -29] : [n * 14, 0]);
  const figures = [
    ...view.whales.map((field, n) => standing("whale", -1, field, n, off(field, n))),
    ...view.tsunamis.map((field, n) => standing("tsunami", -1, field, n, off(field, -n))),
  ];
  if (view.crab) figures.push(standing("crab", -1, view.crab, 0, off(view.crab, 0)));
  return figures.map((each) => ({ ...each, small: shares(each.zone) }));
}

/** The way of a tsunami that has just broken on a coast or left the board: it is on no board any more. */
export function brokenWave(events: Event[], chart: Chart): Point[] {
  const ended = events.some((event) => event.do === "surged_ashore" || event.do === "surged_away");
  if (!ended) return [];
  return events.flatMap((event) => {
    if (event.do === "surged") return [middle(chart.place(event.field))];
    return event.do === "surged_ashore" ? [middle(chart.place(event.land))] : [];
  });
}
