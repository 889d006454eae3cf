/** Links inside the house. Pages write them as if the house had the whole web space. In a folder of files the path
 * follows the `#`, so that a link can be opened in another tab and shared. */

import { house } from "../lib/house";

/** Return a link's target as an address within the house, in either form. */
export function linked({ hash, pathname, search }: HTMLAnchorElement): string {
  return hash.startsWith("#/") ? hash.slice(1) : pathname + search + hash;
}

function write(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  const isPage = href.startsWith("/") && !href.startsWith("/api/");
  const isSpot = href.startsWith("#") && !href.startsWith("#/");
  const { pathname, search } = house.here();
  if (isPage || isSpot) link.setAttribute("href", house.address(isPage ? href : pathname + search + href));
}

function writeAll(within: Node): void {
  if (!(within instanceof Element)) return;
  if (within.matches("a")) write(within);
  for (const link of within.querySelectorAll("a")) write(link);
}

/** Rewrite all links of a page, now and later. */
export function writeLinks(root: Element): void {
  writeAll(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "attributes" ? [target] : addedNodes) writeAll(node);
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["href"] });
}
