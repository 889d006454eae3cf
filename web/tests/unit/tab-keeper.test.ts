/** The service worker of a tab's folder, in a fake browser. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";

const BASE = "http://space/a/";
const OURS = "wusel%2Fa%2F@";
type Listener = (event: Record<string, unknown>) => void;

/** The files that the web space serves, and all caches of its origin. */
let published: Map<string, Uint8Array<ArrayBuffer>>;
let stored: Map<string, Map<string, Response>>;
let asked: string[];
const update = vi.fn();
const skipWaiting = vi.fn(async () => {});

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const packed = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(text));
const address = (name: string | URL): string => new URL(name, BASE).href;

const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (url: URL, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(url.href)?.clone(),
  async open(name: string) {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      async put(url: string, response: Response) {
        cache.set(address(url), new Response(await response.arrayBuffer(), { headers: response.headers }));
      },
    };
  },
};

async function fetch(what: string | { url: string }): Promise<Response> {
  const url = address(typeof what === "string" ? what : what.url);
  asked.push(url.slice(BASE.length));
  const found = published.get(url.slice(BASE.length));
  return found ? new Response(found) : new Response("", { status: 404 });
}

/** Return a version of the folder: its list and its files. */
function version(name: string): { list: object; files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map([
    ["", bytes(`<html data-version="${name}">`)],
    [`assets/x-${name}.js`, bytes(`script of ${name}`)],
    [`assets/x-${name}.js.gz`, packed(`script of ${name}`)],
    ["icon.svg", bytes(`icon of ${name}`)],
  ]);
  const sent = [...files].filter(([file]) => !files.has(`${file}.gz`));
  const hash = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex").slice(0, 32);
  const listed = sent.map(([file, content]) => [file || "./", [content.length, hash(content)]]);
  return { list: { version: name, files: Object.fromEntries(listed) }, files };
}

type Worker = (kind: string, event?: Record<string, unknown>) => Promise<unknown>;

/** Start the worker of a version. `active` says whether there is an older one. */
function worker(list: object, active = false): Worker {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    location: new URL("worker.js", BASE),
    registration: { active: active ? {} : null, update },
    clients: { claim: async () => {} },
    caches,
    fetch,
    skipWaiting,
  };
  const source = readFileSync("src/tab/keeper.js", "utf8").replace('"LIST"', JSON.stringify(list));
  new Function(...Object.keys(scope), source)(...Object.values(scope));
  return async (kind, event = {}) => {
    let result: unknown;
    const wait = (what: unknown): void => {
      result = what;
    };
    listeners.get(kind)!({ ...event, waitUntil: wait, respondWith: wait });
    return result;
  };
}

async function answer(to: Worker, name: string): Promise<string | undefined> {
  const response = (await to("fetch", { request: { url: address(name), method: "GET" } })) as Response | undefined;
  return response?.text();
}

beforeEach(() => {
  published = version("one").files;
  [stored, asked] = [new Map(), []];
  vi.clearAllMocks();
});

describe("the worker that keeps a folder", () => {
  test("is there at once on a first visit, and sends scripts compressed", async () => {
    const one = worker(version("one").list);
    await one("install");
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(asked, "files are kept later").toEqual([]);
    expect(await answer(one, "assets/x-one.js")).toBe("script of one");
    expect(asked).toEqual(["assets/x-one.js.gz"]);
  });

  test("answers without a network once everything is kept, and goes on where it was interrupted", async () => {
    const one = worker(version("one").list);
    published.delete("icon.svg");
    await one("message", { data: "keep" });
    published = version("one").files;
    await one("message", { data: "keep" });
    expect(asked.filter((name) => name === "assets/x-one.js.gz")).toHaveLength(1);
    published.clear();
    for (const [name, text] of [
      ["./", "one"],
      ["assets/x-one.js", "script of one"],
      ["icon.svg", "icon of one"],
    ])
      expect(await answer(one, name!)).toContain(text);
  });

  test("keeps no file of another version, and asks for the newer list", async () => {
    const one = worker(version("one").list);
    published.set("icon.svg", version("two").files.get("icon.svg")!);
    await one("message", { data: "keep" });
    expect(update).toHaveBeenCalledOnce();
    expect([...stored.get(`${OURS}one`)!.keys()]).not.toContain(address("icon.svg"));
    published.set("icon.svg", bytes("newest"));
    expect(await answer(one, "icon.svg"), "nothing comes from a cache that is not complete").toBe("newest");
    published.set("", bytes("<html data-version='two'>"));
    stored.clear();
    await one("message", { data: "keep" });
    expect(stored.get(`${OURS}one`)!.size, "nor a page of another version").toBe(0);
  });

  test("loads a newer version completely beside the older one before it may take over", async () => {
    await worker(version("one").list)("message", { data: "keep" });
    published.clear();
    for (const [name, content] of version("two").files) if (name !== "icon.svg") published.set(name, content);
    const two = worker(version("two").list, true);
    await expect(two("install")).rejects.toThrow("icon.svg is not of version two");
    published = version("two").files;
    await two("install");
    expect(skipWaiting).not.toHaveBeenCalled();
    await two("activate");
    expect([...stored.keys()]).toEqual([`${OURS}two`]);
  });

  test("leaves alone what belongs to other folders", async () => {
    stored.set("wusel%2Fa%2Fb%2F@one", new Map());
    stored.set("wusel-a-b-one", new Map());
    const one = worker(version("one").list);
    await one("message", { data: "keep" });
    await one("activate");
    expect([...stored.keys()].sort()).toEqual([`${OURS}one`, "wusel%2Fa%2Fb%2F@one", "wusel-a-b-one"].sort());
    published.set("b/", bytes("another folder"));
    expect(await answer(one, "b/")).toBe("another folder");
    expect(await one("fetch", { request: { url: "http://space/c/", method: "GET" } })).toBeUndefined();
  });
});
