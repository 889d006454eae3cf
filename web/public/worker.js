/* Answers only when there is no line: then a page is shown that says so. Everything else goes to the network as ever.
   Besides, it shows that a table waits, and brings that table to the front. */

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

const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (path) => (window) => new URL(window.url).pathname === path;

/** Whoever has the table in front of them need not be told. */
async function call({ title, options }) {
  const there = (await windows()).filter(isAt(options.data));
  if (!there.some((window) => window.focused)) await registration.showNotification(title, options);
}

async function bringToFront(path) {
  const there = (await windows()).find(isAt(path));
  return there ? there.focus() : clients.openWindow(path);
}

addEventListener("message", (event) => {
  if (event.data?.call) event.waitUntil(call(event.data.call));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringToFront(event.notification.data));
});
