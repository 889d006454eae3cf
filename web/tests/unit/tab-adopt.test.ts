import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adopt } from "../../src/tab/adopt";

/** Folders and caches of a web space, and the locks that its tabs hold. */
let folders: Set<string>;
let kept: Map<string, string[]>;
let held: string[];
const copied: string[] = [];
const waits = vi.fn();

const root = {
  async getDirectoryHandle(name: string) {
    if (!folders.has(name)) throw new DOMException("none", "NotFoundError");
    return { name };
  },
  removeEntry: async (name: string) => void folders.delete(name),
};
const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  open: async (name: string) => ({
    keys: async () => (kept.get(name) ?? []).map((path) => ({ url: `http://space${path}` })),
    delete: async ({ url }: { url: string }) =>
      kept.set(
        name,
        kept.get(name)!.filter((path) => `http://space${path}` !== url),
      ),
  }),
};
const navigator = {
  storage: { getDirectory: async () => root },
  locks: {
    query: async () => ({ held: held.map((name) => ({ name })) }),
    request: (_: string, work: () => Promise<void>) => work(),
  },
};

beforeEach(() => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("caches", caches);
  [folders, kept, held, copied.length] = [new Set(["wusel-a-b-"]), new Map(), [], 0];
  waits.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const adopts = (path: string): Promise<void> => adopt(path, waits, async (from) => void copied.push(from.name));

describe("games of a version with ambiguous names", () => {
  test("belong to the path whose files were kept, and are moved", async () => {
    kept.set("wusel-a-b-123", ["/a-b/", "/a-b/files.json"]);
    await adopts("/a/b/");
    expect(copied).toEqual([]);
    await adopts("/a-b/");
    expect(copied).toEqual(["wusel-a-b-"]);
    expect(folders.size + kept.size, "nothing is left").toBe(0);
  });

  test("that two paths shared are copied to both", async () => {
    kept.set("wusel-a-b-123", ["/a-b/", "/a-b/files.json", "/a/b/", "/a/b/files.json"]);
    await adopts("/a-b/");
    expect(folders).toContain("wusel-a-b-");
    expect(kept.get("wusel-a-b-123")).toEqual(["/a/b/", "/a/b/files.json"]);
    await adopts("/a/b/");
    expect(copied).toHaveLength(2);
    expect(folders.size + kept.size).toBe(0);
  });

  test("are left alone if nothing says whose they are, unless only one path has the name", async () => {
    await adopts("/a/b/");
    expect(copied).toEqual([]);
    folders.add("wusel-games-");
    await adopts("/games/");
    expect(copied).toEqual(["wusel-games-"]);
    expect([...folders]).toEqual(["wusel-a-b-"]);
  });

  test("of a longer path are not taken for those of a shorter one", async () => {
    folders.add("wusel-a-");
    kept.set("wusel-a-b-123", ["/a/b/", "/a/b/files.json"]);
    await adopts("/a/");
    expect(copied).toEqual(["wusel-a-"]);
    expect(kept.size).toBe(1);
  });

  test("are taken when the tab that has them is closed", async () => {
    kept.set("wusel-a-b-123", ["/a-b/files.json"]);
    held = ["wusel-a-b-"];
    await adopts("/a-b/");
    expect(waits).toHaveBeenCalledOnce();
  });
});
