/** Which clicks are meant: a double click is one click, and a click while news is still coming in is a wish to see it. */

import type { Sitting } from "./sitting.svelte";

const DOUBLE = 500;

/** Hold back a click that would make a choice nobody has thought about. */
export function heed(sitting: Sitting, event: MouseEvent): void {
  const again = event.detail > 1 && performance.now() - sitting.clickedAt < DOUBLE;
  if (!again && !sitting.isBehind) return;
  if (!again) sitting.skip();
  sitting.clickedAt = performance.now();
  event.stopPropagation();
  event.preventDefault();
}
