/** One drawing for each room of the house: which it is, the room's name says. What stands on squares follows the map
 * that is played on; what lies on the floor, the walls and the light are the room's own. */

import { disc } from "../paper";
import type { FLOORS } from "./floors";
import type { FENCES, FRAMES } from "./frames";
import { blot, oval, type Shape, star } from "./things";

/** Things by the squares that they fill: one, two side by side, two one below the other, or four. */
export interface Standing {
  one: string[];
  wide?: string[];
  tall?: string[];
  big?: string[];
}

export interface Scene {
  floor: keyof typeof FLOORS;
  colour: string;
  frame: keyof typeof FRAMES;
  /** Where there is most light, in hundredths, and its colour. */
  light: [number, number, string];
  /** What is drawn flat over the floor of 600 by 600. */
  lying: Shape[];
  /** Light that falls on it. */
  shafts?: string;
  /** What is black, and what stands on it. */
  pit: string;
  block: Standing;
  special: Standing;
  /** What is high: its colour and what it is of, what keeps one from going up, and the steps that lead there. */
  top: string;
  surface: string;
  /** What its squares are covered with, where it fits. */
  onTop?: Standing;
  fence: keyof typeof FENCES;
  steps: Shape[];
  /** Water, its bank, and what drifts on it. */
  water: string;
  bank: string;
  afloat: Shape[];
  /** Small things on fields; they are there as long as their field is a plain one. */
  things: Record<string, string>;
  /** What is different about it on another ground. */
  grounds?: Record<string, Partial<Scene>>;
}

/** What high places are of, on each of their squares. */
export const SURFACES: Record<string, string> = {
  planks: "M0 33C30 30 60 36 100 32M0 67C40 70 60 64 100 68M40 33V67M72 67V100M18 0V32",
  quilt: "M0 50L50 0L100 50L50 100ZM0 0L100 100M100 0L0 100",
  stone: "M0 40C20 46 30 30 50 38C70 46 84 34 100 40M50 38C46 60 58 80 52 100M24 42C20 60 28 70 24 84",
  plate:
    "M8 8H92V92H8ZM16 14a3 3 0 1 0 .1 0zM84 14a3 3 0 1 0 .1 0zM16 80a3 3 0 1 0 .1 0zM84 80a3 3 0 1 0 .1 0zM26 50H74",
  lid: "M0 20H100M0 80H100M30 0V100M38 0V100",
  sacking: "M10 0C14 40 8 70 12 100M34 0C30 40 38 60 34 100M58 0C62 40 54 70 60 100M82 0C78 40 86 60 82 100",
};

/** A flight of four steps, in what it is made of, from the lowest to the highest. */
const flight = (...of: string[]): Shape[] =>
  of.flatMap((fill, n) => {
    const [inset, y] = [8 + n * 4, 76 - n * 22];
    return [
      `shade M${inset + 4} ${y + 4}H${100 - inset + 4}V${y + 23}H${inset + 4}Z`,
      `${fill} M${inset} ${y}H${100 - inset}V${y + 20}H${inset}Z`,
      `glow M${inset + 2} ${y + 2}H${98 - inset}V${y + 5}H${inset + 2}Z`,
    ] as Shape[];
  });
const WOODEN = flight("oak", "wood", "oak", "wood");
const BOOKS = flight("cloth", "blue", "leaf", "honey");
const STONES = flight("metal", "metal", "metal", "metal");

const BUBBLES: Shape[] = [`glass ${disc(-26, 24, 12)}`, `glow ${disc(-30, 20, 3)}`, `glass ${disc(-10, 34, 6)}`];
const LEAVES: Shape[] = ["leaf M-40 34C-34 22 -20 22 -16 30C-22 40 -34 42 -40 34Z", "line M-40 34L-20 30"];
const FOAM: Shape[] = ["pale 3 M-44 38q5 -6 10 0t10 0M22 -38q5 -6 10 0t10 0"];

const PLAIN: Scene = {
  floor: "flagstones",
  colour: "#dfcda6",
  frame: "stones",
  light: [46, 44, "#ffe7a8"],
  lying: [],
  pit: "#2a1c12",
  block: { one: ["stone"] },
  special: { one: ["crate"] },
  top: "#f8e7b4",
  surface: "stone",
  fence: "nails",
  steps: STONES,
  water: "#8fb9bb",
  bank: "#857862",
  afloat: [],
  things: {},
};

