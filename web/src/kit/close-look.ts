/** Looking closely at a thing: a mouse comes to it, a finger holds it (a long press), or the keyboard is on it. */

import type { Attachment } from "svelte/attachments";

export interface CloseLook {
  show(thing: HTMLElement): void;
  hide(thing: HTMLElement): void;
  /** How long a mouse waits before it wants to know, in milliseconds. */
  rest?: number;
  /** How long one can read on when a finger has held the thing; without it, until the finger goes. */
  stays?: number;
  /** A tap wants to know, too: nothing else is done with the thing. */
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
      // Things move away under a pointer that rests: only one that moves wants to know.
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
      blur: () => queueMicrotask(end), // a focused thing may go while the board is being drawn
      keydown: (event) => event.key === "Escape" && end(),
      contextmenu: (event) => byMouse || event.preventDefault(),
      /** A long press was for looking, not for choosing. */
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

/** A place of a map that is looked at is the one that is pointed at. */
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
