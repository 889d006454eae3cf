/** Something that opens over the board: what comes first in it has the focus, and Escape puts it away. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export const opened =
  (first: string, close?: () => void): Attachment<HTMLElement> =>
  (element) => {
    untrack(() => element.querySelector<HTMLElement>(first)?.focus({ preventScroll: true }));
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close?.();
    };
    element.addEventListener("keydown", key);
    return () => element.removeEventListener("keydown", key);
  };
