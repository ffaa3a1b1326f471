/** A server with people who come to it and are answered, for tests. */
import type { Account, AccountAsk, AccountTold, FromServer } from '@deadlight/host';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { Guest } from '../src/testing.ts';
import { Authenticator } from './authenticator.ts';
import { type ServerHere, serverHere } from './server-here.ts';

type Heard<S extends FromServer['say']> = Extract<FromServer, { say: S }>;
type Told<I extends AccountTold['is']> = Extract<AccountTold, { is: I }>;

/** The next answer of a kind; it fails with the name of the problem if it was refused. */
export async function answer<S extends FromServer['say']>(
  of: Guest,
  wanted: S,
  say: () => void,
): Promise<Heard<S>> {
  const from = of.heard.length;
  say();
  const found = await of.until(
    () => of.heard.slice(from).find(({ say: one }) => one === wanted || one === 'failed'),
    wanted,
  );
  if (found.say === 'failed') throw new Error(found.problem);
  return found as Heard<S>;
}

/** Asks about somebody's own account. */
export async function ask<I extends AccountTold['is']>(
  of: Guest,
  wanted: I,
  what: AccountAsk,
): Promise<Told<I>> {
  const { told } = await answer(of, 'account', () => of.say({ say: 'account', ask: what }));
  expect(told.is).toBe(wanted);
  return told as Told<I>;
}

export class PeopleThere {
  here!: ServerHere;
  readonly guests: Guest[] = [];

  /** Passkeys need a name, so nobody comes by an address in digits. */
  get site(): string {
    return `localhost:${this.here.server.port}`;
  }

  /** A newcomer, or whoever has this cookie. */
  async guest(cookie: string | null = null): Promise<Guest> {
    const made = new Guest();
    made.cookie = cookie;
    this.guests.push(await made.connect(this.site));
    return made;
  }

  newKey(): Authenticator {
    return new Authenticator(`http://${this.site}`);
  }

  /** The first passkey makes a guest an account. */
  async register(of: Guest, key: Authenticator): Promise<Account> {
    const { what } = await ask(of, 'to-sign', { do: 'new-passkey' });
    const signed = key.register(what as never);
    return (await ask(of, 'account', { do: 'add-passkey', signed })).account;
  }

  async signIn(of: Guest, key: Authenticator): Promise<void> {
    const { what } = await ask(of, 'to-sign', { do: 'known-passkey' });
    await ask(of, 'signed-in', { do: 'sign-in', signed: key.prove(what as never) });
    await this.again(of);
  }

  /** Whoever signs in or out is cut off, and comes again. */
  async again(of: Guest): Promise<void> {
    await of.until(() => !of.isOpen, 'the end of the connection');
    await of.connect(this.site);
  }
}

/**
 * A server for each test, or for all of a file. Nobody may have been sent anything that no schema describes.
 */
export function usePeople(
  options: () => Partial<ServerOptions> = () => ({}),
  of: 'test' | 'file' = 'test',
): PeopleThere {
  const people = new PeopleThere();
  (of === 'test' ? beforeEach : beforeAll)(async () => {
    people.here = await serverHere(options());
  });
  afterEach(() => {
    const guests = people.guests.splice(0);
    for (const one of guests) one.close();
    expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  });
  (of === 'test' ? afterEach : afterAll)(() => people.here.close());
  return people;
}
