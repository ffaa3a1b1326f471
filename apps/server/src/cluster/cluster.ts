/** A process of a cluster: it holds tables, has sockets, does both, or thinks for bots. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { RemoteThinkers } from '../bots/thinkers.ts';
import { holdsTables, type Role, servesPages } from '../operator/roles.ts';
import { People } from '../people/people.ts';
import { ShardOwner } from '../postgres/holdings.ts';
import type { OwnerServices, TableOwner } from '../table/owner.ts';
import { type Bus, natsBus } from './bus.ts';
import { newCounts } from './counts.ts';
import { Owner } from './owner.ts';
import { RemoteDirectory } from './remote-directory.ts';
import { answerAboutPeople, statementsOver } from './remote-people.ts';
import { ThinkingService, thinkersOn } from './thinkers.ts';

export interface ClusterOptions {
  /** Addresses of the bus. */
  readonly bus: string;
  readonly role: Role;
  /** The database; only processes that hold tables need one. */
  readonly store?: string | undefined;
  readonly log: Logger;
  readonly registry: Registry;
}

export interface Cluster {
  /** Other processes that think for bots. */
  readonly remoteThinkers: RemoteThinkers;
  /** Calls `away(true)` when pages should go to another process, and `away(false)` when they may come back. */
  hold(services: OwnerServices, away: (isAway: boolean) => void): Promise<TableOwner>;
}

/** Milliseconds without a bus after which an owner gives its tables to others, and a gateway sends its pages to others. */
const OWNER_AWAY = 2000;
const GATEWAY_AWAY = 10_000;
/** An outage of the bus shorter than this is not reported. */
const BRIEF = 1000;
const LOOK = 250;

export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const { role, log } = options;
  const id = randomBytes(9).toString('base64url');
  const bus = await natsBus(options.bus, `deadlight-${role}-${id}`, log);
  return {
    remoteThinkers: thinkersOn(bus),
    async hold(services, away) {
      const { changed } = services;
      const counts = newCounts(options.registry, bus, () => tables?.holdings.held.length ?? 0);
      const again = (): void => counts.again.inc();
      const service =
        role === 'thinker' ? new ThinkingService(bus, availableParallelism(), log) : null;
      const directory = servesPages(role) ? new RemoteDirectory({ bus, id, changed, again }) : null;
      const tables = holdsTables(role)
        ? await own(options.store!, { bus, id, log, services })
        : null;
      const watching = watch(bus, tables, away);
      return {
        people: tables?.holdings.people ?? new People(statementsOver(bus)),
        directory,
        count: (state) => tables?.holdings.count(state) ?? 0,
        get problem() {
          if (bus.awayFor > BRIEF) return 'the bus is out of reach';
          return tables?.holdings.problem ?? null;
        },
        probe: async () => tables?.holdings.probe(),
        sweep: async () => tables?.holdings.sweep(),
        runOperatorOrders: async () => tables?.holdings.runOperatorOrders(),
        runDueTasks: async () => tables?.holdings.runDueTasks(),
        suspend: async () => tables?.holdings.suspend(),
        async close() {
          clearInterval(watching);
          directory?.close();
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
  readonly holdings: ShardOwner;
  readonly owner: Owner;
}

async function own(
  store: string,
  { bus, id, log, services }: { bus: Bus; id: string; log: Logger; services: OwnerServices },
): Promise<Own> {
  let owner: Owner | null = null;
  const changed = (): void => owner?.lobbyChanged();
  const holdings = await ShardOwner.open(store, { ...services, changed });
  answerAboutPeople(bus, holdings.people.run);
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
