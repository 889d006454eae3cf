/** The server of this tab: its lock, its state, and its games. */

import { download } from "../lib/download";
import { type House, moveTo } from "../lib/house";
import { Bridge, type State } from "./bridge";
import { listed } from "./files";
import type { Files, Refused } from "./messages";

const base = new URL("./", document.baseURI).href;
const ANY = "wusel";
/** The name of this folder's storage, from its path. All folders of a web space share one storage. */
const name = ANY + encodeURIComponent(new URL(base).pathname);
/** The version of this page, which the build writes. */
const { version } = document.documentElement.dataset;
const RESTARTED = `${name} restarted for`;
const DROP = "drop";
/** The delay before files are kept for offline use, in ms. The first board is drawn before. */
const LATER = 2000;

class Tab {
  state = $state.raw<State>({ name: "waiting" });
  /** True if the browser has no room left. */
  full = $state(false);
  /** True if a newer version waits for the player's consent. */
  update = $state(false);
  private readonly bridge = new Bridge(
    base,
    () => this.list(),
    (state) => void this.hear(state),
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
    addEventListener("vite:preloadError", () => void this.restart().catch(() => false));
    void this.begin();
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** Handle a state. Missing files may belong to a version that is no longer published, so look for a newer one. */
  private async hear(state: State): Promise<void> {
    const isLost = state.name === "trouble" && state.why === "no-line";
    if (!isLost || !(await this.restart().catch(() => false))) this.show(state);
  }

  private show(state: State): void {
    this.state = state;
    const isUnderWay = ["waiting", "loading", "starting"].includes(state.name);
    if (isUnderWay || this.isKeeping) return;
    this.isKeeping = true;
    setTimeout(() => void this.keep(), LATER);
  }

  /** True if this tab has the games. */
  get has(): boolean {
    return !["waiting", "elsewhere", "gone"].includes(this.state.name);
  }

  /** Wait for the lock. Only one tab has the games; another one waits until it is closed. */
  private async begin(): Promise<void> {
    if (!navigator.locks || !navigator.storage?.getDirectory) {
      this.show({ name: "trouble", why: "no-storage", message: "", hasBefore: false });
      return;
    }
    const taken = (await navigator.locks.query()).held?.some((lock) => lock.name === name);
    if (taken) this.show({ name: "elsewhere" });
    await navigator.locks.request(name, () => this.run());
  }

  private async run(): Promise<void> {
    try {
      const files = await this.list();
      if (files.version !== version) throw new Error(`${files.version} instead of ${version}`);
      this.bridge.start(files, name);
    } catch (error) {
      void this.hear({ name: "trouble", why: "no-line", message: String(error), hasBefore: false });
    }
    await new Promise<void>((released) => (this.release = released));
  }

  private list(): Promise<Files> {
    this.files ??= listed(base);
    return this.files;
  }

  /** Reload the page if a newer version is published, once for each version. Return whether it reloads. */
  private async restart(): Promise<boolean> {
    const published = (await listed(base)).version;
    const isNewer = published !== version && sessionStorage.getItem(RESTARTED) !== published;
    if (isNewer) {
      sessionStorage.setItem(RESTARTED, published);
      location.reload();
    }
    return isNewer;
  }

  /** Keep all files for use without a network. A newer version waits for the player's consent. */
  private async keep(): Promise<void> {
    const worker = await navigator.serviceWorker?.register(`${base}worker.js`).catch(() => null);
    if (!worker) return;
    worker.active?.postMessage("keep");
    const isUpdate = (): boolean => worker.waiting !== null && worker.active !== null;
    this.update = isUpdate();
    worker.addEventListener("updatefound", () =>
      worker.installing?.addEventListener("statechange", () => (this.update = isUpdate())),
    );
  }

  /** Change to the newer version. A page that requests nothing lets it take over, and the game continues at the same
   * point. */
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

  /** Download all games as one file. */
  async export(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    download(`wusel-games-${day}.db`, await this.bridge.export(), "application/vnd.sqlite3");
  }

  /** Replace all games by an exported file. Return the reason of a refusal, or null. */
  async import(file: File): Promise<Refused | null> {
    const refused = await this.bridge.import(new Uint8Array(await file.arrayBuffer()));
    if (!refused) this.begins();
    return refused;
  }

  /** True if the games from before an import are still there. */
  get hasBefore(): boolean {
    return "hasBefore" in this.state && this.state.hasBefore;
  }

  /** Bring back the games from before an import. */
  async restore(): Promise<void> {
    await this.bridge.restore();
    this.begins();
  }

  /** Restart the page with other games. */
  private begins(): void {
    location.replace(`${base}#/`);
    location.reload();
  }

  /** Delete everything that this folder has stored in the browser. Folders of one web space share their settings, so
   * only the last folder deletes them. */
  async deleteAll(): Promise<void> {
    this.bridge.end();
    const root = await navigator.storage.getDirectory();
    for (const folder of await foldersOf(root)) if (isOwn(folder)) await removed(root, folder);
    if (!(await foldersOf(root)).length)
      for (const key of Object.keys(localStorage)) if (key.startsWith(ANY)) localStorage.removeItem(key);
    for (const key of await caches.keys()) if (isOwn(key)) await caches.delete(key);
    const worker = await navigator.serviceWorker?.getRegistration(base);
    if (worker?.scope === base) await worker.unregister();
    this.begins();
  }
}

const isOwn = (each: string): boolean => each === name || each.startsWith(`${name}@`);

/** Return the storage names of all folders of the web space. */
async function foldersOf(root: FileSystemDirectoryHandle): Promise<string[]> {
  const found: string[] = [];
  for await (const each of root.keys()) if (each.startsWith(ANY)) found.push(each);
  return found;
}

/** Remove a folder as soon as its files are closed. */
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
