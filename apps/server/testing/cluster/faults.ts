/** What can go wrong with a cluster, and how it is put right again. Each ends with everything running. */
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Random } from '@deadlight/engine';
import type { Clock } from './clock.ts';
import type { ClusterThere, Member } from './cluster-there.ts';

/** Longer than a lease lasts, so that somebody else takes over; in milliseconds. */
const PAST_LEASE = 3500;
/** Long enough that whatever waits is noticed to wait. */
const SHORT = 700;

/** Seconds that a clock is ahead or behind. */
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const JUMPS = [MINUTE, -MINUTE, DAY, -DAY];

type Fault = (cluster: ClusterThere, random: Random) => Promise<void>;

const one = (members: readonly Member[], random: Random): Member =>
  members[below(random, members.length)]!;

const killed =
  (role: 'owners' | 'gateways'): Fault =>
  async (cluster, random) => {
    const member = one(cluster[role], random);
    await member.end('SIGKILL');
    await sleep(below(random, SHORT));
    await member.start();
  };

/** A cable is unplugged briefly, or long enough that others take over. */
const cut =
  (role: 'owners' | 'gateways', cable: 'db' | 'bus'): Fault =>
  async (cluster, random) => {
    const member = one(cluster[role], random);
    member.pull(cable);
    await sleep(below(random, 2) === 0 ? SHORT : PAST_LEASE);
    member.plugIn(cable);
  };

/** The bus brings late and twice what one of them should hear. */
const late =
  (role: 'owners' | 'gateways'): Fault =>
  async (cluster, random) => {
    const member = one(cluster[role], random);
    member.turnBus();
    await sleep(PAST_LEASE);
    member.turnBus();
  };

/** A clock jumps, and back again. */
const jumps =
  (of: (cluster: ClusterThere, random: Random) => Clock | null): Fault =>
  async (cluster, random) => {
    const clock = of(cluster, random)!;
    clock.set(JUMPS[below(random, JUMPS.length)]!);
    await sleep(PAST_LEASE);
    clock.set(0);
    await sleep(SHORT);
  };

export const FAULTS: Readonly<Record<string, Fault>> = {
  'owner killed': killed('owners'),
  'gateway killed': killed('gateways'),
  'owner told to end': async (cluster, random) => {
    const member = one(cluster.owners, random);
    await member.end('SIGTERM');
    await member.start();
  },
  /** It wakes up in the belief that its shards are still its own. */
  'owner asleep past its lease': async (cluster, random) => {
    const member = one(cluster.owners, random);
    member.signal('SIGSTOP');
    await sleep(PAST_LEASE);
    member.signal('SIGCONT');
  },
  'owner asleep for a moment': async (cluster, random) => {
    const member = one(cluster.owners, random);
    member.signal('SIGSTOP');
    await sleep(below(random, SHORT));
    member.signal('SIGCONT');
  },
  'bus killed': (cluster, random) => cluster.restartBus(() => sleep(below(random, SHORT))),
  'database killed': (cluster, random) =>
    cluster.restartDatabase(() => sleep(below(random, SHORT))),
  'owner hears the bus late and twice': late('owners'),
  'gateway hears the bus late and twice': late('gateways'),
};

/** Those that need a standby of the database. */
export const STANDBY: Readonly<Record<string, Fault>> = {
  'database fails over': (cluster) => cluster.failOver(),
};

/** Those that need clocks which can be set. */
export const CLOCKS: Readonly<Record<string, Fault>> = {
  'clock of an owner jumps': jumps(({ owners }, random) => one(owners, random).clock),
  'clock of a gateway jumps': jumps(({ gateways }, random) => one(gateways, random).clock),
  'clock of the database jumps': jumps(({ clock }) => clock),
};

/** Those that need a network for each process. */
export const PARTITIONS: Readonly<Record<string, Fault>> = {
  'owner cut off from the database': cut('owners', 'db'),
  'owner cut off from the bus': cut('owners', 'bus'),
  'gateway cut off from the bus': cut('gateways', 'bus'),
  'owner cut off from both': async (cluster, random) => {
    const member = one(cluster.owners, random);
    member.pull('db');
    member.pull('bus');
    await sleep(PAST_LEASE);
    member.plugIn('bus');
    member.plugIn('db');
  },
};
