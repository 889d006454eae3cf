/** Everything that is said about a game: its things, choices, happenings and rules. */

import type { Difference, GameInfo } from "../wire";
import { settings } from "./settings.svelte";
import { type Args, Texts } from "./texts.svelte";

/** What a choice is about that its words leave out. */
export type Meant = Record<string, string | number | (string | number)[]>;

/** What is no thing, but decides among the sentences of a text. */
const DECIDING = ["may", "where", "who"];

/** A title or a sentence that the content brings in every language. */
export const titled = (title: Record<string, string> | undefined): string => title?.[settings.language] ?? "";

export class GameTexts extends Texts {
  /** A thing of some kind by its name: a card, a colour, a field; numbered ones such as north5 by their family. */
  thing(kind: string, name: string | number): string {
    const key = `${kind}-${name}`;
    if (this.has(key)) return this.say(key);
    const [, family = "", number = ""] = /^(.*?)_?(\d+)$/.exec(String(name)) ?? [];
    const familyKey = `${kind}-${family}-number`;
    if (this.has(familyKey)) return this.say(familyKey, { number: Number(number) });
    return this.game?.titles[settings.language]?.[key] ?? this.titled(String(name));
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
      const one = (each: string | number): string | number => this.named(kind, each, players);
      args[name] = Array.isArray(value) ? value.map(one).join(", ") : one(value);
      this.addGender(args, name, value);
    }
    return args;
  }

  /** Beside whoever is she or he, as $hero, stands which of them, as $hero_is: texts choose among words by it. */
  private addGender(args: Args, name: string, who: unknown): void {
    const gender = typeof who === "string" ? this.game?.genders?.[who] : undefined;
    if (gender) args[`${name}_is`] = gender;
  }

  /** One thing as people say it: a player by name, and numbers that have none as they are. */
  named(kind: string, value: string | number, players: string[]): string | number {
    if (kind === "seat") return players[value as number] ?? String(value);
    return typeof value === "number" && !this.has(`${kind}-${value}`) ? value : this.thing(kind, value);
  }

  /** A choice as the label of a button. */
  choice(said: Record<string, unknown>, players: string[]): string {
    if (!this.game) return "";
    return this.say(`choice-${said.do}`, this.spoken(this.game.choices, said, players));
  }

  /** A choice in words that need nothing beside them; what it is about besides the server tells. */
  said(choice: Record<string, unknown>, meant: Meant, players: string[]): string {
    const key = `says-${choice.do}`;
    if (!this.game || !this.has(key)) return this.choice(choice, players);
    return this.say(key, { ...this.spoken(this.game.choices, choice, players), ...this.meant(meant, players) });
  }

  /** A choice as a noun that fits beside another one; in quotes where the game has none. */
  noun(choice: Record<string, unknown>, meant: Meant, players: string[]): string {
    const key = `noun-${choice.do}`;
    if (!this.game || !this.has(key)) return this.say("noun-quoted", { said: this.said(choice, meant, players) });
    return this.say(key, { ...this.spoken(this.game.choices, choice, players), ...this.meant(meant, players) });
  }

  /** The sentence that asks somebody something, or nothing if the game has none for this step. */
  question(step: string, wanted: Record<string, string | number>, players: string[]): string {
    const key = `ask-${step}`;
    return this.has(key) ? this.say(key, this.meant(wanted, players)) : "";
  }

  /** The sentence that tells others what somebody is about to do, or nothing if the game has none for this step. */
  waiting(step: string, awaited: Meant, names: string, count: number, players: string[]): string {
    const key = `waits-${step}`;
    return this.has(key) ? this.say(key, { ...this.meant(awaited, players), names, count }) : "";
  }

  /** Numbers, players, things of a kind, and what the choice among several sentences depends on. */
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

  /** An event as a sentence. It addresses the reader, a seat, as "you"; -1 if nobody is to be addressed. */
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

  /** What numbers stand for that count the parts of a thing told beside them, where the content titles them. */
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

  /** What a card does, effect by effect; those without a sentence do nothing that can be told. */
  effects(effects: Record<string, unknown>[]): string[] {
    const words = this.game?.effects ?? [];
    const told = effects.filter((effect) => this.has(`effect-${effect.do}`));
    return told.map((effect) => this.say(`effect-${effect.do}`, this.spoken(words, effect, [])));
  }

  /** Why something is better, in a few words: by what typically follows from it, in spite of what tempts otherwise. It
   * speaks of whoever chose by name, unless that is the reader. */
  why(differences: Difference[], whom = this.say("why-you")): string {
    const said = (good: boolean): string[] =>
      differences.filter((each) => each.good === good && this.isKnown(each)).map((each) => this.difference(each, whom));
    const [gain = "", gainToo = ""] = said(true);
    const [loss = ""] = said(false);
    if (!gain) return "";
    const key = `why${loss ? "-though" : ""}${gainToo ? "-two" : loss ? "" : "-one"}`;
    return this.say(key, { gain, gain_too: gainToo, loss });
  }

  /** By how much more or less of something follows from one choice than from another. */
  private difference({ measure, unit, n, more, here, there }: Difference, whom: string): string {
    const which = more ? "more" : "less";
    const by = this.say(`by-${unit}`, { n, more: which, here, there });
    return this.say(`why-${measure}`, { by, more: which, whom });
  }

  /** What was stored by an older version may lack a text or its figures. */
  private isKnown({ measure, unit, here, there }: Difference): boolean {
    return this.has(`why-${measure}`) && (unit !== "games" || here !== there);
  }

  /** The rule of thumb of a name: that of a question has the name of its step; empty if there is none. */
  thumb(name: string): string {
    return this.has(`thumb-${name}`) ? this.say(`thumb-${name}`) : "";
  }

  rule(id: string): string {
    const rule = this.game?.rules.find((each) => each.id === id);
    return rule ? rule[settings.language] : "";
  }
}
