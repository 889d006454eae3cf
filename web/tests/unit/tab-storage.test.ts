import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FileNode, FileSystem } from "../../src/tab/python";
import {
  hasBefore,
  keepBefore,
  mountStorage,
  noteStart,
  openStorage,
  restore,
  type Storage,
} from "../../src/tab/storage";

const NO_SPACE = 51;
const NO_ENTRY = 44;

class ErrnoError extends Error {
  constructor(readonly errno: number) {
    super(`errno ${errno}`);
  }
}

/** A file with limited space in bytes. */
class Handle {
  bytes = new Uint8Array();
  flushed = 0;

  constructor(private readonly room: number) {}

  read(buffer: Uint8Array, { at }: { at: number }): number {
    const found = this.bytes.subarray(at, at + buffer.length);
    buffer.set(found);
    return found.length;
  }

  write(content: Uint8Array, { at }: { at: number }): number {
    if (at + content.length > this.room) throw new DOMException("no room", "QuotaExceededError");
    const longer = new Uint8Array(Math.max(this.bytes.length, at + content.length));
    longer.set(this.bytes);
    longer.set(content, at);
    this.bytes = longer;
    return content.length;
  }

  getSize(): number {
    return this.bytes.length;
  }

  truncate(size: number): void {
    const other = new Uint8Array(size);
    other.set(this.bytes.subarray(0, size));
    this.bytes = other;
  }

  flush(): void {
    this.flushed += 1;
  }

  close(): void {}
}

type Ops = Record<string, (...given: unknown[]) => unknown>;
type Node = FileNode & { node_ops: Ops; stream_ops: Ops };

let root: Node;
let log: Handle;
let flushed = 0;
let closed: boolean;
const full: boolean[] = [];

beforeEach(() => {
  let next = 1;
  const files = {
    mkdirTree: () => {},
    mount: (kind: { mount(): Node }) => {
      root = kind.mount();
    },
    createNode: (_: unknown, name: string, mode: number) => ({ id: next++, name, mode, node_ops: {}, stream_ops: {} }),
    ErrnoError,
  };
  log = new Handle(100);
  full.length = 0;
  [flushed, closed] = [0, false];
  const storage = new Map(Object.entries({ "wusel.db": new Handle(100), "wusel.db-wal": log }));
  mountStorage(files as unknown as FileSystem, storage, "/wusel", {
    full: (isFull) => full.push(isFull),
    flushed: () => flushed++,
    isClosed: () => closed,
  });
});

const found = (name: string): Node => root.node_ops.lookup!(root, name) as Node;
const write = (text: string, at: number): unknown => {
  const content = new TextEncoder().encode(text);
  const node = found("wusel.db-wal");
  return node.stream_ops.write!({ node, position: 0 }, content, 0, content.length, at);
};

const read = (length: number): string => {
  const node = found("wusel.db-wal");
  const buffer = new Uint8Array(length);
  const n = node.stream_ops.read!({ node }, buffer, 0, length, 0) as number;
  return new TextDecoder().decode(buffer.subarray(0, n));
};

describe("files of the origin as a folder of Python's", () => {
  test("what is written is in the file, at once and where it belongs", () => {
    write("hello", 0);
    write("LL", 2);
    expect(new TextDecoder().decode(log.bytes)).toBe("heLLo");
    const node = found("wusel.db-wal");
    const buffer = new Uint8Array(9);
    expect(node.stream_ops.read!({ node }, buffer, 1, 3, 2)).toBe(3);
    expect(new TextDecoder().decode(buffer.subarray(1, 4))).toBe("LLo");
    expect(node.stream_ops.llseek!({ node, position: 0 }, 0, 2)).toBe(5);
    node.stream_ops.fsync!({ node });
    expect([log.flushed, flushed]).toEqual([1, 1]);
  });

  test("a browser without room says so, and Python hears that the disk is full", () => {
    write("kept", 0);
    expect(() => write("too much", 96)).toThrow(expect.objectContaining({ errno: NO_SPACE }));
    expect(full).toEqual([true]);
    expect(new TextDecoder().decode(log.bytes)).toBe("kept");
    const node = found("wusel.db-wal");
    for (const _ of [1, 2]) node.stream_ops.fsync!({ node });
    expect(full, "and that there is some again").toEqual([true, false]);
  });

  test("what the browser has deleted can still be read, and nothing more is written", () => {
    write("hello", 0);
    log.read = () => 2 ** 32 - 4; // Chromium's return value in this case
    log.write = () => 2 ** 32 - 4;
    log.getSize = () => 2 ** 64;
    expect(() => write("again", 5)).toThrow(expect.objectContaining({ errno: NO_SPACE }));
    expect(flushed, "this is a reason to look").toBe(1);
    closed = true;
    expect(() => write("again", 0)).toThrow(expect.objectContaining({ errno: NO_SPACE }));
    expect([full, read(9)]).toEqual([[true], "hello"]);
  });

  test("a file grows and shrinks, and new room is empty", () => {
    write("hello", 0);
    const node = found("wusel.db-wal");
    const resize = (size: number): unknown => node.node_ops.setattr!(node, { size });
    resize(2);
    resize(4);
    write("!", 5);
    expect(read(9)).toBe("he\0\0\0!");
    expect(new TextDecoder().decode(log.bytes.subarray(0, 2))).toBe("he");
  });

  test("files are emptied, not removed, and there are no others", () => {
    write("journal", 0);
    root.node_ops.unlink!(root, "wusel.db-wal");
    expect((found("wusel.db-wal").node_ops.getattr!(found("wusel.db-wal")) as { size: number }).size).toBe(0);
    expect(() => found("other")).toThrow(expect.objectContaining({ errno: NO_ENTRY }));
  });
});

