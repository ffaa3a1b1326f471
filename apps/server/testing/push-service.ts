/** A browser that has agreed to be told something, and the push service that passes it on: they decrypt what arrives. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Subscription } from '../src/notices/web-push.ts';

const AUTH = 16;
const SALT = 16;
/** Salt, size of a record, and length of the key that follows. */
const HEAD = 21;
const TAG = 16;

interface Signed {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

export class Browser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth: Buffer;

  constructor(auth: Buffer = randomBytes(AUTH)) {
    this.#keys.generateKeys();
    this.#auth = auth;
  }

  subscription(endpoint: string): Subscription {
    return {
      endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** What it is told; throws if it was not meant for it. As RFC 8291 and RFC 8188 say, and not as the server does it. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const length = body.readUInt8(HEAD - 1);
    const theirs = body.subarray(HEAD, HEAD + length);
    const record = body.subarray(HEAD + length);
    if (record.length > body.readUInt32BE(SALT)) throw new RangeError('a record is too long');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const shared = this.#keys.computeSecret(theirs);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const make = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', make('aes128gcm', 16), make('nonce', 12));
    cipher.setAuthTag(record.subarray(-TAG));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new RangeError('bad padding');
    return plain.subarray(0, end).toString();
  }
}

/** The signer of a request, if it was signed with the key that it names. */
export function signerOf({ authorization = '' }: IncomingHttpHeaders): Signed & { key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const by = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x!, y: y! },
  });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: by, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('the signature is not made with the key');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
