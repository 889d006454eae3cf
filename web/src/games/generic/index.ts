/** The registration of a game without its own board. */

import type { Registration } from "../registration";

export const generic = {
  name: "generic",
  box: { art: () => import("./box/art.svg?raw"), lid: "#0b1430", ink: "#fff6dd" },
  board: () => import("./board"),
} satisfies Registration;
