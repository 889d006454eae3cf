/** Places on a map, in the map's own units. */

export type Point = readonly [number, number];

export interface MapPlace {
  name: string;
  /** The x coordinate of the centre. */
  x: number;
  y: number;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Return the nearest place in the direction of an arrow key. It must lie further in that direction than to the
 * side. */
export function placeTowards<P extends MapPlace>(key: string, from: P, places: readonly P[]): P | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [right, down] = arrow;
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const far = along + 2 * aside;
    if (along > aside && far < least) [best, least] = [place, far];
  }
  return best;
}
