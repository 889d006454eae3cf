/** A snapshot of an interpreter that has imported the server, kept for the next visits. */

import { type Parts, takeSnapshot } from "./python";

type Snapshot = Uint8Array<ArrayBuffer>;

/** The place of the snapshot, beside the cached files of its version, so that both are deleted together. */
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

/** Take a snapshot. Return null if that fails; the interpreter then starts without one. */
export async function newSnapshot(parts: Parts): Promise<Snapshot | null> {
  return takeSnapshot(parts).catch(() => null);
}

/** Store the snapshot if there is room. */
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
