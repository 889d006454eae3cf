/* The service worker of one version of this folder. It keeps all files for use without a network, and unpacks
 * compressed ones. Another version is another worker: it keeps its own files and waits until a player wants it. */

/** The list of all files with their sizes and hashes, which the build writes here. */
const LIST = "LIST";
const FOLDER = new URL("./", location).pathname;
const OURS = `wusel${encodeURIComponent(FOLDER)}@`;
const KEPT = OURS + LIST.version;
/** The start of the cache names that versions before 0.3 used. */
const BEFORE = `wusel${FOLDER.replaceAll("/", "-")}`;
/** The list is stored last, so a cache that holds it is complete. */
const LAST = "files.json";

const TYPES = { wasm: "application/wasm", mjs: "text/javascript", js: "text/javascript", css: "text/css" };

const inCache = (cacheName, name) => caches.match(new URL(name, location), { cacheName });

let complete = false;
async function isComplete() {
  complete ||= !!(await inCache(KEPT, LAST));
  return complete;
}

/** Keep all files that are not kept yet. Loading them one by one leaves the cores of a small machine to the game. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  for (const name of Object.keys(LIST.files)) if (!(await inCache(KEPT, name))) await keep(kept, name);
  await kept.put(LAST, Response.json(LIST));
}

/** Keep a file if it matches the list, because a newer version may be published at any moment. Files are kept unpacked,
 * since browsers store compiled code beside cached files. */
async function keep(kept, name) {
  const response = await fetch(name, { cache: "no-cache" });
  const content = await response.clone().arrayBuffer();
  if (!response.ok || !(await isListed(name, content))) throw new Error(`${name} is not of version ${LIST.version}`);
  await kept.put(name, name.endsWith(".gz") ? unpacked(name, response) : response);
}

/** Return whether a file is the listed one. A web space may insert something into a page, so a page is recognised by
 * its version. */
async function isListed(name, content) {
  if (name === "./" || name.endsWith(".html")) return new TextDecoder().decode(content).includes(LIST.version);
  const [, hash] = LIST.files[name];
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...found]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .startsWith(hash);
}

function unpacked(name, response) {
  const type = TYPES[name.split(".").at(-2)] ?? "application/octet-stream";
  const headers = { "content-type": type, "x-unpacked": "yes" };
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** Install a version. It loads its files beside those of a complete older one. Without an older one it takes over at
 * once, and keeps its files when the page asks for it. */
async function install() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) || name.startsWith(BEFORE));
  const lists = await Promise.all(names.map((name) => inCache(name, LAST)));
  if (registration.active && lists.some(Boolean)) await keepAll();
  else await skipWaiting();
}

async function removeOld() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** Answer a request. Files come from the cache once it is complete, so a page never gets files of two versions. */
async function answered(request, name) {
  const packed = `${name}.gz`;
  const kept = (await isComplete()) && ((await inCache(KEPT, name)) ?? (await inCache(KEPT, packed)));
  if (kept) return kept;
  const response = packed in LIST.files ? await fetch(packed) : null;
  return response?.ok ? unpacked(packed, response) : fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(removeOld()));
addEventListener("message", (event) => {
  if (event.data === "now") skipWaiting();
  if (event.data === "keep") event.waitUntil(keepAll().catch(() => registration.update()));
});
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !pathname.startsWith(FOLDER)) return;
  event.respondWith(answered(event.request, pathname.slice(FOLDER.length) || "./"));
});
