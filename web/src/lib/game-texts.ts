/** The texts of a game: its things, choices, events and rules. */

import type { Difference, GameInfo } from "../wire";
import { settings } from "./settings.svelte";
import { type Args, Texts } from "./texts.svelte";

/** The context of a choice that its words do not contain. */
export type Meant = Record<string, string | number | (string | number)[]>;

/** Arguments that select among variants of a text and do not name a thing. */
const DECIDING = ["may", "where", "who"];

/** Join parts into sentences. A part without punctuation at its end gets a full stop. */
export const sentences = (parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .map((part) => (part || "").trim())
    .filter(Boolean)
    .reduce((said, part) => `${said}${/[.!?…]["”“»’]?$/.test(said) ? "" : "."} ${part}`);

/** Return a title or sentence that the content provides in each language. */
export const titled = (title: Record<string, string> | undefined): string => title?.[settings.language] ?? "";

export class GameTexts extends Texts {
  /** Return the text for a thing (a card, a colour, a field). Numbered things such as north5 use the text of their
   * family. */
  thing(kind: string, name: string | number): string {
    const key = `${kind}-${name}`;
    if (this.has(key)) return this.say(key);
    const [, family = "", number = ""] = /^(.*?)_?(\d+)$/.exec(String(name)) ?? [];
    const familyKey = `${kind}-${family}-number`;
    if (this.has(familyKey)) return this.say(familyKey, { number: Number(number) });
    return this.game?.titles[settings.language]?.[key] ?? this.titled(String(name));
  }

  /** Return the content's title for a name without a text, or else the bare name. */
  titled(name: string): string {
    return this.game?.titles[settings.language]?.[name] ?? name.replaceAll("_", " ");
  }

  /** Return the arguments of a choice or an event as readable text. */
  private spoken(words: GameInfo["choices"], said: Record<string, unknown>, players: string[]): Args {
    const word = words.find((each) => each.name === said.do);
    const args: Args = {};
    for (const { name, kind } of word?.args ?? []) {
      const value = said[name] as string | number | (string | number)[];
      const one = (each: string | number): string | number => this.named(kind, each, players);
      args[name] = Array.isArray(value) ? value.map(one).join(", ") : one(value);
      this.addGender(args, name, value);
    }
    return args;
  }

  /** Add the grammatical gender of $hero as $hero_is, so that texts can select words by it. */
  private addGender(args: Args, name: string, who: unknown): void {
    const gender = typeof who === "string" ? this.game?.genders?.[who] : undefined;
    if (gender) args[`${name}_is`] = gender;
  }

  /** Return the text for one argument. A seat becomes the player's name; numbers without a text stay numbers. */
  named(kind: string, value: string | number, players: string[]): string | number {
    if (kind === "seat") return players[value as number] ?? String(value);
    return typeof value === "number" && !this.has(`${kind}-${value}`) ? value : this.thing(kind, value);
  }

  /** Return the button label of a choice. */
  choice(said: Record<string, unknown>, players: string[]): string {
    if (!this.game) return "";
    return this.say(`choice-${said.do}`, this.spoken(this.game.choices, said, players));
  }

  /** Return a choice as a complete phrase. `meant` is its context from the server. */
  said(choice: Record<string, unknown>, meant: Meant, players: string[]): string {
    const key = `says-${choice.do}`;
    if (!this.game || !this.has(key)) return this.choice(choice, players);
    return this.say(key, { ...this.spoken(this.game.choices, choice, players), ...this.meant(meant, players) });
  }

  /** Return a choice as a noun phrase that can stand beside another one. Choices without such a text are quoted. */
  noun(choice: Record<string, unknown>, meant: Meant, players: string[]): string {
    const key = `noun-${choice.do}`;
    if (!this.game || !this.has(key)) return this.say("noun-quoted", { said: this.said(choice, meant, players) });
    return this.say(key, { ...this.spoken(this.game.choices, choice, players), ...this.meant(meant, players) });
  }

  /** Return the sentence that asks a player, or "" if the game has none for this step. */
  question(step: string, wanted: Record<string, string | number>, players: string[]): string {
    const key = `ask-${step}`;
    return this.has(key) ? this.say(key, this.meant(wanted, players)) : "";
  }

  /** Return the sentence that tells others what players are about to do, or "" if the game has none for this step. */
  waiting(step: string, awaited: Meant, names: string, count: number, players: string[]): string {
    const key = `waits-${step}`;
    return this.has(key) ? this.say(key, { ...this.meant(awaited, players), names, count }) : "";
  }

  /** Return a choice's context as text arguments. Arguments that select a variant stay unchanged. */
  private meant(meant: Meant, players: string[]): Args {
    const one = (name: string, value: string | number): string | number =>
      name === "seat" || (typeof value === "string" && !DECIDING.includes(name))
        ? this.named(name, value, players)
        : value;
    const args: Args = {};
    for (const [name, value] of Object.entries(meant)) {
      args[name] = Array.isArray(value) ? value.map((each) => one(name, each)).join(", ") : one(name, value);
      this.addGender(args, name, value);
    }
    return args;
  }

  /** Return an event as a sentence. It addresses the seat `reader` as "you"; -1 addresses no one. */
  event(said: Record<string, unknown>, players: string[], reader = -1): string {
    if (!this.game) return "";
    const word = this.game.events.find((each) => each.name === said.do);
    const roles = (word?.args ?? []).filter((arg) => arg.kind === "seat").map((arg) => arg.name);
    const seats = roles.flatMap((role) => said[role]);
    const own = `event-${said.do}-own`;
    const key = seats.length > new Set(seats).size && this.has(own) ? own : `event-${said.do}`;
    const roleOfReader = roles.filter((role) => said[role] === reader);
    const toReader = roleOfReader.map((role) => (role === "seat" ? `${key}-you` : `${key}-${role}-you`));
    const chosen = toReader.find((each) => this.has(each)) ?? key;
    return this.say(chosen, { ...this.spoken(this.game.events, said, players), ...this.parts(said) });
  }

  /** Return titles for numbers that count the parts of another argument, if the content has such titles. */
  private parts(said: Record<string, unknown>): Args {
    const titles = this.game?.titles[settings.language] ?? {};
    const things = Object.values(said);
    const numbered = Object.entries(said).filter(([, value]) => typeof value === "number");
    return Object.fromEntries(
      numbered.flatMap(([name, value]) =>
        things.flatMap((thing) => {
          const title = titles[`${thing} ${name} ${Number(value) + 1}`];
          return title ? [[name, title]] : [];
        }),
      ),
    );
  }

  /** Return one sentence for each effect of a card. Effects without a text are left out. */
  effects(effects: Record<string, unknown>[]): string[] {
    const words = this.game?.effects ?? [];
    const told = effects.filter((effect) => this.has(`effect-${effect.do}`));
    return told.map((effect) => this.say(`effect-${effect.do}`, this.spoken(words, effect, [])));
  }

  /** Return a short reason for a better choice: its typical gains, and a drawback if there is one. The text names the
   * player who chose; by default it addresses the reader. */
  why(differences: Difference[], whom = this.say("why-you")): string {
    const said = (good: boolean): string[] =>
      differences.filter((each) => each.good === good && this.isKnown(each)).map((each) => this.difference(each, whom));
    const [gain = "", gainToo = ""] = said(true);
    const [loss = ""] = said(false);
    if (!gain) return "";
    const key = `why${loss ? "-though" : ""}${gainToo ? "-two" : loss ? "" : "-one"}`;
    return this.say(key, { gain, gain_too: gainToo, loss });
  }

  /** Return by how much one choice has more or less of a measure than another. */
  private difference({ measure, unit, n, more, here, there }: Difference, whom: string): string {
    const which = more ? "more" : "less";
    const by = this.say(`by-${unit}`, { n, more: which, here, there });
    return this.say(`why-${measure}`, { by, more: which, whom });
  }

  /** Return whether a difference can be shown. One that an older version stored may lack its text or its figures. */
  private isKnown({ measure, unit, here, there }: Difference): boolean {
    return this.has(`why-${measure}`) && (unit !== "games" || here !== there);
  }

  /** Return a rule of thumb, or "" if there is none. The name is a step of the rules for the thumb of its question. */
  thumb(name: string): string {
    return this.has(`thumb-${name}`) ? this.say(`thumb-${name}`) : "";
  }

  rule(id: string): string {
    const rule = this.game?.rules.find((each) => each.id === id);
    return rule ? rule[settings.language] : "";
  }
}
