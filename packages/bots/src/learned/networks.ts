/** Networks by name of the trained model, loaded on demand. */
import type { Mind } from '../mind.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { Critic, type CriticFile } from './critic.ts';
import { inputNames } from './inputs.ts';
import { Network, type NetworkFile } from './network.ts';

interface Loader {
  network(): Promise<{ readonly default: NetworkFile }>;
  /** Only where second thoughts are worth their time. */
  critic?(): Promise<{ readonly default: CriticFile }>;
}

const LOADERS: Readonly<Record<string, Loader>> = {
  nemesis: {
    network: () => import('./weights/nemesis.json', { with: { type: 'json' } }),
    critic: () => import('./weights/nemesis.critic.json', { with: { type: 'json' } }),
  },
  'nemesis-coop': {
    network: () => import('./weights/nemesis-coop.json', { with: { type: 'json' } }),
    critic: () => import('./weights/nemesis-coop.critic.json', { with: { type: 'json' } }),
  },
  lockdown: {
    network: () => import('./weights/lockdown.json', { with: { type: 'json' } }),
    critic: () => import('./weights/lockdown.critic.json', { with: { type: 'json' } }),
  },
  'lockdown-coop': {
    network: () => import('./weights/lockdown-coop.json', { with: { type: 'json' } }),
    critic: () => import('./weights/lockdown-coop.critic.json', { with: { type: 'json' } }),
  },
  panic: {
    network: () => import('./weights/panic.json', { with: { type: 'json' } }),
  },
};

/** A small network for each game, in all of its modes: whoever plays with companions loads it. */
const COMPANY: Readonly<Record<string, Loader['network']>> = {
  nemesis: () => import('./weights/nemesis-company.json', { with: { type: 'json' } }),
  lockdown: () => import('./weights/lockdown-company.json', { with: { type: 'json' } }),
};

/** The trained models. */
export const NETWORKS: readonly string[] = Object.keys(LOADERS);

/** Games that companions play by a network. */
export const COMPANIES: readonly string[] = Object.keys(COMPANY);

const LOADED = new Map<string, Network>();
const CRITICS = new Map<string, Critic>();
const COMPANY_LOADED = new Map<string, Network>();

/** Which of a game's trained models are loaded, with or without critics; most games have none. */
export interface Wanted {
  readonly withCritic?: boolean;
  /** Only the one that has learned to play what this seat sees: each is about a megabyte. */
  readonly sight?: Sight | undefined;
}

export async function loadNetwork(
  game: string,
  { withCritic = false, sight }: Wanted = {},
): Promise<void> {
  const only = sight && mindOf(game).eyes?.school(sight);
  for (const school of NETWORKS) {
    if (school !== game && !school.startsWith(`${game}-`)) continue;
    if (only !== undefined && school !== only) continue;
    const { network, critic } = LOADERS[school]!;
    const { eyes } = mindOf(game);
    if (eyes === undefined) throw new Error(`nobody has said what a network is shown of ${game}`);
    const shown = inputNames(eyes);
    if (!LOADED.has(school)) LOADED.set(school, new Network((await network()).default, shown));
    if (!withCritic || critic === undefined || CRITICS.has(school)) continue;
    const { inputs, record } = (await network()).default;
    const written = (await critic()).default;
    CRITICS.set(school, new Critic(written, record.settings, inputs.state, shown.state));
  }
}

/** Loads the network that the companions of a game play by; most games have none. */
export async function loadCompany(game: string): Promise<void> {
  const network = COMPANY[game];
  if (network === undefined || COMPANY_LOADED.has(game)) return;
  const { default: file } = await network();
  COMPANY_LOADED.set(game, new Network(file, inputNames(mindOf(game).eyes!)));
}

/** The network that companions play by where a seat sees such a table; null if there is none. */
export function companyNetworkFor<V>(mind: Mind<V>, sight: Sight<V>): Network | null {
  const { id } = sight.game;
  if (COMPANY[id] === undefined || mind.eyes?.school(sight) == null) return null;
  const one = COMPANY_LOADED.get(id);
  if (one === undefined) throw new Error(`the company of ${id} is not loaded: call prepare first`);
  return one;
}

/** A loaded network; null if there is no such model. */
export const networkOf = (school: string): Network | null => loaded(school, LOADED);

/** The critic of that model; null if there is none. */
export const criticOf = (school: string): Critic | null =>
  LOADERS[school]?.critic === undefined ? null : loaded(school, CRITICS);

function loaded<T>(school: string, from: ReadonlyMap<string, T>): T | null {
  if (LOADERS[school] === undefined) return null;
  const one = from.get(school);
  if (one === undefined) throw new Error(`${school} is not loaded: call prepare first`);
  return one;
}
