/** What can be read about a thing while the pointer rests on it, the focus is on it, or a finger holds it. */

import type { Attachment } from "svelte/attachments";
import type { Reading } from "../games/schwarm/words";

const HOLD = 420;
const STAYS = 3500;

export class Reader {
  now = $state.raw<(Reading & { y: number }) | null>(null);
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Make an element readable; `what` is asked when somebody wants to know. */
  on(what: () => Reading): Attachment<HTMLElement> {
    return (element) => {
      const show = (): void => {
        clearTimeout(this.timer);
        const top = element.closest(".schwarm")?.getBoundingClientRect().top ?? 0;
        this.now = { ...what(), y: element.getBoundingClientRect().top - top };
      };
      const hide = (): void => {
        clearTimeout(this.timer);
        this.now = null;
      };
      // Things move away under a pointer that rests: only one that moves wants to know.
      let shown = false;
      const move = (event: PointerEvent): void => {
        if (event.pointerType !== "mouse" || shown || !(event.movementX || event.movementY)) return;
        shown = true;
        show();
      };
      const leave = (event: PointerEvent): void => {
        shown = false;
        if (event.pointerType === "mouse") hide();
      };
      const hold = (event: PointerEvent): void => {
        this.held = false;
        if (event.pointerType === "mouse") return;
        this.timer = setTimeout(() => {
          this.held = true;
          show();
          this.timer = setTimeout(hide, STAYS);
        }, HOLD);
      };
      const release = (): void => {
        if (!this.held) clearTimeout(this.timer);
      };
      const focus = (): void => {
        if (element.matches(":focus-visible")) show();
      };
      const swallow = (event: Event): void => {
        if (this.held) {
          event.stopImmediatePropagation();
          event.preventDefault();
        } else hide();
        this.held = false;
      };
      const noMenu = (event: Event): void => event.preventDefault();
      const listeners: [string, EventListener, boolean?][] = [
        ["pointermove", move as EventListener],
        ["pointerleave", leave as EventListener],
        ["pointerdown", hold as EventListener],
        ["pointerup", release],
        ["pointercancel", release],
        ["focus", focus],
        ["blur", () => queueMicrotask(hide)], // a focused thing may go while the board is being drawn
        ["click", swallow, true],
        ["contextmenu", noMenu],
      ];
      for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
      return () => {
        for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
      };
    };
  }
}
