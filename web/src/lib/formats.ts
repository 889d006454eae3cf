/** Numbers and lists in the format of the language. */

import { settings } from "./settings.svelte";

/** Format a chance between 0 and 1 as a whole percentage. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** Join names as in "Ada, Ben and Cleo". */
export const listed = (names: string[]): string => new Intl.ListFormat(settings.language).format(names);
