/** Boxes on a board, in pixels from its upper left corner. */

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** The minimum size of a touch target in pixels. */
export const TOUCH = 44;

export const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Return the style of an element that fills a box. A missing width or height leaves the element at its natural
 * size. */
export function at({ x, y, w, h }: Partial<Size> & Omit<Box, "w" | "h">, unit: "px" | "%" = "px"): string {
  const size = (side: string, length: number | undefined): string =>
    length === undefined ? "" : `; ${side}: ${length}${unit}`;
  return `position: absolute; left: ${x}${unit}; top: ${y}${unit}${size("width", w)}${size("height", h)}`;
}

/** Return a box enlarged by `by` on every side. */
export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Return the smallest box around several others, with a margin. */
export function enclosing(boxes: readonly Box[], room = 7): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return grown({ x, y, w: right - x, h: bottom - y }, room);
}

/** Enlarge a box to the minimum size of a touch target. */
export function touchable(box: Box): Box {
  const w = Math.max(box.w, TOUCH);
  const h = Math.max(box.h, TOUCH);
  return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
}

/** Return the largest box with the given proportions that fits into a room, centred. */
export function fitted({ w, h }: Size, room: Box): Box {
  const scale = Math.min(room.w / w, room.h / h);
  const size = { w: w * scale, h: h * scale };
  return { x: room.x + (room.w - size.w) / 2, y: room.y + (room.h - size.h) / 2, ...size };
}

export type Side = "above" | "below" | "left" | "right";

const FROM_THE_EDGE = 4;

/** Place something beside a thing, on the first side with enough space, else on the last one. The result is always
 * inside the room. */
export function beside(thing: Box, size: Size, room: Size, sides: readonly Side[], gap = 12): { x: number; y: number } {
  const fits = (side: Side): boolean => inside(cornerAt(side, thing, size, gap), side, size, room);
  const { x, y } = cornerAt(sides.find(fits) ?? (sides.at(-1) as Side), thing, size, gap);
  return {
    x: clamp(FROM_THE_EDGE, x, room.w - size.w - FROM_THE_EDGE),
    y: clamp(FROM_THE_EDGE, y, room.h - size.h - FROM_THE_EDGE),
  };
}

function cornerAt(side: Side, thing: Box, { w, h }: Size, gap: number): { x: number; y: number } {
  const middle = { x: thing.x + (thing.w - w) / 2, y: thing.y + (thing.h - h) / 2 };
  if (side === "above") return { ...middle, y: thing.y - h - gap };
  if (side === "below") return { ...middle, y: thing.y + thing.h + gap };
  if (side === "left") return { ...middle, x: thing.x - w - gap };
  return { ...middle, x: thing.x + thing.w + gap };
}

function inside({ x, y }: { x: number; y: number }, side: Side, { w, h }: Size, room: Size): boolean {
  const isUpright = side === "above" || side === "below";
  return isUpright ? y >= 0 && y + h <= room.h : x >= 0 && x + w <= room.w;
}

/** Return the box of an element on a board, or undefined if there is none. */
export function boxIn(board: HTMLElement | undefined, selector: string): Box | undefined {
  const spot = board?.querySelector(selector)?.getBoundingClientRect();
  const corner = board?.getBoundingClientRect();
  return spot && corner && { x: spot.left - corner.left, y: spot.top - corner.top, w: spot.width, h: spot.height };
}
