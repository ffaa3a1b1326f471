/** Hands mail to the operator's mail server. */
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Outcome } from './told.ts';

export interface MailSettings {
  /** The address of the mail server, with user and password if it wants them. */
  readonly smtp: string;
  /** Whom mail comes from: an address, perhaps with a name. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  /** The same, however often it is sent: programs that read mail show it once. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one request ends all mail; null for mail that comes once. */
  readonly stop: string | null;
}

/** Milliseconds until the mail server counts as out of reach. */
const PATIENCE = 10_000;
/** Connections that are kept open for what comes next. */
const CONNECTIONS = 3;

export class Mailer {
  readonly #settings: MailSettings;
  readonly #log: Logger;
  #transport: Promise<Transporter> | null = null;

  constructor(settings: MailSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /** A server that sends no mail loads none of this. */
  async #connected(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.#settings.smtp,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, id, subject, text, html, stop }: Mail): Promise<Outcome> {
    this.#transport ??= this.#connected();
    try {
      const transport = await this.#transport;
      await transport.sendMail({
        from: this.#settings.from,
        // Never a list: one address, whatever it looks like.
        to: { name: '', address: to },
        messageId: id,
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop !== null && {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return 'taken';
    } catch (error) {
      const { message, responseCode = 0 } = error as Error & { responseCode?: number };
      this.#log.info({ why: message, id }, 'a mail was not sent');
      // What a mail server refuses for good begins with a 5.
      return responseCode >= 500 ? 'never' : 'again';
    }
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }
}
