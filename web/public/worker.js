/* Answers only when there is no line: then a page is shown that says so. Everything else goes to the network as ever. */

const KEPT = "wusel-offline-1";
const FILES = ["/offline.html", "/offline.css", "/icon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("wusel-") && name !== KEPT;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  } else if (pathname === "/offline.css" || pathname === "/icon.svg") {
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
  }
});
