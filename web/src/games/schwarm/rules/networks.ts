/** Networks as the rules count them, for boards that are not there yet: what a move would bring is shown before it is
 * made. What is on the board now the view tells. */

import type { PlayerView, SchwarmView } from "../view";
import { beside, DIRECTIONS, type Direction, opposite, place, QUEEN, shores } from "./sea";
import { ALL_FOUR, openings } from "./tiles";

/** One player's pieces, and the tiles of all. */
export interface Waters {
  tiles: Record<string, string>;
  stations: Record<string, number>;
  ships: string[];
  buoys: string[];
  brilliant: boolean;
}

export interface Network {
  fields: Set<string>;
  lands: Set<string>;
}

const SIDE_BONUS = [0, 0, 10, 30, 50];

export function watersOf(view: SchwarmView, player: PlayerView): Waters {
  const { stations, ships, buoys, ability } = player;
  return { tiles: view.tiles, stations, ships, buoys, brilliant: ability === "brilliant_researcher" };
}

/** The edges a field leads to for a player (SW-N1..N3, SW-KO2). */
function opens(waters: Waters, field: string): string {
  if (waters.ships.includes(field)) return ALL_FOUR;
  if (!waters.buoys.includes(field)) return "";
  return field === QUEEN ? ALL_FOUR : openings(waters.tiles[field] ?? "");
}

const leads = (waters: Waters, field: string, direction: Direction): boolean =>
  opens(waters, field).includes(direction.charAt(0));

/** All that hangs together with a field. */
function networkFrom(waters: Waters, start: string): Network {
  const found: Network = { fields: new Set([start]), lands: new Set() };
  const todo = [start];
  const join = (field: string): void => {
    if (!found.fields.has(field)) todo.push(field);
    found.fields.add(field);
  };
  for (let at = todo.pop(); at; at = todo.pop()) {
    for (const direction of DIRECTIONS) {
      const next = leads(waters, at, direction) ? beside(at, direction) : undefined;
      if (!next) continue;
      if (!next.land) {
        if (leads(waters, next.name, opposite(direction))) join(next.name);
      } else if (next.name in waters.stations && !found.lands.has(next.name)) {
        found.lands.add(next.name);
        for (const [field, onto] of shores(next.name)) if (leads(waters, field, onto)) join(field);
      }
    }
  }
  return found;
}

/** Whether what hangs together with a field holds a station or a ship, as a tile needs it (SW-F4). */
export function isAnchored(waters: Waters, field: string): boolean {
  const { fields, lands } = networkFrom(waters, field);
  return lands.size > 0 || waters.ships.some((ship) => fields.has(ship));
}

export function networksOf(waters: Waters): Network[] {
  const found: Network[] = [];
  for (const field of new Set([...waters.buoys, ...waters.ships])) {
    if (!found.some((network) => network.fields.has(field))) found.push(networkFrom(waters, field));
  }
  for (const land of Object.keys(waters.stations)) {
    if (!found.some((network) => network.lands.has(land))) found.push({ fields: new Set(), lands: new Set([land]) });
  }
  return found;
}

/** Whether an own station is connected to the queen, her own buoy left aside (SW-KO1, SW-Q20). */
export function reachesQueen(waters: Waters): boolean {
  const bare = { ...waters, buoys: waters.buoys.filter((field) => field !== QUEEN) };
  if (bare.ships.includes(QUEEN)) return networkFrom(bare, QUEEN).lands.size > 0;
  return DIRECTIONS.some((direction) => {
    const next = beside(QUEEN, direction);
    return next && leads(bare, next.name, opposite(direction)) && networkFrom(bare, next.name).lands.size > 0;
  });
}

/** The same waters with the queen's buoy where it belongs. */
export function settled(waters: Waters): Waters {
  const buoys = waters.buoys.filter((field) => field !== QUEEN);
  return { ...waters, buoys: reachesQueen(waters) ? [...buoys, QUEEN] : buoys };
}

export function pointsOf(waters: Waters, network: Network): number {
  const staff = [...network.lands].reduce((sum, land) => sum + (waters.stations[land] ?? 0), 0);
  const here = (list: string[]): number => list.filter((field) => network.fields.has(field)).length;
  return network.lands.size + staff * (waters.brilliant ? 2 : 1) + here(waters.buoys) + here(waters.ships);
}

/** What the round and the end would score (SW-R1, SW-E2, SW-E3). */
export function outlook(waters: Waters): { round: number; end: number; queen: boolean } {
  const networks = networksOf(waters);
  const queen = waters.buoys.includes(QUEEN);
  const atQueen = queen ? networks.find((network) => network.fields.has(QUEEN)) : undefined;
  const values = [...(atQueen?.lands ?? [])].reduce((sum, land) => sum + place(land).value, 0);
  const sides = networks.map((network) => new Set([...network.lands].map((land) => place(land).side)).size);
  const bonus = SIDE_BONUS[Math.max(0, ...sides)] ?? 0;
  return { round: Math.max(0, ...networks.map((each) => pointsOf(waters, each))), end: values + bonus, queen };
}

/** A half of a joint: from the middle of a field to its edge, or of a station's land to the shore. */
export interface Link {
  seat: number;
  at: string;
  direction: Direction;
}

/** Every joint between a player's pieces that lie next to each other and open to each other. */
export function linksOf(view: SchwarmView, seat: number): Link[] {
  const waters = watersOf(view, view.players[seat] as PlayerView);
  return [...new Set([...waters.buoys, ...waters.ships])].flatMap((field) =>
    DIRECTIONS.flatMap((direction) => {
      const next = leads(waters, field, direction) ? beside(field, direction) : undefined;
      if (!next) return [];
      const half: Link = { seat, at: field, direction };
      if (!next.land) return leads(waters, next.name, opposite(direction)) ? [half] : [];
      return next.name in waters.stations ? [half, { seat, at: next.name, direction: opposite(direction) }] : [];
    }),
  );
}
