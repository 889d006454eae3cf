/** All texts of the house and of its boards are used, and all used texts exist. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CAST } from "../../src/parts/cast";

/** Return the text of each file in a folder with this ending, by path. */
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

/** Keys that the code contains as a whole, and parts of keys that it combines. */
const whole = new Set(found(sources, /["'`]([a-z][\w-]*)["'`]/g));
const beginnings = found(sources, /`([a-z][\w-]*-)\$\{/g);
const endings = found(sources, /\}(-[\w-]+)`/g);
/** The first halves of keys of which both halves are variable. */
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
