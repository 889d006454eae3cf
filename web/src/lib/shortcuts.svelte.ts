/** Keyboard shortcuts of the page. Each part registers its own keys here; the dialog behind `?` lists all of them. */

import { untrack } from "svelte";

export interface Shortcut {
  /** The key as in `KeyboardEvent.key`; a capital letter needs Shift. */
  key: string;
  /** Return the description of the key in the user's language. */
  does: () => string;
  /** Absent if the part has its own listener, as for arrow keys. */
  act?: () => void;
}

class Shortcuts {
  /** The shortcuts that parts of the page have registered. */
  private registered = $state.raw<readonly (readonly Shortcut[])[]>([]);

  get all(): Shortcut[] {
    return this.registered.flat();
  }

  /** Register keys while a part is on the page. */
  add(shortcuts: readonly Shortcut[]): () => void {
    const press = (event: KeyboardEvent): void => {
      const act = actOf(event, shortcuts);
      if (!act) return;
      event.preventDefault();
      act();
    };
    this.registered = [...untrack(() => this.registered), shortcuts];
    addEventListener("keydown", press);
    return () => {
      this.registered = this.registered.filter((each) => each !== shortcuts);
      removeEventListener("keydown", press);
    };
  }
}

const FIELDS = "input, textarea, select";

/** Find the action of a key. Text fields and dialogs keep their keys, and the browser keeps its own. */
function actOf(event: KeyboardEvent, shortcuts: readonly Shortcut[]): Shortcut["act"] {
  const { key, target } = event;
  const isTyped = key.length === 1;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || (event.repeat && isTyped))
    return undefined;
  const keepsKeys = key === " " ? `${FIELDS}, button, a` : FIELDS;
  if ((target as Element).closest?.(keepsKeys) || document.querySelector("dialog[open]")) return undefined;
  const meant = shortcuts.find((each) => each.key === key) ?? shortcuts.find((each) => each.key === key.toLowerCase());
  return meant?.act;
}

export const shortcuts = new Shortcuts();
