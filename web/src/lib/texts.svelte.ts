/** Everything a person reads, in their language: the house's own words, and those of each game from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameInfo } from "../wire";
import { type Language, settings } from "./settings.svelte";

/** Words in each language, fetched when they are wanted. */
export type Book = Record<Language, () => Promise<{ default: string }>>;

// The first number takes a browser as long as a board: it is not kept for the moment in which something is drawn.
setTimeout(() => new Intl.NumberFormat(settings.language));

const HOUSE = "house";
const books = new Map<string, Book>([[HOUSE, { en: () => import("../locale/en"), de: () => import("../locale/de") }]]);
const words = new Map<string, string>();
const keyOf = (name: string, language: Language): string => `${name} ${language}`;

async function read(name: string, book: Book, language: Language): Promise<void> {
  const key = keyOf(name, language);
  if (!words.has(key)) words.set(key, (await book[language]()).default);
}

/** Fetch the words of a language, of all books that are open; nothing can be said in it before. */
export async function learn(language: Language): Promise<void> {
  await Promise.all([...books].map(([name, book]) => read(name, book, language)));
}

/** Fetch the words of a game in the language that is spoken, and in any other that will be. */
export async function openBook(game: string, book: Book): Promise<void> {
  books.set(game, book);
  await read(game, book, settings.language);
}

/** Go on in another language. False, and nothing changes, if its words cannot be fetched. */
export async function speak(language: Language): Promise<boolean> {
  try {
    await learn(language);
  } catch {
    return false;
  }
  settings.set({ language });
  return true;
}

/** What a game says of itself, what the house says, and what the house says about the game. */
function bundleOf(language: Language, game: GameInfo | null): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(game?.texts[language] ?? ""));
  for (const name of [HOUSE, game?.card.name ?? ""]) {
    bundle.addResource(new FluentResource(words.get(keyOf(name, language)) ?? ""), { allowOverrides: true });
  }
  return bundle;
}

export type Args = Record<string, FluentVariable>;

/** No full stop follows the mark with which a name ends: _Together!_, not _Together!._ (`texts.py` does the same). */
const tidied = (said: string): string => said.replace(/([!?…][”“"»’]?)\.(?!\.)/g, "$1");

/** The words of the house, and of one game if one is given. */
export class Texts {
  private bundles = new Map<Language, FluentBundle>();

  constructor(protected readonly game: GameInfo | null = null) {}

  private get bundle(): FluentBundle {
    const language = settings.language;
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = bundleOf(language, this.game);
      this.bundles.set(language, bundle);
    }
    return bundle;
  }

  /** Read all words now, so that the first that is said does not take longer. */
  prepare(): void {
    void this.bundle;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence under a key; the key itself if there is none, so that a gap is seen and nothing breaks. */
  say(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(key);
    return message?.value ? tidied(this.bundle.formatPattern(message.value, args, [])) : key;
  }

  /** Somebody's name. Newcomers, whom the server calls `Guest` and a number, are guests in every language. */
  called(name: string): string {
    const [, number] = /^Guest (\d+)$/.exec(name) ?? [];
    return number ? this.say("guest", { number }) : name;
  }
}

export const texts = new Texts();
export const say = (key: string, args: Args = {}): string => texts.say(key, args);
