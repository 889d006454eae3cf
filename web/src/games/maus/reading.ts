/** The tables on which a page lies open: until it has been read, nothing else is chosen there. */

import { SvelteSet } from "svelte/reactivity";
import type { BoardTable } from "../board";

export const reading = new SvelteSet<BoardTable>();
