/** Figures cut from paper, in a box of 100 by 120 whose lower edge is the ground: one SVG file for each hero and foe. */

import { elementsOf } from "../../../kit/drawings";

const files = import.meta.glob<string>("./figures/*.svg", { query: "?raw", import: "default", eager: true });

/** The file of a hero or a foe; one that is not drawn yet looks like a mouse without anything, or like a grey rat. */
const fileOf = (hero: string, foe: string): string =>
  (files[`./figures/${foe || hero}.svg`] ?? files[`./figures/${foe ? "foe" : "mouse"}.svg`]) as string;

/** The figure's elements, as markup. */
export const figureOf = (hero: string, foe: string): string => elementsOf(fileOf(hero, foe));

/** The same elements without colours of their own, each six wider: the edge of the paper. */
export const paperEdgeOf = (hero: string, foe: string): string =>
  figureOf(hero, foe)
    .replace(/ fill="#\w+"| stroke="#\w+"/g, "")
    .replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${Number(width) + 6}"`);

/** Where the face is, as a view box for portraits. */
export const faceBox = (hero: string, foe: string): string =>
  /data-face="([^"]+)"/.exec(fileOf(hero, foe))?.[1] ?? "0 0 100 100";
