/** The worker in which the server runs. The page communicates with it by messages; bots think in a worker of their
 * own. */

import type { FromPage, FromServer, Refused, Trouble } from "./messages";
import { gamePack, type Held, load, type Parts, type Python, start } from "./python";
import { dropSnapshot, keepSnapshot, keptSnapshot, newSnapshot, type Place } from "./snapshot";
import {
  hasBefore,
  isStored,
  keepBefore,
  mountStorage,
  noteStart,
  openStorage,
  restore,
  type Storage,
} from "./storage";

type Socket = { hear(text: string): void; leave(): void };
type App = {
  exported(): { toJs(): Uint8Array<ArrayBuffer> };
  why_not(content: unknown): Promise<Refused | "">;
  replace(content: unknown): void;
  open(): Promise<void>;
  request(method: string, path: string, body: string | undefined): Promise<Held>;
  connect(path: string, send: (text: string) => void, closed: (code: number) => void): Socket;
};
type Heard = (what: string, found: unknown) => void;

const HOME = "/wusel";
/** The delay after which bots get their interpreter if no request came before, in ms. The page draws its first board in
 * that time. */
const BOTS_LATER = 1500;
/** The delay before the snapshot for the next visit is written, some 30 MB, in ms. */
const SNAPSHOT_LATER = 4000;
const tell = (message: FromServer): void => postMessage(message);
const sockets = new Map<number, Socket>();
let app: App | null = null;
let isFull = false;
/** True if nothing is written any more, because the browser has deleted the files or the page is about to restart. */
let isClosed = false;
let python: Python | null = null;
let storage: Storage | null = null;
/** Resolves when everything that was flushed is known to be stored. */
let stored: Promise<void> = Promise.resolve();

class Failed extends Error {
  constructor(
    readonly why: Trouble,
    cause: unknown,
  ) {
    super(String(cause));
  }
}

/** Send a message that is only true once the data is stored. */
function tellStored(message: FromServer): void {
  stored = stored.then(() => tell(message));
}

/** Tell the page that the server cannot continue. */
function fail(why: Trouble, message: string): void {
  tell({ type: "trouble", why, message, hasBefore: why === "broken" && storage !== null && hasBefore(storage) });
}

/** Check whether the browser has deleted the files. */
async function look(): Promise<void> {
  if (isClosed || (await isStored(storage!))) return;
  isClosed = true;
  fail("evicted", "");
}

/** Wait for a step and give its failure a reason that the page shows. */
async function orElse<T>(why: Trouble, work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw new Failed(why, cause);
  });
}

async function open({ base, folder, files }: Extract<FromPage, { type: "start" }>): Promise<void> {
  const place = { base, folder, version: files.version };
  const keeping = keptSnapshot(place);
  const loading = load(base, files, (bytes, of) => tell({ type: "loaded", bytes, of }));
  const storing = openStorage(folder, new URL(base).pathname, () => tell({ type: "elsewhere" }));
  storing.catch(() => {});
  const parts = await orElse("no-line", loading);
  storage = await orElse("no-storage", storing);
  const kept = await keeping;
  const snapshot = kept ?? (await newSnapshot(parts));
  parts.snapshot = snapshot;
  python = await orElse("broken", begin(parts, storage.files, place));
  app = await opened(python).catch((cause) => {
    throw new Failed(isFull ? "no-room" : "broken", cause);
  });
  tell({ type: "ready", hasBefore: noteStart(storage) });
  const { start_early } = python.pyimport("wusel.server.workers.web_workers");
  setTimeout(start_early!, BOTS_LATER);
  if (snapshot && !kept) setTimeout(() => void keepSnapshot(snapshot, place), SNAPSHOT_LATER);
}

/** Report that the storage is full or has space again. SQLite rolls back, the request is refused, and the page shows
 * the reason. The snapshot can be made again, so it is deleted to make room. */
function full(place: Place, now: boolean): void {
  isFull = now;
  if (now) void dropSnapshot(place);
  if (app) tell({ type: "full", isFull });
}

async function begin(parts: Parts, files: Storage["files"], place: Place): Promise<Python> {
  const python = await start(parts, {
    gamePack: (name: string) => gamePack(parts, name, (why) => fail("no-line", why)),
    newWorker: (heard: Heard) => newWorker(parts, heard),
  });
  mountStorage(python.FS, files, HOME, {
    full: (now) => full(place, now),
    flushed() {
      stored = stored.then(look);
    },
    isClosed: () => isClosed,
  });
  return python;
}

async function opened(python: Python): Promise<App> {
  const { new_app } = python.pyimport("wusel.server.operations.page_app");
  const found = new_app!(HOME) as App;
  await found.open();
  return found;
}

/** Start a worker for bots, with the parts that are already loaded. */
function newWorker(parts: Parts, heard: Heard): { send(task: string, sent: Uint8Array): void; end(): void } {
  const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: [what, found] }: MessageEvent<[string, unknown]>) =>
    what === "lost" ? fail("no-line", String(found)) : heard(what, found);
  worker.onerror = (event) => heard("broken", event.message);
  worker.postMessage(parts);
  return {
    send: (task, sent) => worker.postMessage([task, sent]),
    end: () => worker.terminate(),
  };
}

async function answer({ id, method, path, body }: Extract<FromPage, { type: "ask" }>): Promise<void> {
  const said = await app!.request(method, path, body ?? undefined);
  const [status, kind, text] = said.toJs() as [number, string, string];
  said.destroy();
  tellStored({ type: "answer", id, status, kind, text });
}

/** Replace all games by those of a file, if this version can read it. Return the reason of a refusal, or null. */
async function imported(content: Uint8Array): Promise<Refused | null> {
  const given = python!.toPy(content).tobytes();
  const refused = await app!.why_not(given);
  if (refused) return refused;
  try {
    keepBefore(storage!, app!.exported().toJs());
    app!.replace(given);
    return null;
  } catch {
    return "no-room";
  }
}

/** Restore the games from before an import. The page restarts afterwards. */
function goBack(): void {
  isClosed = true;
  restore(storage!);
}

function connect(id: number, path: string): void {
  const closed = (code: number): void => {
    sockets.delete(id);
    tell({ type: "closed", id, code });
  };
  sockets.set(
    id,
    app!.connect(path, (text) => tellStored({ type: "frame", id, text }), closed),
  );
}

addEventListener("message", ({ data }: MessageEvent<FromPage>) => {
  if (data.type === "start") {
    open(data).catch((error: Failed) => fail(error.why ?? "broken", error.message));
  } else if (data.type === "ask") {
    answer(data).catch(() => tellStored({ type: "answer", id: data.id, status: 500, kind: "", text: "" }));
  } else if (data.type === "connect") {
    connect(data.id, data.path);
  } else if (data.type === "say") {
    sockets.get(data.id)?.hear(data.text);
  } else if (data.type === "export") {
    tell({ type: "exported", id: data.id, content: app!.exported().toJs() });
  } else if (data.type === "import") {
    const answered = (refused: Refused | null): void => tell({ type: "imported", id: data.id, refused });
    imported(data.content).then(answered, () => answered("unreadable"));
  } else if (data.type === "restore") {
    goBack();
    tell({ type: "restored", id: data.id });
  } else {
    sockets.get(data.id)?.leave();
    sockets.delete(data.id);
  }
});
