/** A thread that holds tables: the owner of some shards, as a process of a cluster is. The main thread is its gateway. */
import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { pacing } from '../bots/bot-time.ts';
import { Thinkers } from '../bots/thinkers.ts';
import type { HeldShard, HeldShards } from '../cluster/held.ts';
import { Owner } from '../cluster/owner.ts';
import { Sender } from '../notices/sender.ts';
import { Pulse } from '../operator/pulse.ts';
import { storeThrough } from '../store/sqlite-store.ts';
import { newTableIdIn } from '../table/shards.ts';
import { Tables } from '../table/tables.ts';
import { Counts } from './counts.ts';
import { PortBus } from './port-bus.ts';
import { poolsOn } from './thinking.ts';
import { type Command, commandsTo, LOG, type TableThreadData } from './thread-lines.ts';

const data = workerData as TableThreadData;
const { thread, id, epoch, shards, limits, botTime, sending, logLevel } = data;
const log = pino(
  { level: logLevel, base: { thread } },
  { write: (line) => bus.publish(LOG, line) },
);
const bus = PortBus.inThread(parentPort!, log);
const store = storeThrough(data.store, shards);
const pulse = new Pulse(data.pulse);
let owner: Owner | null = null;

const tables: Tables = new Tables({
  store,
  people: store.people,
  thinkers: new Thinkers(log, poolsOn(bus)),
  log,
  limits,
  now: () => Math.round(performance.timeOrigin + performance.now()),
  newId: () => newTableIdIn(shards[randomInt(shards.length)]!),
  sender: new Sender(sending, log),
  ...pacing(botTime),
  changed() {
    counts.changed();
    owner?.lobbyChanged();
  },
  inRules: (table, ask) => pulse.during(table, ask),
  decided: (by) => counts.decided(by),
  refused: (problem) => counts.refused(problem),
});
const counts = new Counts(bus, id, tables);

bus.answer(commandsTo(id), async (command) => {
  switch (command as Command) {
    case 'sweep':
      await tables.sweep();
      break;
    case 'orders':
      await tables.runOperatorOrders();
      break;
    case 'tasks':
      await tables.runDueTasks();
      break;
    case 'suspend':
      await tables.suspend();
      break;
    case 'count':
      counts.tell();
  }
  return '';
});

await tables.load();
// A table with an order to close is not played again.
await tables.runOperatorOrders();

// The shards stay with the thread as long as it lives.
const held = new Map<number, HeldShard>(
  shards.map((shard) => [shard, { shard, epoch, tables }] as const),
);
const heldShards: HeldShards = {
  held: [...held.values()],
  at: (shard) => held.get(shard),
  on() {},
};
owner = new Owner({ bus, id, shards: heldShards, log });
// Says that it is there.
counts.tell();
