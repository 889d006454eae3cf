/** The projection from the globe to the plate: wide seas, little ice, and a lens over the crowded part of the world. */

import type { Size } from "../../kit/layout";
import type { Point } from "../../kit/map";

const WEST = -170;
const EAST = 180;
const NORTH = 73;
const SOUTH = -53;

/** Return the latitude in Miller's cylindrical projection in degrees, which limits the height of the north. */
function upright(latitude: number): number {
  const bent = Math.tan(Math.PI / 4 + (latitude * Math.PI) / 450);
  return (1.25 * Math.log(bent) * 180) / Math.PI;
}

/** The position, the radius and the power of the lens. It moves everything away from its centre, with decreasing
 * strength. */
const LENS = { x: 13, y: upright(47), reach: 21, power: 0.95 };

function throughLens(x: number, y: number): Point {
  const [dx, dy] = [x - LENS.x, y - LENS.y];
  const far = (dx * dx + dy * dy) / (LENS.reach * LENS.reach);
  const grown = 1 + LENS.power / (1 + far);
  return [LENS.x + dx * grown, LENS.y + dy * grown];
}

const [TOP, BOTTOM] = [upright(NORTH), upright(SOUTH)];

/** Return the position of a place on a plate of some size, from its upper left corner. */
export function project([longitude, latitude]: Point, { w, h }: Size): Point {
  const [x, y] = throughLens(longitude, upright(latitude));
  return [((x - WEST) / (EAST - WEST)) * w, ((TOP - y) / (TOP - BOTTOM)) * h];
}
