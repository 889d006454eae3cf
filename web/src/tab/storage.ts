/** Files of the origin private file system as a Python folder. The browser has the data when a write returns, and the
 * disk has it when Python has flushed it. A killed tab loses nothing. */

import { adopt } from "./adopt";
import type { FileNode, FileSystem } from "./python";

/** The names of all files that Python may use. Handles cannot be opened while Python waits, so they are opened at the
 * start. SQLite treats an empty journal as none. */
const NAMES = ["wusel.db", "wusel.db-journal", "wusel.db-wal"] as const;
const FOLDER_MODE = 0o040700;
const FILE_MODE = 0o100600;
const NO_ENTRY = 44;
const NOT_PERMITTED = 63;
const NO_SPACE = 51;
const INVALID = 28;
const LONGEST_WAIT = 10_000;
const LOCKED = "NoModificationAllowedError";

type Bytes = Uint8Array<ArrayBuffer>;
/** A file handle of a worker, which the page's types do not include. */
export type Handle = {
  read(buffer: Bytes, options: { at: number }): number;
  write(buffer: Bytes, options: { at: number }): number;
  getSize(): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
};
type Openable = FileSystemFileHandle & { createSyncAccessHandle(): Promise<Handle> };
type Stream = { node: FileNode; position: number };
type Change = { mode?: number; size?: number };

export type Storage = {
  /** The folder that holds the files. */
  folder: string;
  files: Map<string, Handle>;
  /** The games from before the latest import, as a database. */
  before: Handle;
  /** Not empty once the imported games have started. */
  started: Handle;
};

/** Open all files. `waits` is called when another tab has to be closed first. */
export async function openStorage(name: string, path: string, waits: () => void): Promise<Storage> {
  const storage = await openFolder(name);
  await adopt(path, waits, (from) => copyAll(from, storage.files));
  return storage;
}

/** Open the folder of this name. When Chromium deletes files of an open page, their names stay locked until it ends: a
 * new folder then needs another name. */
