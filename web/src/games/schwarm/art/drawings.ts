/** All drawings of this game, by folder and name as in "glyphs/station". */

import { drawingsIn } from "../../../kit/drawings";

export const drawings = drawingsIn(
  import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true }),
);
