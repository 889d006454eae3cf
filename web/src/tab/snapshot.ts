/** The memory of an interpreter that has imported the server, kept from the first visit for the next ones. */

import { type Parts, takeSnapshot } from "./python";

type Snapshot = Uint8Array<ArrayBuffer>;

/** It lies beside the files of its version, which the service worker keeps, and goes with them. */
export type Place = { base: string; folder: string; version: string };
const cacheOf = ({ folder, version }: Place): Promise<Cache> => caches.open(`${folder}@${version}`);
const addressIn = ({ base }: Place): string => `${base}python/snapshot`;

export async function keptSnapshot(place: Place): Promise<Snapshot | null> {
  try {
    const found = await (await cacheOf(place)).match(addressIn(place));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Take one. Where none can be taken the interpreter starts without. */
export async function newSnapshot(parts: Parts): Promise<Snapshot | null> {
  return takeSnapshot(parts).catch(() => null);
}

/** Keep it if there is room. */
export async function keepSnapshot(snapshot: Snapshot, place: Place): Promise<void> {
  await cacheOf(place)
    .then((cache) => cache.put(addressIn(place), new Response(snapshot)))
    .catch(() => undefined);
}

export async function dropSnapshot(place: Place): Promise<void> {
  await cacheOf(place)
    .then((cache) => cache.delete(addressIn(place)))
    .catch(() => false);
}
