/** The ways that dangers go. */

import type { Words } from "../../board";
import type { SchwarmView } from "../view";
import { QUEEN, ray, ring } from "./sea";

/** The land fields a crab comes to, one for each step: own stations are passed over (SW-KR3). */
export function crabWay(view: SchwarmView, seat: number): string[] {
  const start = ring.indexOf(view.crab ?? "");
  const own = view.players[seat]?.stations ?? {};
  return start < 0 ? [] : [...ring.slice(start + 1), ...ring.slice(0, start)].filter((land) => !(land in own));
}

/** The way of a tsunami: the fields and the land it comes to, without what lies beyond the board. */
export function surgeWay(view: SchwarmView, choice: Words): string[] {
  const from = view.tsunamis.at(-1) ?? QUEEN;
  return ray(from, String(choice.direction))
    .slice(0, Number(choice.fields))
    .filter((name) => name !== null);
}

/** Whether a surge would leave the board. */
export const leavesBoard = (view: SchwarmView, choice: Words): boolean =>
  surgeWay(view, choice).length < Number(choice.fields);
