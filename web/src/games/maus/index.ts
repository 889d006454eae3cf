import type { Registration } from "../registration";

export const maus: Registration = {
  name: "maus",
  box: { art: () => import("./box/art.svg?raw"), lid: "#3b2413", ink: "#ffe9b8" },
  board: () => import("./board"),
  guide: () => import("./guide"),
  lesson: () => import("./lesson"),
  book: () => import("./book/Book.svelte"),
  words: { en: () => import("./locale/en.ftl?raw"), de: () => import("./locale/de.ftl?raw") },
};
