/** The page's side of the server in a worker. Requests and sockets become messages, which wait until the server has
 * started. */

import type { House, Line } from "../lib/house";
import { fetched } from "./files";
import { linked } from "./links";
import type { Files, FromPage, FromServer, Refused, Trouble } from "./messages";

type Answer = Extract<FromServer, { type: "answer" }>;
type Moved = Extract<FromServer, { type: "exported" | "imported" | "restored" }>;

/** The state that the status bar shows. */
export type State =
  | { name: "waiting" }
  | { name: "elsewhere" }
  | { name: "gone" }
  | { name: "loading"; bytes: number; of: number }
  | { name: "starting" }
  | { name: "ready"; hasBefore: boolean }
  | { name: "trouble"; why: Trouble; message: string; hasBefore: boolean };

/** A WebSocket whose other end is the worker. */
class TabLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly id: number,
    private readonly tell: (message: FromPage) => void,
  ) {}

  send(text: string): void {
    this.tell({ type: "say", id: this.id, text });
  }

  close(): void {
    this.tell({ type: "leave", id: this.id });
  }

  opened(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  heard(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }

  closed(code: number): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
}

export class Bridge {
  private worker: Worker | null = null;
  private ready = false;
  private next = 1;
  private queue: FromPage[] = [];
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly moving = new Map<number, (moved: Moved) => void>();
  private readonly lines = new Map<number, TabLine>();

  constructor(
    private readonly base: string,
    private readonly files: () => Promise<Files>,
    private readonly show: (state: State) => void,
    private readonly full: (isFull: boolean) => void,
  ) {}

  start(files: Files, folder: string): void {
    this.show({ name: "loading", bytes: 0, of: 0 });
    this.worker = new Worker(new URL("./server.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.hear(data);
    this.worker.onerror = ({ message }) => this.show({ name: "trouble", why: "broken", message, hasBefore: false });
    this.worker.postMessage({ type: "start", base: this.base, folder, files } satisfies FromPage);
  }

  /** End the server at once. Stored data stays, and another tab may open it. */
  end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    for (const line of this.lines.values()) line.closed(1012);
    this.lines.clear();
  }

  /** Return the house of this tab. `settings` is its section of the settings page; `isFull` returns whether the storage
   * is full. */
  house(settings: House["settings"], isFull: House["isFull"]): House {
    return {
      inTab: true,
      ask: (path, request) => this.ask(path, request),
      connect: (path) => this.connect(path),
      here: () => new URL(location.hash.slice(1) || "/", location.origin),
      address: (path) => `#${path}`,
      linked,
      isFull,
      settings,
    };
  }

  /** Send a request. Answers that are the same for all players come from files, which are available before the server
   * has started. */
  private async ask(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const [, known] = /^\/api\/(games(?:\/\w+)?)$/.exec(path) ?? [];
    if (known && method === "GET") {
      const found = await this.known(`answers/${known}.json`).catch(() => null);
      if (found) return found;
    }
    return new Promise((answered) => {
      const id = this.next++;
      this.asked.set(id, ({ status, kind, text }) =>
        answered(new Response(text, { status, headers: { "content-type": kind } })),
      );
      this.tell({ type: "ask", id, method, path, body: (body as string | undefined) ?? null });
    });
  }

  private async known(name: string): Promise<Response> {
    return fetched(this.base + (await this.files()).named[name]);
  }

  /** Export all games as a file. */
  async export(): Promise<Uint8Array<ArrayBuffer>> {
    const id = this.next++;
    const moved = await this.moved(id, { type: "export", id });
    return moved.type === "exported" ? moved.content : new Uint8Array();
  }

  /** Replace all games by an exported file. Return the reason of a refusal, or null. */
  async import(content: Uint8Array): Promise<Refused | null> {
    const id = this.next++;
    const moved = await this.moved(id, { type: "import", id, content });
    return moved.type === "imported" ? moved.refused : null;
  }

  /** Restore the games from before the latest import, even if the server could not start with the imported ones. */
  async restore(): Promise<void> {
    const id = this.next++;
    await new Promise((restored) => {
      this.moving.set(id, restored);
      this.worker?.postMessage({ type: "restore", id } satisfies FromPage);
    });
  }

  private moved(id: number, message: FromPage): Promise<Moved> {
    return new Promise((answered) => {
      this.moving.set(id, answered);
      this.tell(message);
    });
  }

  private connect(path: string): Line {
    const id = this.next++;
    const line = new TabLine(id, (message) => this.tell(message));
    this.lines.set(id, line);
    this.tell({ type: "connect", id, path });
    if (this.ready) queueMicrotask(() => line.opened());
    return line;
  }

  private tell(message: FromPage): void {
    if (this.ready) this.worker?.postMessage(message);
    else this.queue.push(message);
  }

  private hear(message: FromServer): void {
    if (message.type === "loaded") {
      const { bytes, of } = message;
      this.show(bytes < of ? { name: "loading", bytes, of } : { name: "starting" });
    } else if (message.type === "ready") {
      this.begin(message.hasBefore);
    } else if (message.type === "elsewhere") {
      this.show({ name: "elsewhere" });
    } else if (message.type === "trouble") {
      const { why, hasBefore } = message;
      this.show({ name: "trouble", why, message: message.message, hasBefore });
    } else if (message.type === "full") {
      this.full(message.isFull);
    } else if (message.type === "answer") {
      this.asked.get(message.id)?.(message);
      this.asked.delete(message.id);
    } else if (message.type === "exported" || message.type === "imported" || message.type === "restored") {
      this.moving.get(message.id)?.(message);
      this.moving.delete(message.id);
    } else if (message.type === "frame") {
      this.lines.get(message.id)?.heard(message.text);
    } else {
      this.lines.get(message.id)?.closed(message.code);
      this.lines.delete(message.id);
    }
  }

  private begin(hasBefore: boolean): void {
    this.ready = true;
    this.show({ name: "ready", hasBefore });
    for (const message of this.queue.splice(0)) this.worker?.postMessage(message);
    for (const line of this.lines.values()) line.opened();
  }
}
