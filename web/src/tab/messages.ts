/** Messages between the page and the worker in which the server runs. */

/** The list of all files. */
export type Files = {
  version: string;
  /** The configuration that Pyodide needs for its interpreter. */
  python: object;
  /** Size and hash of each file. */
  files: Record<string, [size: number, hash: string]>;
  /** The names of files whose names contain a hash. */
  named: Record<string, string>;
};

export type FromPage =
  | { type: "start"; base: string; folder: string; files: Files }
  | { type: "ask"; id: number; method: string; path: string; body: string | null }
  | { type: "connect"; id: number; path: string }
  | { type: "say"; id: number; text: string }
  | { type: "leave"; id: number }
  | { type: "export"; id: number }
  | { type: "import"; id: number; content: Uint8Array }
  | { type: "restore"; id: number };

/** A reason why the server could not start, or stores nothing any more. */
export type Trouble = "no-storage" | "no-room" | "no-line" | "broken" | "evicted";
/** A reason why a file was not imported. */
export type Refused = "foreign" | "newer" | "unreadable" | "no-room";

export type FromServer =
  /** Another tab with an older version has to be closed first. */
  | { type: "elsewhere" }
  | { type: "loaded"; bytes: number; of: number }
  /** `hasBefore`: the games from before an import are still there. */
  | { type: "ready"; hasBefore: boolean }
  | { type: "trouble"; why: Trouble; message: string; hasBefore: boolean }
  | { type: "full"; isFull: boolean }
  | { type: "answer"; id: number; status: number; kind: string; text: string }
  | { type: "exported"; id: number; content: Uint8Array<ArrayBuffer> }
  | { type: "imported"; id: number; refused: Refused | null }
  | { type: "restored"; id: number }
  | { type: "frame"; id: number; text: string }
  | { type: "closed"; id: number; code: number };
