/** The keyboard at a table: after a choice the focus goes to the next thing that can be chosen, and never to nowhere. Arrow
 * keys walk from one such thing to the nearest that way, and End goes to the buttons below the board. */

import type { Attachment } from "svelte/attachments";
import { type MapPlace, placeTowards } from "../kit/map";
import { type Shortcut, shortcuts } from "../lib/shortcuts.svelte";
import { say } from "../lib/texts.svelte";
import type { TableSession } from "./session.svelte";

/** What lies over the board, or stands beside a thing on it, and has the focus as long as it is there. */
const OPENED = "[data-escape], [role=dialog], .placer";
const BOARD = "main.board";
const BUTTONS = ".choices button";

/** Whether whoever sits here uses keys: known from page to page, so that who came by keys finds the focus at the table. */
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

/** A key that is handled here or by the browser. */
const explained = (key: string): Shortcut => ({ key, does: () => say(`keys-${key.toLowerCase()}`) });

export class Keyboard {
  /** The question at which a key last chose something, until the focus has gone on. */
  private chosenAt: number | null = null;
  /** Where on the screen the focus was last. */
  private last: Spot | null = null;

  constructor(private readonly session: TableSession) {}

  private get question(): number {
    return this.session.play?.question ?? 0;
  }

  /** Look after a table. */
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

  /** Something can be chosen now, or nothing any more: whoever uses keys goes on from there. */
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

  /** Everything that stands for a choice; what is open shuts out the rest. */
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

  /** The thing nearest to where the focus was; what is on the board before the buttons below it. While somebody is
   * guided, their own word comes first. */
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

  /** Where a key leads whoever is nowhere. */
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

/** The first of several selectors that finds something to be seen. */
function firstSeen(selectors: string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const thing = document.querySelector<HTMLElement>(selector);
    if (thing && isSeen(thing)) return thing;
  }
  return undefined;
}
