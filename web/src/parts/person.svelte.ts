/** Your identity in this house, known once for all pages. */

import { api } from "../lib/api";
import type { Me } from "../wire";

class Person {
  now = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  /** Return who you are. A new player gets an identity first, so await this before anything that needs one. */
  known(): Promise<Me> {
    this.asked ??= this.take(api.me());
    this.asked.catch(() => {
      this.asked = null;
    });
    return this.asked;
  }

  rename(name: string): Promise<Me> {
    return this.take(api.rename(name));
  }

  adopt(secret: string): Promise<Me> {
    return this.take(api.adopt(secret));
  }

  /** Return the secret of a new private link. */
  async newLink(): Promise<string> {
    const { secret } = await api.newLink();
    if (this.now) this.now = { ...this.now, has_link: true };
    return secret;
  }

  revokeLink(): Promise<Me> {
    return this.take(api.revokeLink());
  }

  private async take(asked: Promise<Me>): Promise<Me> {
    this.now = await asked;
    return this.now;
  }
}

export const person = new Person();