describe("the games from before an import", () => {
  const text = (file: unknown): string => new TextDecoder().decode((file as Handle).bytes);
  const bytes = (content: string): Uint8Array<ArrayBuffer> =>
    new TextEncoder().encode(content) as Uint8Array<ArrayBuffer>;
  let storage: Storage;
  let database: Handle;

  beforeEach(() => {
    const names = ["wusel.db", "wusel.db-journal", "wusel.db-wal"];
    storage = {
      folder: "wusel",
      files: new Map(names.map((name) => [name, new Handle(100)])),
      before: new Handle(100),
      started: new Handle(100),
    };
    database = storage.files.get("wusel.db") as unknown as Handle;
    database.write(bytes("imported"), { at: 0 });
  });

  test("are kept until the imported ones have started twice", () => {
    expect(noteStart(storage)).toBe(false);
    for (const _ of [1, 2]) {
      keepBefore(storage, bytes("former"));
      expect(noteStart(storage)).toBe(true);
    }
    expect(noteStart(storage)).toBe(false);
    expect(hasBefore(storage)).toBe(false);
  });

  test("come back without a trace of the others", () => {
    keepBefore(storage, bytes("old"));
    storage.files.get("wusel.db-wal")!.write(bytes("log"), { at: 0 });
    restore(storage);
    expect([...storage.files.values()].map(text)).toEqual(["old", "", ""]);
    expect(hasBefore(storage)).toBe(false);
  });

  test("are not kept by halves", () => {
    expect(() => keepBefore(storage, new Uint8Array(200))).toThrow();
    expect(hasBefore(storage)).toBe(false);
  });
});

describe("the folder of the files", () => {
  let folders: Map<string, Set<string>>;
  /** Files that cannot be opened. */
  let locked: string[];

  const folder = (name: string): object => ({
    getFileHandle: async (file: string) => {
      folders.get(name)!.add(file);
      const createSyncAccessHandle = async (): Promise<Handle> => {
        if (locked.includes(`${name}/${file}`)) throw new DOMException("open elsewhere", "NoModificationAllowedError");
        return new Handle(100);
      };
      return { createSyncAccessHandle };
    },
  });
  const root = {
    keys: () => folders.keys(),
    getDirectoryHandle: async (name: string, { create } = { create: false }) => {
      if (!folders.has(name) && !create) throw new DOMException("none", "NotFoundError");
      folders.set(name, folders.get(name) ?? new Set());
      return folder(name);
    },
  };
  const open = async (): Promise<string> => (await openStorage("wusel%2F", "/", () => {})).folder;

  beforeEach(() => {
    [folders, locked] = [new Map(), []];
    vi.stubGlobal("navigator", { storage: { getDirectory: async () => root } });
    vi.stubGlobal("caches", { keys: async () => [] });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is the same every time", async () => {
    expect([await open(), await open()]).toEqual(["wusel%2F", "wusel%2F"]);
    expect([...folders.keys()]).toEqual(["wusel%2F"]);
  });

  test("has another name while that of a deleted one is locked, and keeps it", async () => {
    locked = ["wusel%2F/wusel.db"];
    expect(await open()).toBe("wusel%2F@2");
    locked = [];
    expect(await open(), "after the browser was started again").toBe("wusel%2F@2");
  });

  test("is waited for while it is still open", async () => {
    await open();
    locked = ["wusel%2F/wusel.db"];
    const opening = open();
    await new Promise((done) => setTimeout(done));
    locked = [];
    expect(await opening).toBe("wusel%2F");
  });
});
