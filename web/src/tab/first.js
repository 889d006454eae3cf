/* Runs before the rest of the page. The service worker answers for files that are compressed in the folder, so on a
 * first visit it has to start before they are requested. Without a worker the page loads uncompressed files. */

async function workerStarts() {
  const address = new URL("./worker.js", document.baseURI).href;
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller?.scriptURL === address) return;
  const { installing, active } = await serviceWorker.register(address);
  if (!installing || active) return;
  await new Promise((over) => {
    const look = () => ["activated", "redundant"].includes(installing.state) && over();
    installing.addEventListener("statechange", look);
    look();
  });
}

await workerStarts().catch(() => {});
document.head.append(document.querySelector("#page").content);
