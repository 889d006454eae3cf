/** Tooltips about the things on a board, one at a time. */

import type { Attachment } from "svelte/attachments";
import { closeLook } from "./close-look";

export interface Reading {
  title: string;
  lines: string[];
  /** True if the text is about a place on the map and must not cover it. */
  place?: boolean;
}

const STAYS = 3500;

export class Tooltips {
  private of: HTMLElement | null = null;
  private shown = $state.raw<{ what: () => Reading; y: number } | null>(null);

  /** The current text and the thing's distance from the top of the board. It updates when the text changes. */
  get now(): (Reading & { y: number }) | null {
    return this.shown && { ...this.shown.what(), y: this.shown.y };
  }

  /** Give a thing a tooltip. `what` is called when the tooltip opens. `taps` lets a tap open it, for things without
   * another action. */
  on(what: () => Reading, taps = false): Attachment<HTMLElement> {
    return closeLook({
      show: (thing) => {
        const top = thing.closest(".board-frame")?.getBoundingClientRect().top ?? 0;
        this.of = thing;
        this.shown = { what, y: thing.getBoundingClientRect().top - top };
      },
      hide: (thing) => {
        if (thing === this.of) this.shown = null;
      },
      stays: STAYS,
      taps,
    });
  }
}
