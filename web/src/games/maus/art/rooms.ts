/** The look of each room of the house, by the room's name. Things on squares follow the current map; the drawings on
 * the floor (`rooms/`), the walls and the light belong to the room. */

import type { FLOORS } from "./floors";

/** Things (`things/`) by the squares that they fill: one, two side by side, two one below the other, or four. */
export interface Standing {
  one: string[];
  wide?: string[];
  tall?: string[];
  big?: string[];
}

/** The look of a room. Wall, surface, fence, steps and afloat are names of drawings in the folder of that kind. */
export interface RoomLook {
  floor: keyof typeof FLOORS;
  colour: string;
  wall: string;
  /** The brightest point, in hundredths of the room, and the colour of the light. */
  light: [number, number, string];
  /** The colour of black squares, and the things on them. */
  pit: string;
  block: Standing;
  special: Standing;
  /** High ground: its colour and material, the barrier around it, and its stairs. */
  top: string;
  surface: string;
  /** Things that cover high squares if they fit. */
  onTop?: Standing;
  fence: string;
  steps: string;
  /** Water, its bank, and the things that drift on it. */
  water: string;
  bank: string;
  afloat: string;
  /** Small things on fields. They are only drawn while their field is plain. */
  things: Record<string, string>;
  /** Differences on other grounds. */
  grounds?: Record<string, Partial<RoomLook>>;
}

const PLAIN: RoomLook = {
  floor: "flagstones",
  colour: "#dfcda6",
  wall: "stones",
  light: [46, 44, "#ffe7a8"],
  pit: "#2a1c12",
  block: { one: ["stone"] },
  special: { one: ["crate"] },
  top: "#f8e7b4",
  surface: "stone",
  fence: "nails",
  steps: "stone",
  water: "#8fb9bb",
  bank: "#857862",
  afloat: "",
  things: {},
};

