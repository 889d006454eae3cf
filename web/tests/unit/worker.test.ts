/** The worker that shows notifications, in a fake browser. */

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";

type Listener = (event: Record<string, unknown>) => void;
interface Window {
  url: string;
  focused: boolean;
  focus(): void;
}

let windows: Window[];
let listeners: Map<string, Listener>;
const showNotification = vi.fn();
const openWindow = vi.fn();

/** Dispatch an event, and wait until the worker has handled it. */
async function happens(kind: string, event: Record<string, unknown>): Promise<void> {
  const pending: unknown[] = [];
  listeners.get(kind)?.({ ...event, waitUntil: (what: unknown) => pending.push(what) });
  await Promise.all(pending);
}
const open = (path: string, focused: boolean): Window => ({ url: `http://house${path}`, focused, focus: vi.fn() });
const call = { title: "Your turn", options: { tag: "turn-t1", data: "/t/t1" } };

beforeEach(() => {
  [windows, listeners] = [[], new Map()];
  vi.clearAllMocks();
  const browser = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
  };
  new Function(...Object.keys(browser), readFileSync("public/worker.js", "utf8"))(...Object.values(browser));
});

describe("the worker", () => {
  it("shows that a table waits, unless it is in front of somebody", async () => {
    windows = [open("/t/t1", false), open("/", true)];
    await happens("message", { data: { call } });
    expect(showNotification).toHaveBeenCalledWith(call.title, call.options);
    windows = [open("/t/t1", true)];
    await happens("message", { data: { call } });
    await happens("message", { data: "something else" });
    expect(showNotification).toHaveBeenCalledTimes(1);
  });

  it("brings the table to the front, or opens it", async () => {
    const notification = { close: vi.fn(), data: "/t/t1" };
    const table = open("/t/t1", false);
    windows = [open("/", false), table];
    await happens("notificationclick", { notification });
    expect(table.focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
    windows = [open("/", false)];
    await happens("notificationclick", { notification });
    expect(openWindow).toHaveBeenCalledWith("/t/t1");
    expect(notification.close).toHaveBeenCalledTimes(2);
  });
});
