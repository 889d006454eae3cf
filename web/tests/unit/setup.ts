/** The components speak both languages at once, as they do in a browser that has fetched them. */

import { registry } from "../../src/games/registry";
import { learn, openBook } from "../../src/lib/texts.svelte";

for (const { name, words } of registry) if (words) await openBook(name, words);
await learn("en");
await learn("de");

// No test talks to a server; whoever wants answers pretends one.
globalThis.fetch = () => Promise.reject(new TypeError("there is no server"));
