/** Maus und Mystik in two minutes. */

import type { Lesson } from "../../lesson";
import type { MausCatalogue } from "../declared";
import Picture from "./Picture.svelte";

export const lesson: Lesson = {
  panels: [
    { id: "aim", section: "MM-E" },
    { id: "turn", section: "MM-MTU" },
    { id: "fight", section: "MM-ATK" },
    { id: "cheese", section: "MM-CHW" },
    { id: "search", section: "MM-EXP" },
    { id: "time", section: "MM-CAP" },
  ],
  Picture,
  numbers: ({ wheel }: MausCatalogue) => ({ wheel }),
};
