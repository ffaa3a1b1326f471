/** Sends what people have asked for, to where they have asked for it: one for each process or thread that does. */
import type { Logger } from 'pino';
import { Mailer, type MailSettings } from './mailer.ts';
import { NotSendable, type Outgoing, postOut, type Reach, whyNotSend } from './post-out.ts';

/** The status of what must not be sent at all. */
const NEVER = 400;

/** What an operator has chosen; threads that hold tables are told it. */
export interface SendingSettings {
  readonly reach: Reach;
  /** Null: the server sends no mail. */
  readonly mail: MailSettings | null;
}

export class Sender {
  readonly settings: SendingSettings;
  readonly mailer: Mailer | null;
  readonly #log: Logger;

  constructor(settings: SendingSettings, log: Logger) {
    const { mail } = settings;
    this.settings = settings;
    this.mailer = mail === null ? null : new Mailer(mail, log);
    this.#log = log;
  }

  /** Why nothing can be sent to an address; null if it can. */
  whyNotSend(url: string): string | null {
    return whyNotSend(new URL(url), this.settings.reach);
  }

  async close(): Promise<void> {
    await this.mailer?.close();
  }

  /** The status of the answer; null if there was none. */
  async post(outgoing: Outgoing, id: string): Promise<number | null> {
    try {
      const status = await postOut(outgoing, this.settings.reach);
      if (status >= 300) this.#log.info({ status, id }, 'a notice was not taken');
      return status;
    } catch (error) {
      this.#log.info({ why: (error as Error).message, id }, 'a notice was not sent');
      return error instanceof NotSendable ? NEVER : null;
    }
  }
}
