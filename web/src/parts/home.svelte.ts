/** Access from the home network, and the address under which others reach this page. */

import { api } from "../lib/api";
import { house } from "../lib/house";
import type { Home } from "../wire";

class HomeNetwork {
  /** Null until the server has answered. It stays null on other computers, which get no answer. */
  now = $state.raw<Home | null>(null);
  /** True if everything that links need is known. */
  ready = $state(!this.isHere);

  /** True if this page is open on the server's own computer under a name, such as localhost, that means another
   * computer elsewhere. */
  get isHere(): boolean {
    return !house.inTab && /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(location.hostname);
  }

  /** True if a link from here does not work for anyone else. */
  get isShut(): boolean {
    return this.isHere && !this.now?.open_at;
  }

  /** Return the address of a page as others reach it. */
  link(path: string): string {
    if (this.isHere && this.now?.open_at) return `${this.now.open_at}${path}`;
    return new URL(house.address(path), document.baseURI).href;
  }

  /** Ask the server again, because networks change. */
  async look(): Promise<void> {
    if (this.isHere) this.now = await api.home().catch(() => null);
    this.ready = true;
  }

  /** Open the server at an address of this computer; an empty address closes it. */
  async letIn(address: string): Promise<void> {
    this.now = await api.letIn(address);
  }
}

export const home = new HomeNetwork();
