/** The tables with an open page. Nothing else can be chosen there until it has been read. */

import { SvelteSet } from "svelte/reactivity";
import type { Table } from "./declared";

export const reading = new SvelteSet<Table>();

/** The tables that still show scenes or pages, which come before any choice. */
export const showing = new SvelteSet<Table>();
