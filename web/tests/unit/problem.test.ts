/** Errors are shown in the reader's language if there is a text for them. */

import { beforeAll, expect, it } from "vitest";
import { Problem } from "../../src/lib/api";
import { learn, texts } from "../../src/lib/texts.svelte";
import { problemText, reasonText } from "../../src/parts/problem";

beforeAll(() => learn("en"));

it("prefers the words for where it happened", () => {
  expect(reasonText(texts, "problem", "too_fast", "")).toBe("Too many attempts. Wait a minute.");
  expect(reasonText(texts, "refused", "too_fast", "")).toBe("Slow down a little.");
});

it("has the words for elsewhere before it shows those of the server", () => {
  expect(problemText(new Problem("sits_here", "Igor sits here", 409))).toMatch(/^Nobody sits at a table twice/);
  expect(problemText(new Problem("bad_save", "line 7 is no choice", 400))).toBe("line 7 is no choice");
  expect(problemText(new TypeError("a bug"))).toBe("That did not work. Please try again.");
});
