/** The addresses under which the server itself is reached: those of its machine, and those of its public names. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** What a name stands for; rejects if it stands for nothing. */
export type Look = (name: string) => Promise<readonly string[]>;

export const lookUp: Look = async (name) =>
  isIP(name) > 0 ? [name] : (await lookup(name, { all: true })).map(({ address }) => address);

export async function ownAddresses(
  names: readonly string[],
  look: Look,
): Promise<ReadonlySet<string>> {
  const here = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  // A name that nothing stands for leads nowhere.
  const named = await Promise.all(names.map((name) => look(name).catch(() => [])));
  return new Set([...here.map(({ address }) => address), ...named.flat()]);
}
