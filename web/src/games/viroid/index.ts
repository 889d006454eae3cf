import type { Registration } from "../registration";

export const viroid: Registration = {
  name: "viroid",
  box: { art: () => import("./box/art.svg?raw"), lid: "#0b0f14", ink: "#ffe98a" },
  board: () => import("./board"),
  guide: () => import("./guide"),
  lesson: () => import("./lesson"),
  words: { en: () => import("./locale/en.ftl?raw"), de: () => import("./locale/de.ftl?raw") },
};
