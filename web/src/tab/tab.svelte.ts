/** The server of this tab: who may have it, how far it is, and what it needs to say. */

import { type House, moveTo } from "../lib/house";
import { Bridge, type State } from "./bridge";
import type { Files } from "./messages";

const base = new URL("./", document.baseURI).href;
/** Web spaces under the same name share one storage: each folder has its own part of it. */
const name = `wusel${new URL(base).pathname.replaceAll("/", "-")}`;
const DROP = "drop";
/** How long after the start files are kept for later, in ms: the first board is drawn before. */
const LATER = 2000;

class Tab {
  state = $state.raw<State>({ name: "waiting" });
  /** Whether the browser has no room left. */
  full = $state(false);
  /** Whether a newer version is there, and waits for somebody to want it. */
  update = $state(false);
  private readonly bridge = new Bridge(
    base,
    (state) => this.show(state),
    (isFull) => (this.full = isFull),
  );
  private readonly others = new BroadcastChannel(name);
  private files: Promise<Files> | null = null;
  private release: () => void = () => {};
  private isKeeping = false;

  moveIn(settings: House["settings"]): void {
    moveTo(this.bridge.house(settings, () => this.full));
    this.others.onmessage = ({ data }) => {
      if (data === DROP && this.has) this.drop();
    };
    void this.begin();
    void navigator.storage?.persist?.().catch(() => false);
  }

  private show(state: State): void {
    this.state = state;
    const isUnderWay = ["waiting", "loading", "starting"].includes(state.name);
    if (isUnderWay || this.isKeeping) return;
    this.isKeeping = true;
    setTimeout(() => void this.keep(), LATER);
  }

  /** Whether this tab has the games. */
  get has(): boolean {
    return !["waiting", "elsewhere", "gone"].includes(this.state.name);
  }

  /** Only one tab has the games; another one waits until it is closed. */
  private async begin(): Promise<void> {
    if (!navigator.locks || !navigator.storage?.getDirectory) {
      this.show({ name: "trouble", why: "no-storage", message: "" });
      return;
    }
    const taken = (await navigator.locks.query()).held?.some((lock) => lock.name === name);
    if (taken) this.show({ name: "elsewhere" });
    await navigator.locks.request(name, () => this.run());
  }

  private async run(): Promise<void> {
    try {
      this.files ??= fetch(`${base}files.json`).then((found) => found.json());
      this.bridge.start(await this.files, name);
    } catch (error) {
      this.show({ name: "trouble", why: "no-line", message: String(error) });
    }
    await new Promise<void>((released) => (this.release = released));
  }

  /** Keep all files for when there is no network. A newer version waits until somebody wants it. */
  private async keep(): Promise<void> {
    const worker = await navigator.serviceWorker?.register(`${base}worker.js`).catch(() => null);
    if (!worker) return;
    const isUpdate = (): boolean => worker.waiting !== null && worker.active !== null;
    this.update = isUpdate();
    worker.addEventListener("updatefound", () =>
      worker.installing?.addEventListener("statechange", () => (this.update = isUpdate())),
    );
  }

  /** Change to the newer version: a page that asks for nothing lets it take over, and a game goes on where it was. */
  change(): void {
    location.replace(`${base}change.html${location.hash}`);
  }

  /** Take the games over from another tab. */
  take(): void {
    this.others.postMessage(DROP);
  }

  private drop(): void {
    this.bridge.end();
    this.state = { name: "gone" };
    this.release();
  }

  export(): Promise<Uint8Array<ArrayBuffer>> {
    return this.bridge.export();
  }

  /** Replace everything by a file that was taken along; whether it was one. */
  async bring(file: File): Promise<boolean> {
    const done = await this.bridge.bring(new Uint8Array(await file.arrayBuffer()));
    if (done) location.replace(base);
    return done;
  }

  /** Delete everything that this folder has left in the browser. */
  async deleteAll(): Promise<void> {
    this.bridge.end();
    const root = await navigator.storage.getDirectory();
    await removed(root, name);
    for (const key of Object.keys(localStorage)) if (key.startsWith("wusel")) localStorage.removeItem(key);
    for (const key of await caches.keys()) if (key.startsWith(name)) await caches.delete(key);
    await (await navigator.serviceWorker?.getRegistration(base))?.unregister();
    location.replace(base);
  }
}

/** Remove a folder, as soon as its files are free. */
async function removed(root: FileSystemDirectoryHandle, folder: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await root.removeEntry(folder, { recursive: true });
      return;
    } catch (error) {
      if ((error as DOMException).name === "NotFoundError") return;
      if (tries > 100) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

export const tab = new Tab();
