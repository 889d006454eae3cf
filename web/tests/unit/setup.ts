/** The components speak both languages at once, as they do in a browser that has fetched them. Files of tests share what
 * they import, and find it as in a browser that was opened just now. */

import { vi } from "vitest";
import { registry } from "../../src/games/registry";
import { tasks } from "../../src/kit/deferred";
import { settings } from "../../src/lib/settings.svelte";
import { learn, openBook } from "../../src/lib/texts.svelte";

tasks.begin = (work) => work(); // boards are drawn at once
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.replaceChildren();
settings.set({ language: "en", theme: "auto", motion: true, sound: false, banter: true, volume: 0.6, pace: 700 });
settings.set({ level: "", seen: [] });
localStorage.clear();
for (const { name, words } of registry) if (words) await openBook(name, words);
await learn("en");
await learn("de");

// No test talks to a server; whoever wants answers pretends one.
globalThis.fetch = () => Promise.reject(new TypeError("there is no server"));
