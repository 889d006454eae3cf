/** The memory of an interpreter that has imported the server, kept from the first visit for the next ones. */

import { type Parts, takeSnapshot } from "./python";

type Snapshot = Uint8Array<ArrayBuffer>;

/** It lies beside the files of its version, and goes with them. */
const cacheOf = (folder: string, version: string): Promise<Cache> => caches.open(folder + version);
const PLACE = "python/snapshot";

export async function keptSnapshot(folder: string, version: string): Promise<Snapshot | null> {
  try {
    const found = await (await cacheOf(folder, version)).match(PLACE);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Take one, and keep it if there is room. Where none can be taken the interpreter starts without. */
export async function newSnapshot(parts: Parts, folder: string, version: string): Promise<Snapshot | null> {
  try {
    const taken = await takeSnapshot(parts);
    void cacheOf(folder, version)
      .then((cache) => cache.put(PLACE, new Response(taken)))
      .catch(() => undefined);
    return taken;
  } catch {
    return null;
  }
}
