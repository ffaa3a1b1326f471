/**
 * Sends something to an address that a visitor has named. What its name stands for is looked up once, checked, and
 * connected to: no second look could give another answer. Nobody is redirected, and little of the answer is read.
 */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { type Look, lookUp, ownAddresses } from './own-addresses.ts';
import { isPublic } from './public-addresses.ts';

/** Milliseconds until an answer counts as none. */
const PATIENCE = 10_000;

export interface Outgoing {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Where a server may send what its visitors want sent. */
export interface Reach {
  /** Whether it may lead into the network of the server, and to the server itself. */
  readonly mayBePrivate: boolean;
  /** Names under which the server is reached. */
  readonly own: readonly string[];
}

/** The address is not one to send to, today or ever. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}

/** Why nothing is sent there, whatever the name stands for; null if it may be. */
export function whyNotSend(url: URL, { mayBePrivate }: Reach): string | null {
  if (url.username !== '' || url.password !== '') return 'an address has no password in it';
  if (mayBePrivate) return /^https?:$/.test(url.protocol) ? null : 'an address begins with http';
  if (url.protocol !== 'https:') return 'an address begins with https';
  return url.port === '' ? null : 'an address names no port';
}

/** The address that is connected to; rejects if nothing may be sent there. */
export async function addressOf(
  { hostname }: URL,
  { mayBePrivate, own }: Reach,
  look: Look = lookUp,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = await look(host);
  const address = found.find((one) => mayBePrivate || isPublic(one));
  if (address === undefined) throw new NotSendable(`${host} is not open to all`);
  if (!mayBePrivate && (await ownAddresses(own, look)).has(address))
    throw new NotSendable(`${host} is this server`);
  return address;
}

/** The status that it was answered by. */
export async function postOut({ url, headers, body }: Outgoing, reach: Reach): Promise<number> {
  const why = whyNotSend(url, reach);
  if (why !== null) throw new NotSendable(why);
  const address = await addressOf(url, reach);
  const isSecure = url.protocol === 'https:';
  return new Promise<number>((resolve, reject) => {
    const asked = (isSecure ? secure : plain)(
      {
        host: address,
        port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        // The name, for the certificate and for the server at that address.
        ...(isSecure && isIP(url.hostname) === 0 && { servername: url.hostname }),
        headers: { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
