/** Texts in the player's language: those of the house, and those of each game. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameInfo } from "../wire";
import { type Language, settings } from "./settings.svelte";

/** The texts in each language, fetched on demand. */
export type Book = Record<Language, () => Promise<{ default: string }>>;

// Creating the first number format takes a browser as long as drawing a board, so it happens before anything is drawn.
setTimeout(() => new Intl.NumberFormat(settings.language));

const HOUSE = "house";
const books = new Map<string, Book>([[HOUSE, { en: () => import("../locale/en"), de: () => import("../locale/de") }]]);
const words = new Map<string, string>();
const keyOf = (name: string, language: Language): string => `${name} ${language}`;

async function read(name: string, book: Book, language: Language): Promise<void> {
  const key = keyOf(name, language);
  if (!words.has(key)) words.set(key, (await book[language]()).default);
}

/** Fetch a language's texts for all open books. Nothing can be shown in a language before. */
export async function learn(language: Language): Promise<void> {
  await Promise.all([...books].map(([name, book]) => read(name, book, language)));
}

/** Open a game's book: fetch its texts in the current language, and later in any other that is chosen. */
export async function openBook(game: string, book: Book): Promise<void> {
  books.set(game, book);
  await read(game, book, settings.language);
}

/** Change the language. Return false and change nothing if its texts cannot be fetched. */
export async function speak(language: Language): Promise<boolean> {
  try {
    await learn(language);
  } catch {
    return false;
  }
  settings.set({ language });
  return true;
}

/** Combine the game's own texts, the house's texts, and the house's texts about the game. Later ones override earlier
 * ones. */
function bundleOf(language: Language, game: GameInfo | null): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(game?.texts[language] ?? ""));
  for (const name of [HOUSE, game?.card.name ?? ""]) {
    bundle.addResource(new FluentResource(words.get(keyOf(name, language)) ?? ""), { allowOverrides: true });
  }
  return bundle;
}

export type Args = Record<string, FluentVariable>;

/** Drop a full stop after a name that ends with a punctuation mark: _Together!_, not _Together!._ (`texts.py` does the
 * same). */
const tidied = (said: string): string => said.replace(/([!?…][”“"»’]?)\.(?!\.)/g, "$1");

/** The texts of the house, and of one game if one is given. */
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

  /** Parse all texts now, so that the first message is not slow. */
  prepare(): void {
    void this.bundle;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Return the text of a key. A missing text returns the key, so that the gap is visible and nothing breaks. */
  say(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(key);
    return message?.value ? tidied(this.bundle.formatPattern(message.value, args, [])) : key;
  }

  /** Return a player's name. The server calls newcomers `Guest` and a number; the word is translated here. */
  called(name: string): string {
    const [, number] = /^Guest (\d+)$/.exec(name) ?? [];
    return number ? this.say("guest", { number }) : name;
  }
}

export const texts = new Texts();
export const say = (key: string, args: Args = {}): string => texts.say(key, args);
