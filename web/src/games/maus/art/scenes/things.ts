/** What stands and lies about in the house, in ink and wash, seen by a mouse who looks down from a shelf. A thing on
 * one square lies in a box of 100 by 100; a wide one is 200 wide, a tall one 200 high, and a big one both. */

import { disc } from "../paper";

/** What things are made of. */
export const FILLS = {
  line: "#1d120a",
  wood: "#b98a55",
  oak: "#7d5431",
  pale: "#f3e7c8",
  metal: "#a3a7a6",
  iron: "#595a5c",
  glass: "rgb(206 229 222 / 0.8)",
  cloth: "#b5473f",
  blue: "#5f83a8",
  clay: "#bb6c45",
  light: "#e7b544",
  honey: "#d98f25",
  soot: "#4a3f37",
  leaf: "#71874a",
  rose: "#dba1a0",
  shade: "rgb(35 18 6 / 0.28)",
  glow: "rgb(255 248 218 / 0.6)",
  night: "#26344f",
  brook: "#7fb0a4",
  flour: "rgb(255 254 246 / 0.8)",
  wet: "rgb(214 238 232 / 0.75)",
  inlay: "rgb(226 168 48 / 0.85)",
};

/** What has no outline: shadow and light, and what has run into the floor. */
export const BARE = ["shade", "glow", "flour", "wet", "inlay"];

/** A fill, the width of a line that is no outline, and the shape. */
export type Shape = `${keyof typeof FILLS} ${string}`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A puddle, or whatever else has run out. */
export function blot(x: number, y: number, rx: number, ry: number): string {
  const far = [1, 0.82, 1.06, 0.9, 1.1, 0.84, 0.98, 0.78];
  const at = (n: number, more = 1): string => {
    const angle = (n / 8) * 2 * Math.PI;
    const by = (far[Math.floor(n) % 8] as number) * more;
    return `${(x + Math.cos(angle) * rx * by).toFixed(0)} ${(y + Math.sin(angle) * ry * by).toFixed(0)}`;
  };
  return `M${at(0)}${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `Q${at(n + 0.5, 1.14)} ${at(n + 1)}`).join("")}Z`;
}

