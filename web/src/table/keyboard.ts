/** The keyboard at a table. After a choice the focus moves to the next thing that can be chosen, so it is never lost.
 * Arrow keys move to the nearest such thing in their direction, and End moves to the buttons below the board. */

import type { Attachment } from "svelte/attachments";
import { type MapPlace, placeTowards } from "../kit/map";
import { type Shortcut, shortcuts } from "../lib/shortcuts.svelte";
import { say } from "../lib/texts.svelte";
import type { TableSession } from "./session.svelte";

/** Overlays that keep the focus while they are open, over the board or beside a thing on it. */
const OPENED = "[data-escape], [role=dialog], .placer";
const BOARD = "main.board";
const BUTTONS = ".choices button";

/** True if the player uses the keyboard. It is kept across pages, so that keyboard users find the focus at the
 * table. */
let usesKeys = false;

interface Spot extends MapPlace {
  thing: HTMLElement;
}

function spotOf(thing: HTMLElement): Spot {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { name: "", x: x + width / 2, y: y + height / 2, thing };
}

const isSeen = (thing: HTMLElement): boolean => thing.checkVisibility() && !thing.matches(":disabled");

const isLost = (here: Element): boolean => here === document.body || here.matches(BOARD);

/** Return the description of a key that is handled here or by the browser. */
const explained = (key: string): Shortcut => ({ key, does: () => say(`keys-${key.toLowerCase()}`) });

export class Keyboard {
  /** The question that was last answered by key, until the focus has moved on. */
  private chosenAt: number | null = null;
  /** The last position of the focus on the screen. */
  private last: Spot | null = null;

  constructor(private readonly session: TableSession) {}

  private get question(): number {
    return this.session.play?.question ?? 0;
  }

  /** Handle the keys of a table. */
  readonly watch: Attachment<HTMLElement> = (table) => {
    const capture = { capture: true };
    addEventListener("keydown", this.notice, capture);
    addEventListener("keydown", this.walk);
    addEventListener("pointerdown", this.point, capture);
    table.addEventListener("focusin", this.remember);
    const forget = shortcuts.add(["Tab", "Arrows", "Enter", "End", "Escape"].map(explained));
    return () => {
      forget();
      removeEventListener("keydown", this.notice, capture);
      removeEventListener("keydown", this.walk);
      removeEventListener("pointerdown", this.point, capture);
      table.removeEventListener("focusin", this.remember);
    };
  };

  private readonly notice = ({ key }: KeyboardEvent): void => {
    usesKeys = true;
    this.chosenAt = key === "Enter" || key === " " ? this.question : null;
  };

  private readonly point = (): void => {
    usesKeys = false;
  };

  private readonly remember = ({ target }: FocusEvent): void => {
    const thing = target as HTMLElement;
    if (!isLost(thing) && thing.closest(`${BOARD}, ${BUTTONS}`)) this.last = spotOf(thing);
  };

  /** Move a keyboard user's focus after the choices have changed. */
  follow(): void {
    const here = document.activeElement;
    if (!usesKeys || !here) return;
    const lost = isLost(here);
    const hasChosen = this.chosenAt !== null && this.chosenAt !== this.question;
    const stays = !hasChosen || !here.closest(`${BOARD}, ${BUTTONS}`) || here.closest(OPENED);
    const things = this.things();
    if ((!lost && stays) || things.some((each) => each === here)) return;
    const next = this.nearest(things);
    if (next) this.chosenAt = null;
    if (next) next.focus();
    else if (lost) document.querySelector<HTMLElement>(BOARD)?.focus({ preventScroll: true });
  }

  /** Return all elements that stand for a choice. An open overlay hides the others. */
  private things(): HTMLElement[] {
    const { choices, board } = this.session;
    const found = new Set<HTMLElement>();
    for (const choice of choices) {
      const thing = firstSeen(board?.where?.(choice, this.session) ?? []);
      if (thing) found.add(thing);
    }
    for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) found.add(button);
    const opened = [...document.querySelectorAll<HTMLElement>(`${BOARD} :is(${OPENED})`)].at(-1);
    return opened ? [...opened.querySelectorAll<HTMLElement>("button")].filter(isSeen) : [...found];
  }

  /** Return the element nearest to the last focus; the board takes precedence over the buttons. While the guide shows a
   * tip, the focus goes to the tip. */
  private nearest(things: HTMLElement[]): HTMLElement | undefined {
    if (document.querySelector(".coach")) return undefined;
    const onBoard = things.filter((each) => !each.matches(BUTTONS));
    const [first, ...others] = onBoard.length ? onBoard : things;
    const { last } = this;
    if (!first || !last || !onBoard.length) return first;
    const far = (thing: HTMLElement): number => {
      const { x, y } = spotOf(thing);
      return Math.hypot(x - last.x, y - last.y);
    };
    return others.reduce((best, each) => (far(each) < far(best) ? each : best), first);
  }

  private readonly walk = (event: KeyboardEvent): void => {
    const here = document.activeElement as HTMLElement | null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !here) return;
    const next = isLost(here)
      ? this.from(event.key)
      : here.matches("button")
        ? this.towards(event.key, here)
        : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  /** Return the target of a key if nothing has the focus. */
  private from(key: string): HTMLElement | undefined {
    return key.startsWith("Arrow") ? this.nearest(this.things()) : this.towards(key, document.body);
  }

  private towards(key: string, here: HTMLElement): HTMLElement | undefined {
    if (!isLost(here) && !here.closest(`${BOARD}, ${BUTTONS}`)) return undefined;
    if (key === "End") return document.querySelector<HTMLElement>(BUTTONS) ?? undefined;
    return placeTowards(
      key,
      spotOf(here),
      this.things()
        .filter((each) => each !== here)
        .map(spotOf),
    )?.thing;
  }
}

/** Return the visible element that matches the first possible selector. */
function firstSeen(selectors: string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const thing = document.querySelector<HTMLElement>(selector);
    if (thing && isSeen(thing)) return thing;
  }
  return undefined;
}
