/** How the figures are cut: shapes of paper in a box of 100 by 120, whose lower edge is the ground. What is drawn later
 * lies further up. */

type Shade = "own" | "dark" | "pale" | "metal" | "cloth" | "skin" | "light" | "wood" | "eye";

/** A piece of paper: the figure's own colour, a darker or a lighter one, metal, cloth, skin or light, and its shape; lines
 * have their width between them. */
export type Cut = `${Shade} ${string}`;

/** What a shape is filled with, how wide it is if it is a line, and how it goes. */
export function drawn<Fill extends string>(shape: `${Fill} ${string}`): { fill: Fill; line: number; d: string } {
  const [, fill, line, d] = /^(\w+) ([\d.]+ )?(.*)$/s.exec(shape) ?? [];
  return { fill: fill as Fill, line: Number(line ?? 0), d: d ?? "" };
}

/** The colours of a figure: its own and its dark one, what it wears, and what is pale about it. */
const COLOURS: Record<string, string[]> = {
  hero_leader: ["#a8552f", "#5f2b14", "#a32222"],
  hero_mystic: ["#7b6a92", "#3c3052", "#4b2f7d"],
  hero_scamp: ["#6f7a55", "#2f3620", "#d0801e"],
  hero_tinkerer: ["#a38353", "#4d3a1d", "#7a5a28"],
  hero_healer: ["#8b6b5c", "#45322a", "#b93b52"],
  hero_archer: ["#5e7f86", "#24383c", "#1f6b4f"],
  roach: ["#6a3b1c", "#2a150a"],
  rat: ["#4f4b4c", "#221f20"],
  rat_elite: ["#3a3540", "#17141b", "#a32222"],
  boss_captain: ["#2e2a2f", "#110f12", "#7a1420"],
  spider: ["#35293d", "#181020"],
  centipede: ["#7d3418", "#3a1508"],
  boss_centipede: ["#7d3418", "#3a1508"],
  boss_cat: ["#c5762b", "#6b3a10"],
  boss_sorceress: ["#5b4c86", "#2d2450", "#8e2f2a", "#e7dff5"],
};

