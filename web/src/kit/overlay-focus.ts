/** The focus of an overlay on the board. The first element inside gets the focus, Escape closes the overlay, and the
 * previous element gets the focus back. */

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
