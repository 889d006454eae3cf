/** The pictures of the story, by name, in a box of 240 by 150. */

import { disc } from "./paper";

export const FILLS = {
  line: "none",
  ink: "#2a1708",
  wash: "#b98d52",
  dark: "#6a4a2a",
  pale: "#fbf1d6",
  red: "#a63a2b",
  gold: "#f2c14a",
  blue: "#7fa6ad",
};

export interface Stroke {
  d: string;
  of: keyof typeof FILLS;
}

/** A small mouse who looks on, at her place on the ground. */
const looker = (x: number, y: number): Stroke[] => [
  { d: `M${x - 10} ${y}c-10 3 -16 -4 -12 -12`, of: "line" },
  { d: `M${x - 12} ${y}c-2 -18 6 -24 12 -24s14 8 12 24z`, of: "ink" },
  { d: `M${x - 8} ${y - 22}a5 5 0 1 1 8 -5a5 5 0 1 1 8 3c5 3 9 6 10 8c-4 5 -16 6 -22 2z`, of: "ink" },
];

const PICTURES: Record<string, Stroke[]> = {
  lamp: [
    { d: "M96 118H144L138 132H102Z", of: "dark" },
    { d: "M102 118C92 96 92 62 112 50H128C148 62 148 96 138 118Z", of: "pale" },
    { d: "M106 50H134V40H106ZM112 40L116 26H124L128 40Z", of: "dark" },
    { d: "M120 108C108 100 112 84 120 72C128 84 132 100 120 108Z", of: "gold" },
    { d: "M82 60L62 48M80 84H56M158 60L178 48M160 84H184M88 38L76 22M152 38L164 22", of: "line" },
    ...looker(66, 132),
  ],
  candle: [
    { d: "M104 132V70C110 62 130 62 136 70V132Z", of: "pale" },
    { d: "M104 78C100 90 108 92 106 104M136 74C142 84 132 92 136 100", of: "line" },
    { d: "M120 66V56", of: "line" },
    { d: "M120 58C106 48 114 32 120 18C126 32 134 48 120 58Z", of: "gold" },
    { d: "M80 132H160", of: "line" },
    ...looker(76, 132),
    ...looker(168, 132),
  ],
  basket: [
    { d: "M60 82H180L168 132H72Z", of: "wash" },
    { d: "M60 82C70 30 170 30 180 82", of: "line" },
    { d: "M64 98H176M68 114H172M86 82L90 132M112 82L114 132M138 82L136 132M162 82L156 132", of: "line" },
    { d: disc(98, 70, 18), of: "red" },
    { d: "M84 62C96 72 110 70 116 64M82 74C96 82 110 80 115 72", of: "line" },
    { d: disc(140, 70, 16), of: "blue" },
    { d: "M150 30L190 8M152 26L158 36", of: "line" },
  ],
  cat: [
    { d: "M20 132C30 84 70 72 110 74C160 74 204 92 220 132Z", of: "wash" },
    { d: "M82 20L98 44C112 38 130 38 142 44L158 20L164 70C166 94 146 106 120 106C94 106 74 94 76 70Z", of: "dark" },
    {
      d: "M92 70C98 60 110 62 114 72C106 76 98 76 92 70ZM148 70C142 60 130 62 126 72C134 76 142 76 148 70Z",
      of: "gold",
    },
    { d: "M103 64V76M137 64V76", of: "ink" },
    {
      d: "M114 82H126L120 90ZM120 90C114 98 106 96 104 92M120 90C126 98 134 96 136 92M96 86L66 80M96 90L66 96M144 86L174 80M144 90L174 96",
      of: "line",
    },
    ...looker(30, 140),
  ],
  rat: [
    { d: "M58 128C24 134 14 112 26 98", of: "line" },
    { d: "M60 132C48 92 78 56 120 60C150 62 166 96 160 132Z", of: "dark" },
    { d: "M108 62C108 40 132 32 152 46C176 58 194 76 204 84C200 94 176 96 152 94C126 92 110 84 108 62Z", of: "dark" },
    { d: disc(122, 40, 12), of: "dark" },
    { d: "M160 66L174 70L162 76Z", of: "gold" },
    { d: "M176 140L190 14L196 30", of: "line" },
    { d: disc(203, 86, 4), of: "red" },
  ],
  moth: [
    {
      d: "M118 76C84 12 22 20 28 66C34 98 82 110 116 96ZM122 76C156 12 218 20 212 66C206 98 158 110 124 96Z",
      of: "wash",
    },
    {
      d: "M114 92C84 104 72 132 92 138C108 140 114 118 117 102ZM126 92C156 104 168 132 148 138C132 140 126 118 123 102Z",
      of: "dark",
    },
    { d: disc(72, 60, 13), of: "gold" },
    { d: disc(168, 60, 13), of: "gold" },
    { d: `${disc(72, 60, 5)}${disc(168, 60, 5)}`, of: "ink" },
    { d: "M120 56C128 56 128 92 120 128C112 92 112 56 120 56Z", of: "pale" },
    { d: "M117 56C110 34 98 28 88 30M123 56C130 34 142 28 152 30", of: "line" },
  ],
  night: [
    { d: "M20 132C60 108 100 120 120 112C150 104 190 118 220 132Z", of: "dark" },
    { d: "M92 112V70L118 48L144 70V112Z", of: "dark" },
    { d: "M110 90H126V104H110Z", of: "gold" },
    { d: "M176 28a22 22 0 1 0 16 36a18 18 0 0 1 -16 -36z", of: "pale" },
    {
      d: "M50 34l2 6 6 1-5 4 2 6-5-4-5 4 2-6-5-4 6-1zM92 22l1 4 4 1-3 3 1 4-3-3-3 3 1-4-3-3 4-1zM140 24l1 4 4 1-3 3 1 4-3-3-3 3 1-4-3-3 4-1z",
      of: "gold",
    },
  ],
  clock: [
    { d: disc(120, 66, 52), of: "pale" },
    { d: disc(120, 66, 44), of: "line" },
    { d: "M120 26V34M120 98V106M80 66H88M152 66H160", of: "line" },
    { d: "M120 66L138 46M120 66L116 30", of: "ink" },
    { d: disc(120, 66, 4), of: "red" },
    { d: "M120 118V128", of: "line" },
    { d: disc(128, 134, 10), of: "gold" },
    ...looker(52, 132),
  ],
  chain: [
    {
      d: "M112 10C100 10 100 34 112 34H128C140 34 140 10 128 10ZM116 16H124V28H116ZM112 40C100 40 100 64 112 64H128C140 64 140 40 128 40ZM116 46H124V58H116Z",
      of: "wash",
    },
    { d: "M120 30V44M120 60V74", of: "line" },
    { d: "M92 76H148L160 130C140 138 100 138 80 130Z", of: "dark" },
    { d: "M104 84L98 124", of: "line" },
    ...looker(48, 134),
  ],
  key: [
    { d: "M78 44a28 28 0 1 1 0 50a28 28 0 1 1 0 -50zM76 58a13 13 0 1 0 2 0z", of: "gold" },
    { d: "M104 62H206V74H198V90H186V76H176V86H164V76H104Z", of: "gold" },
    { d: "M112 66H170", of: "line" },
    ...looker(150, 136),
  ],
  sluice: [
    { d: "M30 96C60 88 80 104 110 96S170 88 210 96V132H30Z", of: "blue" },
    { d: "M66 20H84V120H66ZM156 20H174V120H156Z", of: "dark" },
    { d: "M84 34H156V92H84Z", of: "wash" },
    { d: "M84 52H156M84 72H156M120 34V8M104 8H136", of: "line" },
    { d: "M40 112q12 -8 24 0t24 0M110 118q12 -8 24 0t24 0t24 0", of: "line" },
  ],
  mill: [
    { d: disc(120, 80, 54), of: "wash" },
    { d: disc(120, 80, 12), of: "dark" },
    {
      d: "M120 28V66M120 94V132M68 80H106M134 80H172M84 44L110 70M156 44L130 70M84 116L110 90M156 116L130 90",
      of: "line",
    },
    { d: "M60 20l.1 .1M80 10l.1 .1M150 12l.1 .1M180 26l.1 .1M196 60l.1 .1M44 56l.1 .1", of: "line" },
    ...looker(40, 136),
  ],
  jetty: [
    { d: "M20 52H220V66H20Z", of: "wash" },
    { d: "M52 66V132H66V66ZM118 66V132H132V66ZM180 66V132H194V66Z", of: "dark" },
    { d: "M20 104C50 96 70 112 100 104S160 96 220 104V136H20Z", of: "blue" },
    { d: "M36 118q12 -8 24 0t24 0t24 0M130 122q12 -8 24 0t24 0", of: "line" },
    ...looker(98, 52),
  ],
  boat: [
    { d: "M36 84C60 92 180 92 204 84C196 116 172 122 120 122S44 116 36 84Z", of: "wash" },
    { d: "M48 100C90 108 150 108 192 100M120 90V22", of: "line" },
    { d: "M122 24C158 36 166 58 168 78L122 80Z", of: "pale" },
    { d: "M20 128q14 -8 28 0t28 0t28 0t28 0t28 0t28 0", of: "line" },
  ],
  gutter: [
    { d: "M24 76C60 70 90 82 120 76S190 70 216 76V124H24Z", of: "blue" },
    { d: "M14 66H34V136H14ZM206 66H226V136H206Z", of: "dark" },
    { d: disc(86, 94, 15), of: "pale" },
    { d: disc(128, 102, 10), of: "pale" },
    { d: disc(158, 90, 13), of: "pale" },
    { d: "M80 88a8 8 0 0 1 8 -4M152 84a8 8 0 0 1 8 -4", of: "line" },
    ...looker(118, 76),
  ],
  pantry: [
    { d: "M30 122H210V132H30Z", of: "dark" },
    {
      d: "M52 58H92V118C92 122 52 122 52 118ZM102 40H142V118C142 122 102 122 102 118ZM152 66H190V118C190 122 152 122 152 118Z",
      of: "pale",
    },
    { d: "M52 84H92V118C92 122 52 122 52 118ZM152 90H190V118C190 122 152 122 152 118Z", of: "red" },
    { d: "M102 76H142V118C142 122 102 122 102 118Z", of: "gold" },
    { d: "M48 46H96V58H48ZM98 28H146V40H98ZM148 54H194V66H148Z", of: "wash" },
  ],
  taproom: [
    { d: "M20 30H220V46H20Z", of: "wash" },
    { d: "M44 46L40 132H58L60 46ZM180 46L182 132H200L196 46Z", of: "dark" },
    { d: "M96 96H140V132H96Z", of: "pale" },
    { d: "M140 104C158 102 158 124 140 124", of: "line" },
    { d: "M92 98C92 86 108 84 112 90C118 82 132 84 144 96Z", of: "pale" },
    ...looker(78, 132),
  ],
  threads: [
    { d: "M30 10H46V136H30ZM194 10H210V136H194Z", of: "dark" },
    { d: "M46 24L194 40M46 48L194 36M46 64L194 84M46 90L194 74M46 104L194 120M46 122L194 108", of: "line" },
    { d: "M120 60a12 12 0 1 0 .1 0zM120 48a7 7 0 1 0 .1 0z", of: "ink" },
    { d: "M110 66L90 52M110 72L88 76M110 80L94 98M130 66L150 52M130 72L152 76M130 80L146 98", of: "line" },
  ],
  window: [
    { d: "M66 12H174V132H66Z", of: "wash" },
    { d: "M76 22H116V68H76ZM124 22H164V68H124ZM76 76H116V122H76ZM124 76H164V122H124Z", of: "blue" },
    { d: "M142 34a12 12 0 1 0 8 20a10 10 0 0 1 -8 -20z", of: "pale" },
    { d: "M56 132H184V140H56Z", of: "dark" },
    ...looker(100, 132),
  ],
  attic: [
    { d: "M14 132L120 14L226 132", of: "line" },
    { d: "M70 92C70 76 136 76 136 92V132H70Z", of: "wash" },
    { d: "M70 100H136M96 100H110V112H96Z", of: "line" },
    { d: "M144 108C144 100 190 100 190 108V132H144Z", of: "red" },
    { d: disc(120, 50, 14), of: "pale" },
    { d: "M106 50H134M120 36V64", of: "line" },
  ],
  boards: [
    { d: "M14 26H226V44H14ZM14 50H226V66H14Z", of: "wash" },
    { d: "M86 66L64 132M106 66L96 132M150 66L166 132M170 66L196 132", of: "line" },
    { d: "M86 66H106L96 132H64ZM150 66H170L196 132H166Z", of: "gold" },
    ...looker(130, 132),
  ],
  flue: [
    { d: "M70 8H170V134H70Z", of: "dark" },
    { d: "M96 8H144V134H96Z", of: "ink" },
    { d: "M98 118H142M98 96H142M98 74H142M98 52H142M98 30H142", of: "line" },
    { d: disc(120, 20, 9), of: "pale" },
    { d: "M70 30H96M70 60H96M70 90H96M144 44H170M144 74H170M144 104H170", of: "line" },
    ...looker(206, 134),
  ],
  scarf: [
    { d: "M40 52C80 28 140 80 200 44L204 66C146 100 82 52 46 74Z", of: "red" },
    { d: "M46 74L28 116L62 122L70 70Z", of: "red" },
    { d: "M30 116L26 130M40 118L38 132M50 120L50 134M60 122L62 134", of: "line" },
    { d: "M76 58C90 60 100 66 112 70M140 70C160 68 176 60 190 56", of: "line" },
    ...looker(150, 134),
  ],
};

/** A picture that nobody has drawn yet is the night in which all of this happens. */
export const vignetteOf = (name: string): Stroke[] => PICTURES[name] ?? (PICTURES.night as Stroke[]);
