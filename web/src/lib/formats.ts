/** Numbers and lists as people write them in their language. */

import { settings } from "./settings.svelte";

/** A chance between 0 and 1 in whole percent. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** Names one after the other, as in "Ada, Ben and Cleo". */
export const listed = (names: string[]): string => new Intl.ListFormat(settings.language).format(names);
