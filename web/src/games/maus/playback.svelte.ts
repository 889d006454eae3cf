/** Shows what has happened scene by scene: at a pace that can be followed, and skipped by a click. Pages wait until they
 * are turned, also where nothing moves. */

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
  /** Whether there was something to read in what was told last, so that it goes on when that is over. */
  private hadPages = false;
  /** The dice that were thrown last. They stay as long as somebody is asked about them. */
  last = $state.raw<Scene["dice"]>([]);

  /** `done` is called when nothing is left to be read, nor to be seen but in another room. */
  constructor(
    private readonly done: () => void = () => {},
    private readonly readPages: ReadPages = { has: () => false, add: () => {} },
  ) {}

  /** The scene that is shown; null if everything is as it is. */
  get now(): Scene | null {
    return this.scenes[0] ?? null;
  }

  /** How it was before what is shown; null if everything is as it is. */
  get before(): MausView | null {
    return this.isPlaying ? this.began : null;
  }

  get page(): string {
    return this.now?.page ?? "";
  }

  get isPlaying(): boolean {
    return this.scenes.length > 0;
  }

  /** Something has happened: what was still being shown is over. A page that is being read stays. */
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

  /** Pages to be read without anything having happened just now, and how it was before. */
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

  /** Whether a page is neither read nor among those that are about to be. */
  private isNew(page: string): boolean {
    return !this.readPages.has(page) && this.scenes.every((scene) => scene.page !== page);
  }

  /** It has been told how it is: nobody waits any longer, but for what comes after a page. */
  toldAll(): void {
    if (!this.hadPages) this.skip();
    this.hadPages = false;
  }

  /** Nobody wants to watch; what is to be read is still to be read. */
  skip(): void {
    this.show(this.scenes.filter((each) => each.page));
  }

  /** What was still to be shown or read is past. */
  clear(): void {
    this.show([]);
  }

  turn(): void {
    if (this.page) this.readPages.add(this.page);
    this.show(this.scenes.slice(1));
  }

  /** How many pages wait to be read. */
  get pagesLeft(): number {
    return this.scenes.filter((each) => each.page).length;
  }

  /** Put away all pages that wait to be read. */
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
