/** A guest is identified by a secret in the browser, without a form. The server knows only its hash. */
import type { People } from '../people/people.ts';
import { hashOfSecret, newSecret } from '../secret.ts';

const COOKIE = 'deadlight-guest';
const YEAR = 365 * 24 * 60 * 60;

export interface Guest {
  readonly hash: string;
  /** The header that sets a new secret; null if the browser has one. */
  readonly cookie: string | null;
}

/** The hash of this browser's secret; null if it has none of ours. */
export function knownDevice(cookies: string | undefined): string | null {
  const kept = new RegExp(`(?:^|; *)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(cookies ?? '')?.[1];
  return kept === undefined ? null : hashOfSecret(kept);
}

function newGuest(secure: boolean): Guest {
  const secret = newSecret();
  const cookie = `${COOKIE}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return { hash: hashOfSecret(secret), cookie };
}

/** Who somebody is: a device, and the person it belongs to. */
export interface Identity {
  readonly device: string;
  readonly person: string;
  /** The header that sets a new secret; null if the browser has one. */
  readonly cookie: string | null;
}

/** Who asks. A browser without a secret, or with one that was signed out, gets another. */
export async function identityOf(
  cookies: string | undefined,
  secure: boolean,
  people: Pick<People, 'personOf'>,
): Promise<Identity> {
  const device = knownDevice(cookies);
  const person = device === null ? null : await people.personOf(device);
  if (device !== null && person !== null) return { device, person, cookie: null };
  const { hash, cookie } = newGuest(secure);
  return { device: hash, person: hash, cookie };
}
