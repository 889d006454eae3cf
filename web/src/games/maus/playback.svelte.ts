/** Shows what has happened scene by scene: at a pace that can be followed, and skipped by a click. Pages wait until they
 * are turned, also where nothing moves. */

import { settings } from "../../lib/settings.svelte";
import type { Event, MausView } from "./declared";
import { type Scene, scenesOf } from "./stage";

export class Playback {
  private scenes = $state.raw<Scene[]>([]);
  private began = $state.raw<MausView | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether there was something to read in what was told last, so that it goes on when that is over. */
  private hadPages = false;
  /** Pages that were laid before it was their turn: they are read once. */
  private readonly laid = new Set<string>();
  /** The dice that were thrown last. */
  last = $state.raw<Scene["dice"]>([]);

  /** Whoever wants to know is told when nothing is left to be read, nor to be seen but in another room. */
  constructor(private readonly read: () => void = () => {}) {}

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
    const told = scenesOf(before, events);
    const all = told.filter(({ page }) => !this.laid.delete(page));
    const unread = this.scenes.filter((each) => each.page);
    this.hadPages = told.some((each) => each.page);
    this.began = settings.moves ? before : null;
    this.last = all.findLast((each) => each.dice.length)?.dice ?? [];
    this.show([...unread, ...(settings.moves ? all : all.filter((each) => each.page))]);
  }

  /** Pages to be read without anything having happened just now, and how it was before. */
  lay(pages: string[], before: MausView): void {
    if (!this.isPlaying) this.began = before;
    const { lines } = before;
    for (const page of pages) this.laid.add(page);
    const scene = { actors: null, dice: [], time: 0, lines, room: "", verdict: null, struck: "" };
    this.show([...pages.map((page) => ({ ...scene, page })), ...this.scenes]);
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
    this.show(this.scenes.slice(1));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private show(scenes: Scene[]): void {
    clearTimeout(this.timer);
    this.scenes = scenes;
    const [scene] = scenes;
    if (scene && !scene.page) this.timer = setTimeout(() => this.turn(), scene.time);
    if (!scenes.some((each) => each.page || !each.room)) this.read();
  }
}
