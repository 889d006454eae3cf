/** Files of the origin's private file system as a folder of Python's. What is written is with the browser when the call
 * returns, and on the disk when Python has flushed it: a tab that is killed takes nothing along. */

import type { FileNode, FileSystem } from "./python";

/** Handles cannot be opened while Python waits, so all files that it may use are there from the start. SQLite takes an
 * empty journal for none. */
const NAMES = ["wusel.db", "wusel.db-journal", "wusel.db-wal"] as const;
const FOLDER_MODE = 0o040700;
const FILE_MODE = 0o100600;
const NO_ENTRY = 44;
const NOT_PERMITTED = 63;
const NO_SPACE = 51;
const INVALID = 28;
const LONGEST_WAIT = 10_000;

/** Only workers have these, and the page's types do not know them. */
type Handle = {
  read(buffer: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(buffer: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  getSize(): number;
  truncate(size: number): void;
  flush(): void;
};
type Openable = FileSystemFileHandle & { createSyncAccessHandle(): Promise<Handle> };
type Stream = { node: FileNode; position: number };
type Change = { mode?: number; size?: number };

export type Storage = Map<string, Handle>;

/** Open all files. Those of a tab that has just been closed may take a moment to be free. */
export async function openStorage(folder: string): Promise<Storage> {
  const root = await navigator.storage.getDirectory();
  const home = await root.getDirectoryHandle(folder, { create: true });
  const until = Date.now() + LONGEST_WAIT;
  const found: Storage = new Map();
  for (const name of NAMES) {
    const file = await home.getFileHandle(name, { create: true });
    found.set(name, await opened(file as Openable, until));
  }
  return found;
}

async function opened(file: Openable, until: number): Promise<Handle> {
  for (;;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if ((error as DOMException).name !== "NoModificationAllowedError" || Date.now() > until) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

/** Mount the files at a folder; `full` is told when there is no more room, and when there is some again. */
export function mountStorage(files: FileSystem, storage: Storage, at: string, full: (isFull: boolean) => void): void {
  let isFull = false;
  const handles = new Map<number, Handle>();
  const handleOf = (node: FileNode): Handle => handles.get(node.id)!;
  const isFile = (node: FileNode): boolean => handles.has(node.id);

  /** A browser that refuses to write has no room: SQLite undoes what it has begun, and says so. */
  function writing<T>(write: () => T): T {
    try {
      return write();
    } catch {
      isFull = true;
      full(true);
      throw new files.ErrnoError(NO_SPACE);
    }
  }

  const nodeOps = {
    getattr(node: FileNode) {
      const size = isFile(node) ? handleOf(node).getSize() : 4096;
      const then = new Date(0);
      const times = { atime: then, mtime: then, ctime: then };
      const blocks = Math.ceil(size / 4096);
      return {
        dev: 1,
        ino: node.id,
        mode: node.mode,
        nlink: 1,
        uid: 0,
        gid: 0,
        rdev: 0,
        size,
        blksize: 4096,
        blocks,
        ...times,
      };
    },
    setattr(node: FileNode, { mode, size }: Change) {
      if (mode != null) node.mode = mode;
      if (size !== undefined) writing(() => handleOf(node).truncate(size));
    },
    lookup(_: FileNode, name: string) {
      const node = nodes.get(name);
      if (!node) throw new files.ErrnoError(NO_ENTRY);
      return node;
    },
    readdir: () => [".", "..", ...NAMES],
    mknod(): never {
      throw new files.ErrnoError(NOT_PERMITTED);
    },
    unlink(_: FileNode, name: string) {
      const node = nodes.get(name);
      if (node) handleOf(node).truncate(0);
    },
  };
  const streamOps = {
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number =>
      handleOf(node).read(buffer.subarray(offset, offset + length) as Uint8Array<ArrayBuffer>, { at: position }),
    write: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number =>
      writing(() => {
        const content = buffer.slice(offset, offset + length);
        const written = handleOf(node).write(content, { at: position });
        if (written < length) throw new Error("no room");
        return written;
      }),
    llseek({ node, position }: Stream, offset: number, whence: number): number {
      const from = [0, position, isFile(node) ? handleOf(node).getSize() : 0][whence] ?? 0;
      if (from + offset < 0) throw new files.ErrnoError(INVALID);
      return from + offset;
    },
    fsync({ node }: Stream): number {
      if (isFile(node)) writing(() => handleOf(node).flush());
      if (isFull) full(false);
      isFull = false;
      return 0;
    },
  };

  const nodes = new Map<string, FileNode>();
  const made = (parent: unknown, name: string, mode: number): FileNode => {
    const node = files.createNode(parent, name, mode, 0);
    node.node_ops = nodeOps;
    node.stream_ops = streamOps;
    return node;
  };
  const kind = {
    mount() {
      const root = made(null, "/", FOLDER_MODE);
      for (const [name, handle] of storage) {
        const node = made(root, name, FILE_MODE);
        nodes.set(name, node);
        handles.set(node.id, handle);
      }
      return root;
    },
  };
  files.mkdirTree(at);
  files.mount(kind, {}, at);
}