const ROOMS: Record<string, Partial<RoomLook>> = {
  room_1o: {
    floor: "boards",
    colour: "#dfc08f",
    wall: "panels",
    light: [72, 22, "#ffd88a"],
    pit: "#33200f",
    block: { one: ["table_leg"], tall: ["cask"] },
    special: { one: ["cushion"] },
    top: "#f4d79c",
    surface: "planks",
    fence: "forks",
    steps: "wooden",
    things: { f6: "cup" },
  },
  room_1b: {
    floor: "earth",
    colour: "#b7ab9b",
    wall: "joists",
    light: [60, 20, "#fff0c0"],
    pit: "#241d1b",
    block: { one: ["pier"], wide: ["long_pier"] },
    fence: "matches",
    things: { a4: "coin", e5: "button", d1: "marble" },
  },
  room_2o: {
    floor: "checks",
    colour: "#e8bf99",
    wall: "shelf",
    light: [30, 24, "#fff0c8"],
    pit: "#36190d",
    block: { one: ["cherries", "honey", "pickles"] },
    special: { one: ["candle_box"] },
    top: "#fbe6bd",
    surface: "planks",
    fence: "forks",
    steps: "sugar",
    things: { c1: "peas", f3: "crumbs" },
  },
  room_2b: {
    floor: "flagstones",
    colour: "#b9c8c1",
    wall: "stones",
    light: [40, 36, "#eafaf2"],
    pit: "#1c2a2c",
    block: { one: ["sponge"], wide: ["soap", "brush"] },
    water: "#9cc7cc",
    bank: "#7c8b88",
    afloat: "bubbles",
    things: { f3: "sliver" },
    grounds: { gutter_drained: { things: { f3: "sliver", d5: "plug" } } },
  },
  room_3o: {
    floor: "rings",
    colour: "#ecd592",
    wall: "panes",
    light: [50, 55, "#fff2b0"],
    pit: "#2c2415",
    block: { one: ["lens", "oil_can"] },
    special: { one: ["lone_burner"], wide: ["burner"] },
    top: "#fdf0bf",
    surface: "plate",
    fence: "rail",
    steps: "brass",
  },
  room_3b: {
    floor: "bricks",
    colour: "#a8978a",
    wall: "soot",
    light: [18, 84, "#ffb45e"],
    pit: "#1a1512",
    block: { one: ["sooty"], wide: ["long_sooty"] },
    special: { one: ["lone_burner"] },
    top: "#d9c6ac",
    surface: "stone",
    fence: "nails",
    steps: "brick",
    things: { e5: "feather" },
  },
  room_4o: {
    floor: "boards",
    colour: "#e8c9ae",
    wall: "tape",
    light: [38, 30, "#ffe9bf"],
    pit: "#33191a",
    block: { one: ["spool_blue", "spool_red"], wide: ["pincushion"], tall: ["scissors"] },
    special: { one: ["basket"] },
    top: "#f8e3c9",
    surface: "quilt",
    fence: "pins",
    steps: "quilt",
    things: { f3: "thimble" },
  },
  room_4b: {
    floor: "laths",
    colour: "#c6c49c",
    wall: "yarn",
    light: [30, 26, "#f6f3c4"],
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
    wall: "rope",
    light: [8, 66, "#e6f4ea"],
    pit: "#2b2013",
    block: { one: ["trestle"], wide: ["toolbox"] },
    special: { one: ["crate"] },
    top: "#f2d9a4",
    surface: "planks",
    onTop: { one: [], big: ["hull"] },
    fence: "none",
    steps: "wooden",
    things: { c6: "shavings", f4: "pitch", d1: "shavings" },
  },
  room_5b: {
    floor: "mud",
    colour: "#b5bd90",
    wall: "piles",
    light: [56, 30, "#e4f7b8"],
    pit: "#152016",
    block: { one: ["barrel"], wide: ["barrels"] },
    special: { one: ["seed_chest"] },
    water: "#86b08f",
    bank: "#6f6a45",
    afloat: "leaves",
    fence: "rope",
    things: { a6: "shell", f5: "fishbone" },
  },
  room_6o: {
    floor: "parquet",
    colour: "#d9bd98",
    wall: "hours",
    light: [52, 30, "#ffe08a"],
    pit: "#2b1a0b",
    block: { one: ["gear", "two_gears", "spring", "gear"] },
    special: { one: ["oiler"] },
    top: "#f7dd95",
    surface: "plate",
    fence: "teeth",
    steps: "gold",
    things: { c6: "screws" },
  },
  room_6b: {
    floor: "blocks",
    colour: "#bdbfbd",
    wall: "chains",
    light: [70, 10, "#f3ecd0"],
    pit: "#1d2024",
    block: { one: ["pulley"], tall: ["hung_weight"], big: ["great_weight"] },
    special: { one: ["oiler"] },
    fence: "nails",
    things: { d3: "pinned_ring", f3: "small_weight", e6: "screws" },
  },
  room_7o: {
    floor: "boards",
    colour: "#cfb9ac",
    wall: "rafters",
    light: [34, 40, "#fbeed2"],
    pit: "#2a1c20",
    block: { one: ["trunk", "birdcage", "old_books"] },
    special: { one: ["hatbox"] },
    top: "#ecd3b4",
    surface: "lid",
    fence: "comb",
    steps: "books",
    things: { e4: "photograph", a5: "dust", b2: "dust" },
  },
  room_7b: {
    floor: "laths",
    colour: "#a9b0c2",
    wall: "tiles",
    light: [80, 12, "#dfe9ff"],
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
    wall: "cogs",
    light: [58, 56, "#fffdf0"],
    pit: "#3a3025",
    block: { one: ["crate"], wide: ["sacks_wide"], tall: ["sacks_high"] },
    special: { one: ["millstone"] },
    top: "#fbf3dc",
    surface: "sacking",
    fence: "matches",
    steps: "wooden",
    things: { f3: "cream", b4: "grain", f6: "grain" },
  },
  room_8b: {
    floor: "blocks",
    colour: "#b3c2ab",
    wall: "moss",
    light: [58, 20, "#e2f8df"],
    pit: "#14211b",
    block: { one: ["post", "boulder"] },
    special: { one: ["sluice"] },
    water: "#7fb0a4",
    bank: "#6d7260",
    afloat: "foam",
    fence: "rope",
    things: { a1: "fern", f5: "fern" },
    grounds: { race_board: { special: { one: ["sluice_up"] } } },
  },
};

/** Return the look of a room on a ground. A room without its own look is of stone. */
export function roomLook(room: string, ground = room): RoomLook {
  const look = ROOMS[room];
  return { ...PLAIN, ...look, ...look?.grounds?.[ground] };
}
