/** Where somebody wants to be told something, and in which form. */
import type { WebhookKind } from '@deadlight/host';

export interface Webhook {
  readonly url: string;
  readonly kind: WebhookKind;
  /** The address of this server, as its owner knows it. */
  readonly site: string;
}

export interface Told {
  /** The same, however often it is sent. */
  readonly id: string;
  readonly about: string;
  /** Null for a trial. */
  readonly table: string | null;
  readonly game: string | null;
  readonly text: string;
  readonly link: string;
  readonly until: number | null;
}

/** Nothing in it comes from other people, so nothing in it needs to be made harmless. */
export function bodyFor(kind: WebhookKind, { text, link, until, ...told }: Told): object {
  if (kind === 'discord') return { content: `${text}\n${link}`, allowed_mentions: { parse: [] } };
  if (kind === 'slack') return { text: `${text}\n<${link}>` };
  return { ...told, text, link, until: until === null ? null : new Date(until).toISOString() };
}
