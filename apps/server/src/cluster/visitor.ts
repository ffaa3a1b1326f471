/** A page at a gateway and its stay at a table held here: its messages are handled one after another. */
import type { ToServer } from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import { Arrival } from './arrival.ts';
import type { HeldShard } from './held.ts';
import type { Begin, Say, ToGateway } from './lines.ts';
import { RemoteClient } from './remote-client.ts';

/** Messages without an id that must be handled once: they are not repeated if known to be done. */
const ONCE: ReadonlySet<Say['says']['say']> = new Set<ToServer['say']>([
  'chat',
  'chatting',
  'propose',
  'vote',
  'report',
  'start',
  'stand',
  'forget',
  'remove',
  'host',
  'forgive',
]);

export class Visitor {
  /** The shard as it was held when the stay began. */
  readonly held: HeldShard;
  readonly #say: (line: ToGateway) => void;
  readonly #failed: (error: unknown) => void;
  readonly #arrival = new Arrival();
  #client: RemoteClient | null = null;
  #work: Promise<void> = Promise.resolve();
  heardAt = 0;

  constructor(held: HeldShard, say: (line: ToGateway) => void, failed: (error: unknown) => void) {
    this.held = held;
    this.#say = say;
    this.#failed = failed;
  }

  get visit(): number {
    return this.#arrival.visit;
  }

  begin(begin: Begin): void {
    if (!this.#arrival.begin(begin.visit, begin.base)) return;
    this.#next(begin.visit, () => this.#enter(begin));
  }

  async #enter(begin: Begin): Promise<void> {
    this.#client?.leave();
    const client = new RemoteClient(begin, this.#arrival, this.#say);
    this.#client = client;
    const { table: id, key, code, read, watches, replays } = begin;
    const table = this.held.tables.find(id);
    client.table = table;
    try {
      await table.do(client, {
        say: 'enter',
        table: id,
        ...(key !== undefined && { key }),
        ...(code !== undefined && { code }),
        ...(read !== undefined && { read }),
        ...(watches !== undefined && { watches }),
        ...(replays !== undefined && { replays }),
      });
    } catch (error) {
      if (!(error instanceof NotPermitted)) throw error;
      client.table = null;
      client.send({ say: 'failed', problem: error.problem, detail: error.message });
      return client.end();
    }
    client.done(begin.base);
  }

  /** Gives whether it is known what this belongs to. */
  hear({ visit, n, says }: Say): boolean {
    const verdict = this.#arrival.hear(visit, n);
    if (verdict === 'take') this.#next(visit, () => this.#do(n, says));
    return verdict !== 'doubt';
  }

  async #do(n: number, says: Say['says']): Promise<void> {
    const client = this.#client;
    const table = client?.table;
    if (client == null || table == null) return;
    if (says.say === 'beat') table.beat(client);
    else if (!this.#arrival.isDone(n) || !ONCE.has(says.say)) await this.#ask(client, says);
    this.#arrival.finish(n);
    client.done(n);
  }

  async #ask(client: RemoteClient, message: ToServer): Promise<void> {
    const table = client.table!;
    if (table.mayDoMore(client)) return table.do(client, message);
    const id = 'id' in message ? { id: message.id } : {};
    client.send({ say: 'failed', problem: 'too-fast', detail: '', ...id });
  }

  /** Work that belongs to a finished visit is not begun. */
  #next(visit: number, job: () => Promise<void>): void {
    this.#work = this.#work
      .then(() => (visit === this.#arrival.visit ? job() : undefined))
      .catch(this.#failed);
  }

  /** At once, ahead of the queue. */
  leave(): void {
    this.#arrival.begin(Number.MAX_SAFE_INTEGER, 0);
    this.#client?.leave();
  }
}
