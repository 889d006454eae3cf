/** The reason of a failure, in the reader's language if there is a text for it. */

import { Problem } from "../lib/api";
import { type Texts, texts } from "../lib/texts.svelte";

type Where = "problem" | "refused";
const ELSEWHERE: Record<Where, Where> = { problem: "refused", refused: "problem" };

/** Texts are `problem-CODE` on pages and `refused-CODE` at a table. Either is better than the server's English. */
export function reasonText(t: Texts, where: Where, code: Problem["code"], message: string): string {
  const keys = [`${where}-${code}`, `${ELSEWHERE[where]}-${code}`];
  if (code.startsWith("undo_")) keys.push(code.replace("_", "-"));
  const key = keys.find((each) => t.has(each));
  return key ? t.say(key) : message;
}

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return texts.say("problem-failed");
  return reasonText(texts, "problem", error.code, error.message);
}
