/** The coasts of the world on this plate, by continent. */

import type { Point } from "../../../kit/map";
import svg from "./coasts.svg?raw";

type Outline = readonly Point[];

/** Return the points of a polygon in degrees east and north. In the file, y grows to the south. */
function outlineOf(points: string): Outline {
  const degrees = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from(
    { length: degrees.length / 2 },
    (_, n) => [degrees[2 * n] ?? 0, -(degrees[2 * n + 1] ?? 0)] as const,
  );
}

const outlinesIn = (group: string): Outline[] =>
  [...group.matchAll(/ points="([^"]+)"/g)].map(([, points = ""]) => outlineOf(points));

const { lakes: water, ...continents } = Object.fromEntries(
  [...svg.matchAll(/<g id="(\w+)"[^>]*>(.*?)<\/g>/gs)].map(([, name, group = ""]) => [name, outlinesIn(group)]),
) as Record<string, Outline[]>;

/** Coasts by continent, the mainlands first. */
export const coasts: Readonly<Record<string, readonly Outline[]>> = continents;

/** Water inside the land. */
export const lakes: readonly Outline[] = water ?? [];
