/**
 * CPython in a worker: loaded from the folder's own files, and started with the packages of the server.
 *
 * Pyodide would fetch its parts itself. Here it gets them, so that files can be compressed and their bytes counted. A
 * second worker gets the same parts without loading or compiling them again.
 */

import { fetched, isUnpacked } from "./files";
import type { Files } from "./messages";

/** The parts of an interpreter. */
export type Parts = {
  base: string;
  files: Files;
  wasm: WebAssembly.Module;
  runtime: string;
  start: string;
  library: ArrayBuffer;
  packages: ArrayBuffer;
  snapshot: Uint8Array<ArrayBuffer> | null;
};

/** The part of Emscripten's file system that is used here. */
export type FileSystem = {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
  mount(kind: unknown, options: object, at: string): unknown;
  createNode(parent: unknown, name: string, mode: number, device: number): FileNode;
  isDir(mode: number): boolean;
  ErrnoError: new (errno: number) => Error;
};
export type FileNode = { id: number; mode: number; name: string; node_ops: object; stream_ops: object };

export type Held = { destroy(): void; toJs(): unknown };
export type Python = {
  FS: FileSystem;
  registerJsModule(name: string, module: object): void;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the Python value
  toPy(value: unknown): any;
};

type Start = { loadPyodide(config: object): Promise<Python> };
type Runtime = { default(settings: Linker): Promise<unknown> };
/** The part of Emscripten's dynamic linking that is used here. */
type Linker = {
  loadWebAssemblyModule(content: Uint8Array, flags: object, path: string, scope: object): Promise<object>;
  newDSO(path: string, handle: number, exports: object): unknown;
};

type Calls = Record<string, (file: number) => number | undefined>;

const PARTS = ["python.wasm", "python.mjs", "start.mjs", "stdlib.zip", "wusel.pack"] as const;
/** Load all parts at once. `heard` gets the number of loaded bytes and the total. */
export async function load(base: string, files: Files, heard: (bytes: number, of: number) => void): Promise<Parts> {
  const nameOf = (part: string): string => files.named[`python/${part}`]!;
  const total = PARTS.reduce((sum, part) => sum + files.files[nameOf(part)]![0], 0);
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    heard(bytes, total);
  };
  const part = (name: (typeof PARTS)[number]): Promise<Response> => fetched(base + nameOf(name), count);
  const asBytes = async (name: (typeof PARTS)[number]): Promise<ArrayBuffer> => (await part(name)).arrayBuffer();
  const asModule = async (name: (typeof PARTS)[number]): Promise<string> => {
    const response = await part(name);
    if (isUnpacked(response)) return base + nameOf(name);
    return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: "text/javascript" }));
  };
  const compiled = async (): Promise<WebAssembly.Module> => {
    const response = await part("python.wasm");
    const headers = { "content-type": "application/wasm" };
    return WebAssembly.compileStreaming(isUnpacked(response) ? response : new Response(response.body, { headers }));
  };
  const [wasm, runtime, start, library, packages] = await Promise.all([
    compiled(),
    asModule("python.mjs"),
    asModule("start.mjs"),
    asBytes("stdlib.zip"),
    asBytes("wusel.pack"),
  ]);
  return { base, files, wasm, runtime, start, library, packages, snapshot: null };
}

/** Start an interpreter. Python imports `page` as the module `wusel_page`. */
export async function start(parts: Parts, page: object): Promise<Python> {
  const python = await boot(parts, parts.snapshot ? { _loadSnapshot: parts.snapshot } : {});
  python.runPython("import random; random.seed()"); // a snapshot would give every copy the same random numbers
  python.registerJsModule("wusel_page", page);
  return python;
}

/** Return the memory of an interpreter that has imported the server, so that later starts can skip the imports. */
export async function takeSnapshot(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const python = await boot(parts, { _makeSnapshot: true });
  python.runPython("import gc, wusel.server.operations.page_app; gc.collect(); gc.freeze()");
  return python.makeMemorySnapshot();
}

async function boot(parts: Parts, how: object): Promise<Python> {
  const { loadPyodide }: Start = await import(/* @vite-ignore */ parts.start);
  const { default: create }: Runtime = await import(/* @vite-ignore */ parts.runtime);
  const library = URL.createObjectURL(new Blob([parts.library]));
  const undo = handOver(parts.wasm);
  let linker: Linker | undefined;
  try {
    return await loadPyodide({
      indexURL: "https://nowhere.invalid/",
      createPyodideModule(settings: Linker) {
        linker = settings;
        return create(settings);
      },
      stdLibURL: library,
      lockFileContents: { info: parts.files.python, packages: {} },
      packages: [],
      packageBaseUrl: "https://nowhere.invalid/",
      env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
      async fsInit(files: FileSystem, { sitePackages }: { sitePackages: string }) {
        unpack(files, parts.packages, sitePackages);
        await link(linker!, parts.packages, sitePackages);
      },
      ...how,
    });
  } finally {
    URL.revokeObjectURL(library);
    undo();
  }
}

/** Link the libraries of the packages before Python runs. They then have the same addresses in new memory and in a
 * snapshot, which contains no code. */
async function link(linker: Linker, pack: ArrayBuffer, into: string): Promise<void> {
  for (const [name, content] of filesOf(pack)) {
    if (!name.endsWith(".so")) continue;
    const path = `${into}/${name}`;
    linker.newDSO(path, 0, await linker.loadWebAssemblyModule(content, { loadAsync: true, nodelete: true }, path, {}));
  }
}

/** Give Pyodide our compiled code. It would otherwise fetch and compile its own while it starts. Returns a function
 * that ends this. */
function handOver(wasm: WebAssembly.Module): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (url, ...more) =>
    String(url).endsWith("pyodide.asm.wasm") ? Promise.resolve(new Response()) : fetch(url, ...more);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    flushForGood(imports!.env as unknown as Calls);
    return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** Make SQLite flush with `fsync`. Emscripten's `fdatasync` does nothing, while its `fsync` calls the file system. */
function flushForGood(calls: Calls): void {
  calls.__syscall_fdatasync = (file) => -(calls.fd_sync!(file) ?? 0);
}

function unpack(files: FileSystem, pack: ArrayBuffer, into: string): void {
  for (const [name, content] of filesOf(pack)) {
    const path = `${into}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, content);
  }
}

/** Yield the files of a pack: the length of its list as eight hex digits, the list of names and sizes, the contents. */
function* filesOf(pack: ArrayBuffer): Iterable<[string, Uint8Array]> {
  const decode = (from: number, to: number): string => new TextDecoder().decode(new Uint8Array(pack, from, to - from));
  let at = 8 + Number.parseInt(decode(0, 8), 16);
  for (const [name, size] of JSON.parse(decode(8, at)) as [string, number][]) {
    yield [name, new Uint8Array(pack, at, size)];
    at += size;
  }
}

/** Return the pack of a game for Python, which needs it synchronously for an import. The file may be compressed. `lost`
 * is called if it cannot be loaded. */
export function gamePack({ base, files }: Parts, name: string, lost: (why: string) => void): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", base + files.named[`python/${name}.pack`], false);
  request.responseType = "arraybuffer";
  try {
    request.send();
    if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  } catch (error) {
    lost(String(error));
    throw error;
  }
  return new Uint8Array(request.response as ArrayBuffer);
}
