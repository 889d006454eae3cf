/** What a tile is: the edges it is open to, how it turns, and how its channels run. */

import type { Shape } from "../view";

export const ROTATIONS: Record<Shape, readonly string[]> = {
  straight: ["ns", "ew"],
  curve: ["ne", "es", "sw", "nw"],
  tee: ["nes", "esw", "nsw", "new"],
  cross: ["nesw"],
  golden: ["golden"],
};
export const SHAPES = Object.keys(ROTATIONS) as Shape[];
export const ALL_FOUR = "nesw";

export const shapeOf = (tile: string): Shape => SHAPES.find((shape) => ROTATIONS[shape].includes(tile)) as Shape;

/** The openings of a tile as letters. */
export const openings = (tile: string): string => (tile === "golden" ? ALL_FOUR : tile);

/** Two eyes on a tile with two openings, one on three, none on four. */
export const eyesOf = (tile: string): number => Math.max(0, 4 - openings(tile).length);

const EDGE: Record<string, readonly [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };
const across: Record<string, string> = { n: "s", e: "w", s: "n", w: "e" };

/** One arm of a tile's channels, from its edge to the middle of the channel, in a cell of 100 by 100. */
export function arm(open: string, letter: string): string {
  const [x, y] = EDGE[letter] ?? [50, 50];
  const other = open.length === 2 ? open.replace(letter, "") : "";
  if (!other || other === across[letter]) return `M${x} ${y}L50 50`;
  const [ox, oy] = EDGE[other] ?? [50, 50];
  const half = (a: number, b: number): number => (a + b) / 2;
  return `M${x} ${y}Q${half(x, 50)} ${half(y, 50)} ${(x + ox + 100) / 4} ${(y + oy + 100) / 4}`;
}

/** All channels of a tile. */
export const channels = (open: string): string => [...open].map((letter) => arm(open, letter)).join("");
