/** A picture for each chapter of the book, in a box of 320 by 200. */

import { disc } from "./paper";
import { blot, cog, oval, type Shape, star, THINGS } from "./scenes/things";

/** A thing of the house, or a figure cut from paper: where its box begins, how large it is, and whether it looks to the
 * left. A mouse without a name is anybody. */
export interface Put {
  hero?: string;
  foe?: string;
  thing?: Shape[];
  x: number;
  y: number;
  size: number;
  isMirrored?: boolean;
}

export interface ChapterScene {
  /** The colours above and below. */
  sky: [string, string];
  /** Where the light is, how far it reaches, and its colour. */
  glow: [number, number, number, string];
  shapes: Shape[];
  figures: Put[];
  /** What is nearer than the figures. */
  before: Shape[];
}

const STARS = [
  [22, 26, 4],
  [70, 14, 3],
  [116, 34, 3],
  [262, 18, 4],
  [296, 46, 3],
  [30, 66, 2],
  [288, 84, 2],
] as const;
const STARRY: Shape = `flour ${STARS.map(([x, y, r]) => star(x, y, r)).join("")}`;
const mouse = (x: number, y: number, size: number, isMirrored = false): Put => ({ hero: "", x, y, size, isMirrored });
const thing = (name: string, x: number, y: number, size: number): Put => ({ thing: THINGS[name] ?? [], x, y, size });

/** A house with its windows, and a lamp on its roof; whoever is at home may have light. */
const house = (lit: "soot" | "light"): Shape[] => [
  "oak M96 196V96L160 62L224 96V196Z",
  "shade M176 70L224 96V196H176Z",
  "clay M84 104L160 56L236 104L226 110L160 70L94 110Z",
  "line M110 128H210M106 158H214M130 110V196M190 110V196",
  `${lit} M108 122H124V142H108ZM152 118H168V140H152ZM196 122H212V142H196ZM108 162H124V182H108ZM196 162H212V182H196Z`,
  "soot M150 196V164C150 154 170 154 170 164V196Z",
  "iron M138 60L142 50H178L182 60Z",
];
/** The lamp on the roof. */
const lamp: Shape[] = [
  "glass M142 50C136 36 140 24 148 18H172C180 24 184 36 178 50Z",
  "iron M144 18L160 4L176 18Z",
  "line M152 18V50M168 18V50",
];
const WAVES: Shape[] = [
  "blue M0 176C30 168 50 184 80 176S140 168 170 176S230 184 260 176S300 170 320 176V200H0Z",
  "wet M20 186q10 -6 20 0t20 0M120 190q10 -6 20 0t20 0M230 186q10 -6 20 0t20 0",
];

/** Boards to stand on, by the water. */
const QUAY: Shape[] = ["wood M56 186H264V200H56Z", "line M104 186V200M160 186V200M216 186V200"];

