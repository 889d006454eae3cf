/** The pieces on the board, with their positions and their latest moves. */

import type { Point } from "../../../kit/map";
import type { Chart } from "../chart";
import type { Event, SchwarmView } from "../declared";
import type { Standing } from "./Figure.svelte";

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

/** Return the offset of a piece. Several pieces on a field form a circle. */
function beside(n: number, of: number): Point {
  if (of < 2) return [0, 0];
  const angle = (n / of) * Math.PI * 2 + Math.PI;
  return [Math.round(Math.cos(angle) * 22), Math.round(Math.sin(angle) * 20)];
}

/** Return a piece whose position is still relative to the centre of its place. */
export function standing(what: Standing["what"], seat: number, at: string, place: number, [x, y]: Point): Standing {
  const owner = seat < 0 ? "" : `:${seat}`;
  return { kind: what + owner, zone: at + owner, place, what, seat, at, staff: 0, small: false, x, y, way: [] };
}

/** Return the places that a tsunami or a crab has just passed, if the last of them is its position. */
function wayTo(at: string, events: Event[]): string[] {
  const passed = events.flatMap((event) => {
    if (event.do === "surged") return [event.field];
    return event.do === "crawled" ? [event.land] : [];
  });
  return passed.at(-1) === at ? passed : [];
}

/** Return all pieces on the board. */
export function figuresOf(view: SchwarmView, events: Event[], chart: Chart): Standing[] {
  const buoys = numbered(view, "buoys").map(([seat, field, n]) =>
    standing("buoy", seat, field, n, CORNERS[n % CORNERS.length] as Point),
  );
  const ships = numbered(view, "ships").map(([seat, field, n, of]) => standing("ship", seat, field, n, beside(n, of)));
  return [...stationsOf(view), ...buoys, ...ships, ...dangersOf(view)].map((each) => {
    const { x, y } = chart.place(each.at);
    const way = each.what === "tsunami" || each.what === "crab" ? wayTo(each.at, events) : [];
    return { ...each, x: x + each.x, y: y + each.y, way: chart.points(way) };
  });
}

function stationsOf(view: SchwarmView): Standing[] {
  return view.players.flatMap((player, seat) =>
    Object.entries(player.stations).map(([land, staff]) => ({ ...standing("station", seat, land, 0, [0, 0]), staff })),
  );
}

/** Return pieces on water: seat, field, index on the field, and the number of pieces there. */
function numbered({ players }: SchwarmView, what: "ships" | "buoys"): [number, string, number, number][] {
  const all = players.flatMap((player) => player[what]);
  const here = new Map<string, number>();
  return players.flatMap((player, seat) =>
    player[what].map((field): [number, string, number, number] => {
      const n = here.get(field) ?? 0;
      here.set(field, n + 1);
      return [seat, field, n, all.filter((other) => other === field).length];
    }),
  );
}

function dangersOf(view: SchwarmView): Standing[] {
  const taken = view.players.flatMap(({ ships, stations }) => [...ships, ...Object.keys(stations)]);
  const danger = (what: Standing["what"], at: string, n: number, aside: number): Standing => {
    const small = taken.includes(at);
    return { ...standing(what, -1, at, n, small ? [28, -29] : [aside, 0]), small };
  };
  return [
    ...view.whales.map((field, n) => danger("whale", field, n, n * 14)),
    ...view.tsunamis.map((field, n) => danger("tsunami", field, n, n * -14)),
    ...(view.crab ? [danger("crab", view.crab, 0, 0)] : []),
  ];
}

/** Return the path of a tsunami that has just broken on a coast or left the board, and is not in the view any more. */
export function brokenWave(events: Event[], chart: Chart): Point[] {
  const ended = events.some((event) => event.do === "surged_ashore" || event.do === "surged_away");
  if (!ended) return [];
  const way = events.flatMap((event) => {
    if (event.do === "surged") return [event.field];
    return event.do === "surged_ashore" ? [event.land] : [];
  });
  return chart.points(way);
}
