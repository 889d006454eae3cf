/** Games that a version before 0.3 stored. That version named its folder after the path with `-` for every `/`, so
 * `/a-b/` and `/a/b/` shared one. Its caches hold addresses, which show which path a folder belongs to. */

const formerName = (path: string): string => `wusel${path.replaceAll("/", "-")}`;
const LIST = "files.json";

/** Give `copy` the former folder of a path if it belongs to this path. Other paths that used it keep it. */
export async function adopt(
  path: string,
  waits: () => void,
  copy: (from: FileSystemDirectoryHandle) => Promise<void>,
): Promise<void> {
  const former = formerName(path);
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(former).catch(() => null);
  const kept = await formerCaches(former);
  const owners = new Set((await Promise.all(kept.map(ownersOf))).flat());
  const isCertain = !/[-/]/.test(path.slice(1, -1)); // no other path has had this name
  if (folder && (isCertain || owners.has(path))) {
    if (await isHeld(former)) waits();
    await navigator.locks.request(former, () => copy(folder));
    owners.delete(path);
    if (!owners.size) await root.removeEntry(former, { recursive: true });
  }
  for (const name of kept) await forget(name, path);
}

const isHeld = async (name: string): Promise<boolean> =>
  (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false;

/** Return the caches of former versions. Their names end with a version. */
async function formerCaches(former: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(former) && !name.slice(former.length).includes("-"));
}

async function ownersOf(cacheName: string): Promise<string[]> {
  const addresses = (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname);
  return addresses.filter((each) => each.endsWith(`/${LIST}`)).map((each) => each.slice(0, -LIST.length));
}

/** Remove the files of a path from a cache, and the cache once it is empty. */
async function forget(cacheName: string, path: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const all = await cache.keys();
  const own = all.filter(({ url }) => new URL(url).pathname.startsWith(path));
  if (own.length === all.length) await caches.delete(cacheName);
  else for (const request of own) await cache.delete(request);
}
