/** What the page and the worker in which the server runs say to each other. */

/** All files with their sizes, and what the interpreter says of itself. */
export type Files = { version: string; python: object; sizes: Record<string, number> };

export type FromPage =
  | { type: "start"; base: string; folder: string; files: Files }
  | { type: "ask"; id: number; method: string; path: string; body: string | null }
  | { type: "connect"; id: number; path: string }
  | { type: "say"; id: number; text: string }
  | { type: "leave"; id: number }
  | { type: "export"; id: number }
  | { type: "bring"; id: number; content: Uint8Array };

/** Why the server could not start, or takes nothing any more. */
export type Trouble = "no-storage" | "no-room" | "no-line" | "broken";

export type FromServer =
  | { type: "loaded"; bytes: number; of: number }
  | { type: "ready" }
  | { type: "trouble"; why: Trouble; message: string }
  | { type: "full"; isFull: boolean }
  | { type: "answer"; id: number; status: number; kind: string; text: string }
  | { type: "exported"; id: number; content: Uint8Array<ArrayBuffer> }
  | { type: "brought"; id: number; done: boolean }
  | { type: "frame"; id: number; text: string }
  | { type: "closed"; id: number; code: number };
