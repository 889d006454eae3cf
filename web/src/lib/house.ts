/** Where the server is that the pages talk to, and how addresses of pages are written. */

import type { Component } from "svelte";

/** What is used of a WebSocket. */
export type Line = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

export type House = {
  /** Whether the server runs inside this very tab: then nobody else can come in. */
  readonly inTab: boolean;
  ask(path: string, request: RequestInit): Promise<Response>;
  connect(path: string): Line;
  /** The address of the page that is shown, within the house. */
  here(): URL;
  /** An address within the house as the address bar has it. */
  address(path: string): string;
  /** The address within the house that a link leads to. */
  linked(link: HTMLAnchorElement): string;
  /** Whether there is no room: then nothing that was said is stored, and it is said again. */
  isFull(): boolean;
  /** What the settings show besides. */
  readonly settings: Component | null;
};

/** The house of a real server, until somebody moves it elsewhere before the first page is shown. */
export const house: House = {
  inTab: false,
  ask: (path, request) => fetch(path, request),
  connect: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`),
  here: () => new URL(location.href),
  address: (path) => path,
  linked: ({ pathname, search, hash }) => pathname + search + hash,
  isFull: () => false,
  settings: null,
};

export function moveTo(other: House): void {
  Object.assign(house, other);
}
