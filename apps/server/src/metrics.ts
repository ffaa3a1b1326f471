import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter;
  readonly decisions: Counter;
}

export function newMetrics(sockets: () => number, tables: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'deadlight_sockets',
    help: 'Pages that are connected',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'deadlight_tables',
    help: 'Tables that are kept',
    registers,
    collect() {
      this.set(tables());
    },
  });
  return {
    registry,
    messages: new Counter({
      name: 'deadlight_messages_total',
      help: 'Messages from pages',
      registers,
    }),
    decisions: new Counter({
      name: 'deadlight_decisions_total',
      help: 'Durable decisions',
      registers,
    }),
  };
}
