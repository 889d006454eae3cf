import type { Registration } from "../registration";

export const schwarm: Registration = {
  name: "schwarm",
  box: { art: () => import("./box/art.svg?raw"), lid: "#04222f", ink: "#e8ffff" },
  board: () => import("./board"),
  guide: () => import("./guide"),
  lesson: () => import("./lesson"),
  words: { en: () => import("./locale/en.ftl?raw"), de: () => import("./locale/de.ftl?raw") },
};
