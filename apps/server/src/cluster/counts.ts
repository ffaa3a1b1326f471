/** Metrics of a process of a cluster. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Bus } from './bus.ts';

export interface Counts {
  /** Repeated visits: after a change of owners each page has one; at other times they mean trouble. */
  readonly again: Counter;
}

export function newCounts(registry: Registry, bus: Bus, shards: () => number): Counts {
  const registers = [registry];
  new Gauge({
    name: 'deadlight_shards',
    help: 'Shards that are held here; all processes together hold 64',
    registers,
    collect() {
      this.set(shards());
    },
  });
  new Gauge({
    name: 'deadlight_bus_away_seconds',
    help: 'How long the bus has been out of reach',
    registers,
    collect() {
      this.set(bus.awayFor / 1000);
    },
  });
  new Counter({
    name: 'deadlight_bus_published_total',
    help: 'Messages to other processes',
    registers,
    collect() {
      this.reset();
      this.inc(bus.published);
    },
  });
  return {
    again: new Counter({
      name: 'deadlight_visits_again_total',
      help: 'Visits of pages to tables that were begun again',
      registers,
    }),
  };
}
