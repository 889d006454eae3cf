/** Every word of the house and of its boards is said somewhere, and nothing is said that has no words. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CAST } from "../../src/parts/cast";

/** The text of every file in a folder whose path ends so, by path. */
const filesIn = (folder: string, ending: RegExp): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => ending.test(path))
    .map((path) => [path, readFileSync(join(folder, path), "utf-8")]);

const found = (texts: string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!));

const sources = filesIn("src", /\.(svelte|ts)$/).map(([, text]) => text);
const ownBooks = filesIn("src", /\.ftl$/);
const serverBooks = filesIn("../src/wusel", /\.ftl$/);

const keysIn = (books: [string, string][], language: string): string[] => {
  const spoken = books.filter(([path]) => path.split(/[/\\.]/).includes(language));
  return found(
    spoken.map(([, text]) => text),
    /^([a-z][\w-]*) =/gm,
  );
};

/** What is said under its name, and what is put together of that and something else. */
const whole = new Set(found(sources, /["'`]([a-z][\w-]*)["'`]/g));
const beginnings = found(sources, /`([a-z][\w-]*-)\$\{/g);
const endings = found(sources, /\}(-[\w-]+)`/g);
/** What stands before the hyphen of a key of which both halves are variable. */
const PAIRED = ["problem", "refused", ...CAST];

function isSaid(key: string): boolean {
  const [, paired, rest = ""] = new RegExp(`^(${PAIRED.join("|")})-(.*)$`).exec(key) ?? [];
  if (paired) return isSaid(rest);
  const isPart = beginnings.some((each) => key.startsWith(each)) || endings.some((each) => key.endsWith(each));
  return isPart || whole.has(key);
}

describe.each(["en", "de"])("the words in %s", (language) => {
  it("are all said somewhere", () => {
    expect(keysIn(ownBooks, language).filter((key) => !isSaid(key))).toEqual([]);
  });

  it("are there for whatever is said", () => {
    const known = new Set([...keysIn(ownBooks, language), ...keysIn(serverBooks, language)]);
    const plain = sources.filter((source) => !/(const|function) say\b/.test(source));
    const said = new Set(found(plain, /\bsay\(\s*"([\w-]+)"/g));
    expect([...said].filter((key) => !known.has(key))).toEqual([]);
  });
});
