/** The tables on which a page lies open: until it has been read, nothing else is chosen there. */

import { SvelteSet } from "svelte/reactivity";
import type { Table } from "./declared";

export const reading = new SvelteSet<Table>();

/** The tables on which something is shown or read that comes before anything is chosen. */
export const showing = new SvelteSet<Table>();
