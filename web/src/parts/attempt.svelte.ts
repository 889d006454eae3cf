/** A request that a player makes on a page, with its pending state and its error. */

import { problemText } from "./problem";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Wait for the answer; a failure becomes `problem`. */
  async run(request: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = "";
    await request().catch(this.failed);
    this.busy = false;
  }

  readonly failed = (error: unknown): void => {
    this.problem = problemText(error);
  };
}
