/** A passkey without a browser, for tests: it signs what the server asks for, as an authenticator does. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Wanted {
  readonly challenge: string;
}

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #host: string;
  readonly #private: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };
  #count = 0;

  /** `origin` is where its browser believes it is. */
  constructor(origin: string) {
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#private = privateKey;
    this.#point = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') };
  }

  #client(type: string, { challenge }: Wanted): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }

  #data(flags: number, more: Uint8Array = new Uint8Array()): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.#count);
    const all = [sha256(this.#host), Buffer.from([flags | USER_PRESENT | USER_VERIFIED]), count];
    return Buffer.concat([...all, more]);
  }

  #signed(response: Readonly<Record<string, string>>) {
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    } as const;
  }

  /** Makes itself known. */
  register(wanted: Wanted) {
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(this.#point.x)],
        [-3, new Uint8Array(this.#point.y)],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const made = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(this.#data(HAS_KEY, made))],
      ]),
    );
    return this.#signed({
      clientDataJSON: this.#client('webauthn.create', wanted).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    });
  }

  /** Proves that it is the one that was made known. */
  prove(wanted: Wanted) {
    const client = this.#client('webauthn.get', wanted);
    const data = this.#data(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#private);
    return this.#signed({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
