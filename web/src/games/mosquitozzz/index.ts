import type { Registration } from "../registration";

export const mosquitozzz: Registration = {
  name: "mosquitozzz",
  box: { art: () => import("./box/art.svg?raw"), lid: "#0b1430", ink: "#fff6dd" },
  board: () => import("./board"),
  guide: () => import("./guide"),
  lesson: () => import("./lesson"),
  words: { en: () => import("./locale/en.ftl?raw"), de: () => import("./locale/de.ftl?raw") },
};
