/** The start of the page. The house moves into this tab before the first page is read, because pages ask at once for
 * their address. */

import { download } from "../lib/download";
import { house } from "../lib/house";
import { writeLinks } from "./links";
import StoredGames from "./StoredGames.svelte";
import { tab } from "./tab.svelte";

/** Download a file from the server. No network has it, so the page requests it and passes it to the browser. */
async function handOver(link: HTMLAnchorElement): Promise<void> {
  const response = await house.ask(link.pathname + link.search, {});
  if (response.ok) download("game.wusel", await response.text(), "text/plain");
}

addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link?.hasAttribute("download") || !link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    void handOver(link);
  },
  true,
);

tab.moveIn(StoredGames);
writeLinks(document.body);
await import("../main");
const [{ mount }, { default: TabStatus }] = await Promise.all([import("svelte"), import("./TabStatus.svelte")]);
mount(TabStatus, { target: document.body });
