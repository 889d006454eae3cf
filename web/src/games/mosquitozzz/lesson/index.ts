/** Mosquitozzz in two minutes. */

import type { Lesson } from "../../lesson";
import type { MosquitozzzCatalogue } from "../declared";
import Picture from "./Picture.svelte";

export const lesson: Lesson = {
  panels: [
    { id: "aim", section: "MZ-E" },
    { id: "lay", section: "MZ-A" },
    { id: "defend", section: "MZ-B" },
    { id: "slap", section: "MZ-GR" },
    { id: "sting", section: "MZ-X" },
    { id: "lamp", section: "MZ-D" },
  ],
  Picture,
  numbers: ({ full_blood: blood }: MosquitozzzCatalogue) => ({ blood }),
};
