/** A close look at a thing: by hovering, by a long press, or by keyboard focus. */

import type { Attachment } from "svelte/attachments";

export interface CloseLook {
  show(thing: HTMLElement): void;
  hide(thing: HTMLElement): void;
  /** The delay of hovering in milliseconds. */
  rest?: number;
  /** The time that a long press keeps the text open, in milliseconds. Without it, the text closes when the finger
   * lifts. */
  stays?: number;
  /** True if a tap also opens the text, because the thing has no other use. */
  taps?: boolean;
}

const HOLD = 420;

export function closeLook({ show, hide, rest = 0, stays = 0, taps = false }: CloseLook): Attachment<HTMLElement> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isHeld = false;
    let byMouse = false;

    const later = (after: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, after);
    };
    const end = (): void => {
      clearTimeout(timer);
      hide(thing);
    };
    const hold = (): void => {
      isHeld = true;
      show(thing);
      if (stays) later(stays, end);
    };

    const listeners: Partial<{ [name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[name]) => void }> = {
      // Things may move away under a resting pointer, so only a moving pointer starts the timer.
      pointermove(event) {
        if (event.pointerType !== "mouse" || isOver || !(event.movementX || event.movementY)) return;
        isOver = true;
        if (rest) later(rest, () => show(thing));
        else show(thing);
      },
      pointerleave(event) {
        isOver = false;
        if (event.pointerType === "mouse" || !stays) end();
      },
      pointerdown(event) {
        isHeld = false;
        byMouse = event.pointerType === "mouse";
        if (!byMouse) later(HOLD, hold);
      },
      pointerup: () => !isHeld && clearTimeout(timer),
      pointercancel: () => (isHeld && stays ? undefined : end()),
      focus: () => thing.matches(":focus-visible") && show(thing),
      blur: () => queueMicrotask(end), // a focused thing may be removed while the board is being drawn
      keydown: (event) => event.key === "Escape" && end(),
      contextmenu: (event) => byMouse || event.preventDefault(),
      /** A long press opened the text, so the click that follows it must not choose anything. */
      click(event) {
        if (isHeld) {
          event.stopImmediatePropagation();
          event.preventDefault();
        } else if (taps && !byMouse) hold();
        else end();
        isHeld = false;
      },
    };
    for (const [name, listener] of Object.entries(listeners)) {
      thing.addEventListener(name, listener as EventListener, name === "click");
    }
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        thing.removeEventListener(name, listener as EventListener, name === "click");
      }
    };
  };
}

/** Mark a map place as the pointed one during a close look at it. */
export const lookAt = (map: { pointed: string }, place: () => string): Attachment<HTMLElement> =>
  closeLook({
    show: () => {
      map.pointed = place();
    },
    hide: () => {
      if (map.pointed === place()) map.pointed = "";
    },
    stays: 4000,
  });
