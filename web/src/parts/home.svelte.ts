/** Whether others in the same network can come in, and by which address they reach what this page shows. */

import { api } from "../lib/api";
import { house } from "../lib/house";
import type { Home } from "../wire";

class HomeNetwork {
  /** Null until the server has told, and where it has nothing to tell: to others than this computer. */
  now = $state.raw<Home | null>(null);
  /** Whether all is known that links need. */
  ready = $state(!this.isHere);

  /** Whether this page is open on the very computer on which the server runs, under a name that means another one
   * elsewhere. */
  get isHere(): boolean {
    return !house.inTab && /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(location.hostname);
  }

  /** Whether a link from here is good for nobody else. */
  get isShut(): boolean {
    return this.isHere && !this.now?.open_at;
  }

  /** The address of something in this house, as others reach it. */
  link(path: string): string {
    if (this.isHere && this.now?.open_at) return `${this.now.open_at}${path}`;
    return new URL(house.address(path), document.baseURI).href;
  }

  /** Look again: networks come and go. */
  async look(): Promise<void> {
    if (this.isHere) this.now = await api.home().catch(() => null);
    this.ready = true;
  }

  /** Let people in at an address of this computer; an empty one shuts the door. */
  async letIn(address: string): Promise<void> {
    this.now = await api.letIn(address);
  }
}

export const home = new HomeNetwork();
