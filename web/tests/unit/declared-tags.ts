/** The groups of choices and the weights of events that a game declares. */

import { readFileSync } from "node:fs";

export function tagsOf(game: string): { groups: Record<string, string[]>; weights: Record<string, string[]> } {
  const text = readFileSync(`../src/wusel/games/${game}/words.toml`, "utf8");
  const table = (name: string): Record<string, string[]> => {
    const [, part = ""] = new RegExp(`\\n\\[${name}\\]\\n([\\s\\S]*?)(?=\\n\\[\\w+\\]\\n|$)`).exec(text) ?? [];
    const lists = [...part.matchAll(/^(\w+) = \[([^\]]*)\]/gm)];
    return Object.fromEntries(
      lists.map(([, tag = "", words = ""]) => [tag, [...words.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word)]),
    );
  };
  return { groups: table("groups"), weights: table("weights") };
}
