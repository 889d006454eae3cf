/** The current page. The address bar determines it, so every page can be reloaded and shared. */

import { house } from "./house";

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; game: string }
  | { name: "day"; game: string; day: string }
  | { name: "evenings" }
  | { name: "book"; game: string }
  | { name: "settings" }
  | { name: "adopt" }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const [, first = "", second = "", third = ""] = path.split("/");
  if (first === "") return { name: "home" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "t" && second) return { name: "table", id: second };
  if (first === "replay" && second) return { name: "replay", id: second };
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "day" && second) return { name: "day", game: second, day: third };
  if (first === "book" && second) return { name: "book", game: second };
  if (first === "evenings") return { name: "evenings" };
  if (first === "settings") return { name: "settings" };
  if (first === "me") return { name: "adopt" };
  return { name: "lost" };
}

class Router {
  page = $state<Page>(pageOf(house.here().pathname));

  constructor() {
    addEventListener("popstate", () => this.follow());
    document.addEventListener("click", (event) => this.catchLink(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", house.address(path));
    this.follow();
    scrollTo(0, 0);
  }

  private follow(): void {
    this.page = pageOf(house.here().pathname);
  }

  /** Navigate within the house without loading the page again. */
  private catchLink(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(house.linked(link));
  }
}

export const router = new Router();
