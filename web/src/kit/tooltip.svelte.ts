/** What can be read about the things on a board, one at a time, by whoever looks closely. */

import type { Attachment } from "svelte/attachments";
import { closeLook } from "./close-look";

export interface Reading {
  title: string;
  lines: string[];
  /** It is about a place on the map, and must not lie on it. */
  place?: boolean;
}

const STAYS = 3500;

export class Tooltips {
  private of: HTMLElement | null = null;
  private shown = $state.raw<{ what: () => Reading; y: number } | null>(null);

  /** What is being read, and how far down on the board the thing is; it changes with what there is to tell. */
  get now(): (Reading & { y: number }) | null {
    return this.shown && { ...this.shown.what(), y: this.shown.y };
  }

  /** Make a thing readable; `what` is asked when somebody wants to know. Where nothing else can be done with it, a tap
   * is enough. */
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
