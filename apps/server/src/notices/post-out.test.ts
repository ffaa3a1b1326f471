import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { ownAddresses } from './own-addresses.ts';
import { addressOf } from './post-out.ts';

/** What names stand for. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'play.deadlight.test': ['8.8.8.8'],
  'hook.deadlight.test': ['8.8.8.8'],
  'other.deadlight.test': ['9.9.9.9'],
  'both.deadlight.test': ['10.0.0.1', '9.9.9.9'],
  'inside.deadlight.test': ['10.0.0.1'],
};

const look = async (name: string): Promise<readonly string[]> => {
  const found = /^[\d.]+$/.test(name) ? [name] : NAMES[name];
  if (found === undefined) throw new Error(`nothing is known of ${name}`);
  return found;
};

const reach = { mayBePrivate: false, own: ['play.deadlight.test', 'unknown.deadlight.test'] };
const addressFor = (host: string): Promise<string> =>
  addressOf(new URL(`https://${host}/`), reach, look);

it('sends nothing to the server itself, by whatever name', async () => {
  for (const host of ['play.deadlight.test', 'hook.deadlight.test', '8.8.8.8'])
    await expect(addressFor(host)).rejects.toThrow('is this server');
});

it('counts all addresses of its machine as its own', async () => {
  const here = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const own = await ownAddresses([], look);
  expect(own).toEqual(new Set(here.map(({ address }) => address)));
  expect(own).toContain('127.0.0.1');
});

it('sends nothing to where a name leads inside, and connects to what it has checked', async () => {
  await expect(addressFor('inside.deadlight.test')).rejects.toThrow('is not open to all');
  for (const host of ['other.deadlight.test', 'both.deadlight.test'])
    expect(await addressFor(host)).toBe('9.9.9.9');
});
