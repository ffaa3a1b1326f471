/** What a push service passes on to a browser: encrypted for that browser (RFC 8291), and signed by this server (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/** A browser that has agreed to be told something. Keys are in base64url, as everywhere here. */
export interface Subscription {
  readonly endpoint: string;
  /** Its public key, and the secret that it shares with this server alone. */
  readonly p256dh: string;
  readonly auth: string;
}

/** By which a browser knows that it is this server that tells it something. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
/** Bytes of a point, of a number on the curve, and of what is made of a shared secret. */
const POINT = 65;
const NUMBER = 32;
const SALT = 16;
const RECORD = 4096;
/** All messages are as long as this, or a multiple of it: their length tells nothing. */
const BLOCK = 512;
/** Behind the text, before the padding: it is the last record. */
const LAST = Buffer.from([2]);
const SECONDS_SIGNED = 12 * 60 * 60;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const textOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export function newPushKeys(): PushKeys {
  const keys = createECDH(CURVE);
  const publicKey = keys.generateKeys('base64url');
  // A small number has leading zeros, which a signature needs.
  const number = keys.getPrivateKey();
  const whole = Buffer.concat([Buffer.alloc(NUMBER - number.length), number]);
  return { publicKey, privateKey: whole.toString('base64url') };
}

/** Whether anything can be encrypted for it. */
export function hasKeys({ p256dh, auth }: Subscription): boolean {
  try {
    const keys = createECDH(CURVE);
    keys.generateKeys();
    keys.computeSecret(bytesOf(p256dh));
    return bytesOf(p256dh).length === POINT && bytesOf(auth).length === SALT;
  } catch {
    return false;
  }
}

/** `salt` and `keys` are new for each message. */
export function encrypted(
  text: string,
  { p256dh, auth }: Subscription,
  salt = randomBytes(SALT),
  keys: ECDH = withNewKeys(),
): Buffer {
  const [theirs, ours] = [bytesOf(p256dh), keys.getPublicKey()];
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(keys.computeSecret(theirs), bytesOf(auth), both, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([
    salt,
    head,
    ours,
    cipher.update(Buffer.concat([Buffer.from(text), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function withNewKeys(): ECDH {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
}

/** As long as all others. */
export const padded = (text: string): string =>
  text.padEnd(
    Math.ceil(Buffer.byteLength(text) / BLOCK) * BLOCK - Buffer.byteLength(text) + text.length,
  );

/** The header that says who sends. `contact` is an address where a push service finds whoever runs the server. */
export function signature(
  { publicKey, privateKey }: PushKeys,
  endpoint: string,
  contact: string,
  now: number,
): string {
  const point = bytesOf(publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 1 + NUMBER).toString('base64url'),
      y: point.subarray(1 + NUMBER).toString('base64url'),
      d: privateKey,
    },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + SECONDS_SIGNED,
    sub: contact,
  };
  const signed = `${textOf({ typ: 'JWT', alg: 'ES256' })}.${textOf(claims)}`;
  const by = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${by.toString('base64url')}, k=${publicKey}`;
}
