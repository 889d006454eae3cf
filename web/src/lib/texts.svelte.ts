/** Everything a person reads, in their language: the house's own words, and those of each game from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameInfo } from "../wire";
import { type Language, settings } from "./settings.svelte";

/** Words in each language, fetched when they are wanted. */
export type Book = Record<Language, () => Promise<{ default: string }>>;

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

type Args = Record<string, FluentVariable>;

/** The words of the house, and of one game if one is given. */
export class Texts {
  private bundles = new Map<Language, FluentBundle>();

  constructor(readonly game: GameInfo | null = null) {}

  private get bundle(): FluentBundle {
    const language = settings.language;
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = bundleOf(language, this.game);
      this.bundles.set(language, bundle);
    }
    return bundle;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence under a key; the key itself if there is none, so that a gap is seen and nothing breaks. */
  say(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(key);
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : key;
  }

  /** Somebody's name. Newcomers, whom the server calls `Guest` and a number, are guests in every language. */
  called(name: string): string {
    const [, number] = /^Guest (\d+)$/.exec(name) ?? [];
    return number ? this.say("guest", { number }) : name;
  }

  /** A thing of some kind by its name: a card, a colour, a field; numbered ones such as north5 by their family. */
  thing(kind: string, name: string | number): string {
    const key = `${kind}-${name}`;
    if (this.has(key)) return this.say(key);
    const [, family = "", number = ""] = /^(.*?)_?(\d+)$/.exec(String(name)) ?? [];
    const familyKey = `${kind}-${family}-number`;
    return this.has(familyKey) ? this.say(familyKey, { number: Number(number) }) : this.titled(String(name));
  }

  /** What the texts do not know is called as the content titles it, else by its bare name. */
  titled(name: string): string {
    return this.game?.titles[settings.language]?.[name] ?? name.replaceAll("_", " ");
  }

  /** The arguments of a choice or an event, each as people say it. */
  private spoken(words: GameInfo["choices"], said: Record<string, unknown>, players: string[]): Args {
    const word = words.find((each) => each.name === said.do);
    const args: Args = {};
    for (const { name, kind } of word?.args ?? []) {
      const value = said[name] as string | number | (string | number)[];
      const one = (each: string | number): string | number => this.spokenOne(kind, each, players);
      args[name] = Array.isArray(value) ? value.map(one).join(", ") : one(value);
    }
    return args;
  }

  private spokenOne(kind: string, value: string | number, players: string[]): string | number {
    if (kind === "seat") return players[value as number] ?? String(value);
    return typeof value === "number" && !this.has(`${kind}-${value}`) ? value : this.thing(kind, value);
  }

  /** A choice as the label of a button. */
  choice(said: Record<string, unknown>, players: string[]): string {
    if (!this.game) return "";
    return this.say(`choice-${said.do}`, this.spoken(this.game.choices, said, players));
  }

  /** A happening as a line of the story. */
  event(said: Record<string, unknown>, players: string[]): string {
    if (!this.game) return "";
    const word = this.game.events.find((each) => each.name === said.do);
    const seats = (word?.args ?? []).filter((arg) => arg.kind === "seat").flatMap((arg) => said[arg.name]);
    const own = `event-${said.do}-own`;
    const key = seats.length > new Set(seats).size && this.has(own) ? own : `event-${said.do}`;
    return this.say(key, this.spoken(this.game.events, said, players));
  }

  rule(id: string): string {
    const rule = this.game?.rules.find((each) => each.id === id);
    return rule ? rule[settings.language] : "";
  }
}

export const texts = new Texts();
export const say = (key: string, args: Args = {}): string => texts.say(key, args);
