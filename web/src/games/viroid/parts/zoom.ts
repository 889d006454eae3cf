/** The zoom of the plate: its scale, and the position of its corner in the frame. */

import { type Box, clamp, type Size } from "../../../kit/layout";
import type { Bounds } from "../atlas";

export interface Sight {
  scale: number;
  x: number;
  y: number;
}

export const FAR: Sight = { scale: 1, x: 0, y: 0 };
const NEAREST = 4;
const AIR = 10;

/** Keep the plate within its frame. */
export function within({ scale, x, y }: Sight, { w, h }: Size): Sight {
  return { scale, x: clamp(w - w * scale, x, 0), y: clamp(h - h * scale, y, 0) };
}

/** Zoom to a part of the plate. It fills the frame if the scale allows. */
export function zoomedTo({ left, right, top, bottom }: Bounds, form: Size, frame: Box): Sight {
  const [wide, high] = [(right - left + 2 * AIR) / form.w, (bottom - top + 2 * AIR) / form.h];
  const scale = clamp(1, Math.min(1 / wide, 1 / high), NEAREST);
  const middle = { x: (left + right) / 2 / form.w, y: (top + bottom) / 2 / form.h };
  return within({ scale, x: frame.w * (0.5 - middle.x * scale), y: frame.h * (0.5 - middle.y * scale) }, frame);
}

interface Spot {
  x: number;
  y: number;
}

/** Zoom with two fingers, one of which has moved. The point between them stays in place. */
export function pinched(
  sight: Sight,
  { before, now, other }: { before: Spot; now: Spot; other: Spot },
  frame: { left: number; top: number },
  size: Size,
): Sight {
  const apart = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y) || 1;
  const middle = (spot: Spot): Spot => ({
    x: (spot.x + other.x) / 2 - frame.left,
    y: (spot.y + other.y) / 2 - frame.top,
  });
  const scale = clamp(1, (sight.scale * apart(now)) / apart(before), NEAREST);
  const grown = scale / sight.scale;
  const [from, to] = [middle(before), middle(now)];
  return within({ scale, x: to.x - (from.x - sight.x) * grown, y: to.y - (from.y - sight.y) * grown }, size);
}
