/** Networks by what they have learned, loaded when somebody wants to play with one. */
import { Critic, type WrittenCritic } from './critic.ts';
import { Network, type Written } from './network.ts';

interface Loader {
  network(): Promise<{ readonly default: Written }>;
  critic(): Promise<{ readonly default: WrittenCritic }>;
}

const LOADERS: Readonly<Record<string, Loader>> = {
  'nemesis-coop': {
    network: () => import('./weights/nemesis-coop.json', { with: { type: 'json' } }),
    critic: () => import('./weights/nemesis-coop.critic.json', { with: { type: 'json' } }),
  },
  'lockdown-coop': {
    network: () => import('./weights/lockdown-coop.json', { with: { type: 'json' } }),
    critic: () => import('./weights/lockdown-coop.critic.json', { with: { type: 'json' } }),
  },
};

/** What has been learned. */
export const SCHOOLS: readonly string[] = Object.keys(LOADERS);

const NETWORKS = new Map<string, Network>();
const CRITICS = new Map<string, Critic>();

/** Loads what has been learned of a game, with the critics or without; of most there is nothing. */
export async function attend(game: string, withCritic = false): Promise<void> {
  for (const school of SCHOOLS) {
    if (!school.startsWith(`${game}-`)) continue;
    const { network, critic } = LOADERS[school]!;
    if (!NETWORKS.has(school)) NETWORKS.set(school, new Network((await network()).default));
    if (!withCritic || CRITICS.has(school)) continue;
    const { settings } = (await network()).default.record;
    CRITICS.set(school, new Critic((await critic()).default, settings));
  }
}

/** A network that has been loaded; null if nobody has learned that. */
export const networkOf = (school: string): Network | null => loaded(school, NETWORKS);

/** The critic beside it. */
export const criticOf = (school: string): Critic | null => loaded(school, CRITICS);

function loaded<T>(school: string, from: ReadonlyMap<string, T>): T | null {
  if (LOADERS[school] === undefined) return null;
  const one = from.get(school);
  if (one === undefined) throw new Error(`${school} is not loaded: call prepare first`);
  return one;
}
