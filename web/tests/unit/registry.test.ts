/** The registered games. Each describes itself once, in its own folder. */

import { readdirSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readGame } from "../../src/games/reading";
import { boardOf, boxArtOf, genericBoard, guideOf, lessonOf, registered, registry } from "../../src/games/registry";
import { GameTexts } from "../../src/lib/game-texts";
import { settings } from "../../src/lib/settings.svelte";
import { openBook, speak, Texts, texts } from "../../src/lib/texts.svelte";
import type { GameInfo, TableInfo } from "../../src/wire";

vi.setConfig({ testTimeout: 60_000 }); // boards are large, and a busy machine takes time to read them

afterEach(() => {
  settings.set({ language: "en" });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const info = (name: string, own: Record<string, string> = {}): GameInfo =>
  ({
    card: { name, titles: {}, options: [], scenario: "", scenarios: {}, about: {}, box: null },
    content: "own",
    catalogue: {},
    titles: {},
    genders: {},
    hides: true,
    choices: [],
    events: [],
    effects: [],
    groups: {},
    weights: {},
    details: [],
    rules: [],
    steps: {},
    texts: own,
  }) satisfies GameInfo;

describe("the registry", () => {
  it("knows every folder of a game, under the name of the folder", () => {
    const folders = readdirSync("src/games", { withFileTypes: true }).filter((each) => each.isDirectory());
    const names = folders.map((each) => each.name).filter((name) => name !== "generic");
    expect(registry.map((each) => each.name).sort()).toEqual(names.sort());
  });

  it("has a guide and words for every board, and the generic board for what is still to come", async () => {
    const [drawn, coming] = [true, false].map((has) => registry.filter((each) => Boolean(each.board) === has));
    for (const { name, words } of drawn!) {
      expect(await boardOf(name)).not.toBe(await genericBoard());
      expect((await guideOf(name))?.marks.length).toBeGreaterThan(3);
      expect(words).toBeTruthy();
    }
    for (const { name } of coming!) {
      expect(await boardOf(name)).toBe(await genericBoard());
      expect(await guideOf(name)).toBeNull();
    }
  });

  it.each(registry.map((each) => each.name))("teaches %s in a few pictures, in both languages", async (name) => {
    const { panels, Picture } = (await lessonOf(name))!;
    const words = new GameTexts(info(name));
    const drawn = panels.map(({ id }) => render(Picture, { name: id }).container.innerHTML);
    expect(new Set(drawn).size, "every picture is another one").toBe(panels.length);
    for (const language of ["en", "de"] as const) {
      settings.set({ language });
      const keys = panels.flatMap(({ id, section }) => [
        `lesson-${name}-${id}`,
        `lesson-${name}-${id}-text`,
        `section-${section}`,
      ]);
      expect(keys.filter((key) => !words.has(key))).toEqual([]);
      const read = panels.map(({ id }) => words.say(`lesson-${name}-${id}-text`)).join(" ");
      expect(read.split(" ").length, "two minutes").toBeLessThan(300);
    }
  });

  it.each(registry.map((each) => each.name))(
    "has a box for %s: its own art, and words in both languages",
    async (name) => {
      expect(await boxArtOf(name)).not.toBe(await boxArtOf("chess"));
      for (const language of ["en", "de"] as const) {
        settings.set({ language });
        expect(texts.has(`box-${name}`) && texts.has(`box-${name}-line`), language).toBe(true);
      }
    },
  );

  it("plays a game that it does not know on the generic board, and one whose own does not load", async () => {
    expect(await boardOf("chess")).toBe(await genericBoard());
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(registered("schwarm"), "board").mockRejectedValue(new Error("no line"));
    expect(await boardOf("schwarm")).toBe(await genericBoard());
  });
});

describe("the words of a game", () => {
  it.each(registry.filter((each) => each.words))("say the same in both languages: $name", async ({ words }) => {
    const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
    const isName = (key: string): boolean => /^\w+-name-/.test(key); // languages break long names in different places
    const [en, de] = await Promise.all([words!.en(), words!.de()]);
    const without = (text: string): string[] =>
      keys(text)
        .filter((key) => !isName(key))
        .sort();
    expect(without(en.default)).toEqual(without(de.default));
  });

  it("are heard at its own table alone", () => {
    expect(new Texts(info("schwarm")).has("sw-turn")).toBe(true);
    expect(new Texts(info("mosquitozzz")).has("sw-turn")).toBe(false);
    expect(texts.has("sw-turn")).toBe(false);
  });

  it("count more than those of the game, of which the first count", () => {
    const t = new Texts(
      info("schwarm", { en: "sw-turn = spin\nboard-water = sea\nboard-water = water\nclose = shut" }),
    );
    expect([t.say("sw-turn"), t.say("board-water"), t.say("close")]).toEqual(["Turn the tile", "sea", "Close"]);
  });

  it("come with the game, and follow when another language is spoken", async () => {
    const book = {
      en: async () => ({ default: "go-hello = Hello" }),
      de: async () => ({ default: "go-hello = Hallo" }),
    };
    await openBook("go", book);
    const t = new Texts(info("go"));
    expect(t.say("go-hello")).toBe("Hello");
    expect(await speak("de")).toBe(true);
    expect(t.say("go-hello")).toBe("Hallo");
  });

  it("keep the language that is spoken if they cannot be fetched in another", async () => {
    const book = { en: async () => ({ default: "ur-hello = Hello" }), de: () => Promise.reject(new Error("no line")) };
    await openBook("ur", book);
    expect(await speak("de")).toBe(false);
    expect(settings.language).toBe("en");
    await openBook("ur", { ...book, de: book.en });
  });

  it("are read together with what the server tells of the game", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(info("schwarm", { en: "game-title = The Swarm" }))));
    const { game, texts: read } = await readGame("schwarm");
    expect(game.card.name).toBe("schwarm");
    expect([read.say("game-title"), read.has("section-SW-N"), read.has("guide-schwarm-welcome")]).toEqual([
      "The Swarm",
      true,
      true,
    ]);
  });

  it("name what the texts do not know as the content does, else by its bare name", () => {
    const titles = { en: { gin: "Gin Sling", ace: "The Ace" } };
    const t = new GameTexts({ ...info("bar", { en: "card-ace = Ace" }), titles });
    expect(["ace", "gin", "old_fashioned"].map((name) => t.thing("card", name))).toEqual([
      "Ace",
      "Gin Sling",
      "old fashioned",
    ]);
  });

  it("list what an event names several of", () => {
    const args = [
      { name: "seat", kind: "seat", values: [] },
      { name: "faces", kind: "face", values: [] },
    ];
    const t = new GameTexts({
      ...info("dice", { en: "event-rolled = { $seat }: { $faces }\nface-six = 6!" }),
      events: [{ name: "rolled", args }],
    });
    expect(t.event({ do: "rolled", seat: 0, faces: ["six", "bare_one", 3] }, ["Ada"])).toBe("Ada: 6!, bare one, 3");
  });

  it("are those of the content with which a table is played; each is fetched once", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const content = path.startsWith("/api/tables") ? "theirs" : "own";
      return new Response(JSON.stringify({ ...info("chess"), content }));
    });
    const at = (id: string, content: string) => readGame({ id, game: "chess", content } as TableInfo);
    for (const [id, content] of [
      ["t1", "own"],
      ["t2", "theirs"],
      ["t3", "theirs"],
    ] as const) {
      expect((await at(id, content)).game.content).toBe(content);
    }
    expect(asked).toEqual(["/api/games/chess", "/api/tables/t2/game"]);
  });
});
