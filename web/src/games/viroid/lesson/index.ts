/** Viroid in two minutes. */

import type { Lesson } from "../../lesson";
import Picture from "./Picture.svelte";

export const lesson: Lesson = {
  panels: [
    { id: "aim", section: "VI-E" },
    { id: "event", section: "VI-1" },
    { id: "infect", section: "VI-2" },
    { id: "mutate", section: "VI-3" },
    { id: "die", section: "VI-4" },
    { id: "cure", section: "VI-E" },
  ],
  Picture,
  numbers: () => ({}),
};
