/** A guest is identified by a secret in the browser, without a form. The server knows only its hash. */
import { hashOfSecret, newSecret } from '../secret.ts';

const COOKIE = 'deadlight-guest';
const YEAR = 365 * 24 * 60 * 60;

export interface Guest {
  readonly hash: string;
  /** The header that sets a new secret; null if the browser has one. */
  readonly cookie: string | null;
}

/** The guest of this browser; null if it has none of our secrets. */
export function knownGuest(cookies: string | undefined): string | null {
  const kept = new RegExp(`(?:^|; *)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(cookies ?? '')?.[1];
  return kept === undefined ? null : hashOfSecret(kept);
}

export function guestOf(cookies: string | undefined, secure: boolean): Guest {
  const known = knownGuest(cookies);
  if (known !== null) return { hash: known, cookie: null };
  const secret = newSecret();
  const cookie = `${COOKIE}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return { hash: hashOfSecret(secret), cookie };
}
