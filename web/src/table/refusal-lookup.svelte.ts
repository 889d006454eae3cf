/**
 * The reason why a choice is not possible, shown while the pointer or the keyboard focus rests on it.
 *
 * An element carries the choice that a click would attempt as JSON in `data-wish`, or the code of a known reason in
 * `data-why`. The server is asked once for each choice at each question. Asking never changes the game.
 */

import type { Attachment } from "svelte/attachments";
import { same, type Words } from "../games/board";
import type { RefusalCode, Refused } from "../wire";

/** The table data that this class needs. */
export interface Asked {
  /** A key of the current question; it changes with every question and every seat that looks. */
  readonly moment: string;
  readonly choices: Words[];
  why(choice: Words): Promise<Refused | null>;
}

export interface Explained {
  refusal: Refused;
  /** The box of the thing that the reason is about. */
  beside: DOMRect;
}

const REST = 450;
const THINGS = "[data-wish], [data-why]";

export class RefusalLookup {
  private told = $state.raw<(Explained & { moment: string }) | null>(null);
  private thing: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answers = new Map<string, Promise<Refused | null>>();
  private moment = "";

  constructor(private readonly table: Asked) {}

  /** The reason to show now; an answer to an earlier question is dropped. */
  get now(): Explained | null {
    return this.told?.moment === this.table.moment ? this.told : null;
  }

  /** Handle all elements inside one. */
  readonly watch: Attachment<HTMLElement> = (element) => {
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") this.turnTo(event.target);
    };
    const focus = (event: FocusEvent): void => {
      if ((event.target as Element).matches(":focus-visible")) this.turnTo(event.target);
    };
    // A focused element may also be removed while the board is being drawn, and state must not change then.
    const blur = (event: FocusEvent): void => {
      const thing = (event.target as Element).closest(THINGS);
      queueMicrotask(() => thing && thing === this.thing && this.leave());
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") this.hide();
    };
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerleave", this.leave);
    element.addEventListener("pointerdown", this.hide);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", blur);
    element.addEventListener("keydown", key);
    return () => {
      this.leave();
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerleave", this.leave);
      element.removeEventListener("pointerdown", this.hide);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", blur);
      element.removeEventListener("keydown", key);
    };
  };

  private turnTo(target: EventTarget | null): void {
    const thing = (target as Element | null)?.closest(THINGS) ?? null;
    if (thing === this.thing) return;
    this.leave();
    this.thing = thing;
    if (thing) this.timer = setTimeout(() => void this.lookUp(thing), REST);
  }

  private readonly leave = (): void => {
    this.hide();
    this.thing = null;
  };

  private readonly hide = (): void => {
    clearTimeout(this.timer);
    this.told = null;
  };

  private async lookUp(thing: Element): Promise<void> {
    const { moment } = this.table;
    const refusal = await this.reason(thing as HTMLElement, moment);
    if (!refusal || this.thing !== thing || !thing.isConnected) return;
    this.told = { refusal, beside: thing.getBoundingClientRect(), moment };
  }

  private async reason(thing: HTMLElement, moment: string): Promise<Refused | null> {
    const { why, wish } = thing.dataset;
    if (why) return { type: "refused", id: "", code: why as RefusalCode, message: "", rule: "" };
    if (!wish) return null;
    const choice = JSON.parse(wish) as Words;
    if (this.table.choices.some((each) => same(each, choice))) return null;
    if (moment !== this.moment) this.answers.clear();
    this.moment = moment;
    const known = this.answers.get(wish) ?? this.table.why(choice);
    this.answers.set(wish, known);
    const refusal = await known;
    if (refusal?.code !== "illegal") this.answers.delete(wish);
    return refusal?.rule ? refusal : null;
  }
}
