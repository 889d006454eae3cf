/** The client and the server produce the same sentences about a game. The tests of both read the same examples. */

import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import type { Words } from "../../src/games/board";
import { GameTexts, type Meant, sentences } from "../../src/lib/game-texts";
import { type Language, settings } from "../../src/lib/settings.svelte";
import type { GameInfo } from "../../src/wire";

type Vocabulary = Record<string, Record<string, string>>;
interface Granted {
  titles: GameInfo["titles"];
  genders?: GameInfo["genders"];
  choices: Vocabulary;
  events: Vocabulary;
  effects: Vocabulary;
}
interface Example {
  game: string;
  how: string;
  words: Words;
  meant: Meant;
  step: string;
  wanted: Words;
  kind: string;
  name: string;
  en: string;
  de: string;
}
const { players, games, examples } = JSON.parse(readFileSync("../tests/said_alike.json", "utf8")) as {
  players: string[];
  games: Record<string, Granted>;
  examples: Example[];
};

const home = (game: string): string => `../src/wusel/games/${game}/locale`;
function localeOf(game: string, language: Language): string {
  const files = readdirSync(home(game), { recursive: true }).map(String);
  const own = files.filter((file) => file.startsWith(language) && file.endsWith(".ftl"));
  return own.map((file) => readFileSync(`${home(game)}/${file}`, "utf8")).join("\n");
}

const words = (vocabulary: Vocabulary): GameInfo["choices"] =>
  Object.entries(vocabulary).map(([name, args]) => ({
    name,
    args: Object.entries(args).map(([arg, kind]) => ({ name: arg, kind, values: [] })),
  }));

function textsOf(name: string): GameTexts {
  const { titles, genders, choices, events, effects } = games[name] as Granted;
  return new GameTexts({
    card: { name },
    titles,
    genders,
    choices: words(choices),
    events: words(events),
    effects: words(effects),
    texts: { en: localeOf(name, "en"), de: localeOf(name, "de") },
  } as unknown as GameInfo);
}

function said(texts: GameTexts, { how, words: what, meant, step, wanted, kind, name }: Example): string {
  if (how === "choice") return texts.choice(what, players);
  if (how === "said") return texts.said(what, meant, players);
  if (how === "noun") return texts.noun(what, meant, players);
  if (how === "event") return texts.event(what, players);
  if (how === "effect") return texts.effects([what]).join();
  return how === "question" ? texts.question(step, wanted, players) : texts.thing(kind, name);
}

describe("what is said", () => {
  afterAll(() => settings.set({ language: "en" }));

  it.each(examples)("is said alike everywhere: $en", (example) => {
    const texts = textsOf(example.game);
    for (const language of ["en", "de"] as const) {
      settings.set({ language });
      expect(said(texts, example)).toBe(example[language]);
    }
  });
});

it("joins parts to sentences with one mark at the end of each", () => {
  expect(sentences(["What now?", "b5, harbour", "", null, "Costs 2.", " (Really!) ", "End"])).toBe(
    "What now? b5, harbour. Costs 2. (Really!). End",
  );
  expect(sentences(["“Go!”", "On"])).toBe("“Go!” On");
});
