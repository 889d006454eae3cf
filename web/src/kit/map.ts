/** Places on a map, in the map's own measure. */

export type Point = readonly [number, number];

export interface MapPlace {
  name: string;
  /** Its middle. */
  x: number;
  y: number;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest place that an arrow key points at; it lies further that way than to the side. */
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
