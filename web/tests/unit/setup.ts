/** The components can use both languages at once, like a browser that has fetched them. Test files share their imports
 * and start like a fresh browser. */

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

// No test talks to a server. Tests that need answers replace this function.
globalThis.fetch = () => Promise.reject(new TypeError("there is no server"));
