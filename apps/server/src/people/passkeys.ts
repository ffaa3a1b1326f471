/** Passkeys: what they are asked to sign, and whether they have. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { NotPermitted } from '../socket/client.ts';
import type { Passkey, People } from './people.ts';

/** Milliseconds in which a passkey has to answer. */
const PATIENCE = 5 * 60_000;
const MAX_PASSKEYS = 10;
/** EdDSA, ES256 and RS256: what every browser and key can do. */
const ALGORITHMS = [-8, -7, -257];

/** Where somebody is: a passkey belongs to the name of one site. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

type Signed = Readonly<Record<string, unknown>>;

const unknown = (cause?: unknown): NotPermitted =>
  new NotPermitted('no-passkey', cause instanceof Error ? cause.message : '');

export class Passkeys {
  readonly #people: People;
  readonly #now: () => number;

  constructor(people: People, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  /** What a new passkey of a person has to sign. */
  async newOne(device: string, person: string, { host }: Site): Promise<object> {
    const known = await this.#people.passkeysOf(person);
    if (known.length >= MAX_PASSKEYS) throw new NotPermitted('too-many');
    const { name } = await this.#people.traitsOf(person);
    const options = await generateRegistrationOptions({
      rpName: 'Deadlight',
      rpID: host,
      userName: name ?? 'Deadlight',
      userID: Uint8Array.from(Buffer.from(person, 'hex')),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: PATIENCE,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#ask(device, options.challenge);
    return options;
  }

  async add(device: string, person: string, site: Site, signed: Signed): Promise<void> {
    const expectedChallenge = await this.#asked(device);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: signed as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch((error: unknown) => {
      throw unknown(error);
    });
    if (registrationInfo === undefined) throw unknown();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const now = this.#now();
    const passkey: Passkey = {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      created: now,
      used: now,
    };
    // A passkey has one owner.
    if ((await this.#people.passkey(id)) !== null) throw unknown();
    await this.#people.addPasskey(person, passkey);
  }

  /** What a passkey has to sign, whoever's it is. */
  async known(device: string, { host }: Site): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: PATIENCE,
      userVerification: 'preferred',
    });
    await this.#ask(device, options.challenge);
    return options;
  }

  /** Whose passkey has signed. */
  async ownerOf(device: string, site: Site, signed: Signed): Promise<string> {
    const expectedChallenge = await this.#asked(device);
    const found =
      typeof signed['id'] === 'string' ? await this.#people.passkey(signed['id']) : null;
    if (found === null) throw unknown();
    const { person, passkey } = found;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch((error: unknown) => {
      throw unknown(error);
    });
    if (!verified) throw unknown();
    const { newCounter: counter } = authenticationInfo;
    await this.#people.savePasskey({ ...passkey, counter, used: this.#now() });
    return person;
  }

  #ask(device: string, challenge: string): Promise<void> {
    return this.#people.setChallenge(device, challenge, this.#now() + PATIENCE);
  }

  async #asked(device: string): Promise<string> {
    const challenge = await this.#people.takeChallenge(device, this.#now());
    if (challenge === null) throw unknown();
    return challenge;
  }
}
