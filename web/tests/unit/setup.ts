/** The components speak both languages at once, as they do in a browser that has fetched them. */

import { learn } from "../../src/lib/texts.svelte";

await learn("en");
await learn("de");
