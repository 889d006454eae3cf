/* Keeps all files of this folder, so that it works without a network. VERSION is a hash of all of them: another one is
 * another worker, which loads its files beside the old ones and waits until somebody wants it. */

const VERSION = "VERSION";
const FOLDER = new URL("./", location).pathname;
const KEPT = `wusel${FOLDER.replaceAll("/", "-")}${VERSION}`;
const isOld = (name) => name.startsWith(`wusel${FOLDER.replaceAll("/", "-")}`) && name !== KEPT;

const TYPES = { wasm: "application/wasm", mjs: "text/javascript" };

/** Files that have not changed need not come again: the browser asks whether they have. They come one by one, for
 * whoever is here plays already, and unpacking them all at once would take both cores of a small machine. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const { sizes } = await (await fetch("files.json", { cache: "no-cache" })).json();
  const wanted = ["./", "files.json", ...Object.keys(sizes).filter((name) => name !== "index.html")];
  for (const name of wanted) await keep(kept, name);
}

/** What was compressed for the way is kept unpacked. Browsers keep translated code beside what lies in a cache. */
async function keep(kept, name) {
  const response = await fetch(name, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await kept.put(name, name.endsWith(".gz") ? unpacked(name, response) : response);
}

function unpacked(name, response) {
  const type = TYPES[name.split(".").at(-2)] ?? "application/octet-stream";
  const headers = { "content-type": type, "x-unpacked": "yes" };
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

async function removeOld() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await clients.claim();
}

const found = (asked) => caches.match(asked, { cacheName: KEPT, ignoreSearch: true });

/** A page asks for its own version as long as it is open: what is kept goes first, and nothing is looked up elsewhere. */
async function answered(request) {
  const start = request.mode === "navigate" ? await found(FOLDER) : undefined;
  return (await found(request)) ?? start ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(removeOld()));
addEventListener("message", (event) => {
  if (event.data === "now") skipWaiting();
});
addEventListener("fetch", (event) => {
  const isOwn = new URL(event.request.url).origin === location.origin;
  if (event.request.method === "GET" && isOwn) event.respondWith(answered(event.request));
});