const SCENES: Record<string, Partial<Scene>> = {
  room_1o: {
    floor: "boards",
    colour: "#dfc08f",
    frame: "panels",
    light: [72, 22, "#ffd88a"],
    lying: [
      "shade M206 100H296L150 600H10ZM204 470H296L230 600H150Z",
      `oak 5 ${disc(120, 250, 58)}${disc(470, 330, 46)}`,
      "oak 3 M72 262a50 50 0 0 0 60 44",
      "pale M402 516L458 500L480 574L424 590Z",
      "cloth M441 560C420 546 426 530 438 538C442 524 460 530 452 548Z",
      `honey ${disc(60, 430, 7)}${disc(84, 448, 5)}${disc(342, 160, 6)}`,
    ],
    pit: "#33200f",
    block: { one: ["table_leg"], tall: ["cask"] },
    special: { one: ["cushion"] },
    top: "#f4d79c",
    surface: "planks",
    fence: "forks",
    steps: WOODEN,
    things: { f6: "cup" },
  },
  room_1b: {
    floor: "earth",
    colour: "#b7ab9b",
    frame: "joists",
    light: [60, 20, "#fff0c0"],
    lying: [
      "line M0 0C60 40 90 30 140 0M0 0C20 60 10 110 0 150M0 0L110 96M24 18C40 60 20 90 8 120M60 10C70 40 50 60 26 86",
      "shade M300 0L330 90L290 130Z",
    ],
    shafts:
      "M36 0H54L-10 330V250ZM150 0H164L60 600H40ZM268 0H290L190 600H160ZM392 0H402L306 600H292ZM498 0H524L424 600H390ZM600 60V110L520 600H500Z",
    pit: "#241d1b",
    block: { one: ["pier"], wide: ["long_pier"] },
    fence: "matches",
    things: { a4: "coin", e5: "button", d1: "marble" },
  },
  room_2o: {
    floor: "checks",
    colour: "#e8bf99",
    frame: "shelf",
    light: [30, 24, "#fff0c8"],
    lying: [
      "metal M74 460C18 420 44 346 110 354C174 362 182 432 148 454C128 472 94 474 74 460Z",
      "metal M158 412L308 332C324 326 330 344 316 352L168 436Z",
      "shade M86 448C48 416 68 374 110 378C148 386 144 428 126 440Z",
      `flour ${blot(330, 240, 66, 30)}${blot(398, 262, 22, 12)}`,
    ],
    shafts: "M0 60L210 210L150 330L0 200ZM0 240L130 350L90 420L0 340Z",
    pit: "#36190d",
    block: { one: ["cherries", "honey", "pickles"] },
    special: { one: ["candle_box"] },
    top: "#fbe6bd",
    surface: "planks",
    fence: "forks",
    steps: flight("pale", "pale", "pale", "pale"),
    things: { c1: "peas", f3: "crumbs" },
  },
  room_2b: {
    floor: "flagstones",
    colour: "#b9c8c1",
    frame: "stones",
    light: [40, 36, "#eafaf2"],
    lying: [
      `wet ${blot(90, 470, 60, 22)}${blot(540, 420, 36, 18)}${blot(60, 60, 40, 20)}`,
      `glass ${disc(80, 140, 20)}${disc(116, 176, 11)}${disc(560, 80, 14)}${disc(36, 380, 9)}`,
      `glow ${disc(74, 134, 5)}${disc(556, 76, 4)}`,
    ],
    pit: "#1c2a2c",
    block: { one: ["sponge"], wide: ["soap", "brush"] },
    water: "#9cc7cc",
    bank: "#7c8b88",
    afloat: BUBBLES,
    things: { f3: "sliver" },
    grounds: { gutter_drained: { things: { f3: "sliver", d5: "plug" } } },
  },
  room_3o: {
    floor: "rings",
    colour: "#ecd592",
    frame: "panes",
    light: [50, 55, "#fff2b0"],
    lying: [
      `inlay ${star(300, 350, 250, 16, 0.62)}`,
      `honey 5 ${disc(300, 350, 96)}${disc(300, 350, 270)}`,
      `flour ${star(300, 350, 150, 8, 0.5)}`,
    ],
    shafts: "M300 350L40 0H160ZM300 350L440 0H560ZM300 350L0 420V520ZM300 350L600 440V560ZM300 350L220 600H380Z",
    pit: "#2c2415",
    block: { one: ["lens", "oil_can"] },
    special: { one: ["lone_burner"], wide: ["burner"] },
    top: "#fdf0bf",
    surface: "plate",
    fence: "rail",
    steps: flight("light", "honey", "light", "honey"),
  },
  room_3b: {
    floor: "bricks",
    colour: "#a8978a",
    frame: "soot",
    light: [18, 84, "#ffb45e"],
    lying: [
      "iron 9 M240 40V560M360 40V560",
      "iron 7 M240 70H360M240 150H360M240 230H360M240 310H360M240 390H360M240 470H360M240 550H360",
      "soot M0 0C90 20 60 70 150 60C240 60 230 20 330 40C430 60 500 20 600 50V0Z",
      "honey M40 600L70 540L96 600ZM110 600L132 560L150 600Z",
    ],
    shafts: "M0 420L170 430L260 600H0ZM0 480L120 490L190 600H0Z",
    pit: "#1a1512",
    block: { one: ["sooty"], wide: ["long_sooty"] },
    special: { one: ["lone_burner"] },
    top: "#d9c6ac",
    surface: "stone",
    fence: "nails",
    steps: flight("soot", "clay", "soot", "clay"),
    things: { e5: "feather" },
  },
  room_4o: {
    floor: "boards",
    colour: "#e8c9ae",
    frame: "tape",
    light: [38, 30, "#ffe9bf"],
    lying: [
      "rose M310 250H590V590H310Z",
      "pale 6 M326 266H574V574H326Z",
      "cloth 4 M342 282H558V558H342Z",
      "pale 4 M310 262l-12 8l12 8l-12 8l12 8l-12 8M590 262l12 8l-12 8l12 8l-12 8",
      "metal M40 560L226 404C234 396 244 406 236 414L50 568Z",
      "cloth 4 M234 406C300 330 180 300 120 330S40 200 130 170S330 200 360 130S470 60 520 70",
      `blue ${disc(70, 220, 16)}`,
      `line ${disc(65, 216, 3)}${disc(75, 224, 3)}`,
    ],
    pit: "#33191a",
    block: { one: ["spool_blue", "spool_red"], wide: ["pincushion"], tall: ["scissors"] },
    special: { one: ["basket"] },
    top: "#f8e3c9",
    surface: "quilt",
    fence: "pins",
    steps: flight("blue", "rose", "pale", "cloth"),
    things: { f3: "thimble" },
  },
  room_4b: {
    floor: "laths",
    colour: "#c6c49c",
    frame: "yarn",
    light: [30, 26, "#f6f3c4"],
    lying: [
      "shade M0 92C200 118 400 68 600 104V110C400 76 200 126 0 100ZM0 296C220 326 380 266 600 306V314C380 276 220 336 0 306Z",
      "cloth 6 M0 84C200 110 400 60 600 96M0 104C220 130 400 84 600 118",
      "blue 6 M0 210C180 190 420 236 600 200M0 286C220 316 380 256 600 296",
      "honey 6 M0 410C160 390 440 440 600 400M0 428C160 412 440 456 600 420",
      "pale 6 M0 520C240 540 360 490 600 530M0 350C200 370 420 340 600 366",
      "line M600 0L470 130M600 0L540 180M600 0L420 60M560 14C556 30 570 36 586 38M520 24C520 60 550 76 580 82M480 40C484 90 530 124 566 130",
      `blue ${disc(70, 468, 26)}`,
      "line M48 460C60 476 80 478 94 464M46 474C62 486 80 486 92 476",
    ],
    pit: "#20230f",
    block: { one: ["spool_red", "spool_blue"], tall: ["wound_beam"] },
    special: { one: ["basket"] },
    surface: "quilt",
    fence: "pins",
    things: { e2: "stuck_yarn", e3: "stuck_yarn", a6: "scarf_end" },
  },
  room_5o: {
    floor: "planks",
    colour: "#cfb58c",
    frame: "rope",
    light: [8, 66, "#e6f4ea"],
    lying: [
      "pale M0 300C60 310 110 350 130 410C150 470 90 500 0 500Z",
      "blue M0 350C30 356 54 384 60 420C60 450 36 462 0 464Z",
      "pale 3 M0 372q20 4 30 24M0 396q14 4 20 18",
      "shade M170 330C190 430 410 430 440 320L440 250H170Z",
      "wood 8 M520 420C470 420 470 500 530 500C590 500 590 410 524 404C460 400 450 520 540 520",
      "oak M30 40L210 20C226 18 226 34 212 36L32 52ZM200 14C230 0 262 2 270 18C262 36 230 44 204 42Z",
    ],
    shafts: "M0 380L600 180V360L0 520Z",
    pit: "#2b2013",
    block: { one: ["trestle"], wide: ["toolbox"] },
    special: { one: ["crate"] },
    top: "#f2d9a4",
    surface: "planks",
    onTop: { one: [], big: ["hull"] },
    fence: "none",
    steps: WOODEN,
    things: { c6: "shavings", f4: "pitch", d1: "shavings" },
  },
  room_5b: {
    floor: "mud",
    colour: "#b5bd90",
    frame: "piles",
    light: [56, 30, "#e4f7b8"],
    lying: [
      "shade M60 0H96L60 600H10ZM400 0H440L420 600H370Z",
      "oak M0 0H600V20H0Z",
      "line M90 0V20M230 0V20M380 0V20M500 0V20",
      "line M0 60C40 90 60 150 40 240M30 50C60 90 90 150 84 220M64 60C80 100 110 130 120 180M0 100C40 90 90 80 120 90M0 150C50 140 90 130 124 140M0 200C40 196 80 186 110 190",
      `clay ${disc(122, 88, 9)}${disc(126, 140, 9)}${disc(112, 190, 9)}`,
      `wet ${blot(200, 560, 60, 18)}${blot(470, 470, 50, 16)}`,
      "leaf M588 590C570 560 580 530 572 500C590 530 598 560 596 590ZM560 596C548 576 552 556 544 536C562 552 570 576 572 596Z",
    ],
    shafts: "M84 22H98L30 600H-20ZM224 22H240L180 600H130ZM374 22H392L350 600H300ZM494 22H510L500 600H440Z",
    pit: "#152016",
    block: { one: ["barrel"], wide: ["barrels"] },
    special: { one: ["seed_chest"] },
    water: "#86b08f",
    bank: "#6f6a45",
    afloat: LEAVES,
    fence: "rope",
    things: { a6: "shell", f5: "fishbone" },
  },
  room_6o: {
    floor: "parquet",
    colour: "#d9bd98",
    frame: "hours",
    light: [52, 30, "#ffe08a"],
    lying: [
      "inlay M214 200C300 290 400 290 486 200L478 192C396 276 304 276 222 192Z",
      "honey 6 M350 0V190",
      `shade ${disc(360, 254, 62)}`,
      `light ${disc(350, 246, 60)}`,
      `honey ${disc(350, 246, 48)}`,
      "light M340 212a36 36 0 1 0 36 56a30 30 0 0 1 -36 -56z",
      `line ${disc(150, 500, 84)}${disc(150, 500, 74)}M150 430V444M150 556V570M80 500H94M206 500H220M150 500V452M150 500L184 518`,
    ],
    pit: "#2b1a0b",
    block: { one: ["gear", "two_gears", "spring", "gear"] },
    special: { one: ["oiler"] },
    top: "#f7dd95",
    surface: "plate",
    fence: "teeth",
    steps: flight("honey", "light", "honey", "light"),
    things: { c6: "screws" },
  },
  room_6b: {
    floor: "blocks",
    colour: "#bdbfbd",
    frame: "chains",
    light: [70, 10, "#f3ecd0"],
    lying: [
      `iron 6 ${Array.from({ length: 4 }, (_, n) => oval(150, 20 + n * 40, n % 2 ? 7 : 15, 24)).join("")}`,
      `iron 6 ${Array.from({ length: 14 }, (_, n) => oval(594, 20 + n * 40, n % 2 ? 7 : 15, 24)).join("")}`,
      `shade ${blot(300, 520, 150, 40)}`,
      "line M40 250L90 262L120 300M420 560L470 540L520 560",
    ],
    shafts: "M380 0H520L600 420V600H460Z",
    pit: "#1d2024",
    block: { one: ["pulley"], tall: ["hung_weight"], big: ["great_weight"] },
    special: { one: ["oiler"] },
    fence: "nails",
    things: { d3: "pinned_ring", f3: "small_weight", e6: "screws" },
  },
  room_7o: {
    floor: "boards",
    colour: "#cfb9ac",
    frame: "rafters",
    light: [34, 40, "#fbeed2"],
    lying: [
      "line M0 0L190 210M0 0L80 260M0 0L270 80M0 0L20 200M34 110C60 94 94 70 104 32M58 196C112 160 170 112 200 58M600 600L440 440M600 600L390 540M600 600L550 380M560 490C536 504 502 530 486 566M540 430C500 450 450 490 430 548",
      "shade M398 398H502V410H398Z",
      "rose M306 508C360 490 420 520 470 500L476 560C420 580 360 552 312 570Z",
      "cloth 3 M316 522C360 508 420 534 468 514M318 554C360 540 420 566 470 546",
    ],
    shafts:
      "M180 322C110 320 76 350 72 388L176 398ZM196 322C266 324 300 356 296 396L192 398ZM72 404C76 446 110 474 170 478L176 414ZM192 414L186 478C250 476 292 450 296 412Z",
    pit: "#2a1c20",
    block: { one: ["trunk", "birdcage", "old_books"] },
    special: { one: ["hatbox"] },
    top: "#ecd3b4",
    surface: "lid",
    fence: "comb",
    steps: BOOKS,
    things: { e4: "photograph", a5: "dust", b2: "dust" },
  },
  room_7b: {
    floor: "laths",
    colour: "#a9b0c2",
    frame: "tiles",
    light: [80, 12, "#dfe9ff"],
    lying: [
      "night M20 30H60V150H20ZM540 330H580V460H540ZM330 130H352V290H330ZM140 510H250V550H140Z",
      `flour ${star(40, 60, 8)}${star(34, 116, 5)}${star(560, 366, 8)}${star(552, 430, 5)}${star(341, 210, 6)}${star(170, 530, 6)}${star(224, 534, 4)}`,
      "oak M0 284H600V300H0Z",
      "line M0 292H600",
    ],
    shafts: "M540 0H600V60L180 600H40ZM400 0H450L60 500L0 520V460Z",
    pit: "#141c30",
    block: { one: ["tile_stack", "nest"], wide: ["missing_tiles", "gap"] },
    special: { one: ["hatbox"] },
    top: "#d5d6dc",
    fence: "nails",
    things: { a6: "leaf", d6: "feather", f4: "dust" },
  },
  room_8o: {
    floor: "boards",
    colour: "#e9dfc6",
    frame: "cogs",
    light: [58, 56, "#fffdf0"],
    lying: [
      `wood 5 ${disc(350, 350, 150)}${disc(350, 350, 134)}`,
      "line M350 200V216M350 484V500M200 350H216M484 350H500M244 244L256 256M456 456L444 444M244 456L256 444M456 244L444 256",
      `flour ${blot(350, 352, 118, 104)}${blot(100, 470, 96, 50)}${blot(60, 110, 64, 40)}${blot(520, 556, 92, 36)}${blot(190, 40, 60, 20)}`,
      `flour ${Array.from({ length: 40 }, (_, n) => disc((n * 137) % 590, (n * 211) % 590, 2 + (n % 3))).join("")}`,
      "shade M86 452c3 -6 8 -6 8 0zM104 470c3 -6 8 -6 8 0zM92 486c3 -6 8 -6 8 0zM112 500c3 -6 8 -6 8 0z",
    ],
    pit: "#3a3025",
    block: { one: ["crate"], wide: ["sacks_wide"], tall: ["sacks_high"] },
    special: { one: ["millstone"] },
    top: "#fbf3dc",
    surface: "sacking",
    fence: "matches",
    steps: WOODEN,
    things: { f3: "cream", b4: "grain", f6: "grain" },
  },
  room_8b: {
    floor: "blocks",
    colour: "#b3c2ab",
    frame: "moss",
    light: [58, 20, "#e2f8df"],
    lying: [
      `wet ${blot(70, 60, 50, 22)}${blot(480, 460, 56, 24)}${blot(250, 150, 40, 30)}${blot(440, 60, 30, 16)}`,
      `leaf ${blot(40, 570, 60, 30)}${blot(560, 30, 60, 26)}`,
      "oak M204 354H300V394H204ZM400 354H470V394H400Z",
      "line M204 368C240 364 270 372 300 367M204 382H300M400 368H470M400 382H470",
    ],
    shafts: "M200 0H300L160 600H20Z",
    pit: "#14211b",
    block: { one: ["post", "boulder"] },
    special: { one: ["sluice"] },
    water: "#7fb0a4",
    bank: "#6d7260",
    afloat: FOAM,
    fence: "rope",
    things: { a1: "fern", f5: "fern" },
    grounds: { race_board: { special: { one: ["sluice_up"] } } },
  },
};

/** How a room is drawn on a ground; one that nobody has drawn yet is of stone. */
export function sceneOf(room: string, ground = room): Scene {
  const scene = SCENES[room];
  return { ...PLAIN, ...scene, ...scene?.grounds?.[ground] };
}
