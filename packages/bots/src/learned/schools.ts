/** Networks by what they have learned, loaded when somebody wants to play with one. */
import { Network, type Written } from './network.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: Written }>>> = {
  'nemesis-coop': () => import('./weights/nemesis-coop.json', { with: { type: 'json' } }),
  'lockdown-coop': () => import('./weights/lockdown-coop.json', { with: { type: 'json' } }),
};

/** What has been learned. */
export const SCHOOLS: readonly string[] = Object.keys(LOADERS);

const NETWORKS = new Map<string, Network>();

/** Loads what has been learned of a game; of most there is nothing. */
export async function attend(game: string): Promise<void> {
  for (const school of SCHOOLS)
    if (school.startsWith(`${game}-`) && !NETWORKS.has(school))
      NETWORKS.set(school, new Network((await LOADERS[school]!()).default));
}

/** A network that has been loaded; null if nobody has learned that. */
export function networkOf(school: string): Network | null {
  if (LOADERS[school] === undefined) return null;
  const network = NETWORKS.get(school);
  if (network === undefined)
    throw new Error(`the network of ${school} is not loaded: call prepare first`);
  return network;
}
