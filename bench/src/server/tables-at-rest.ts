/** As many tables as one likes, in a file or a database, as a server would have left them: games over days, and finished ones. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below, printAnswer, type Random, randomFrom } from '@deadlight/engine';
import { migrate } from '../../../apps/server/src/postgres/migrate.ts';
import { hashOfSecret } from '../../../apps/server/src/secret.ts';
import { packed } from '../../../apps/server/src/store/packed-log.ts';
import { STORE_FILE } from '../../../apps/server/src/store/sqlite-file.ts';
import { migrateFile } from '../../../apps/server/src/store/sqlite-schema.ts';
import type { Entry, TableDoc } from '../../../apps/server/src/store/store.ts';
import { diceOf } from '../../../apps/server/src/table/dice.ts';
import { matchOf } from '../../../apps/server/src/table/enact.ts';
import { rulesetFor } from '../../../apps/server/src/table/rulesets.ts';
import { EMPTY } from '../../../apps/server/src/table/seating.ts';
import { shardOf } from '../../../apps/server/src/table/shards.ts';
import { newTable } from '../../../apps/server/src/table/table-doc.ts';
import { ask } from '../../../apps/server/testing/postgres-there.ts';

/** A game that many tables have: they are dealt alike. */
interface Template {
  /** As JSON, with these words where tables differ. */
  readonly doc: string;
  readonly log: readonly string[];
  readonly isOver: boolean;
  readonly kind: Pick<TableDoc, 'game' | 'rules' | 'state' | 'created'>;
}

const [ID, GUEST, OTHER] = ['@id@', '@guest@', '@other@'];
const SEATS = 4;
const DAY = 86_400_000;
const CLOCK = {
  bank: 259_200,
  more: 0,
  end: 'wait',
  days: { each: true, hours: false, holidays: false },
} as const;
/** Decisions of most games, and of some that have gone on for long. */
const SHORT_GAME = 6;
const LONG_GAME = 300;
/** Decisions that are missing where a game would be over before that. */
const UNTIL_THE_END = 10;
/** Of a thousand tables, one has a long game, and ten are finished. */
const ROUND = 1000;
const isLong = (i: number): boolean => i % ROUND === 0;
export const isFinished = (i: number): boolean => i % 100 === 50;
/** Every fourth table is in one shard, as if it were all that one of four owners held. */
export const isInLargeShard = (i: number): boolean => i % 4 === 1;
export const LARGE_SHARD = 0;

export const idOf = (i: number): string => `t${String(i).padStart(11, '0')}`;

function played(table: TableDoc, match: ReturnType<typeof matchOf>, most: number): string[] {
  const random: Random = randomFrom(table.id);
  const log: Entry[] = [];
  while (log.length < most && match.table.over === null) {
    const at = table.created + log.length;
    const [seat] = match.table.pending;
    const { min, max } = match.table.choose(seat!);
    const options = match.table.options(seat!);
    const one = below(random, options.length);
    const answer = min === 1 && max === 1 ? options[one]! : options.slice(0, min);
    match.decide(seat!, answer);
    const { asked, pending } = match.table;
    const left = CLOCK.bank * 1000;
    const waits = {
      asked: [...asked],
      open: [...pending],
      since: at,
      left,
      each: asked.map(() => left),
    };
    const id = `${seat}:${hashOfSecret(String(log.length)).slice(0, 22)}`;
    log.push({ do: 'decide', seat: seat!, says: printAnswer(match.game, answer), id, at, waits });
  }
  const isTooShort = match.table.over !== null && most < Number.POSITIVE_INFINITY;
  return log
    .slice(0, isTooShort ? -UNTIL_THE_END : undefined)
    .map((entry) => JSON.stringify(entry));
}

async function templateOf(game: string, most: number, isOver: boolean): Promise<Template> {
  const now = Date.now() - DAY;
  const wish = {
    game,
    seats: SEATS,
    options: {},
    friends: false,
    listed: true,
    spectators: true,
    hints: true,
    chat: true,
    join: false,
    programs: false,
    clock: CLOCK,
    bots: 'drifter',
  };
  const fresh = await newTable(GUEST, wish, { newId: () => ID, now: () => now });
  // The same games in every run.
  const opened = { ...fresh, secret: hashOfSecret(`${game} ${most}`) };
  const person = (guest: string) => ({ ...EMPTY, guest, name: guest, ready: true, seen: [guest] });
  // Two people at two screens: no bot goes on by itself.
  const seats = opened.seats.map((_, at) => person(at === 0 ? GUEST : OTHER));
  const table: TableDoc = {
    ...opened,
    seats,
    state: isOver ? 'over' : 'playing',
    ended: isOver,
    deal: diceOf({ ...opened, id: `${game} ${most}`, seats }),
  };
  const match = matchOf(table, await rulesetFor(table.game, table.rules));
  return { doc: JSON.stringify(table), log: played(table, match, most), isOver, kind: table };
}

/** By the number of a table, from 0 to 999. */
async function newTemplates(): Promise<(i: number) => Template> {
  const games = ['panic', 'nemesis', 'lockdown'];
  const short = await Promise.all(games.map((game) => templateOf(game, SHORT_GAME, false)));
  const long = await templateOf('nemesis', LONG_GAME, false);
  const over = await templateOf('nemesis', Number.POSITIVE_INFINITY, true);
  return (i) => (isLong(i) ? long : isFinished(i) ? over : short[i % short.length]!);
}

const TASK = JSON.stringify({ do: 'look' });
const inDays = (): number => Date.now() + 2 * DAY;

