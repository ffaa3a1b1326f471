import { Client } from 'pg';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, hasPostgres } from '../../testing/postgres-there.ts';
import { withPostgres } from '../../testing/with-postgres.ts';
import { SHARDS } from '../table/shards.ts';
import type { Lease } from './lease.ts';
import { Leases } from './leases.ts';
import { migrate } from './migrate.ts';

const HOUR = 3_600_000;
/** Maximum duration of a lease. */
const LEASE_MS = 15_000;
const soon = { timeout: 20_000, interval: 10 };

describe.runIf(hasPostgres)('leases', () => {
  const there = withPostgres();
  let url: string;
  let members: Member[];

  beforeEach(async () => {
    url = await there().database();
    await migrate(url);
    members = [];
    return async () => {
      for (const member of members) await member.leases.close();
    };
  });

  /** A process that holds shards and does nothing with them. */
  class Member {
    readonly had: Lease[] = [];
    readonly lost: Lease[] = [];
    /** When it took the first one. */
    tookAt = 0;
    leases!: Leases;

    static async join(lasts = 2000, every = 100): Promise<Member> {
      const made = new Member();
      made.leases = await Leases.join({
        url,
        log: pino({ level: 'silent' }),
        lasts,
        every,
        taken: (lease) => {
          made.tookAt ||= Date.now();
          made.had.push(lease);
        },
        lost: (lease) => made.lost.push(lease),
        spare: (leases) => void made.leases.giveBack(leases),
      });
      members.push(made);
      return made;
    }

    get held(): Lease[] {
      return this.had.filter((lease) => this.leases.isHeld(lease));
    }

    holds(count: number): Promise<void> {
      return vi.waitFor(() => expect(this.held).toHaveLength(count), soon);
    }
  }

  it('are distributed evenly as processes come and go, and no shard has two owners', async () => {
    const ada = await Member.join();
    await ada.holds(SHARDS);
    const bo = await Member.join();
    await Promise.all([ada.holds(SHARDS / 2), bo.holds(SHARDS / 2)]);
    expect(new Set([...ada.held, ...bo.held].map(({ shard }) => shard)).size).toBe(SHARDS);
    expect(ada.lost).toEqual([]);
    const eve = await Member.join();
    await vi.waitFor(() => {
      const all = [ada, bo, eve].map(({ held }) => held.length);
      expect(Math.max(...all)).toBe(22);
      expect(all[0]! + all[1]! + all[2]!).toBe(SHARDS);
    }, soon);
    await ada.leases.leave();
    await ada.leases.giveBack(ada.held);
    await Promise.all([bo.holds(SHARDS / 2), eve.holds(SHARDS / 2)]);
    expect(ada.held).toEqual([]);
    // Each time that a shard is taken it has a later epoch.
    const epochs = [ada, bo, eve].flatMap(({ had }) =>
      had.map((one) => `${one.shard}:${one.epoch}`),
    );
    expect(new Set(epochs).size).toBe(epochs.length);
  });

  /** All shards belong to somebody who says nothing; its connection is given. */
  async function heldByAnother(lasts: number): Promise<Client> {
    const other = new Client({ connectionString: url });
    other.on('error', () => {});
    await other.connect();
    await other.query("SELECT pg_advisory_lock(x'6c656173'::int, 7)");
    const expires = `now() + ${lasts} * interval '1 millisecond'`;
    await other.query(`INSERT INTO member (id, key, expires) VALUES ('other', 7, ${expires})`);
    await other.query(`UPDATE lease SET owner = 'other', epoch = 1, expires = ${expires}`);
    return other;
  }

  it('are never taken from a live process, and at once from a dead one', async () => {
    const other = await heldByAnother(LEASE_MS);
    const ada = await Member.join();
    await vi.waitFor(() => expect(ada.leases.members).toBe(2), soon);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(ada.had).toEqual([]);
    await other.end();
    await ada.holds(SHARDS);
    expect(ada.held.every(({ epoch }) => epoch === 2)).toBe(true);
  });

  it('are taken from a process that has not renewed them since the clock was set back', async () => {
    const other = await heldByAnother(HOUR);
    const ada = await Member.join();
    // Its share: the other one is a member as well.
    await ada.holds(SHARDS / 2);
    await other.end();
  });

  it('are taken from a process that could not renew them, though it is still connected', async () => {
    const other = await heldByAnother(1000);
    const [row] = await ask<{ expires: Date }>(url, 'SELECT max(expires) AS expires FROM lease');
    const ada = await Member.join();
    await ada.holds(SHARDS);
    expect(ada.tookAt).toBeGreaterThanOrEqual(row!.expires.getTime());
    await other.end();
  });

  it('are not relied on once they could not be renewed, and are taken again afterwards', async () => {
    const ada = await Member.join(1000);
    await ada.holds(SHARDS);
    const blocking = new Client({ connectionString: url });
    await blocking.connect();
    await blocking.query('BEGIN');
    await blocking.query('LOCK TABLE lease');
    let heldAt = 0;
    await vi.waitFor(() => {
      const now = Date.now();
      if (ada.held.length > 0) heldAt = now;
      expect(ada.lost).toHaveLength(SHARDS);
    }, soon);
    const { rows } = await blocking.query<{ expires: Date }>(
      'SELECT min(expires) AS expires FROM lease',
    );
    // Here it was over before it was over there.
    expect(heldAt).toBeLessThan(rows[0]!.expires.getTime());
    await blocking.query('COMMIT');
    await blocking.end();
    await ada.holds(SHARDS);
    expect(ada.held.every(({ epoch }) => epoch === 2)).toBe(true);
  });

  it('stay with a member that the others have forgotten, as they do when the clock of the database jumps', async () => {
    const [ada, bo] = [await Member.join(), await Member.join()];
    await Promise.all([ada.holds(SHARDS / 2), bo.holds(SHARDS / 2)]);
    await ask(url, 'DELETE FROM member WHERE id = $1', [ada.leases.id]);
    const isThere = async (): Promise<boolean> =>
      (await ask(url, 'SELECT FROM member WHERE id = $1', [ada.leases.id])).length === 1;
    await vi.waitFor(async () => expect(await isThere()).toBe(true), soon);
    await Promise.all([ada.holds(SHARDS / 2), bo.holds(SHARDS / 2)]);
  });

  it('end with the connection, and are taken again with a new one', async () => {
    const ada = await Member.join(HOUR);
    await ada.holds(SHARDS);
    await ask(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    await vi.waitFor(() => expect(ada.lost).toHaveLength(SHARDS), soon);
    await ada.holds(SHARDS);
    expect(ada.held.every(({ epoch }) => epoch === 2)).toBe(true);
  });
});
