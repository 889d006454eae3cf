/** Der Schwarm in two minutes. */

import type { Lesson } from "../../lesson";
import type { SchwarmCatalogue } from "../declared";
import Picture from "./Picture.svelte";

export const lesson: Lesson = {
  panels: [
    { id: "aim", section: "SW-E" },
    { id: "row", section: "SW-P" },
    { id: "ship", section: "SW-SH" },
    { id: "explore", section: "SW-F" },
    { id: "danger", section: "SW-D" },
    { id: "score", section: "SW-R" },
  ],
  Picture,
  numbers: ({ ship_steps: steps, points_per_amoeba: per, side_bonus }: SchwarmCatalogue) => ({
    steps,
    per,
    all: Math.max(...side_bonus),
  }),
};
