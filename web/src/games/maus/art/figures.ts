/** Paper figures in a box of 100 by 120 whose lower edge is the ground. Each hero and foe has an SVG file. */

import { elementsOf } from "../../../kit/drawings";

const files = import.meta.glob<string>("./figures/*.svg", { query: "?raw", import: "default", eager: true });

/** Return the file of a hero or a foe. A figure without a drawing looks like a plain mouse or a grey rat. */
const fileOf = (hero: string, foe: string): string =>
  (files[`./figures/${foe || hero}.svg`] ?? files[`./figures/${foe ? "foe" : "mouse"}.svg`]) as string;

/** Return the figure's elements as markup. */
export const figureOf = (hero: string, foe: string): string => elementsOf(fileOf(hero, foe));

/** Return the same elements without their colours and with wider strokes, as the edge of the paper. */
export const paperEdgeOf = (hero: string, foe: string): string =>
  figureOf(hero, foe)
    .replace(/ fill="#\w+"| stroke="#\w+"/g, "")
    .replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${Number(width) + 6}"`);

/** Return the view box around the face, for portraits. */
export const faceBox = (hero: string, foe: string): string =>
  /data-face="([^"]+)"/.exec(fileOf(hero, foe))?.[1] ?? "0 0 100 100";
