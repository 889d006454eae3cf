/* Runs before the rest of the page: the service worker answers for files that lie in the folder compressed, so on a first
 * visit it has to be there before they are asked for. Without a worker the page loads the uncompressed ones. */

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