/** The teeth of a wheel. */
export function cog(x: number, y: number, r: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, n) => {
    const far = n % 4 < 2 ? r : r * 0.82;
    const angle = ((n + 0.5) / (teeth * 4)) * 2 * Math.PI;
    return `${(x + Math.cos(angle) * far).toFixed(0)} ${(y + Math.sin(angle) * far).toFixed(0)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A star of so many points. */
export function star(x: number, y: number, r: number, points = 5, depth = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const far = n % 2 ? r * depth : r;
    const angle = (n / points) * Math.PI - Math.PI / 2;
    return `${(x + Math.cos(angle) * far).toFixed(0)} ${(y + Math.sin(angle) * far).toFixed(0)}`;
  });
  return `M${corners.join("L")}Z`;
}

const wheel = (x: number, y: number, r: number, teeth: number): Shape[] => [
  `shade ${oval(x + 4, y + 5, r, r)}`,
  `light ${cog(x, y, r, teeth)}`,
  `honey ${disc(x, y, r * 0.6)}`,
  `soot ${disc(x, y, r * 0.44)}`,
  `light 5 M${x - r * 0.5} ${y}H${x + r * 0.5}M${x} ${y - r * 0.5}V${y + r * 0.5}`,
  `light ${disc(x, y, r * 0.18)}`,
  `glow M${x - r * 0.7} ${y - r * 0.3}A${r * 0.75} ${r * 0.75} 0 0 1 ${x} ${y - r * 0.75}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.7} ${y - r * 0.3}Z`,
];

/** A jar with a cloth over its lid, and what is in it. */
const jar = (filling: "cloth" | "honey" | "leaf", lid: "pale" | "blue" | "cloth"): Shape[] => [
  `shade ${oval(54, 92, 42, 7)}`,
  "glass M26 32C16 42 13 50 13 62V84C13 92 18 95 26 95H74C82 95 87 92 87 84V62C87 50 84 42 74 32Z",
  `${filling} M17 56C34 50 62 62 83 55V84C83 89 80 91 74 91H26C20 91 17 89 17 84Z`,
  `shade ${disc(34, 68, 6)}${disc(54, 78, 7)}${disc(68, 66, 6)}${disc(36, 84, 5)}`,
  "shade M70 36C80 48 83 58 83 84C83 89 80 91 74 91H66C76 84 76 50 70 36Z",
  "pale M36 62H64V82H36Z",
  "line M41 69H59M41 75H54",
  `${lid} M20 30C18 12 82 12 80 30L88 38C78 34 72 42 64 36C58 42 44 42 38 36C30 42 22 34 12 38Z`,
  "oak 3 M21 31C36 36 64 36 79 31",
  "glow M22 46C17 56 17 66 18 80L23 80C22 66 23 56 28 46Z",
];

const spool = (thread: "cloth" | "blue" | "leaf" | "honey"): Shape[] => [
  `shade ${oval(56, 90, 40, 8)}`,
  "wood M16 82C16 74 84 74 84 82V90C84 98 16 98 16 90Z",
  `${thread} M26 24H74L72 80C60 86 40 86 28 80Z`,
  "line M26 32C42 38 60 38 74 31M26 42C42 48 60 48 73 41M27 52C42 58 60 58 73 51M27 62C42 68 60 68 72 61M28 72C42 78 60 78 72 71",
  "shade M62 26H74L72 80L60 84Z",
  "wood M16 16C16 6 84 6 84 16V24C84 32 16 32 16 24Z",
  `wood ${oval(50, 15, 34, 8)}`,
  `soot ${oval(50, 15, 8, 3)}`,
  `${thread} 2.5 M73 66C92 70 84 92 98 94`,
];

const brickwork = (rows: number, columns: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns + (row % 2) }, (_, n) => {
      const [left, right] = [
        Math.max(3, 3 + (n - (row % 2) / 2) * 48.5),
        Math.min(columns * 48.5, 1 + (n + 1 - (row % 2) / 2) * 48.5),
      ];
      return `M${left.toFixed(0)} ${5 + row * 23}h${(right - left).toFixed(0)}v20h${(left - right).toFixed(0)}z`;
    }).join(""),
  ).join("");

const sack = (x: number, y: number): Shape[] => [
  `shade ${oval(x + 6, y + 40, 44, 9)}`,
  `pale M${x - 18} ${y - 26}C${x - 42} ${y - 8} ${x - 46} ${y + 18} ${x - 38} ${y + 40}C${x - 16} ${y + 48} ${x + 18} ${y + 48} ${x + 38} ${y + 40}C${x + 46} ${y + 18} ${x + 42} ${y - 8} ${x + 18} ${y - 26}Z`,
  `shade M${x + 12} ${y - 24}C${x + 30} ${y} ${x + 30} ${y + 26} ${x + 20} ${y + 45}C${x + 30} ${y + 44} ${x + 36} ${y + 42} ${x + 38} ${y + 40}C${x + 46} ${y + 18} ${x + 42} ${y - 8} ${x + 18} ${y - 26}Z`,
  `pale M${x - 20} ${y - 44}L${x - 10} ${y - 26}H${x + 10}L${x + 20} ${y - 44}C${x + 10} ${y - 36} ${x - 10} ${y - 36} ${x - 20} ${y - 44}Z`,
  `cloth 4 M${x - 15} ${y - 26}C${x - 6} ${y - 22} ${x + 6} ${y - 22} ${x + 15} ${y - 26}`,
  `line M${x - 26} ${y}C${x - 30} ${y + 10} ${x - 30} ${y + 20} ${x - 27} ${y + 30}M${x - 8} ${y - 14}C${x - 12} ${y} ${x - 12} ${y + 8} ${x - 10} ${y + 16}`,
  `line M${x - 8} ${y + 18}L${x + 2} ${y + 4}L${x + 12} ${y + 18}M${x + 2} ${y + 4}V${y + 28}`,
];

/** A barrel that lies on its side, seen at its lid. */
const lyingBarrel = (x: number): Shape[] => [
  `shade ${oval(x + 4, 92, 44, 7)}`,
  `wood ${disc(x, 52, 43)}`,
  `iron 4 ${disc(x, 52, 40)}`,
  `oak ${disc(x, 52, 33)}`,
  `line M${x - 14} 22V82M${x} 19V85M${x + 14} 22V82`,
  `wood M${x - 31} 46H${x + 31}V58H${x - 31}Z`,
  `soot ${disc(x, 52, 5)}`,
  `glow M${x - 36} 40A38 38 0 0 1 ${x - 8} 14A44 44 0 0 0 ${x - 36} 40Z`,
];

const bricks = (fill: "clay" | "soot", rows: number, columns: number): Shape[] => [
  `${fill} ${brickwork(rows, columns)}`,
  "shade M52 28h40v20h-40zM6 74h30v18h-30z",
  "glow M6 6h30v3h-30zM54 52h34v3h-34z",
];

export const THINGS: Record<string, Shape[]> = {
  // The taproom
  table_leg: [
    `shade ${oval(56, 90, 40, 9)}`,
    "oak M32 0H68V20H32Z",
    "oak M38 20C28 32 30 44 40 50C28 62 30 78 22 88C36 98 64 98 78 88C70 78 72 62 60 50C70 44 72 32 62 20Z",
    "line M35 20H65M39 50H61M29 76C44 82 56 82 71 76",
    "shade M58 0H68V20H62C72 32 70 44 60 50C72 62 70 78 78 88C72 92 66 94 60 95C64 78 60 66 54 50C62 42 62 32 56 20Z",
    "glow M36 2H41V18H36ZM37 60C32 70 33 78 30 86L35 88C37 78 37 70 41 62Z",
  ],
  cask: [
    `shade ${oval(56, 190, 44, 9)}`,
    "wood M16 20C2 70 2 130 16 180C36 194 64 194 84 180C98 130 98 70 84 20C64 8 36 8 16 20Z",
    "line M32 26C24 80 24 130 32 186M50 28V190M68 26C76 80 76 130 68 186",
    "shade M70 14C88 70 88 130 70 188C76 186 80 184 84 180C98 130 98 70 84 20Z",
    "iron M9 54C36 66 64 66 91 54L93 68C64 80 36 80 7 68Z",
    "iron M7 132C36 144 64 144 93 132L91 146C64 158 36 158 9 146Z",
    "oak M16 20C36 8 64 8 84 20C64 34 36 34 16 20Z",
    "light M42 162H58V172H70V182H42Z",
    "light M47 152H53V162H47ZM41 148H59V154H41Z",
    "glow M20 78C17 100 17 112 19 126L26 126C23 112 23 100 26 80Z",
  ],
  cushion: [
    `shade ${oval(54, 78, 46, 16)}`,
    "cloth M6 74C0 46 16 30 50 30C84 30 100 46 94 74C92 92 70 94 50 94C30 94 8 92 6 74Z",
    "shade M20 58C26 46 74 46 80 58C78 72 22 72 20 58Z",
    "rose M28 57C34 50 66 50 72 57C68 64 32 64 28 57Z",
    "light 3.5 M8 76C26 90 74 90 92 76",
    `light ${disc(8, 78, 5)}${disc(92, 78, 5)}`,
    "line M14 50C20 54 22 62 20 70M86 50C80 54 78 62 80 70M38 56L44 60M50 54L54 59",
  ],
  cup: [
    `shade ${oval(54, 86, 38, 8)}`,
    "pale M24 26C30 18 70 18 76 26L86 84C70 94 30 94 14 84Z",
    "blue M19 62C40 70 60 70 81 62L83 70C60 78 40 78 17 70Z",
    "shade M64 22C76 40 76 70 72 89C78 88 82 86 86 84L76 26Z",
    "pale 5 M80 42C98 42 98 68 84 68",
    `pale ${oval(50, 25, 26, 6)}`,
    "glow M32 32C28 44 27 50 26 58L32 59C33 50 34 42 37 33Z",
  ],
  // Under the boards
  pier: bricks("clay", 4, 2),
  long_pier: [...bricks("clay", 4, 4), "shade M100 4H190V24H100ZM148 52H196V72H148Z"],
  coin: [
    `shade ${oval(53, 54, 30, 26)}`,
    `light ${disc(50, 50, 28)}`,
    `line ${disc(50, 50, 22)}M50 36V64M42 42H56M42 58H58`,
  ],
  button: [
    `blue ${disc(50, 50, 24)}`,
    `line ${disc(50, 50, 18)}`,
    `soot ${disc(44, 44, 3)}${disc(56, 44, 3)}${disc(44, 56, 3)}${disc(56, 56, 3)}`,
  ],
  marble: [
    `shade ${oval(54, 68, 20, 6)}`,
    `glass ${disc(50, 50, 20)}`,
    "cloth M38 46C48 36 56 60 66 50C58 66 46 52 38 46Z",
    `glow ${disc(43, 42, 4)}`,
  ],
  // The pantry
  cherries: jar("cloth", "pale"),
  honey: jar("honey", "blue"),
  pickles: jar("leaf", "cloth"),
  candle_box: [
    `shade ${oval(54, 88, 44, 8)}`,
    "wood M10 46L24 32H90L78 46Z",
    "soot M16 46L26 36H84L76 46Z",
    "pale M40 10H52V46H40Z",
    "pale M58 20H68V46H58Z",
    "honey M46 10C40 4 44 0 46 -6C50 0 52 4 46 10Z",
    "wood M10 46H78V90H10Z",
    "oak M78 46L90 32V74L78 90Z",
    "line M10 60H78M10 75H78",
    "light M38 50H50V62H38Z",
  ],
  peas: [
    `leaf ${disc(30, 62, 9)}${disc(52, 72, 9)}${disc(68, 56, 9)}`,
    `glow ${disc(27, 59, 3)}${disc(49, 69, 3)}${disc(65, 53, 3)}`,
  ],
  crumbs: [
    "honey M26 62L40 54L52 62L46 74L30 74ZM62 48L72 44L78 54L68 60ZM60 76L68 74L70 82L62 84Z",
    "glow M32 62L40 58L44 62L36 66Z",
  ],
  plug: [
    `shade ${disc(52, 53, 32)}`,
    `metal ${disc(50, 50, 30)}`,
    `soot ${disc(50, 50, 20)}`,
    "iron 4 M50 50C56 30 78 40 92 22",
    `iron ${disc(50, 50, 8)}`,
  ],
  // The gutter
  brush: [
    `shade ${oval(104, 88, 90, 9)}`,
    "pale M22 58H178L172 92C166 84 160 94 154 88C148 94 142 84 136 92C128 86 122 94 114 88C106 94 98 86 90 92C82 86 76 94 68 88C60 94 52 86 44 92C38 86 32 92 28 90Z",
    "wood M12 40C12 22 188 22 188 40V56C188 64 12 64 12 56Z",
    "line M16 46C70 40 130 40 184 46M40 62V84M64 63V84M88 63V84M112 63V84M136 63V84M160 62V84",
    "glow M22 36C60 28 130 28 160 32C120 34 60 34 30 42Z",
  ],
  soap: [
    `shade ${oval(104, 84, 90, 12)}`,
    "rose M22 40C22 26 178 26 178 40V72C178 88 22 88 22 72Z",
    "shade M150 32C172 34 178 36 178 40V72C178 82 120 84 110 84C150 78 162 62 150 32Z",
    "glow M34 38C60 30 120 30 140 34C110 36 64 38 40 46Z",
    "line M60 52C80 46 120 46 140 52C144 66 56 66 60 52ZM76 56H124",
    `glass ${disc(168, 28, 13)}${disc(186, 46, 9)}${disc(24, 30, 10)}`,
    `glow ${disc(164, 24, 4)}${disc(21, 27, 3)}`,
  ],
  sponge: [
    `shade ${oval(54, 86, 42, 8)}`,
    "honey M12 40C14 24 34 28 42 22C58 14 84 22 88 38C94 56 90 80 78 86C58 94 26 92 16 82C8 70 8 52 12 40Z",
    `soot ${disc(34, 44, 5)}${disc(56, 36, 4)}${disc(70, 52, 6)}${disc(44, 64, 6)}${disc(28, 72, 4)}${disc(64, 74, 4)}`,
    "glow M18 42C22 34 32 34 40 30C32 38 24 42 20 50Z",
  ],
  sliver: [
    "rose M22 58C30 38 70 38 78 56C74 74 30 76 22 58Z",
    "glow M32 52C42 44 58 44 66 50C54 50 42 52 36 58Z",
    "iron 3.5 M70 70C84 74 90 62 82 56",
    `glass ${disc(24, 38, 8)}`,
  ],
  niche: [
    "soot M26 84V52C26 26 74 26 74 52V84Z",
    "line M20 84V50C20 16 80 16 80 50V84M26 66H74",
    `honey ${disc(38, 78, 4)}`,
  ],
  // The lamp room
  lens: [
    `shade ${oval(54, 92, 40, 7)}`,
    "light M22 84H78L86 96H14Z",
    "glass M50 4C82 24 82 62 66 86H34C18 62 18 24 50 4Z",
    "line M50 4C40 30 40 60 44 86M50 4C60 30 60 60 56 86M27 34C40 42 60 42 73 34M25 56C40 66 60 66 75 56",
    `light ${disc(50, 50, 10)}`,
    "glow M32 28C26 40 26 52 30 66L36 66C33 52 34 40 40 24Z",
  ],
  oil_can: [
    `shade ${oval(54, 92, 42, 7)}`,
    "light M22 52C22 40 66 40 66 52L72 90C60 98 28 98 16 90Z",
    "light M64 60L92 22L98 26L70 74Z",
    "light M36 42V26H52V42Z",
    "light 5 M20 56C2 58 2 84 18 84",
    "line M19 66C34 74 56 74 69 66",
    "glow M28 56C26 66 25 74 24 84L31 86C31 74 32 66 34 56Z",
    "shade M56 46C64 60 64 80 60 94C66 93 70 92 72 90L66 52Z",
  ],
  burner: [
    `glow ${disc(100, 50, 62)}`,
    `shade ${oval(102, 84, 78, 12)}`,
    "light M30 82C30 70 170 70 170 82V90C170 100 30 100 30 90Z",
    "light M62 74L72 54H128L138 74C126 82 74 82 62 74Z",
    "glass M66 56C48 34 60 10 84 2H116C140 10 152 34 134 56Z",
    "soot M86 56H114V48H86Z",
    "honey M100 50C84 42 90 26 100 10C110 26 116 42 100 50Z",
    "pale M100 48C92 42 95 34 100 26C105 34 108 42 100 48Z",
    "glow M72 44C64 30 72 18 82 10L86 14C78 22 74 32 80 44Z",
    "line M44 84C80 92 120 92 156 84",
  ],
  lone_burner: [
    `glow ${disc(50, 46, 46)}`,
    "light M18 82C18 72 82 72 82 82V90C82 98 18 98 18 90Z",
    "glass M30 74C16 50 26 20 42 10H58C74 20 84 50 70 74Z",
    "honey M50 66C36 58 42 42 50 26C58 42 64 58 50 66Z",
    "pale M50 64C44 58 46 50 50 44C54 50 56 58 50 64Z",
  ],
  // The flue
  sooty: bricks("soot", 4, 2),
  long_sooty: [...bricks("soot", 4, 4), "shade M100 4H190V24H100ZM148 52H196V72H148Z"],
  feather: [
    "night M22 80C30 50 54 26 82 20C80 46 58 70 30 78Z",
    "line M20 84L72 32M42 62L40 48M52 52L52 38M40 66L54 64M52 54L66 50",
  ],
  // The sewing room
  spool_red: spool("cloth"),
  spool_blue: spool("blue"),
  pincushion: [
    `shade ${oval(104, 86, 92, 10)}`,
    "cloth M10 76C4 40 50 22 100 22C150 22 196 40 190 76C186 94 14 94 10 76Z",
    "line M100 22C96 46 96 66 100 90M54 30C40 50 40 70 52 88M146 30C160 50 160 70 148 88M28 46C70 58 130 58 172 46",
    "shade M150 30C170 46 166 72 140 90C170 88 186 84 190 76C196 48 176 36 150 30Z",
    "metal 3 M58 40L50 6M92 34L96 2M128 36L140 4M160 46L182 16",
    `light ${disc(50, 6, 6)}${disc(140, 4, 6)}`,
    `blue ${disc(96, 3, 6)}${disc(182, 15, 6)}`,
    "leaf M84 24C88 14 112 14 116 24C108 32 92 32 84 24Z",
    "glow M24 58C34 42 56 34 76 32C56 40 40 50 32 64Z",
  ],
  scissors: [
    "shade M44 12L58 96L66 14L54 104Z",
    "metal M34 6C44 40 52 74 54 108L46 112C38 84 32 44 34 6Z",
    "metal M70 6C60 40 50 74 46 108L54 114C66 86 72 44 70 6Z",
    `iron ${disc(51, 108, 5)}`,
    "cloth 9 M46 116C20 122 14 150 22 172C30 190 50 180 46 158C44 142 46 128 48 116",
    "cloth 9 M54 116C82 122 88 150 80 172C72 190 52 180 56 158C58 142 56 128 54 116",
    "glow M38 22C42 48 46 66 48 84L51 82C48 62 44 42 40 20Z",
  ],
  basket: [
    `shade ${oval(54, 88, 46, 9)}`,
    "oak 4 M12 46C16 2 84 2 88 46",
    `soot ${oval(50, 46, 42, 13)}`,
    `rose ${disc(34, 40, 15)}`,
    "line M22 36C32 44 42 42 48 36M21 44C30 50 40 50 47 44",
    "pale M50 46C48 26 60 18 66 18C74 18 84 30 80 46Z",
    "glow M58 38C58 28 63 24 67 23C62 30 61 36 62 42Z",
    "wood M8 46C20 60 80 60 92 46L82 90C66 98 34 98 18 90Z",
    "line M10 56C32 68 68 68 90 56M13 68C34 80 66 80 87 68M16 80C36 91 64 91 84 80M26 57L32 94M42 60L44 96M58 60L56 96M74 57L68 94",
  ],
  thimble: [
    `shade ${oval(54, 74, 22, 6)}`,
    "metal M32 70L38 36C40 26 60 26 62 36L68 70C60 78 40 78 32 70Z",
    "line M40 44H60M38 52H62M37 60H63",
    "glow M40 40L37 66L42 67L44 40Z",
  ],
  // The thread wall
  wound_beam: [
    "oak M22 0H78V200H22Z",
    "line M32 0V200M46 0C40 60 52 120 46 200M64 0C70 80 60 140 66 200",
    "shade M62 0H78V200H62Z",
    "cloth 6 M18 30L82 44M18 40L82 54M18 50L82 64",
    "honey 6 M18 104L82 94M18 114L82 104",
    "blue 6 M18 150L82 166M18 160L82 176M18 170L82 186",
    "glow M26 2H30V198H26Z",
  ],
  stuck_yarn: [
    "pale 3 M4 20C30 40 70 20 98 44M2 60C36 48 60 78 96 66M10 96C30 70 66 60 90 4M50 2C44 34 60 70 54 98",
    "pale 2 M30 30L66 54L40 66ZM56 36L74 60",
  ],
  scarf_end: [
    "cloth M30 30C46 20 60 34 76 26L80 50C62 58 48 46 34 54Z",
    "cloth M34 54L28 82L40 84L46 52Z",
    "line M29 82L26 92M35 83L34 94M40 84L42 93",
    `cloth ${disc(42, 44, 7)}`,
  ],
  // The boatshed
  trestle: [
    `shade ${oval(54, 92, 44, 7)}`,
    "oak M22 44L8 96H20L34 44ZM78 44L92 96H80L66 44Z",
    "wood M24 68H76V77H24Z",
    "wood M6 24H94V44H6Z",
    "line M10 34C40 30 60 38 90 33M28 44L24 66M72 44L76 66",
    "glow M8 26H92V29H8Z",
  ],
  hull: [
    "shade M-40 112C-30 160 -8 196 10 214H206V196Z",
    "oak M-46 100C-36 58 -14 14 6 -8H206V208H6C-14 186 -36 142 -46 100Z",
    "pale M-24 100C-18 66 -2 30 14 12H188V188H14C-2 170 -18 134 -24 100Z",
    "line M-34 100C-26 62 -8 24 10 2H198V198H10C-8 176 -26 138 -34 100ZM-8 60H188M-20 90H188M-20 112H188M-8 142H188M10 30H188M10 170H188",
    "shade M14 12H188V24H22C6 40 -8 70 -14 100C-8 130 6 164 18 188H14C-2 170 -18 134 -24 100C-18 66 -2 30 14 12Z",
    "wood M46 12H72V188H46ZM124 12H150V188H124Z",
    "shade M72 12H80V188H72ZM150 12H158V188H150Z",
    "glow M48 14H53V186H48ZM126 14H130V186H126Z",
    "metal M-38 93a7 7 0 1 0 .1 0z",
  ],
  toolbox: [
    `shade ${oval(104, 90, 92, 9)}`,
    "oak 6 M40 44V16H160V44",
    "wood M16 42H184V92H16Z",
    "oak M16 42L28 32H172L184 42Z",
    "metal M58 12L66 40H50Z",
    "wood M54 0H62V14H54Z",
    "metal M120 20H152V30H120Z",
    "oak M132 28H140V44H132Z",
    "line M16 58H184M16 75H184M60 42V92M140 42V92",
    "light M92 52H108V66H92Z",
    "glow M20 45H180V48H20Z",
  ],
  shavings: [
    "wood 4 M20 66C20 50 42 50 40 64C38 74 28 70 32 64M54 78C54 64 76 62 76 76C76 86 64 86 64 78M52 44C52 32 70 30 70 42",
  ],
  pitch: [
    `shade ${oval(54, 84, 30, 6)}`,
    "iron M26 44H74L70 82C60 90 40 90 30 82Z",
    `soot ${oval(50, 44, 24, 7)}`,
    "iron 3 M26 46C28 18 72 18 74 46",
    "wood 5 M52 44L70 20",
  ],
  // Under the jetty
  barrels: [...lyingBarrel(52), ...lyingBarrel(148)],
  barrel: [
    `shade ${oval(54, 92, 40, 8)}`,
    "wood M22 14C8 38 8 66 22 90C38 98 62 98 78 90C92 66 92 38 78 14C62 6 38 6 22 14Z",
    "line M36 18C30 42 30 66 36 93M50 19V95M64 18C70 42 70 66 64 93",
    "shade M66 10C80 40 80 66 66 94C72 93 76 92 78 90C92 66 92 38 78 14Z",
    "iron M14 32C36 42 64 42 86 32L88 42C64 52 36 52 12 42Z",
    "iron M12 64C36 74 64 74 88 64L86 74C64 84 36 84 14 74Z",
    "oak M22 14C38 5 62 5 78 14C62 25 38 25 22 14Z",
    "leaf M10 86C20 78 26 92 36 86C34 98 14 98 10 86Z",
  ],
  seed_chest: [
    `shade ${oval(54, 86, 46, 9)}`,
    "wood M10 44C10 24 90 24 90 44V54H10Z",
    "wood M10 52H90V88H10Z",
    "iron M22 30H30V88H22ZM70 30H78V88H70Z",
    "light M42 46H58V64H42Z",
    "soot M48 52H52V60H48Z",
    "leaf M50 28C44 14 52 6 60 6C62 16 58 24 50 28ZM48 28C40 24 38 16 42 10C48 14 50 20 48 28Z",
    "glow M14 44C16 34 30 31 40 30C28 34 20 38 18 46Z",
  ],
  fishbone: [
    "pale 3.5 M16 60L74 44M28 48L34 66M40 44L46 64M52 40L58 62",
    "pale M74 34L92 42L76 54Z",
    `soot ${disc(81, 43, 2)}`,
    "pale M16 60L4 52L6 70Z",
  ],
  shell: [
    "rose M20 70C16 40 40 22 54 24C74 26 86 48 80 70C62 80 36 80 20 70Z",
    "line M50 78L36 36M50 78L52 26M50 78L68 36M50 78L24 54M50 78L78 54",
  ],
  // The clock case
  gear: wheel(50, 50, 46, 12),
  two_gears: [...wheel(34, 62, 34, 10), ...wheel(72, 32, 28, 8)],
  spring: [
    `shade ${oval(54, 56, 44, 42)}`,
    `light ${disc(50, 50, 43)}`,
    `soot ${disc(50, 50, 36)}`,
    "metal 4.5 M50 50C56 50 56 42 50 42C40 42 40 58 51 58C66 58 66 34 50 34C30 34 30 66 51 66C76 66 76 25 50 25C19 25 19 75 52 75C72 75 80 62 80 52",
    `light ${disc(50, 50, 5)}`,
  ],
  oiler: [
    ...wheel(50, 54, 40, 14),
    "light M40 34C40 26 62 26 62 34L66 58H36Z",
    "light 4 M60 36L78 14",
    `honey M79 18C75 26 83 26 79 18Z`,
  ],
  // The weight shaft
  pulley: [
    `iron 6 M20 0V60M80 0V60`,
    `shade ${disc(54, 56, 38)}`,
    `iron ${disc(50, 52, 38)}`,
    `metal ${disc(50, 52, 30)}`,
    "line M50 24V80M22 52H78M30 32L70 72M70 32L30 72",
    `iron ${disc(50, 52, 9)}`,
  ],
  hung_weight: [
    `iron 5 ${oval(50, 10, 9, 13)}${oval(50, 32, 5, 12)}${oval(50, 54, 9, 13)}${oval(50, 76, 5, 12)}`,
    `shade ${oval(56, 184, 38, 9)}`,
    "light M30 92C30 84 70 84 70 92L82 180C70 192 30 192 18 180Z",
    "shade M58 88C68 110 70 160 64 188C72 187 78 184 82 180L70 92Z",
    "line M27 116C40 124 60 124 73 116M20 168C40 178 60 178 80 168",
    "glow M36 96C32 120 30 140 28 166L36 168C36 140 38 120 42 96Z",
  ],
  great_weight: [
    `iron 8 ${oval(100, 6, 14, 18)}${oval(100, 34, 7, 16)}`,
    `shade ${oval(108, 186, 88, 13)}`,
    "iron M52 56C52 44 148 44 148 56L184 178C164 200 36 200 16 178Z",
    "metal M62 60C70 54 90 52 100 52L92 190C64 190 36 186 26 176Z",
    "shade M120 50C146 90 158 140 150 190C166 188 178 184 184 178L148 56Z",
    "line M44 92C80 108 120 108 156 92M28 146C70 164 130 164 172 146",
    "light M78 108H122V140H78Z",
    "line M84 116L95 132M95 116L84 132M103 116V132M111 116V132",
    "glow M70 64C58 100 50 130 44 168L56 172C60 132 68 100 82 62Z",
  ],
  pinned_ring: [
    `iron 7 ${disc(50, 50, 28)}`,
    "light 5 M50 12V34M18 68L36 58M82 68L64 58",
    `light ${disc(50, 11, 5)}${disc(16, 69, 5)}${disc(84, 69, 5)}`,
  ],
  small_weight: [
    `shade ${oval(54, 86, 28, 7)}`,
    "light M40 34H60L72 80C62 90 38 90 28 80Z",
    `light 5 ${disc(50, 24, 8)}`,
    "line M36 52C44 56 56 56 64 52",
    "glow M42 40L34 76L40 78L47 40Z",
  ],
  screws: [
    "light M22 40H40V48H34V70L31 76L28 70V48H22Z",
    "line M28 54L34 51M28 60L34 57M28 66L34 63",
    `metal 4 ${disc(66, 58, 14)}`,
    "metal 4 M76 68L90 84",
  ],
  // The attic
  trunk: [
    `shade ${oval(54, 92, 46, 7)}`,
    "oak M6 46C6 18 94 18 94 46V54H6Z",
    "wood M6 50H94V94H6Z",
    "cloth M20 25H32V94H20ZM68 25H80V94H68Z",
    "line M6 62H94M6 78H94",
    "light M42 44H58V64H42Z",
    "soot M48 52H52V60H48Z",
    "glow M10 44C12 32 20 28 26 27C20 32 16 38 15 48Z",
  ],
  birdcage: [
    `shade ${oval(54, 92, 40, 7)}`,
    "light M14 82H86V92H14Z",
    "glass M18 82V46C18 6 82 6 82 46V82Z",
    "light 2.5 M18 82V46C18 6 82 6 82 46V82M34 82V26M50 82V14M66 82V26M18 60H82",
    `light 4 ${disc(50, 8, 6)}`,
    "wood 4 M34 68H66",
    "pale M44 66C40 52 52 44 58 50L64 52L58 56C60 64 52 70 44 66Z",
  ],
  old_books: [
    `shade ${oval(54, 92, 46, 7)}`,
    "cloth M8 74H90V94H8Z",
    "pale M14 77H88V91H14Z",
    "leaf M16 52H96V74H16Z",
    "pale M22 55H94V71H22Z",
    "blue M4 32H82V52H4Z",
    "pale M10 35H80V49H10Z",
    "oak M22 8H78L92 30H12Z",
    "light M40 14H60L64 22H36Z",
    "line M16 82H86M24 62H92M12 42H78",
  ],
  hatbox: [
    `shade ${oval(54, 88, 46, 9)}`,
    "rose M12 48C12 40 88 40 88 48V80C88 96 12 96 12 80Z",
    "cloth 4 M24 50V88M38 54V92M50 55V93M62 54V92M76 50V88",
    "pale M6 40C6 18 94 18 94 40V50C94 66 6 66 6 50Z",
    "line M6 42C6 58 94 58 94 42",
    "blue M44 24C30 8 26 24 44 28C30 38 40 42 50 30C60 42 70 38 56 28C74 24 70 8 56 24Z",
    "glow M14 36C20 28 30 26 38 25C28 30 22 34 20 42Z",
  ],
  photograph: [
    "oak M22 26L70 16L82 72L34 84Z",
    "pale M29 32L66 24L76 67L38 76Z",
    "soot M46 62C44 48 56 44 60 54L64 60Z",
    `soot ${disc(51, 44, 5)}`,
  ],
  dust: [
    "line M20 70C28 58 40 66 36 74C30 82 18 80 20 70ZM30 64C40 54 52 60 50 70C46 80 34 78 32 72M44 72C54 62 64 72 56 78",
  ],
  // The eaves
  tile_stack: [
    `shade ${oval(54, 92, 44, 7)}`,
    "clay M8 70H92V92C78 98 22 98 8 92Z",
    "clay M12 46H96V66C80 74 28 74 12 68Z",
    "clay M4 20H86V42C70 50 20 50 4 42Z",
    "shade M60 22H86V42C78 46 68 47 60 47ZM70 48H96V66C90 70 80 71 70 71Z",
    "line M4 30H86M12 56H96M8 80H92",
    "glow M8 22H50V25H8ZM16 48H54V51H16Z",
  ],
  missing_tiles: [
    "night M6 6H194V94H6Z",
    `flour ${star(40, 30, 9)}${star(104, 62, 7)}${star(152, 26, 10)}${star(70, 74, 5)}${star(126, 30, 4)}`,
    "pale M172 56a18 18 0 1 0 12 28a15 15 0 0 1 -12 -28z",
    "clay M0 0H34V22C34 36 0 36 0 22ZM34 0H68V14C68 26 34 26 34 14ZM132 0H166V16C166 28 132 28 132 16ZM166 0H200V30C200 44 166 44 166 30ZM0 100V84C10 74 30 78 36 100ZM36 100C44 84 62 86 70 100ZM128 100C134 84 154 86 160 100Z",
    "line M0 12H34M34 6H68M132 8H166M166 14H200",
  ],
  gap: [
    "night M6 6H194V94H6Z",
    `flour ${star(30, 40, 6)}${star(76, 24, 8)}${star(168, 34, 7)}${star(126, 20, 4)}`,
    "glow M100 30L180 66L104 34Z",
    "soot M56 94V66H74V48H92V66H122V94ZM78 48V40H88V48Z",
    "light M82 74H94V86H82Z",
    "clay M0 0H30V30C30 44 0 44 0 30ZM30 0H62V12C62 22 30 22 30 12ZM140 0H172V10C172 22 140 22 140 10ZM172 0H200V22C200 34 172 34 172 22ZM132 100C138 82 158 84 164 100ZM164 100C172 78 192 80 200 92V100ZM0 100V78C14 72 30 82 34 100Z",
    "line M0 14H30M172 8H200",
  ],
  nest: [
    `shade ${oval(54, 84, 44, 9)}`,
    "oak M8 56C20 40 80 40 92 56C94 84 74 92 50 92C26 92 6 84 8 56Z",
    `soot ${oval(50, 56, 36, 11)}`,
    "pale M30 60C26 44 38 38 44 42C50 48 48 58 46 62ZM50 62C46 46 58 40 66 46C70 52 68 60 64 63Z",
    "wood 2.5 M4 64C30 78 60 74 96 60M10 76C36 86 70 84 92 72M2 52L24 66M98 50L78 68M30 90L46 76M74 88L58 78",
    `soot ${disc(38, 50, 1.5)}${disc(58, 54, 1.5)}`,
  ],
  leaf: ["honey M18 74C20 40 46 22 84 20C82 56 58 80 24 76Z", "line M14 82L66 38M36 64L36 46M48 54L50 36M40 60L60 58"],
  // The mill
  sacks_high: [...sack(46, 54), ...sack(54, 146)],
  sacks_wide: [...sack(50, 50), ...sack(148, 50)],
  millstone: [
    `shade ${disc(54, 56, 45)}`,
    `metal ${disc(50, 50, 45)}`,
    `line ${disc(50, 50, 39)}M50 11C56 22 56 32 52 42M50 89C44 78 44 68 48 58M11 50C22 44 32 44 42 48M89 50C78 56 68 56 58 52M22 22C34 26 40 34 44 44M78 78C66 74 60 66 56 56M22 78C26 66 34 60 44 56M78 22C74 34 66 40 56 44`,
    `oak ${disc(50, 50, 11)}`,
    `soot ${disc(50, 50, 5)}`,
    "glow M14 40A38 38 0 0 1 40 13A46 46 0 0 0 14 40Z",
  ],
  cream: [
    `shade ${oval(54, 86, 30, 6)}`,
    "blue M30 40C22 56 24 78 34 86C46 92 58 90 66 86C76 78 78 56 70 40Z",
    "blue M30 40L26 28L40 32H62L74 26L70 40Z",
    "pale M34 36C42 42 58 42 66 36C60 30 42 30 34 36Z",
    "blue 5 M72 46C90 46 88 70 73 70",
    "glow M33 50C30 60 31 70 35 78L40 77C37 68 37 60 39 50Z",
  ],
  grain: [
    "honey M24 60C28 52 34 56 32 62C30 68 24 66 24 60ZM44 72C48 64 54 68 52 74C50 80 44 78 44 72ZM56 52C60 44 66 48 64 54C62 60 56 58 56 52ZM70 70C74 62 80 66 78 72C76 78 70 76 70 70Z",
  ],
  // The millrace
  post: [
    `shade ${oval(54, 90, 40, 8)}`,
    "oak M24 18H76V90C64 97 36 97 24 90Z",
    "wood M24 18C36 8 64 8 76 18C64 28 36 28 24 18Z",
    `line ${oval(50, 18, 14, 4)}M36 28V92M50 30C46 50 54 70 50 95M64 28V92`,
    "leaf M20 92C18 70 30 76 32 64C38 74 44 70 46 82C54 72 62 78 66 68C72 78 82 76 80 92C64 100 36 100 20 92Z",
    "glow M28 26V70H32V28Z",
  ],
  boulder: [
    `shade ${oval(54, 90, 44, 8)}`,
    "metal M10 84C4 58 18 26 44 20C70 14 94 40 92 68C90 88 74 94 54 94C34 96 14 96 10 84Z",
    "shade M60 20C84 36 84 74 58 94C74 94 90 88 92 68C94 42 76 20 60 20Z",
    "leaf M18 44C24 28 40 18 56 22C66 24 60 34 48 34C40 44 30 36 18 44Z",
    "line M30 58C38 50 46 52 52 56M40 76C50 80 60 78 66 72",
  ],
  sluice: [
    "oak M0 4H14V96H0ZM86 4H100V96H86Z",
    "wood M14 34H86V72H14Z",
    "line M14 47C40 44 60 50 86 46M14 60C40 63 60 57 86 60",
    "shade M14 72H86V80H14Z",
    "cloth M44 52C44 47 56 47 56 52C58 58 42 58 44 52ZM40 46a2.500 3 0 1 0 .1 0zM46 41a2.500 3 0 1 0 .1 0zM54 41a2.500 3 0 1 0 .1 0zM60 46a2.500 3 0 1 0 .1 0z",
    "glow M14 35H86V38H14Z",
  ],
  sluice_up: [
    "oak M0 4H14V96H0ZM86 4H100V96H86Z",
    "brook M14 40C30 34 40 46 50 40C62 34 74 46 86 40V92H14Z",
    "pale 3 M22 56q7 -6 14 0t14 0t14 0t14 0M22 72q7 -6 14 0t14 0t14 0t14 0",
    "wood M14 2H86V30H14Z",
    "line M14 12C40 9 60 15 86 11M14 21C40 24 60 18 86 21",
    "glow M14 3H86V6H14Z",
  ],
  fern: [
    "leaf 4 M30 92C34 70 44 50 64 36",
    "leaf M36 74C22 74 16 66 14 58C26 58 34 64 36 74ZM44 60C32 56 28 46 30 38C40 42 46 50 44 60ZM52 50C56 38 66 34 76 36C74 46 64 52 52 50ZM42 66C52 58 64 60 70 66C62 74 50 74 42 66Z",
  ],
  // Rooms that nobody has drawn
  stone: [
    `shade ${oval(54, 90, 44, 8)}`,
    "metal M14 84C10 62 20 34 42 28C66 22 88 44 88 66C88 82 76 90 56 90C38 92 18 94 14 84Z",
    "line M30 50C38 42 50 40 58 44M26 72C40 78 58 78 70 70M60 56L72 60",
  ],
  crate: [`shade ${oval(54, 88, 44, 8)}`, "wood M12 36H88V90H12Z", "line M12 54H88M12 72H88M34 36V90M66 36V90"],
};
