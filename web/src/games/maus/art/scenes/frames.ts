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
    `oak M0 ${D - 7}H${SIDE}V${D}H0Z`,
    `glass ${along(41, (x) => `M${x + 7} ${D - 7}V10q0 -3 3 -3h20q3 0 3 3V${D - 7}z`)}`,
    `cloth ${along(123, (x) => `M${x + 9} ${D - 8}V13h22V${D - 8}z`)}`,
    `honey ${along(123, (x) => `M${x + 50} ${D - 8}V12h22V${D - 8}z`)}`,
    `leaf ${along(123, (x) => `M${x + 91} ${D - 8}V14h22V${D - 8}z`)}`,
    `pale ${along(41, (x) => `M${x + 9} 2h22v5h-22z`)}`,
  ],
  stones: () => stones(),
  moss: () => stones(true),
  panes: (): Shape[] => [
    `light M0 0H${SIDE}V${D}H0Z`,
    `night ${along(66, (x) => `M${x + 4} 4h58v${D - 9}h-58z`)}`,
    `flour ${along(66, (x, n) => star(x + 18 + (n % 3) * 13, 10 + (n % 2) * 8, 4))}`,
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
    `flour ${along(132, (x, n) => star(x + 66, D - 6, 3 + (n % 2)))}`,
  ],
  cogs: (): Shape[] => [
    `oak M0 0H${SIDE}V${D - 9}H0Z`,
    `wood ${along(33, (x) => `M${x + 4} ${D - 11}h20l-3 9h-14z`)}`,
    `glow ${along(90, (x, n) => oval(x + 30, 8 + (n % 2) * 5, 18, 3))}`,
  ],
};

/** What keeps a mouse back at the edge of what is high, along a line of 100 whose lower side is the deep one. */
export const FENCES: Record<string, Shape[]> = {
  none: [],
  forks: [
    "metal M4 -21H46C55 -21 57 -27 67 -27H97V-24H72V-21H97V-18H72V-15H97V-12H72V-9H67C57 -9 55 -14 46 -14H4C0 -14 0 -21 4 -21Z",
  ],
  pins: [
    "metal 2.5 M8 4V-14M25 5V-15M42 4V-14M58 5V-15M75 4V-14M92 5V-15",
    "cloth M8 -22a4.500 4.500 0 1 0 .1 0zM42 -22a4.500 4.500 0 1 0 .1 0zM75 -22a4.500 4.500 0 1 0 .1 0z",
    "blue M25 -23a4.500 4.500 0 1 0 .1 0zM58 -23a4.500 4.500 0 1 0 .1 0zM92 -23a4.500 4.500 0 1 0 .1 0z",
  ],
  rail: ["honey 4 M10 -5V-20M30 -5V-20M50 -5V-20M70 -5V-20M90 -5V-20", "light M0 -24H100V-18H0Z"],
  nails: ["iron 4 M12 -4V-19M34 -4V-21M56 -4V-19M78 -4V-21", "iron 5 M6 -20H18M28 -22H40M50 -20H62M72 -22H84"],
  rope: [
    "oak 4 M4 -4V-22M50 -4V-22M96 -4V-22",
    "wood 6 M4 -18C18 -8 36 -8 50 -18C64 -8 82 -8 96 -18",
    "line M14 -15l4 5M26 -13l4 5M38 -15l3 5M60 -15l4 5M72 -13l4 5M84 -15l3 5",
  ],
  teeth: ["light M0 -5V-13H8V-21H18V-13H28V-21H38V-13H48V-21H58V-13H68V-21H78V-13H88V-21H98V-5Z"],
  comb: [
    "oak M0 -26H100V-18H0Z",
    "oak 2.5 M6 -18V-5M16 -18V-5M26 -18V-5M36 -18V-5M46 -18V-5M56 -18V-5M66 -18V-5M76 -18V-5M86 -18V-5M96 -18V-5",
  ],
  matches: ["wood M6 -19H88V-11H6Z", "cloth M86 -21H96C99 -19 99 -11 96 -9H86Z", "line M10 -15H84"],
};
