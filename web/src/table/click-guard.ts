/** Which clicks are meant: a double click is one click, and a click while news is still coming in is a wish to see it,
 * unless something is to be read first. */

import type { TableSession } from "./session.svelte";

const DOUBLE = 500;

/** Hold back a click that would make a choice nobody has thought about. */
export function guardClick(session: TableSession, event: MouseEvent): void {
  const again = event.detail > 1 && performance.now() - session.clickedAt < DOUBLE;
  if (!again && (!session.isBehind || session.held)) return;
  if (!again) session.skip();
  session.clickedAt = performance.now();
  event.stopPropagation();
  event.preventDefault();
}
