/** Where somebody wants to be told something, and in which form. */
import type { WebhookKind } from '@deadlight/host';
import type { Sender } from './sender.ts';
import { type Outcome, outcomeOf, type Told } from './told.ts';

export interface Webhook {
  readonly url: string;
  readonly kind: WebhookKind;
  /** The address of this server, as its owner knows it. */
  readonly site: string;
}

export async function sendToWebhook(
  sender: Sender,
  { url, kind, site }: Webhook,
  told: Told,
): Promise<Outcome> {
  const headers = { 'content-type': 'application/json', 'user-agent': 'Deadlight' };
  const body = JSON.stringify(bodyFor(kind, site, told));
  return outcomeOf(await sender.post({ url: new URL(url), headers, body }, told.id));
}

/** Nothing in it comes from other people, so nothing in it needs to be made harmless. */
export function bodyFor(
  kind: WebhookKind,
  site: string,
  { text, subject: _, place, until, ...told }: Told,
): object {
  const link = linkTo(site, place);
  if (kind === 'discord') return { content: `${text}\n${link}`, allowed_mentions: { parse: [] } };
  if (kind === 'slack') return { text: `${text}\n<${link}>` };
  return { ...told, text, link, until: until === null ? null : new Date(until).toISOString() };
}

const linkTo = (site: string, place: string): string => `${site}/#/${place}`;
