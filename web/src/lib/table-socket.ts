/** The connection to a table. It reconnects by itself; commands are neither lost nor counted twice. */

import type {
  AnyCommand,
  Done,
  Foresee,
  Foreseen,
  FromServer,
  Happened,
  Hello,
  Hint,
  Hinted,
  LookThrough,
  Point,
  Refused,
  Welcome,
  Why,
} from "../wire";
import { house, type Line } from "./house";

/** The state of a connection. `waiting` means that the server has not found the table yet, because another process may
 * have it. */
export type Connection = "connecting" | "waiting" | "open" | "lost" | "closed";

/** An answer to a command. */
export type Answer = Done | Happened | Hinted | Foreseen | Welcome;
type Waiting = { message: string; answered: (answer: Answer) => void; refused: (refusal: Refused) => void };
type Sayable = AnyCommand | Why | Hint | Foresee | Point | LookThrough;
/** A command without its id, which the socket adds. */
export type Command = Sayable extends infer C ? (C extends Sayable ? Omit<C, "id"> : never) : never;

const NO_TABLE = 4404;
const POLICY = 1008;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PATIENCE = 10_000;
const A_MOMENT = 3000;

/** Return a unique id. `crypto.randomUUID` is only available on localhost and over https; guests in the home network
 * use neither. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  private socket: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private wait = SHORTEST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private moment: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private greeted = false;

  constructor(
    private readonly table: string,
    private readonly known: () => Omit<Hello, "type" | "table">,
    private readonly hear: (frame: FromServer) => void,
    private readonly connection: (now: Connection) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command. The promise resolves when the server has stored or answered it. */
  say(command: Command): Promise<Answer> {
    const id = newId();
    const message = JSON.stringify({ ...command, id });
    return new Promise((answered, refused) => {
      this.waiting.set(id, { message, answered, refused });
      if (this.greeted) this.send(message);
    });
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.calm();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    this.connection("connecting");
    this.greeted = false;
    // Several processes may serve one port. The address tells the server which process has the table.
    const socket = house.connect(`/api/play?table=${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", table: this.table, ...this.known() }));
      this.moment = setTimeout(() => this.connection("waiting"), A_MOMENT);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private send(message: string): void {
    this.socket?.send(message);
    this.hope();
  }

  /** Wait for an answer for a limited time. If nothing arrives, drop the connection and send the command on a new
   * one. */
  private hope(): void {
    this.patience ??= setTimeout(() => {
      const dead = this.socket;
      this.lost(0);
      dead?.close();
    }, PATIENCE);
  }

  private calm(): void {
    clearTimeout(this.patience);
    clearTimeout(this.moment);
    this.patience = undefined;
  }

  private receive(frame: FromServer): void {
    this.calm();
    if (frame.type === "welcome" && !this.greeted) {
      this.wait = SHORTEST_WAIT;
      this.greeted = true;
      for (const { message } of this.waiting.values()) this.send(message);
      this.connection("open");
    }
    if ("id" in frame && frame.id) {
      const waiting = this.waiting.get(frame.id);
      this.waiting.delete(frame.id);
      if (frame.type === "refused") waiting?.refused(frame);
      else waiting?.answered(frame);
    }
    if (this.greeted && this.waiting.size) this.hope();
    this.hear(frame);
  }

  private lost(code: number): void {
    this.calm();
    this.socket = null;
    this.greeted = false;
    if (this.over || code === NO_TABLE || code === POLICY) {
      this.connection("closed");
      return;
    }
    this.connection("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Reconnect at once when the network or the page is back. */
  private hurry = (): void => {
    if (this.socket || this.over || document.hidden) return;
    clearTimeout(this.timer);
    this.wait = SHORTEST_WAIT;
    this.connect();
  };
}
