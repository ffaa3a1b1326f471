/** A process among others: it holds tables, has sockets, does both, or thinks for bots. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AroundHolding, Holding } from '../holding.ts';
import { Holdings } from '../postgres/holdings.ts';
import { holdsTables, type Role, servesPages } from '../roles.ts';
import type { Elsewhere } from '../thoughts.ts';
import { type Bus, natsBus } from './bus.ts';
import { newCounts } from './counts.ts';
import { Owner } from './owner.ts';
import { RemoteHall } from './remote-hall.ts';
import { ThinkingService, thinkersOn } from './thinkers.ts';

export interface ClusterOptions {
  /** Addresses of the bus. */
  readonly bus: string;
  readonly role: Role;
  /** The database; those who hold no tables need none. */
  readonly store?: string | undefined;
  readonly log: Logger;
  readonly registry: Registry;
}

export interface Cluster {
  /** Others who think for bots. */
  readonly elsewhere: Elsewhere;
  /** `away` is told that pages had better go elsewhere, and when they may come again. */
  hold(around: AroundHolding, away: (isAway: boolean) => void): Promise<Holding>;
}

/** Milliseconds without a bus after which an owner gives its tables to others, and a gateway sends its pages to others. */
const OWNER_AWAY = 2000;
const GATEWAY_AWAY = 10_000;
/** A bus that is gone for less than this is no problem. */
const BRIEF = 1000;
const LOOK = 250;

export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const { role, log } = options;
  const id = randomBytes(9).toString('base64url');
  const bus = await natsBus(options.bus, `deadlight-${role}-${id}`, log);
  return {
    elsewhere: thinkersOn(bus),
    async hold(around, away) {
      const { changed } = around;
      const counts = newCounts(options.registry, bus, () => tables?.holdings.held.length ?? 0);
      const again = (): void => counts.again.inc();
      const service =
        role === 'thinker' ? new ThinkingService(bus, availableParallelism(), log) : null;
      const hall = servesPages(role) ? new RemoteHall({ bus, id, changed, again }) : null;
      const tables = holdsTables(role) ? await own(options.store!, { bus, id, log, around }) : null;
      const watching = watch(bus, tables, away);
      return {
        hall,
        get size() {
          return tables?.holdings.size ?? 0;
        },
        get problem() {
          if (bus.awayFor > BRIEF) return 'the bus is out of reach';
          return tables?.holdings.problem ?? null;
        },
        sweep: async () => tables?.holdings.sweep(),
        obey: async () => tables?.holdings.obey(),
        rest: async () => tables?.holdings.rest(),
        async close() {
          clearInterval(watching);
          hall?.close();
          tables?.owner.close();
          await service?.close();
          await tables?.holdings.close();
          await bus.close();
        },
      };
    },
  };
}

interface Own {
  readonly holdings: Holdings;
  readonly owner: Owner;
}

async function own(
  store: string,
  { bus, id, log, around }: { bus: Bus; id: string; log: Logger; around: AroundHolding },
): Promise<Own> {
  let owner: Owner | null = null;
  const changed = (): void => owner?.lobbyChanged();
  const holdings = await Holdings.open(store, { ...around, changed });
  owner = new Owner({ bus, id, shards: holdings, log });
  return { holdings, owner };
}

function watch(bus: Bus, tables: Own | null, away: (isAway: boolean) => void): NodeJS.Timeout {
  let isAway = false;
  let hasGivenUp = false;
  return setInterval(() => {
    const { awayFor } = bus;
    if (tables !== null && awayFor > OWNER_AWAY !== hasGivenUp) {
      hasGivenUp = !hasGivenUp;
      if (hasGivenUp) void tables.holdings.release();
      else void tables.holdings.comeBack();
    }
    if (awayFor > GATEWAY_AWAY !== isAway) {
      isAway = !isAway;
      away(isAway);
    }
  }, LOOK);
}