export function shadesOf(figure: string): Record<Shade, string> {
  const [own = "#7a6a5a", dark = "#33261c", cloth = "#8e2f2a", pale = "#efe2c4"] = COLOURS[figure] ?? [];
  const common = { metal: "#b9c0c4", skin: "#e2a394", light: "#ffd563", wood: "#8a5a2d", eye: "#1b130d" };
  return { own, dark, cloth, pale, ...common };
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const TAIL: Cut = "skin 4.5 M38 100C20 106 4 96 8 80C10 72 20 70 22 78";
const MOUSE: Cut[] = [
  `own ${disc(40, 24, 16)}`,
  `skin ${disc(40, 25, 9.5)}`,
  "own M32 110C26 88 32 64 48 58C66 54 77 70 76 88C76 98 74 106 72 110Z",
  "pale M44 110C42 96 46 80 56 76C66 80 68 98 66 110Z",
  `own ${disc(63, 19, 14)}`,
  `skin ${disc(64, 20, 8)}`,
  "own M32 46C31 31 46 23 60 25C74 27 86 40 93 50C95 53 94 57 90 57C80 61 66 64 54 63C41 62 33 57 32 46Z",
  `skin ${disc(92, 52, 3.4)}`,
  `eye ${disc(71, 41, 4)}`,
  "dark 1.2 M84 55L98 60M84 53L99 53",
  "skin M36 111C36 105 54 105 54 111ZM56 111C56 105 76 105 76 111Z",
];
const ARM: Cut = "own 9 M58 74C66 74 76 78 82 84";
const PAW: Cut = `skin ${disc(83, 84, 4.6)}`;

const HEROES: Record<string, { below: Cut[]; above: Cut[] }> = {
  hero_leader: {
    below: ["cloth M46 56C22 66 14 92 12 108L52 110Z"],
    above: [
      "cloth M37 58C46 66 66 67 75 59L72 70C62 75 48 74 40 68Z",
      "metal M84 90L84 44L88 26L92 44L92 90Z",
      "dark 1.4 M88 28L88 62",
      "wood 5 M76 86L100 86",
      "cloth M58 22C54 8 40 2 28 4C34 10 44 20 58 22Z",
    ],
  },
  hero_mystic: {
    below: ["cloth M34 40C26 66 22 92 20 110L82 110C80 92 76 74 68 60Z"],
    above: [
      "cloth M30 50C24 30 38 10 62 8C52 16 54 22 66 26C52 28 44 38 42 58Z",
      "wood 5 M86 110L86 34",
      `light ${disc(86, 26, 11)}`,
      "eye M86 12L88 22L98 26L88 30L86 40L84 30L74 26L84 22Z",
    ],
  },
  hero_scamp: {
    below: [],
    above: [
      "dark M40 8C50 10 56 20 54 28L38 22Z",
      "dark M50 36C62 33 76 34 82 40C78 48 64 48 52 45Z",
      `eye ${disc(71, 41, 3.6)}`,
      "cloth M36 58C48 68 66 68 76 60L74 70C60 76 46 74 38 68Z",
      "cloth M40 66L26 84L36 84L32 96L46 72Z",
      "metal M80 88L102 64L98 80L86 92Z",
    ],
  },
  hero_tinkerer: {
    below: [],
    above: [
      "dark 4 M34 36L86 42",
      `wood ${disc(72, 40, 9)}`,
      `light ${disc(72, 40, 5.6)}`,
      "wood M34 88L76 88L76 96L34 96Z",
      "wood 5 M86 108L86 54",
      "metal M72 44L102 44L102 60L72 60Z",
    ],
  },
  hero_healer: {
    below: [],
    above: [
      "pale M42 70C54 78 66 76 72 70L74 108L40 108Z",
      "cloth 5 M56 82L56 98M48 90L64 90",
      "pale M28 34C26 14 46 4 62 10C56 14 42 20 38 44Z",
      "metal 4.5 M87 104L87 52",
      "metal M74 40C74 56 100 56 100 40Z",
    ],
  },
  hero_archer: {
    below: ["wood M24 58L40 52L50 92L36 96Z", "pale 3 M26 58L20 40M32 56L28 36M38 54L36 36"],
    above: [
      "cloth M30 52C24 34 32 16 54 6C52 18 58 22 64 26C50 30 42 42 42 60Z",
      "wood 4.5 M82 40C104 56 104 92 82 108",
      "pale 1.6 M82 40L82 108",
      "metal 2.4 M66 78L104 74",
    ],
  },
};

/** One of the mice; one that nobody has cut yet comes without anything. */
export function mouse(hero: string): Cut[] {
  const { below, above } = HEROES[hero] ?? { below: [], above: [] };
  return [TAIL, ...below, ...MOUSE, ...above, ARM, PAW];
}

const RAT: Cut[] = [
  "skin 4.5 M26 100C8 108 -2 96 2 82",
  `own ${disc(40, 28, 10)}`,
  `skin ${disc(40, 29, 5.5)}`,
  "own M20 110C12 82 22 52 46 50C68 48 80 66 78 90C78 100 76 106 74 110Z",
  "dark 3 M28 58L22 52M24 68L16 64M21 80L13 78",
  "own M34 48C32 34 44 26 58 30C74 34 92 50 99 57C101 60 98 64 94 63C84 66 66 68 52 66C40 64 35 58 34 48Z",
  `skin ${disc(97, 59, 3.2)}`,
  "eye 1.6 M80 64L82 69L85 64M87 64L89 68L91 63",
  "light M66 42L77 46L68 49Z",
  "skin M32 111C32 105 50 105 50 111ZM56 111C56 105 76 105 76 111Z",
];
const SPEAR: Cut[] = [
  "wood 4 M82 112L90 18",
  "metal M85 24L92 0L97 25Z",
  "own 9 M58 78C68 76 78 78 85 84",
  `skin ${disc(85, 84, 4.6)}`,
];
const HELMET: Cut[] = [
  "metal M32 42C32 24 52 16 68 32L70 38L34 48Z",
  "cloth M50 22C44 6 26 2 14 10C28 10 36 18 42 28Z",
];
const SHIELD: Cut[] = [
  "metal M30 66L62 66C63 88 56 100 46 106C36 100 29 88 30 66Z",
  "cloth 4 M46 70L46 100M34 80L58 80",
];

const LEGS = "M30 84L12 74M28 94L8 96M32 104L14 112M70 84L88 74M72 94L92 96M68 104L86 112";
const CENTIPEDE = Array.from({ length: 7 }, (_, n) => [18 + n * 11, 96 - Math.sin(n * 0.95) * 16] as const);

/** What a foe is cut from. */
const FOES: Record<string, Cut[]> = {
  roach: [
    `dark 3.4 ${LEGS}`,
    "dark 2.4 M42 66C34 52 22 46 12 46M58 66C66 52 78 46 88 46",
    "own M50 66C74 66 80 92 68 108C60 114 40 114 32 108C20 92 26 66 50 66Z",
    "dark M50 62C62 62 66 70 62 78C56 82 44 82 38 78C34 70 38 62 50 62Z",
    "dark 1.8 M50 80L50 112M34 88C40 96 44 104 44 111M66 88C60 96 56 104 56 111",
    `light ${disc(44, 71, 2.4)}${disc(56, 71, 2.4)}`,
  ],
  rat: [...RAT, ...SPEAR],
  rat_elite: [...RAT, ...HELMET, ...SHIELD, ...SPEAR],
  boss_captain: [
    "cloth M44 48C14 58 2 88 0 110L60 112Z",
    ...RAT,
    ...HELMET,
    "light M36 60C48 70 66 70 78 62L76 74C62 80 46 78 38 72Z",
    ...SPEAR,
  ],
  spider: [
    "dark 4 M40 82C24 58 12 62 4 84M40 88C22 78 10 90 6 108M62 82C78 58 90 62 98 84M62 88C80 78 92 90 96 108M44 78C34 48 22 40 10 48M58 78C68 48 80 40 92 48M44 94C36 100 30 106 28 112M60 94C66 100 72 106 74 112",
    "own M51 30C74 30 80 60 66 76C58 84 44 84 36 76C22 60 28 30 51 30Z",
    "light M51 42L57 54L51 66L45 54Z",
    `own ${disc(51, 88, 15)}`,
    `light ${disc(45, 90, 3)}${disc(57, 90, 3)}${disc(49, 82, 2)}${disc(54, 82, 2)}`,
    "pale 3 M46 101L44 109M56 101L58 109",
  ],
  centipede: [
    `dark 3 ${CENTIPEDE.map(([x, y]) => `M${x} ${y}L${x - 7} ${y + 18}M${x} ${y}L${x + 5} ${y + 19}`).join("")}`,
    `own ${CENTIPEDE.map(([x, y]) => disc(x, y, 10)).join("")}`,
    `dark 1.8 ${CENTIPEDE.map(([x, y]) => `M${x - 3} ${y - 8}C${x - 6} ${y} ${x - 6} ${y} ${x - 3} ${y + 8}`).join("")}`,
    `own ${disc(86, 76, 13)}`,
    "dark 2.4 M84 66C80 46 90 34 98 32M90 66C92 52 98 46 102 46",
    `light ${disc(90, 74, 3.6)}`,
    "pale 3 M94 86C100 88 102 94 98 98",
  ],
  boss_cat: [
    "own 10 M18 96C-6 92 -4 56 12 50",
    "own M12 110C6 78 24 56 46 58C70 58 92 70 94 110Z",
    "dark 4 M30 66L26 78M42 62L40 76M20 78L16 90",
    "own M40 14L52 30C60 27 70 27 78 30L92 14L96 46C98 66 84 78 66 78C48 78 34 66 36 46Z",
    "skin M44 24L50 36L41 38ZM88 24L82 36L91 38Z",
    "dark 3 M58 30L60 40M66 28L66 40M74 30L72 40",
    "light M46 50C50 44 58 44 61 51C56 54 50 54 46 50ZM86 50C82 44 74 44 71 51C76 54 82 54 86 50Z",
    "dark 2.6 M53 45L54 54M79 45L78 54",
    "skin M62 59L70 59L66 64Z",
    "dark 1.6 M66 64C62 72 56 70 54 66M66 64C70 72 76 70 78 66M46 62L28 58M46 66L28 68M86 62L102 58M86 66L102 68",
    "own M44 111C42 92 64 92 62 111ZM70 111C68 92 92 92 90 111Z",
    "pale 2 M50 111L50 104M56 111L56 104M77 111L77 104M83 111L83 104",
  ],
  boss_sorceress: [
    "own M48 60C26 22 -2 28 2 56C6 78 28 86 46 78Z",
    "own M52 60C74 22 102 28 98 56C94 78 72 86 54 78Z",
    "dark M46 76C28 84 20 104 34 110C44 112 48 94 49 84ZM54 76C72 84 80 104 66 110C56 112 52 94 51 84Z",
    `light ${disc(24, 54, 9)}${disc(76, 54, 9)}`,
    `dark ${disc(24, 54, 4)}${disc(76, 54, 4)}`,
    "pale M50 46C58 46 58 66 55 84C54 98 52 104 50 108C48 104 46 98 45 84C42 66 42 46 50 46Z",
    `pale ${disc(50, 42, 9)}`,
    "pale 2.6 M46 36C40 22 30 18 22 20M54 36C60 22 70 18 78 20",
    `eye ${disc(46.5, 42, 2.4)}${disc(53.5, 42, 2.4)}`,
  ],
};
FOES.boss_centipede = [...(FOES.centipede as Cut[]), "light M76 66L78 50L85 60L90 48L94 62L100 54L98 70Z"];

/** One of the foes; one that nobody has cut yet looks like a rat. */
export const foe = (name: string): Cut[] => FOES[name] ?? (FOES.rat as Cut[]);

/** Where the face is, for portraits: the middle, and how much around it. */
const FACES: Record<string, [number, number, number]> = {
  roach: [50, 84, 66],
  spider: [51, 72, 88],
  centipede: [72, 78, 74],
  boss_centipede: [74, 74, 74],
  boss_cat: [66, 48, 74],
  boss_sorceress: [50, 58, 96],
};

export function faceBox(name: string): string {
  const [x, y, wide] = FACES[name] ?? [62, 40, 72];
  return `${x - wide / 2} ${y - wide / 2} ${wide} ${wide}`;
}
