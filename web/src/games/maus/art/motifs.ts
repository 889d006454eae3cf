/** What stands about in each room, seen from a mouse's height: on black squares, and on special ones. Shapes lie in a box
 * of 100 by 100. */

import { disc } from "./paper";

/** What things are made of. */
export const FILLS = {
  line: "none",
  wood: "#a9794a",
  pale: "#efe0bd",
  metal: "#9a9c98",
  glass: "rgb(205 226 214 / 0.75)",
  cloth: "#b0534a",
  clay: "#b06b48",
  light: "#e9b949",
  soot: "#5b4d42",
};

/** A fill, and the shape that is filled with it. */
export type Shape = `${keyof typeof FILLS} ${string}`;

/** The teeth of a wheel. */
function cog(x: number, y: number, r: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, n) => {
    const far = n % 4 < 2 ? r : r * 0.8;
    const angle = ((n + 0.5) / (teeth * 4)) * 2 * Math.PI;
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const BLOCKS: Record<string, Shape[]> = {
  leg: [
    "wood M30 100L36 8H64L70 100Z",
    "wood M26 8H74V22H26ZM32 62H68V72H32Z",
    "line M44 24L42 60M56 26L57 58M46 76L45 98M55 76L57 98",
  ],
  pillar: [
    "clay M16 90V72H48V90ZM52 90V72H84V90ZM16 68V50H32V68ZM36 68V50H66V68ZM70 68V50H84V68ZM16 46V28H48V46ZM52 46V28H84V46Z",
    "line M20 78H36M56 56H62M22 34H30",
  ],
  jar: [
    "glass M28 34C20 42 18 50 18 62V84C18 90 22 92 28 92H72C78 92 82 90 82 84V62C82 50 80 42 72 34Z",
    "cloth M22 62V84C22 87 24 88 28 88H72C76 88 78 87 78 84V62C64 56 40 68 22 62Z",
    "pale M24 14H76V32H24Z",
    "line M24 20H76M24 26H76",
    "line M28 46C26 54 26 60 26 66",
  ],
  stone: [
    "metal M14 84C10 62 20 34 42 28C66 22 88 44 88 66C88 82 76 90 56 90C38 92 18 94 14 84Z",
    "line M30 50C38 42 50 40 58 44M26 72C40 78 58 78 70 70M60 56L72 60",
  ],
  prism: [
    "glass M50 8L76 40L64 92H36L24 40Z",
    "line M50 8V92M24 40H76M50 8L36 92M50 8L64 92",
    `light ${disc(50, 44, 9)}`,
  ],
  brick: [
    "soot M10 88V66H46V88ZM52 88V66H90V88ZM10 60V38H28V60ZM34 60V38H68V60ZM74 60V38H90V60ZM10 32V12H46V32ZM52 32V12H90V32Z",
  ],
  spool: [
    "wood M24 14H76V26H24ZM24 78H76V90H24Z",
    "cloth M32 26H68V78H32Z",
    "line M32 34L68 30M32 44L68 40M32 54L68 50M32 64L68 60M32 74L68 70M68 60C84 64 84 84 96 92",
  ],
  beam: [
    "wood M34 4H66V96H34Z",
    "line M42 8V92M52 4C48 30 58 60 52 94M60 10V90",
    "pale M2 24L98 34M2 52L98 46M2 74L98 82",
  ],
  trestle: [
    "wood M14 30H86V44H14Z",
    "wood M26 44L12 94H24L36 44ZM74 44L88 94H76L64 44ZM24 68H76V76H24Z",
    "line M18 37H82",
  ],
  barrel: [
    "wood M28 12H72C84 36 84 66 72 92H28C16 66 16 36 28 12Z",
    "line M21 30H79M19 36H81M20 68H80M22 74H78",
    "line M42 12C36 40 36 64 42 92M58 12C64 40 64 64 58 92",
  ],
  gear: [
    `light ${cog(50, 52, 40, 11)}`,
    `soot ${disc(50, 52, 22)}`,
    "line M50 32V72M30 52H70",
    `light ${disc(50, 52, 7)}`,
  ],
  weight: [
    "line M50 0V26",
    "metal M46 4a6 6 0 1 0 .1 0zM46 16a6 6 0 1 0 .1 0z",
    "metal M32 26H68L78 90C60 96 40 96 22 90Z",
    "line M40 34L34 84",
  ],
  trunk: ["wood M10 44C10 26 90 26 90 44V88H10Z", "line M10 52H90M28 34V88M72 34V88", "light M44 46H56V62H44Z"],
  tile: [
    "clay M8 10H36V60C36 72 8 72 8 60ZM36 10H64V60C64 72 36 72 36 60ZM64 10H92V60C92 72 64 72 64 60ZM22 60H50V90C50 98 22 98 22 90ZM50 60H78V90C78 98 50 98 50 90Z",
  ],
  sack: [
    "pale M36 26C14 44 10 70 16 88C36 96 64 96 84 88C90 70 86 44 64 26Z",
    "pale M34 10L44 26H56L66 10C56 16 44 16 34 10Z",
    "line M38 26H62M30 50C28 60 28 70 30 80M70 52C72 62 72 70 70 78",
  ],
};

const SPECIALS: Record<string, Shape[]> = {
  cushion: [
    "cloth M10 70C8 46 22 36 50 36C78 36 92 46 90 70C88 86 72 88 50 88C28 88 12 86 10 70Z",
    "line M18 64C34 72 66 72 82 64M50 36V88",
  ],
  crate: ["wood M14 38H86V88H14Z", "line M14 54H86M14 70H86M34 38V88M66 38V88"],
  flame: [`glass ${disc(50, 58, 38)}`, "light M50 16C64 36 74 50 68 66C64 80 36 80 32 66C28 50 40 40 50 16Z"],
  wool: [
    `cloth ${disc(50, 56, 34)}`,
    "line M22 44C40 60 64 62 82 46M18 60C40 78 64 78 83 62M36 26C30 48 36 72 52 90M62 25C70 46 68 70 56 90M72 82C86 88 92 84 98 90",
  ],
  moor: [`metal ${disc(50, 54, 28)}`, `soot ${disc(50, 54, 14)}`, "line M22 54C4 60 8 84 24 92"],
  wheel: [`light ${cog(50, 54, 38, 13)}`, `soot ${disc(50, 54, 12)}`],
  hatbox: [
    "cloth M16 44C16 34 84 34 84 44V82C84 92 16 92 16 82Z",
    "pale M12 36C12 24 88 24 88 36V46C88 56 12 56 12 46Z",
    "line M50 28V90",
  ],
  millstone: [
    `metal ${disc(50, 54, 38)}`,
    `soot ${disc(50, 54, 9)}`,
    "line M50 18V44M50 64V90M14 54H40M60 54H86M26 30L42 46M74 30L58 46M26 78L42 62M74 78L58 62",
  ],
  board: ["wood M2 30H98V72H2Z", "line M4 42C30 46 60 38 96 44M4 58C40 54 70 64 96 58"],
};

/** What is drawn faintly over a whole floor of 600 by 600, in lines. */
const TRACES: Record<string, string> = {
  rings: `${disc(190, 330, 92)}${disc(190, 330, 80)}${disc(452, 196, 60)}M330 470C400 430 470 500 560 450M380 520L540 548`,
  slats: "M60 0L0 330M190 0L96 600M330 0L232 600M470 0L372 600M600 30L508 600M110 0L40 420M384 0L290 560",
  spoon:
    "M120 480C70 430 90 340 160 350C230 360 240 440 200 480C180 500 140 500 120 480ZM206 440L520 180C540 166 560 190 544 206L226 462",
  bubbles: `${disc(120, 420, 54)}${disc(190, 500, 30)}${disc(470, 120, 40)}${disc(520, 190, 22)}${disc(330, 300, 66)}${disc(420, 380, 26)}M84 396a30 30 0 0 1 24 -22M290 268a40 40 0 0 1 30 -26`,
  rays: `${disc(300, 350, 70)}${disc(300, 350, 92)}M300 230V60M300 470V580M190 350H30M410 350H570M222 272L96 140M378 272L504 140M222 428L110 540M378 428L490 540`,
  ladder: "M250 0V600M350 0V600M250 60H350M250 140H350M250 220H350M250 300H350M250 380H350M250 460H350M250 540H350",
  needle:
    "M60 520L500 100C516 84 536 104 520 120L84 540ZM496 118l14 -14M500 120C560 240 420 260 360 220S240 300 320 380S520 420 560 560",
  threads:
    "M0 90C200 110 400 60 600 100M0 190C180 170 420 220 600 180M0 300C220 330 380 270 600 310M0 410C160 390 440 440 600 400M0 520C240 540 360 490 600 530",
  hull: "M30 300C120 130 480 130 570 300C480 470 120 470 30 300ZM60 300H540M150 200C170 260 170 340 150 400M300 172V428M450 200C430 260 430 340 450 400",
  planks:
    "M40 60H560M40 120H560M90 60V0M210 120V60M330 60V0M450 120V60M60 480q30 -20 60 0t60 0t60 0t60 0M240 540q30 -20 60 0t60 0t60 0t60 0",
  dial: `${disc(300, 300, 230)}${disc(300, 300, 205)}M300 96V126M300 474V504M96 300H126M474 300H504M156 156L178 178M444 156L422 178M156 444L178 422M444 444L422 422M300 300L390 190M300 300L280 150`,
  chain:
    "M300 0a24 34 0 1 0 .1 0zM300 60a24 34 0 1 0 .1 0zM300 120a24 34 0 1 0 .1 0zM300 180a24 34 0 1 0 .1 0zM300 240a24 34 0 1 0 .1 0zM120 0a20 30 0 1 0 .1 0zM120 52a20 30 0 1 0 .1 0zM120 104a20 30 0 1 0 .1 0zM500 0a20 30 0 1 0 .1 0zM500 52a20 30 0 1 0 .1 0zM500 104a20 30 0 1 0 .1 0zM500 156a20 30 0 1 0 .1 0z",
  cobwebs:
    "M0 0L220 240M0 0L90 300M0 0L320 90M40 130C70 110 110 80 120 36M70 230C130 190 200 130 234 66M600 600L420 400M600 600L360 540M600 600L540 360M560 470C530 490 490 520 470 566",
  stars:
    "M120 90l8 22 24 2-18 16 6 24-20-14-20 14 6-24-18-16 24-2zM450 330l6 18 20 2-15 13 5 20-16-12-16 12 5-20-15-13 20-2zM260 470l5 14 16 2-12 10 4 16-13-10-13 10 4-16-12-10 16-2zM470 70a60 60 0 1 0 60 100a50 50 0 0 1 -60 -100z",
  flour: `${disc(300, 300, 210)}${disc(300, 300, 40)}M300 90V260M300 340V510M90 300H260M340 300H510M152 152L272 272M448 152L328 272M152 448L272 328M448 448L328 328`,
  rush: "M330 0C300 120 380 200 340 320S300 500 340 600M370 0C340 140 420 220 380 330S340 520 380 600M410 0C384 160 450 230 416 340S384 520 416 600M60 60C120 90 180 60 220 100M40 500C110 470 170 520 230 480",
};

/** How a room is drawn: its floor, a wash of colour, a trace over the whole of it, what stands on its black squares, and
 * what on its special ones. */
export interface Motif {
  floor: "boards" | "stone" | "earth";
  wash: string;
  trace: string;
  block: Shape[];
  special: Shape[];
}

const ROOMS: Record<string, [Motif["floor"], string, string, string, string]> = {
  room_1o: ["boards", "#d98a2b", "rings", "leg", "cushion"],
  room_1b: ["earth", "#5a5f7a", "slats", "pillar", "crate"],
  room_2o: ["stone", "#d9773f", "spoon", "jar", "crate"],
  room_2b: ["stone", "#4f8a93", "bubbles", "stone", "moor"],
  room_3o: ["stone", "#f0b429", "rays", "prism", "flame"],
  room_3b: ["earth", "#4a423c", "ladder", "brick", "flame"],
  room_4o: ["boards", "#c4685c", "needle", "spool", "wool"],
  room_4b: ["boards", "#7d8a55", "threads", "beam", "wool"],
  room_5o: ["boards", "#8f7a55", "hull", "trestle", "crate"],
  room_5b: ["earth", "#4f8a5c", "planks", "barrel", "moor"],
  room_6o: ["boards", "#c9962f", "dial", "gear", "wheel"],
  room_6b: ["stone", "#6a7480", "chain", "weight", "wheel"],
  room_7o: ["boards", "#8a6d8f", "cobwebs", "trunk", "hatbox"],
  room_7b: ["boards", "#45598a", "stars", "tile", "hatbox"],
  room_8o: ["boards", "#f3efe2", "flour", "sack", "millstone"],
  room_8b: ["stone", "#3f8f86", "rush", "beam", "board"],
};

/** A room that nobody has drawn yet is of stone. */
export function motifOf(room: string): Motif {
  const [floor, wash, trace, block, special] = ROOMS[room] ?? ["stone", "#b99a63", "", "stone", "crate"];
  return {
    floor,
    wash,
    trace: TRACES[trace] ?? "",
    block: BLOCKS[block] as Shape[],
    special: SPECIALS[special] as Shape[],
  };
}
