/** What a choice would bring, told before it is made: points, networks, tiles, and damage to others. */

import type { Words } from "../../board";
import type { PlayerView, SchwarmView } from "../view";
import { isAnchored, outlook, settled, type Waters, watersOf } from "./networks";
import { beside, fields, landNear, PER_AMOEBA, place, QUEEN, TILE_POINTS } from "./sea";
import { openings, ROTATIONS, SHAPES, shapeOf } from "./tiles";
import { crabWay, surgeWay } from "./ways";

export interface Gain {
  /** Points at once, from a tile or from others. */
  now: number;
  /** What the best network would score more at the end of the round. */
  round: number;
  /** What the final scoring would give more. */
  end: number;
  /** The queen would be joined or lost. */
  queen: "joined" | "lost" | null;
  /** A face-down tile would be picked up. */
  tile: boolean;
  /** What others would lose, by seat. */
  damage: Map<number, number>;
}

const NOTHING: Gain = { now: 0, round: 0, end: 0, queen: null, tile: false, damage: new Map() };

/** What a choice would bring to a seat. */
export function foresee(choice: Words, view: SchwarmView, seat: number, dangerous: boolean): Gain {
  const player = view.players[seat];
  if (!player) return NOTHING;
  const after = watersAfter(choice, view, player);
  if (after) return { ...NOTHING, ...networkGain(watersNow(view, player), after), ...atOnce(choice, view) };
  const hits = hitsOf(choice, view, seat, dangerous);
  if (!hits.length) return NOTHING;
  const damage = damageOf(hits, view);
  return { ...NOTHING, damage, now: [...damage.values()].reduce((sum, each) => sum + each, 0) };
}

/** A player's waters as they count now. Whoever is asked for a buoy for the queen has not joined her yet. */
function watersNow(view: SchwarmView, player: PlayerView): Waters {
  const waters = watersOf(view, player);
  return view.step === "queen_buoy" ? waters : settled(waters);
}

function atOnce(choice: Words, view: SchwarmView): Partial<Gain> {
  if (choice.do === "lay") return { now: TILE_POINTS[shapeOf(String(choice.tile))] ?? 0 };
  if (choice.do === "sail") return { tile: view.face_down.includes(String(choice.field)) };
  return {};
}

function networkGain(before: Waters, after: Waters): Partial<Gain> {
  const now = outlook(before);
  const then = outlook(settled(after));
  const queen = now.queen === then.queen ? null : then.queen ? "joined" : "lost";
  return { round: then.round - now.round, end: then.end - now.end, queen };
}

/** A player's waters after a choice; null if it moves none of the own pieces. */
function watersAfter(choice: Words, view: SchwarmView, player: PlayerView): Waters | null {
  const waters = watersOf(view, player);
  const field = String(choice.field ?? "");
  const land = String(choice.land ?? "");
  switch (choice.do) {
    case "found":
    case "build":
      return { ...waters, stations: { ...waters.stations, [land]: player.left.researchers > 0 ? 1 : 0 } };
    case "staff":
      return { ...waters, stations: { ...waters.stations, [land]: (waters.stations[land] ?? 0) + 1 } };
    case "deploy":
      return { ...waters, ships: [...waters.ships, field] };
    case "sail":
      return { ...waters, ships: moved(waters.ships, field, beside(field, String(choice.direction))?.name) };
    case "move_buoy":
      return { ...waters, buoys: moved(waters.buoys, field, view.step === "queen_buoy" ? QUEEN : undefined) };
    case "lay":
      return laid(waters, fields[view.argument] ?? "", String(choice.tile));
    default:
      return null;
  }
}

const laid = (waters: Waters, at: string, tile: string): Waters => ({
  ...waters,
  tiles: { ...waters.tiles, [at]: tile },
  buoys: [...waters.buoys, at],
});

/** What a tile laid somewhere could bring at best: of all that the player holds, turned every way that fits. */
export function bestTile(field: string, view: SchwarmView, seat: number): Gain | null {
  const player = view.players[seat] as PlayerView;
  const before = settled(watersOf(view, player));
  const below = openings(view.tiles[field] ?? "");
  let best: Gain | null = null;
  for (const tile of SHAPES.filter((shape) => player.tiles[shape]).flatMap((shape) => ROTATIONS[shape])) {
    const after = laid(before, field, tile);
    const covers =
      [...below].every((letter) => openings(tile).includes(letter)) && openings(tile).length > below.length;
    if (!covers || !isAnchored(after, field)) continue;
    const gain = { ...NOTHING, ...networkGain(before, after), now: TILE_POINTS[shapeOf(tile)] ?? 0 };
    if (!best || worth(gain) > worth(best)) best = gain;
  }
  return best;
}

