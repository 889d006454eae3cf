/** What the walls around a room are of: one side, from left to right, in a box as long as the room and as deep as its
 * wall, whose lower edge is where the floor begins. */

import { SIDE, WALL, wobble } from "../../room";
import { oval, type Shape, star } from "./things";

const along = (step: number, draw: (x: number, n: number) => string): string =>
  Array.from({ length: Math.ceil(SIDE / step) }, (_, n) => draw(Math.round(n * step), n)).join("");
const D = WALL;

const stones = (moss = false): Shape[] => [
  `metal ${along(66, (x, n) => `M${x + 2} 2h${60 + Math.round(wobble(n) * 4)}v${D - 6}h-62z`)}`,
  `shade ${along(132, (x) => `M${x + 2} 2h62v${D - 6}h-62z`)}`,
  ...(moss
    ? ([
        `leaf ${along(94, (x, n) => `M${x + 8} ${D}c2 -${9 + (n % 3) * 3} 10 -3 14 -11c4 8 10 2 12 8c6 -6 12 -2 14 3z`)}`,
      ] as Shape[])
    : []),
];
const bricks = (fill: "clay" | "soot"): Shape[] => [
  `${fill} ${along(44, (x) => `M${x + 1} 2h41v${D / 2 - 4}h-41zM${x - 21} ${D / 2}h41v${D / 2 - 4}h-41z`)}`,
  `shade ${along(132, (x) => `M${x + 45} 2h41v${D / 2 - 4}h-41zM${x + 67} ${D / 2}h41v${D / 2 - 4}h-41z`)}`,
];
const beam = (fill: "oak" | "wood"): Shape[] => [
  `${fill} M0 2H${SIDE}V${D - 2}H0Z`,
  `line M0 ${D * 0.34}H${SIDE}${along(80, (x, n) => `M${x} ${D * 0.66}q${30 + n} -6 ${60} 0`)}`,
];
/** The hours, as they are scratched into brass. */
const HOURS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const STROKES: Record<string, [number, string]> = {
  I: [5, "v14"],
  V: [11, "l4 14l4 -14"],
  X: [12, "l8 14m0 -14l-8 14"],
};
function hour(n: number, x: number): string {
  let at = x;
  return [...(HOURS[n % 12] as string)]
    .map((letter) => {
      const [wide, stroke] = STROKES[letter] as [number, string];
      at += wide;
      return `M${at - wide} ${(D - 14) / 2}${stroke}`;
    })
    .join("");
}

