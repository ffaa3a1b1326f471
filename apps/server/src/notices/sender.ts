/** Sends what people have asked for, to where they have asked for it: one for each process or thread that does. */
import type { Logger } from 'pino';
import { NotSendable, type Outgoing, postOut, type Reach, whyNotSend } from './post-out.ts';

/** The status of what must not be sent at all. */
const NEVER = 400;

export class Sender {
  readonly reach: Reach;
  readonly #log: Logger;

  constructor(reach: Reach, log: Logger) {
    this.reach = reach;
    this.#log = log;
  }

  /** Why nothing can be sent to an address; null if it can. */
  whyNotSend(url: string): string | null {
    return whyNotSend(new URL(url), this.reach);
  }

  /** The status of the answer; null if there was none. */
  async post(outgoing: Outgoing, id: string): Promise<number | null> {
    try {
      const status = await postOut(outgoing, this.reach);
      if (status >= 300) this.#log.info({ status, id }, 'a notice was not taken');
      return status;
    } catch (error) {
      this.#log.info({ why: (error as Error).message, id }, 'a notice was not sent');
      return error instanceof NotSendable ? NEVER : null;
    }
  }
}
