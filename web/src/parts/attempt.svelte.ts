/** A request that a person makes on a page: whether it is being answered, and why it failed. */

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
