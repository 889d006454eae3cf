/** The texts of every table, which the server sends along with the texts of a game. */

import { readFileSync } from "node:fs";
import type { Language } from "../../src/lib/settings.svelte";

export const everyTable = (language: Language): string =>
  readFileSync(`../src/wusel/texts/locale/${language}.ftl`, "utf8");