export const FRAMES = {
  panels: (): Shape[] => [
    `oak M0 0H${SIDE}V${D}H0Z`,
    `wood ${along(92, (x) => `M${x + 6} 5h78v${D - 12}h-78z`)}`,
    `shade ${along(92, (x) => `M${x + 6} ${D - 12}h78v5h-78z`)}`,
    `line M0 ${D - 3}H${SIDE}`,
  ],
  joists: (): Shape[] => [
    ...beam("oak"),
    `wood ${along(110, (x) => `M${x + 30} 3h30v${D - 6}h-30z`)}`,
    `line ${along(110, (x) => oval(x + 45, D / 2, 9, 8) + oval(x + 45, D / 2, 4, 4))}`,
  ],
  shelf: (): Shape[] => [
    `oak M0 ${D - 8}H${SIDE}V${D}H0Z`,
    `glass ${along(52, (x, n) => `M${x + 6} ${D - 8}v-${12 + (n % 3) * 3}h${26 + (n % 2) * 8}v${12 + (n % 3) * 3}z`)}`,
    `cloth ${along(104, (x) => `M${x + 8} ${D - 9}v-8h22v8z`)}`,
    `honey ${along(104, (x) => `M${x + 60} ${D - 9}v-9h30v9z`)}`,
    `pale ${along(52, (x, n) => `M${x + 8} ${D - 25 - (n % 3) * 3 + 5}h${22 + (n % 2) * 8}v4h-${22 + (n % 2) * 8}z`)}`,
  ],
  stones: () => stones(),
  moss: () => stones(true),
  panes: (): Shape[] => [
    `light M0 0H${SIDE}V${D}H0Z`,
    `night ${along(66, (x) => `M${x + 4} 4h58v${D - 9}h-58z`)}`,
    `pale ${along(66, (x, n) => star(x + 18 + (n % 3) * 13, 10 + (n % 2) * 8, 4))}`,
    `glow ${along(66, (x) => `M${x + 40} 5h8l-12 ${D - 11}h-8z`)}`,
  ],
  bricks: () => bricks("clay"),
  soot: () => bricks("soot"),
  /** A tape measure. */
  tape: (): Shape[] => [
    `light M0 3H${SIDE}V${D - 3}H0Z`,
    `line ${along(11, (x, n) => `M${x + 5} ${D - 3}v-${n % 10 ? (n % 5 ? 6 : 10) : 16}`)}`,
    `cloth ${along(110, (x) => oval(x + 60, 10, 4, 4))}`,
  ],
  yarn: (): Shape[] => [
    ...beam("oak"),
    `cloth 4 ${along(165, (x) => `M${x + 20} 1l6 ${D - 2}M${x + 27} 1l6 ${D - 2}M${x + 34} 1l6 ${D - 2}`)}`,
    `honey 4 ${along(165, (x) => `M${x + 78} 1l-6 ${D - 2}M${x + 85} 1l-6 ${D - 2}`)}`,
    `blue 4 ${along(165, (x) => `M${x + 130} 1l6 ${D - 2}M${x + 137} 1l6 ${D - 2}`)}`,
  ],
  rope: (): Shape[] => [
    ...beam("oak"),
    `wood M0 ${D - 14}H${SIDE}V${D - 3}H0Z`,
    `line ${along(11, (x) => `M${x} ${D - 3}q3 -8 10 -11`)}`,
  ],
  piles: (): Shape[] => [
    `soot M0 0H${SIDE}V${D}H0Z`,
    `oak ${along(82, (x) => `M${x + 10} 0h34v${D - 2}h-34z`)}`,
    `leaf ${along(82, (x, n) => `M${x + 10} ${D - 2}v-${8 + (n % 3) * 3}q8 5 16 0t18 0v8zM${x + 56} ${D}q-4 -14 2 -24q4 12 2 24zM${x + 66} ${D}q2 -12 8 -20q2 12 -2 20z`)}`,
    `line ${along(82, (x) => `M${x + 21} 2v14M${x + 33} 2v12`)}`,
  ],
  hours: (): Shape[] => [
    `oak M0 0H${SIDE}V${D}H0Z`,
    `light M0 4H${SIDE}V${D - 4}H0Z`,
    `line M0 7H${SIDE}M0 ${D - 7}H${SIDE}`,
    `soot 2.6 ${along(SIDE / 6, (x, n) => hour(n, x + 42))}`,
  ],
  chains: (): Shape[] => [
    ...stones(),
    `iron 4 ${along(36, (x) => `${oval(x + 8, D / 2, 12, 6)}M${x + 18} ${D / 2}h16`)}`,
  ],
  rafters: (): Shape[] => [
    ...beam("wood"),
    `oak ${along(132, (x) => `M${x + 46} 0h40v${D}h-40z`)}`,
    `iron ${along(132, (x) => oval(x + 56, 10, 3, 3) + oval(x + 76, 10, 3, 3))}`,
  ],
  /** A roof, seen from inside its edge. */
  tiles: (): Shape[] => [
    `night M0 0H${SIDE}V${D}H0Z`,
    `clay ${along(44, (x) => `M${x} 0h42v${D - 14}c0 10 -42 10 -42 0z`)}`,
    `clay ${along(44, (x) => `M${x - 22} 0h42v8c0 8 -42 8 -42 0z`)}`,
    `pale ${along(132, (x, n) => star(x + 66, D - 6, 3 + (n % 2)))}`,
  ],
  cogs: (): Shape[] => [
    `oak M0 0H${SIDE}V${D - 9}H0Z`,
    `wood ${along(33, (x) => `M${x + 4} ${D - 11}h20l-3 9h-14z`)}`,
    `glow ${along(90, (x, n) => oval(x + 30, 8 + (n % 2) * 5, 18, 3))}`,
  ],
};

/** What keeps a mouse back at the edge of what is high, along a line of 100 whose lower side is the deep one. */
export const FENCES: Record<string, Shape[]> = {
  forks: ["metal M6 -7H50V-4C66 -4 74 -9 94 -9V-6C78 -6 76 -4 76 -2H94V1H76C76 4 78 5 94 5V8C74 8 66 4 50 4V7H6Z"],
  pins: [
    "metal 2.5 M8 8V-12M25 9V-13M42 8V-12M58 9V-13M75 8V-12M92 9V-13",
    "cloth M8 -17a4.500 4.500 0 1 0 .1 0zM42 -17a4.500 4.500 0 1 0 .1 0zM75 -17a4.500 4.500 0 1 0 .1 0z",
    "blue M25 -18a4.500 4.500 0 1 0 .1 0zM58 -18a4.500 4.500 0 1 0 .1 0zM92 -18a4.500 4.500 0 1 0 .1 0z",
  ],
  rail: ["light 3 M10 10V-10M30 10V-10M50 10V-10M70 10V-10M90 10V-10", "light 5 M0 -11H100"],
  nails: ["iron 4 M12 8V-10M34 9V-12M56 8V-10M78 9V-12", "iron 5 M6 -11H18M28 -13H40M50 -11H62M72 -13H84"],
  rope: ["wood 8 M0 0C16 7 34 7 50 0C66 7 84 7 100 0", "line M10 0l6 6M26 2l6 5M42 0l6 4M60 1l6 5M76 2l6 5"],
  teeth: ["light M0 8V-4H8V-11H18V-4H28V-11H38V-4H48V-11H58V-4H68V-11H78V-4H88V-11H98V8Z"],
  comb: [
    "oak M0 -12H100V-5H0Z",
    "oak 2.5 M6 -5V9M16 -5V9M26 -5V9M36 -5V9M46 -5V9M56 -5V9M66 -5V9M76 -5V9M86 -5V9M96 -5V9",
  ],
  matches: ["wood M6 -5H88V3H6Z", "cloth M86 -7H96C99 -5 99 3 96 5H86Z"],
};
