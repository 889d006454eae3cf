/** Shows events scene by scene, at a readable pace; a click skips them. Pages wait until they are turned, even if
 * animations are off. */

import { settings } from "../../lib/settings.svelte";
import type { Event, MausView } from "./declared";
import { asksOverDice, paced, type Scene, scenesOf } from "./stage";

/** The pages that the player has read. */
export interface ReadPages {
  has(page: string): boolean;
  add(page: string): void;
}

export class Playback {
  private scenes = $state.raw<Scene[]>([]);
  private began = $state.raw<MausView | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the last events contained a page, so that the scenes continue after it. */
  private hadPages = false;
  /** The last dice that were thrown. They stay while a question is about them. */
  last = $state.raw<Scene["dice"]>([]);

  /** `done` is called when no page and no scene of the current room is left. */
  constructor(
    private readonly done: () => void = () => {},
    private readonly readPages: ReadPages = { has: () => false, add: () => {} },
  ) {}

  /** The current scene, or null if nothing is being shown. */
  get now(): Scene | null {
    return this.scenes[0] ?? null;
  }

  /** The view before the current scenes, or null if nothing is being shown. */
  get before(): MausView | null {
    return this.isPlaying ? this.began : null;
  }

  get page(): string {
    return this.now?.page ?? "";
  }

  get isPlaying(): boolean {
    return this.scenes.length > 0;
  }

  /** Show new events. Earlier scenes end, but unread pages stay. */
  play(before: MausView | null, events: Event[]): void {
    const lying = asksOverDice(before?.step) ? this.last : [];
    const told = scenesOf(before, events, lying);
    const unread = this.scenes.filter((each) => each.page);
    const fresh = told.filter(({ page }) => !page || this.isNew(page));
    const all = settings.moves ? paced(fresh) : fresh.filter(({ page }) => page);
    this.hadPages = told.some((each) => each.page);
    this.began = settings.moves ? before : null;
    this.last = told.findLast((each) => each.dice.length)?.dice ?? lying;
    this.show([...unread, ...all]);
  }

  /** Show pages that do not come from events, with the view before them. */
  lay(pages: string[], before: MausView): void {
    const unread = pages.filter((page) => this.isNew(page));
    if (!unread.length) return;
    if (!this.isPlaying) this.began = before;
    const { lines } = before;
    const scene = {
      actors: null,
      dice: [],
      time: 0,
      pace: 1,
      isEnemys: false,
      lines,
      room: "",
      verdict: null,
      struck: "",
    };
    this.show([...unread.map((page) => ({ ...scene, page })), ...this.scenes]);
  }

  /** Return whether a page is neither read nor queued. */
  private isNew(page: string): boolean {
    return !this.readPages.has(page) && this.scenes.every((scene) => scene.page !== page);
  }

  /** Skip the scenes, because the view has changed without events. Scenes that follow a page continue. */
  toldAll(): void {
    if (!this.hadPages) this.skip();
    this.hadPages = false;
  }

  /** Skip all scenes, but keep unread pages. */
  skip(): void {
    this.show(this.scenes.filter((each) => each.page));
  }

  /** Drop all scenes and pages. */
  clear(): void {
    this.show([]);
  }

  turn(): void {
    if (this.page) this.readPages.add(this.page);
    this.show(this.scenes.slice(1));
  }

  /** The number of unread pages. */
  get pagesLeft(): number {
    return this.scenes.filter((each) => each.page).length;
  }

  /** Put away all unread pages. */
  skipPages(): void {
    for (const { page } of this.scenes) if (page) this.readPages.add(page);
    this.show(this.scenes.filter((each) => !each.page));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private show(scenes: Scene[]): void {
    clearTimeout(this.timer);
    this.scenes = scenes;
    const [scene] = scenes;
    if (scene && !scene.page) this.timer = setTimeout(() => this.turn(), scene.time);
    if (!scenes.some((each) => each.page || !each.room)) this.done();
  }
}