const CHAPTERS: Record<string, ChapterScene> = {
  chapter_01: {
    sky: ["#1b2540", "#54506a"],
    glow: [160, 170, 66, "#ffca63"],
    shapes: [
      STARRY,
      "pale M270 20a24 24 0 1 0 18 38a20 20 0 0 1 -18 -38z",
      ...house("soot"),
      ...lamp,
      ...WAVES,
      ...QUAY,
    ],
    figures: [mouse(84, 142, 0.44), mouse(116, 148, 0.38), mouse(168, 142, 0.44, true), mouse(206, 148, 0.38, true)],
    before: [
      "pale M154 170H166V192H154Z",
      "honey M160 170C150 162 154 152 160 142C166 152 170 162 160 170Z",
      "pale M160 168C155 163 157 158 160 153C163 158 165 163 160 168Z",
    ],
  },
  chapter_02: {
    sky: ["#d9a860", "#8a5a34"],
    glow: [70, 60, 110, "#ffe3a0"],
    shapes: [
      "night M172 0H320V200H172Z",
      "oak M0 92H148V102H0Z",
      "wood M0 172H148V200H0Z",
      "line M0 184H148",
      "soot M172 168C210 160 250 176 320 166V200H172Z",
      "pale 2 M176 20L318 44M176 52L318 30M176 84L318 100M176 112L318 92",
      "cloth 3 M176 66C220 82 270 58 318 72",
      `blue ${blot(274, 184, 40, 8)}`,
    ],
    figures: [
      thing("cherries", 10, 32, 0.62),
      thing("honey", 78, 34, 0.6),
      mouse(66, 118, 0.6),
      { foe: "roach", x: 214, y: 112, size: 0.6, isMirrored: true },
      { foe: "spider", x: 254, y: 20, size: 0.5 },
    ],
    before: [
      "clay M146 0H174V22H146ZM142 24H172V46H142ZM148 48H176V70H148ZM143 72H172V94H143ZM147 96H175V118H147ZM142 120H173V142H142ZM148 178H176V200H148Z",
      "soot M148 144H173V176H148Z",
      "cloth M150 156C164 150 176 164 192 156L200 172L190 176L184 168C172 172 164 162 152 168Z",
      "line M192 174L190 182M198 172L200 181",
    ],
  },
  chapter_03: {
    sky: ["#5a3320", "#c98a47"],
    glow: [250, 60, 130, "#ffcf78"],
    shapes: [
      "oak M16 0H44V150H10ZM276 0H304L312 150H272Z",
      "wood M0 146H320V200H0Z",
      "line M0 164H320M0 184H320M90 146V164M210 164V184",
      `cloth ${oval(150, 158, 118, 26)}`,
      "light 3 M34 162C70 188 230 188 266 162",
      "honey M58 154C40 96 96 58 160 64C226 66 260 110 244 154C200 168 100 168 58 154Z",
      "clay 7 M112 74C106 88 106 100 110 112M140 66C136 82 136 94 140 108M170 66C170 82 170 92 174 104M200 74C204 86 206 98 204 108",
      "honey M58 150C40 120 62 92 88 94L92 78L108 94C124 98 134 114 130 134C124 158 84 166 58 150Z",
      "honey M60 100L58 80L76 92Z",
      "line M72 124C78 130 86 130 90 124M104 122C110 128 118 128 122 122M94 134L100 134L97 138ZM97 138C92 144 86 142 84 140M97 138C102 144 108 142 110 140M64 132L40 128M64 138L40 142M124 132L146 128M124 138L146 142",
      "honey 13 M240 148C272 150 276 176 240 176C200 178 170 172 150 172",
      "light M92 148a6 6 0 1 0 .1 0z",
    ],
    figures: [mouse(244, 118, 0.52, true)],
    before: [
      "shade M186 190H236V195H186Z",
      "light M190 174a10 10 0 1 0 .1 0zM190 179a5 5 0 1 1 -.1 0z",
      "light M199 181H234V189H230V186H226V190H221V186H199Z",
      "pale M150 40l10 0l-10 12l10 0M172 22l13 0l-13 15l13 0",
    ],
  },
  chapter_04: {
    sky: ["#4c6a5c", "#a9c19a"],
    glow: [250, 40, 110, "#eef7c8"],
    shapes: [
      "oak M0 30H320V46H0Z",
      "line M60 30V46M130 30V46M206 30V46M270 30V46",
      "oak M28 46H46V200H28ZM268 46H288V200H268Z",
      "shade M38 46H46V200H38ZM280 46H288V200H280Z",
      "glow M100 46H118L90 150H60ZM210 46H224L230 150H196Z",
      "leaf M0 128C30 116 50 134 84 124S150 116 190 126S270 134 320 122V200H0Z",
    ],
    figures: [
      thing("barrel", 232, 78, 0.56),
      thing("seed_chest", 40, 84, 0.5),
      mouse(114, 72, 0.56),
      { foe: "rat", x: 160, y: 70, size: 0.58, isMirrored: true },
    ],
    before: [
      "wood M84 132C120 140 200 140 240 132C232 162 206 170 160 170S94 162 84 132Z",
      "line M92 146C130 154 190 154 232 146",
      "blue M0 164C30 154 50 172 84 162S150 154 190 164S270 172 320 160V200H0Z",
      "wet M14 178q12 -8 24 0t24 0t24 0M150 184q12 -8 24 0t24 0M240 178q12 -8 24 0t24 0",
    ],
  },
  chapter_05: {
    sky: ["#2d1c10", "#7d5426"],
    glow: [160, 76, 100, "#e7a83c"],
    shapes: [
      "oak M40 0H280V200H40Z",
      "soot M60 12H260V200H60Z",
      `light ${cog(92, 150, 32, 12)}${cog(236, 158, 38, 14)}`,
      `soot ${disc(92, 150, 14)}${disc(236, 158, 17)}`,
      `pale ${disc(160, 76, 62)}`,
      `line ${disc(160, 76, 54)}`,
      `soot 3 ${Array.from({ length: 13 }, (_, n) => {
        const angle = (n / 13) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return `M${(160 + x * 44).toFixed(0)} ${(76 + y * 44).toFixed(0)}L${(160 + x * 52).toFixed(0)} ${(76 + y * 52).toFixed(0)}`;
      }).join("")}`,
      "cloth 4 M154 26L166 34M166 26L154 34",
      "soot 6 M160 76V36",
      "soot 5 M160 76L146 48",
      `light ${disc(160, 76, 6)}`,
      "honey 5 M160 138V158",
      `light ${disc(160, 172, 22)}`,
      "honey M154 158a17 17 0 1 0 17 26a14 14 0 0 1 -17 -26z",
    ],
    figures: [mouse(62, 142, 0.46), { foe: "centipede", x: 222, y: 136, size: 0.52, isMirrored: true }],
    before: ["oak M30 194H290V200H30Z", `iron 3 ${oval(286, 24, 6, 11)}${oval(286, 44, 6, 11)}${oval(286, 64, 6, 11)}`],
  },
  chapter_06: {
    sky: ["#141c36", "#4a3c5e"],
    glow: [160, 34, 120, "#ffe08a"],
    shapes: [
      STARRY,
      ...house("light"),
      ...lamp,
      "honey M160 48C148 42 153 30 160 20C167 30 172 42 160 48Z",
      ...WAVES,
      ...QUAY,
    ],
    figures: [mouse(100, 146, 0.4), mouse(180, 146, 0.4, true)],
    before: [
      "pale M154 60C120 20 78 22 80 50C82 72 122 80 152 74ZM166 60C200 20 242 22 240 50C238 72 198 80 168 74Z",
      "rose M150 74C128 84 120 104 134 108C146 108 152 90 156 80ZM170 74C192 84 200 104 186 108C174 108 168 90 164 80Z",
      `light ${disc(108, 50, 9)}${disc(212, 50, 9)}`,
      `soot ${disc(108, 50, 4)}${disc(212, 50, 4)}`,
      "pale M160 52C166 52 166 78 160 98C154 78 154 52 160 52Z",
      "soot 2 M158 54C154 44 148 40 142 40M162 54C166 44 172 40 178 40",
    ],
  },
};

/** A chapter that nobody has drawn yet begins at the house. */
export const chapterScene = (name: string): ChapterScene =>
  CHAPTERS[name] ?? { ...(CHAPTERS.chapter_01 as ChapterScene), figures: [], before: [] };