async function openFolder(name: string): Promise<Storage> {
  const names = [name, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${name}@${number}`)];
  const root = await navigator.storage.getDirectory();
  const there: string[] = [];
  for await (const each of root.keys()) there.push(each);
  const latest = names.findLast((each) => there.includes(each));
  if (latest) return filesOf(root, latest, LONGEST_WAIT);
  for (const each of names) {
    const found = await filesOf(root, each, 0).catch((error: DOMException) => {
      if (error.name !== LOCKED) throw error;
    });
    if (found) return found;
  }
  throw new Error("all folders are locked");
}

/** Open the files of a folder. The files of a tab that was closed a moment ago may still be locked. */
async function filesOf(root: FileSystemDirectoryHandle, folder: string, patience: number): Promise<Storage> {
  const home = await root.getDirectoryHandle(folder, { create: true });
  const files = new Map<string, Handle>();
  for (const name of NAMES) files.set(name, await fileIn(home, name, patience));
  const before = await fileIn(home, "before.db", patience);
  return { folder, files, before, started: await fileIn(home, "started", patience) };
}

async function fileIn(folder: FileSystemDirectoryHandle, name: string, patience = LONGEST_WAIT): Promise<Handle> {
  return opened((await folder.getFileHandle(name, { create: true })) as Openable, Date.now() + patience);
}

/** Copy the games of another folder unless there are some already. The database comes last, and its first byte at the
 * very end, so that an interrupted copy starts again. */
async function copyAll(from: FileSystemDirectoryHandle, files: Map<string, Handle>): Promise<void> {
  const first = new Uint8Array(1);
  files.get(NAMES[0])!.read(first, { at: 0 });
  if (first[0]) return;
  for (const name of [...NAMES].reverse()) {
    const source = await fileIn(from, name);
    const content = contentOf(source);
    source.close();
    replaceBy(content, files.get(name)!);
  }
}

function contentOf(file: Handle): Bytes {
  const content = new Uint8Array(file.getSize());
  file.read(content, { at: 0 });
  return content;
}

/** Replace the content of a file; the first byte is written when the others are on the disk. */
function replaceBy(content: Bytes, file: Handle): void {
  file.truncate(0);
  for (const [from, to] of [
    [1, content.length],
    [0, 1],
  ] as const) {
    const part = content.slice(from, to);
    if (file.write(part, { at: from }) !== part.length) throw new Error("no room");
    file.flush();
  }
}

/** Keep the games from before an import. */
export function keepBefore({ before, started }: Storage, content: Bytes): void {
  started.truncate(0);
  started.flush();
  try {
    replaceBy(content, before);
  } catch (error) {
    before.truncate(0);
    throw error;
  }
}

export const hasBefore = ({ before }: Storage): boolean => before.getSize() > 0;

/** Note that the games have started. Return whether the games from before an import are still kept. They are kept until
 * the second start, so that a player who imported the wrong file can go back. */
export function noteStart({ before, started }: Storage): boolean {
  if (!before.getSize()) return false;
  if (started.getSize()) before.truncate(0);
  else started.write(new Uint8Array([1]), { at: 0 });
  for (const file of [before, started]) file.flush();
  return before.getSize() > 0;
}

/** Bring back the games from before the latest import. */
export function restore({ files, before }: Storage): void {
  for (const name of NAMES.slice(1)) {
    files.get(name)!.truncate(0);
    files.get(name)!.flush();
  }
  replaceBy(contentOf(before), files.get(NAMES[0])!);
  before.truncate(0);
  before.flush();
}

/** Return whether the browser still has the folder. It may delete a page's stored data, and handles continue to work
 * nevertheless. */
export async function isStored({ folder }: Storage): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    await (await root.getDirectoryHandle(folder)).getFileHandle(NAMES[0]);
    return true;
  } catch (error) {
    return (error as DOMException).name !== "NotFoundError";
  }
}

async function opened(file: Openable, until: number): Promise<Handle> {
  for (;;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if ((error as DOMException).name !== LOCKED || Date.now() > until) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

/** A file with its content in memory, which can still be read after the browser has deleted the file. */
class Mirrored {
  private content: Bytes;
  private size: number;

  constructor(private readonly file: Handle) {
    this.content = contentOf(file);
    this.size = this.content.length;
  }

  getSize(): number {
    return this.size;
  }

  read(buffer: Uint8Array, at: number): number {
    const found = this.content.subarray(at, Math.min(at + buffer.length, this.size));
    buffer.set(found);
    return found.length;
  }

  write(content: Bytes, at: number): void {
    if (this.file.write(content, { at }) !== content.length) throw new Error("not written");
    this.grow(at + content.length);
    this.content.set(content, at);
  }

  private grow(size: number): void {
    if (size > this.content.length) {
      const longer = new Uint8Array(Math.max(size, 2 * this.content.length));
      longer.set(this.content.subarray(0, this.size));
      this.content = longer;
    }
    this.size = Math.max(this.size, size);
  }

  truncate(size: number): void {
    this.file.truncate(size);
    this.grow(size);
    this.content.fill(0, size);
    this.size = size;
  }

  flush(): void {
    this.file.flush();
  }
}

export type Listener = {
  /** Called when the storage is full, or has space again. */
  full(isFull: boolean): void;
  /** Called when Python has flushed a file, or could not write. */
  flushed(): void;
  /** Return whether writing is not allowed any more. */
  isClosed(): boolean;
};

/** Mount the files at a folder. */
export function mountStorage(
  files: FileSystem,
  storage: Map<string, Handle>,
  at: string,
  { full, flushed, isClosed }: Listener,
): void {
  let isFull = false;
  const handles = new Map<number, Mirrored>();
  const handleOf = (node: FileNode): Mirrored => handles.get(node.id)!;
  const isFile = (node: FileNode): boolean => handles.has(node.id);

  /** Run a write. If the browser refuses it, there is no room or the files were deleted; SQLite then rolls back. */
  function writing<T>(write: () => T): T {
    try {
      if (isClosed()) throw new Error("closed");
      return write();
    } catch {
      if (!isClosed()) {
        isFull = true;
        full(true);
        flushed();
      }
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
      if (node) writing(() => handleOf(node).truncate(0));
    },
  };
  const streamOps = {
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number =>
      handleOf(node).read(buffer.subarray(offset, offset + length), position),
    write: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number =>
      writing(() => {
        handleOf(node).write(buffer.slice(offset, offset + length), position);
        return length;
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
      flushed();
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
        handles.set(node.id, new Mirrored(handle));
      }
      return root;
    },
  };
  files.mkdirTree(at);
  files.mount(kind, {}, at);
}
