/** Why something was not done, in the reader's language where we know the reason. */

import { Problem } from "../lib/api";
import { texts } from "../lib/texts.svelte";

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return texts.say("problem-failed");
  const key = `problem-${error.code}`;
  return texts.has(key) ? texts.say(key) : error.message;
}
