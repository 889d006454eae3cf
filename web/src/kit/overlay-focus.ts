/** Something that opens over the board: what comes first in it has the focus, Escape puts it away, and then what had the
 * focus before has it again. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { whenDrawn } from "./deferred";

export const overlayFocus =
  (first: string, close?: () => void): Attachment<HTMLElement> =>
  (element) => {
    const before = document.activeElement;
    whenDrawn(() => untrack(() => element.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })));
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close?.();
    };
    element.addEventListener("keydown", key);
    return () => {
      element.removeEventListener("keydown", key);
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  };
