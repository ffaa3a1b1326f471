/** A guest is a secret in the browser, nothing to fill in. The server knows only its hash. */
import { hashOfSecret, newSecret } from './secret.ts';

const COOKIE = 'deadlight-guest';
const YEAR = 365 * 24 * 60 * 60;

export interface Guest {
  readonly hash: string;
  /** The header that puts a new secret into the browser; null if it has one. */
  readonly cookie: string | null;
}

export function guestOf(cookies: string | undefined, secure: boolean): Guest {
  const kept = new RegExp(`(?:^|; *)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(cookies ?? '')?.[1];
  if (kept !== undefined) return { hash: hashOfSecret(kept), cookie: null };
  const secret = newSecret();
  const cookie = `${COOKIE}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return { hash: hashOfSecret(secret), cookie };
}
