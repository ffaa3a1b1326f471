/** What an operator watches. A queue is `deadlight_queue_length{queue}`, whatever waits in it. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { TableDoc } from '../store/store.ts';
import { Durations } from './durations.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter;
  readonly decisions: Counter<'by'>;
  readonly refused: Counter<'reason'>;
  readonly storeErrors: Counter;
  /** From hearing a message until all that came of it was told, in seconds. */
  readonly answers: Durations;
}

/** What is counted when it is asked for. */
export interface Measured {
  sockets(): number;
  tables(state: TableDoc['state']): number;
  /** How much waits, by the name of the queue. */
  queues(): Readonly<Record<string, number>>;
}

const STATES: readonly TableDoc['state'][] = ['open', 'playing', 'over'];
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function newMetrics({ sockets, tables, queues }: Measured): Metrics {
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
    help: 'Tables that are kept, by their state',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const state of STATES) this.set({ state }, tables(state));
    },
  });
  new Gauge({
    name: 'deadlight_queue_length',
    help: 'What is being done or waits for it, by queue',
    labelNames: ['queue'] as const,
    registers,
    collect() {
      for (const [queue, length] of Object.entries(queues())) this.set({ queue }, length);
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
      help: 'Durable decisions, by who made them',
      labelNames: ['by'] as const,
      registers,
    }),
    refused: new Counter({
      name: 'deadlight_refused_total',
      help: 'What was not done, by the problem that pages were told, or the status of HTTP',
      labelNames: ['reason'] as const,
      registers,
    }),
    storeErrors: new Counter({
      name: 'deadlight_store_errors_total',
      help: 'What could not be written or read',
      registers,
    }),
    answers: new Durations(
      {
        name: 'deadlight_answer_seconds',
        help: 'From hearing a message until what came of it was told, by the kind of message',
        label: 'say',
      },
      BUCKETS,
      registry,
    ),
  };
}
