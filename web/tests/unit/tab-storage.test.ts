import { beforeEach, describe, expect, test } from "vitest";
import type { FileNode, FileSystem } from "../../src/tab/python";
import { mountStorage, type Storage } from "../../src/tab/storage";

const NO_SPACE = 51;
const NO_ENTRY = 44;

class ErrnoError extends Error {
  constructor(readonly errno: number) {
    super(`errno ${errno}`);
  }
}

/** A file with room for so many bytes. */
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
    this.bytes = this.bytes.slice(0, size);
  }

  flush(): void {
    this.flushed += 1;
  }
}

type Ops = Record<string, (...given: unknown[]) => unknown>;
type Node = FileNode & { node_ops: Ops; stream_ops: Ops };

let root: Node;
let log: Handle;
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
  const storage = new Map(Object.entries({ "wusel.db": new Handle(100), "wusel.db-wal": log })) as unknown as Storage;
  mountStorage(files as unknown as FileSystem, storage, "/wusel", (isFull) => full.push(isFull));
});

const found = (name: string): Node => root.node_ops.lookup!(root, name) as Node;
const write = (text: string, at: number): unknown => {
  const content = new TextEncoder().encode(text);
  const node = found("wusel.db-wal");
  return node.stream_ops.write!({ node, position: 0 }, content, 0, content.length, at);
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
    expect(log.flushed).toBe(1);
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

  test("files are emptied, not removed, and there are no others", () => {
    write("journal", 0);
    root.node_ops.unlink!(root, "wusel.db-wal");
    expect((found("wusel.db-wal").node_ops.getattr!(found("wusel.db-wal")) as { size: number }).size).toBe(0);
    expect(() => found("other")).toThrow(expect.objectContaining({ errno: NO_ENTRY }));
  });
});
