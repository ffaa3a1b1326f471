/** The addresses under which the server itself is reached: those of its machine, and those of its public names. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const addressesOf = async (name: string): Promise<string[]> =>
  isIP(name) > 0
    ? [name]
    : // A name that nothing stands for leads nowhere.
      lookup(name, { all: true }).then(
        (found) => found.map(({ address }) => address),
        () => [],
      );

export async function ownAddresses(names: readonly string[]): Promise<ReadonlySet<string>> {
  const here = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const named = await Promise.all(names.map(addressesOf));
  return new Set([...here.map(({ address }) => address), ...named.flat()]);
}
