/** The server that the pages talk to, and the format of page addresses. */

import type { Component } from "svelte";

/** The part of a WebSocket that the pages use. */
export type Line = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

export type House = {
  /** True if the server runs inside this tab, so that no one else can join. */
  readonly inTab: boolean;
  ask(path: string, request: RequestInit): Promise<Response>;
  connect(path: string): Line;
  /** Return the current page's address within the house. */
  here(): URL;
  /** Return an address within the house in the form that the address bar shows. */
  address(path: string): string;
  /** Return a link's target as an address within the house. */
  linked(link: HTMLAnchorElement): string;
  /** Return whether the storage is full. The server then stores no commands, and clients send them again. */
  isFull(): boolean;
  /** An additional section of the settings page, or null. */
  readonly settings: Component | null;
};

/** The house of a real server, unless `moveTo` replaces it before the first page is shown. */
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