/** In a file, whose triggers and indexes are made again once all rows are there. */
export async function fillFile(folder: string, count: number): Promise<void> {
  const templateFor = await newTemplates();
  const db = new DatabaseSync(join(folder, STORE_FILE));
  migrateFile(db);
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000');
  const later = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('trigger', 'index') AND sql > ''",
    )
    .all() as unknown as { readonly type: string; readonly name: string; readonly sql: string }[];
  for (const { type, name } of later) db.exec(`DROP ${type} ${name}`);
  db.exec('BEGIN');
  const table = db.prepare('INSERT INTO tables (id, doc) VALUES (?, ?)');
  const entry = db.prepare('INSERT INTO log (tbl, place, entry) VALUES (?, ?, ?)');
  const record = db.prepare('INSERT INTO record (tbl, entries, log) VALUES (?, ?, ?)');
  const task = db.prepare(
    `INSERT INTO task (tbl, id, topic, at, why) VALUES (?, 'look', 'turn', ?, ?)`,
  );
  const seat = db.prepare('INSERT INTO seat (guest, tbl, created, is_over) VALUES (?, ?, ?, ?)');
  const tallies = new Map<string, number>();
  const at = inDays();
  for (let i = 0; i < count; i++) {
    const { doc, log, isOver, kind } = templateFor(i % ROUND);
    const id = idOf(i);
    const [guest, other] = [hashOfSecret(`guest ${i}`), hashOfSecret(`other ${i}`)];
    const { game, rules, state, created } = kind;
    for (const person of [guest, other]) seat.run(person, id, created, Number(isOver));
    const key = JSON.stringify([shardOf(id), game, rules, state]);
    tallies.set(key, (tallies.get(key) ?? 0) + 1);
    table.run(id, doc.replaceAll(ID, id).replaceAll(GUEST, guest).replaceAll(OTHER, other));
    if (isOver) record.run(id, log.length, packed(log));
    else {
      for (const [place, text] of log.entries()) entry.run(id, place, text);
      task.run(id, at, TASK);
    }
  }
  const tally = db.prepare('INSERT INTO tally VALUES (?, ?, ?, ?, ?)');
  for (const [kind, tables] of tallies)
    tally.run(...(JSON.parse(kind) as [number, string, number, string]), tables);
  for (const { sql } of later) db.exec(sql);
  db.exec('COMMIT');
  db.close();
}

/** In a database, by itself: only games are sent to it. */
export async function fillDatabase(url: string, count: number): Promise<void> {
  const templateFor = await newTemplates();
  await migrate(url);
  const run = async (text: string, values: readonly unknown[] = []): Promise<void> =>
    void (await ask(url, text, [...values]));
  const indexes = await ask<{ name: string; made: string }>(
    url,
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
    WHERE indrelid IN ('tables'::regclass, 'seat'::regclass, 'task'::regclass) AND NOT indisprimary`,
  );
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  await run('ALTER TABLE tables DISABLE TRIGGER USER');
  const numbers = new Map<Template, number[]>();
  for (let i = 0; i < ROUND; i++)
    numbers.set(templateFor(i), [...(numbers.get(templateFor(i)) ?? []), i]);
  const hash = (word: string): string => `encode(sha256(('${word} ' || i)::bytea), 'hex')`;
  for (const [{ doc, log, isOver, kind }, those] of numbers) {
    const all = `
      SELECT i, 't' || lpad(i::text, 11, '0') AS id FROM generate_series(0, $1::int - 1) AS i
      WHERE i % ${ROUND} = ANY($2::int[])`;
    await run(
      `INSERT INTO tables (id, shard, owner, is_over, doc)
      SELECT id, CASE WHEN i % 4 = 1 THEN ${LARGE_SHARD} ELSE get_byte(sha256(id::bytea), 0) % 64 END,
        ${hash('guest')}, $4::boolean,
        replace(replace(replace($3::text, '${ID}', id), '${GUEST}', ${hash('guest')}), '${OTHER}', ${hash('other')})
      FROM (${all}) AS numbered`,
      [count, those, doc, isOver],
    );
    const { game, rules, state, created } = kind;
    for (const word of ['guest', 'other'])
      await run(
        `INSERT INTO seat SELECT ${hash(word)}, id, $3::bigint, $4::boolean FROM (${all}) AS numbered`,
        [count, those, created, isOver],
      );
    await run(
      `INSERT INTO tally SELECT shard, $3, $4::int, $5, count(*)
      FROM (${all}) AS numbered JOIN tables USING (id) GROUP BY shard
      ON CONFLICT (shard, game, rules, state) DO UPDATE SET tables = tally.tables + excluded.tables`,
      [count, those, game, rules, state],
    );
    if (isOver)
      await run(`INSERT INTO record SELECT id, $3::int, $4::bytea FROM (${all}) AS numbered`, [
        count,
        those,
        log.length,
        packed(log),
      ]);
    else {
      await run(
        `INSERT INTO log SELECT id, place - 1, entry, 1 FROM (${all}) AS numbered,
          unnest($3::text[]) WITH ORDINALITY AS entries (entry, place)`,
        [count, those, log],
      );
      await run(
        `INSERT INTO task (tbl, id, shard, topic, at, why)
        SELECT tables.id, 'look', shard, 'turn', $3::bigint, $4 FROM (${all}) AS numbered JOIN tables USING (id)`,
        [count, those, inDays(), TASK],
      );
    }
  }
  for (const { made } of indexes) await run(made);
  await run('ALTER TABLE tables ENABLE TRIGGER USER');
  await run('VACUUM ANALYZE');
}
