/** The game as this browser sees it. The server sends the public view once and then only its changes; each seat's
 * private view is an overlay. */

import type { Look, Play } from "../wire";

type Change = NonNullable<Play["changes"]>[number];
type View = Look["view"];

/** The state of the game, with everything that each seat at this device sees. */
export interface Standing extends Omit<Play, "looks" | "view" | "changes"> {
  looks: Look[];
}

/** Return a view with some parts replaced. Unchanged parts remain the same objects, so that Svelte does not draw them
 * again. */
export function changed(view: View, changes: Change[]): View {
  return changes.reduce((seen, [path, part]) => replaced(seen, path, part) as View, view);
}

function replaced(whole: unknown, [step, ...rest]: (string | number)[], part: unknown): unknown {
  if (step === undefined) return part;
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[step] = replaced(parts[step], rest, part);
  return copy;
}

export class Looking {
  private shared: View = {};

  /** Combine the known state with a new message. */
  whole({ looks, view, changes, ...stand }: Play): Standing {
    this.shared = changed(view ?? this.shared, changes ?? []);
    const seen = looks.map(({ own, ...look }) => ({ ...look, view: changed(this.shared, own) }));
    return { ...stand, looks: seen };
  }
}
