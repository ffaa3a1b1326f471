/** A data folder with as many tables as one likes, some of them with long games. */
import { randomBytes } from 'node:crypto';
import { below, printAnswer, randomFrom } from '@deadlight/engine';
import { hashOfSecret, newSecret } from '../src/secret.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import type { Entry, TableDoc } from '../src/store/store.ts';
import { matchOf } from '../src/table/enact.ts';
import { rulesetFor } from '../src/table/rulesets.ts';
import { EMPTY } from '../src/table/seating.ts';
import { newTable } from '../src/table/table-doc.ts';
import { WISH } from '../src/testing.ts';

export interface Stored {
  /** Games that are over, and others that one guest plays alone: all of them long. */
  readonly over: readonly string[];
  readonly playing: readonly string[];
  readonly cookie: string;
}

const now = (): number => Date.now();
const newId = (): string => randomBytes(9).toString('base64url');
/** Tables that are saved together. */
const TOGETHER = 500;
/** Decisions of a long game; most have fewer. */
const LONG_GAME = 600;
/** Decisions that are missing in the games that are still played. */
const UNTIL_THE_END = 10;

/** A game played at random: its log, and whether it came to an end. */
async function played(table: TableDoc): Promise<{ log: Entry[]; isOver: boolean }> {
  const match = matchOf(table, await rulesetFor(table.game, table.rules));
  const random = randomFrom(table.id);
  const log: Entry[] = [];
  while (log.length < LONG_GAME && match.table.over === null) {
    const [seat] = match.table.pending;
    const { min, max } = match.table.choose(seat!);
    const options = match.table.options(seat!);
    const answer =
      min === 1 && max === 1 ? options[below(random, options.length)]! : options.slice(0, min);
    match.decide(seat!, answer);
    log.push({ do: 'decide', seat: seat!, says: printAnswer(match.game, answer), at: now() });
  }
  return { log, isOver: match.table.over !== null };
}

export async function storeTables(folder: string, count: number, long: number): Promise<Stored> {
  const store = sqliteStore(folder);
  const secret = newSecret();
  const guest = hashOfSecret(secret);
  const over: string[] = [];
  const playing: string[] = [];
  const plain = await newTable(guest, { ...WISH, listed: true }, { newId, now });
  for (let from = 0; from < count; from += TOGETHER)
    await Promise.all(
      Array.from({ length: Math.min(TOGETHER, count - from) }, (_, i) => {
        const isOpen = (from + i) % 5 === 0;
        const owner = hashOfSecret(String(from + i));
        const seat = { ...EMPTY, guest: owner, name: `Player ${from + i}`, seen: [owner] };
        const seats = isOpen ? plain.seats : plain.seats.with(0, seat);
        const state = isOpen ? 'open' : 'playing';
        return store.save({ ...plain, id: newId(), owner, seats, state, secret: newSecret() });
      }),
    );
  for (let i = 0; i < long; i++) {
    const game = ['panic', 'nemesis', 'lockdown'][i % 3]!;
    const seats = game === 'panic' ? 6 : 5;
    const opened = await newTable(guest, { ...WISH, game, seats }, { newId, now });
    const seat = { ...EMPTY, guest, name: 'Eve', seen: [guest] };
    const table: TableDoc = { ...opened, seats: opened.seats.with(0, seat), state: 'playing' };
    const { log, isOver } = await played(table);
    const isEnded = i % 2 === 0;
    (isEnded ? over : playing).push(table.id);
    await store.save(isEnded ? { ...table, state: 'over', ended: !isOver } : table);
    const kept = isEnded ? log : log.slice(0, -UNTIL_THE_END);
    for (const [place, entry] of kept.entries()) await store.append(table.id, place, entry);
  }
  await store.close();
  return { over, playing, cookie: `deadlight-guest=${secret}` };
}