/** How good a gain is, all in all: points at once and every round count more than those of the end. */
export const worth = (gain: Gain): number => gain.now + gain.round * 2 + gain.end / 4;

/** The board with a tile laid on it and the player's buoy on top, to see what would join. */
export function withTile(view: SchwarmView, seat: number, field: string, tile: string): SchwarmView {
  const players = view.players.map((player, i) =>
    i === seat ? { ...player, buoys: settled(laid(watersOf(view, player), field, tile)).buoys } : player,
  );
  return { ...view, tiles: { ...view.tiles, [field]: tile }, players };
}

function moved(list: string[], from: string, to: string | undefined): string[] {
  const rest = [...list];
  rest.splice(rest.indexOf(from), 1);
  return to ? [...rest, to] : rest;
}

// --- dangers

/** Somebody's piece on the way of a danger; beside a dangerous tsunami it costs one less. */
interface Hit {
  victim: number;
  less: number;
}

/** The pieces of others that a danger would come over, in order. */
function hitsOf(choice: Words, view: SchwarmView, seat: number, dangerous: boolean): Hit[] {
  switch (choice.do) {
    case "new_whale":
    case "new_tsunami":
      return shipsOn(QUEEN, view, seat);
    case "swim":
      return shipsOn(beside(view.whales.at(-1) ?? QUEEN, String(choice.direction))?.name ?? "", view, seat);
    case "surge":
      return surgeWay(view, choice).flatMap((name) => struck(name, view, seat, dangerous));
    case "crawl":
      return crabWay(view, seat)
        .slice(0, Number(choice.fields))
        .flatMap((land) => stationOn(land, view, seat, 0));
    default:
      return [];
  }
}

export function shipsOn(field: string, view: SchwarmView, seat: number): Hit[] {
  return view.players.flatMap((player, victim) =>
    victim === seat ? [] : player.ships.filter((ship) => ship === field).map(() => ({ victim, less: 0 })),
  );
}

function stationOn(land: string, view: SchwarmView, seat: number, less: number): Hit[] {
  return view.players.flatMap((player, victim) =>
    victim !== seat && land in player.stations ? [{ victim, less }] : [],
  );
}

function struck(name: string, view: SchwarmView, seat: number, dangerous: boolean): Hit[] {
  if (!place(name).land) return shipsOn(name, view, seat);
  const near = dangerous ? landNear(name).flatMap((land) => stationOn(land, view, seat, 1)) : [];
  return [...stationOn(name, view, seat, 0), ...near];
}

/** What each victim pays: one for every amoeba at its place, each hit from where the last one left it (SW-DM1..DM4). */
export function damageOf(hits: Hit[], view: SchwarmView): Map<number, number> {
  const lost = new Map<number, number>();
  for (const { victim, less } of hits) {
    const player = view.players[victim] as PlayerView;
    const before = lost.get(victim) ?? 0;
    const guard = player.ability === "protection" ? 1 : 0;
    const damage = Math.max(0, Math.floor((player.points - before) / PER_AMOEBA) - less - guard);
    if (damage) lost.set(victim, before + damage);
  }
  return lost;
}

/** Where a whale or a ship can still come to, and the damage on the way that does most: by field. */
export function reach(
  from: string,
  steps: number,
  barred: string[],
  harm: (path: string[]) => number,
): Map<string, { path: string[]; harm: number }> {
  const found = new Map<string, { path: string[]; harm: number }>();
  const go = (at: string, path: string[]): void => {
    if (path.length === steps) return;
    for (const direction of ["north", "east", "south", "west"]) {
      const next = beside(at, direction);
      if (!next || next.land || barred.includes(next.name) || path.includes(next.name)) continue;
      const way = [...path, next.name];
      const done = harm(way);
      const best = found.get(next.name);
      if (!best || done > best.harm || (done === best.harm && way.length < best.path.length)) {
        found.set(next.name, { path: way, harm: done });
      }
      go(next.name, way);
    }
  };
  go(from, []);
  return found;
}
