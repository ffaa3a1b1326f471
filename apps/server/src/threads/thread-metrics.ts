/** Metrics of the threads that hold tables. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { SupervisedThread } from './supervised-thread.ts';

export interface ThreadMetrics {
  /** Repeated visits: after a restart of a thread each page at its tables has one; at other times they mean trouble. */
  readonly again: Counter;
}

export function addThreadMetrics(
  registry: Registry,
  threads: readonly SupervisedThread[],
): ThreadMetrics {
  const labelled = {
    labelNames: ['thread'] as const,
    registers: [registry],
  };
  new Gauge({
    ...labelled,
    name: 'deadlight_thread_tables',
    help: 'Tables that a thread holds',
    collect() {
      for (const { number: thread, tables } of threads)
        this.set({ thread }, tables.open + tables.playing + tables.over);
    },
  });
  const sum = (name: string, help: string, of: (thread: SupervisedThread) => number): unknown =>
    new Counter({
      ...labelled,
      name,
      help,
      collect() {
        this.reset();
        for (const thread of threads) this.inc({ thread: thread.number }, of(thread));
      },
    });
  sum(
    'deadlight_thread_decisions_total',
    'Durable decisions at tables of a thread',
    (thread) => thread.decisions,
  );
  sum(
    'deadlight_thread_busy_seconds_total',
    'Seconds that the loop of a thread was busy',
    (thread) => thread.busy,
  );
  sum(
    'deadlight_thread_restarts_total',
    'How often a thread had to be started again',
    (thread) => thread.restarts,
  );
  return {
    again: new Counter({
      name: 'deadlight_visits_again_total',
      help: 'Visits of pages to tables that were begun again',
      registers: [registry],
    }),
  };
}
