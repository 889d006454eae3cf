/** A worker for bots: an interpreter that gets one task after another. */

import { gamePack, type Parts, type Python, start } from "./python";

type Task = [name: string, sent: Uint8Array];
let python: Promise<Python> | null = null;

async function begin(parts: Parts): Promise<Python> {
  const found = await start(parts, {
    gamePack: (name: string) => gamePack(parts, name, (why) => postMessage(["lost", why])),
  });
  found.pyimport("wusel.server.workers.web_worker");
  postMessage(["ready", null]);
  return found;
}

async function run([name, sent]: Task): Promise<void> {
  const { answer } = (await python!).pyimport("wusel.server.workers.web_worker");
  postMessage(["reply", answer!(name, sent)]);
}

addEventListener("message", ({ data }: MessageEvent<Parts | Task>) => {
  if (!Array.isArray(data)) python = begin(data);
  const done = Array.isArray(data) ? run(data) : python;
  done?.catch((error) => postMessage(["broken", String(error)]));
});
