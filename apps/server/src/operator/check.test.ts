import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { below, randomFrom, viewOf } from '@deadlight/engine';
import type { Moment } from '@deadlight/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Kept, newKept } from '../../testing/kept.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Entry, TableDoc } from '../store/store.ts';
import { matchOf } from '../table/enact.ts';
import { rulesetFor } from '../table/rulesets.ts';
import { marked } from '../table/state-hashes.ts';
import { newTable } from '../table/table-doc.ts';
import { answerTo, WISH } from '../testing.ts';
import { checkGames } from './check.ts';

const COMMAND = fileURLToPath(new URL('../../../cli/deadlight.mjs', import.meta.url));
const LENGTH = 120;

interface Game {
  readonly doc: TableDoc;
  readonly log: readonly Entry[];
}

let kept: Kept;

beforeEach(async () => {
  kept = await newKept();
});

afterEach(() => kept.remove());

/** A game in progress. */
async function played(id: string): Promise<Game> {
  const settings = { ...WISH, game: 'nemesis' };
  const opened = await newTable('ada', settings, { newId: () => id, now: Date.now });
  const doc: TableDoc = { ...opened, state: 'playing' };
  const log: Entry[] = [];
  const random = randomFrom('check');
  const match = matchOf(doc, await rulesetFor(doc.game, doc.rules));
  while (log.length < LENGTH) {
    // The dice are really random: a few games end before that.
    if (match.table.over !== null) return played(id);
    const seat = match.table.pending[0]!;
    const says = answerTo({ view: viewOf(match.table, seat) } as Moment, (n) => below(random, n));
    match.say(seat, says);
    log.push(marked({ do: 'decide', seat, says }, match));
  }
  return { doc, log };
}

/** The same game with another entry in its log. */
const changed = ({ doc, log }: Game, at: number, change: object): Game => ({
  doc,
  log: log.map((entry, place) => (place === at ? { ...entry, ...change } : entry)),
});

/** The same game on another ruleset. */
const onRules = ({ doc, log }: Game, rules: number): Game => ({ doc: { ...doc, rules }, log });

/** The games are kept in a file; the database is tried with games that are played. */
async function keep(...games: readonly Game[]): Promise<void> {
  const store = sqliteStore(kept.data);
  for (const { doc, log } of games) {
    await store.save(doc);
    for (const [place, entry] of log.entries()) await store.append(doc.id, place, entry);
  }
  await store.close();
}

it('finds nothing where everything is as it was, and looks only at games that go on', async () => {
  const game = await played('same');
  expect(game.log.filter((entry) => 'mark' in entry)).toHaveLength(1);
  const over = onRules(await played('over'), 999);
  await keep(game, { ...over, doc: { ...over.doc, state: 'over' } });
  expect(await checkGames({ data: kept.data })).toEqual({ games: 1, differing: [] });
});

it('names the table, the ruleset and the decision where a game would differ', async () => {
  await keep(
    await played('same'),
    changed(await played('other'), 49, { mark: 'f'.repeat(32) }),
    changed(await played('refused'), 7, { says: 'fly away' }),
    onRules(await played('lost'), 999),
  );
  const { games, differing } = await checkGames({ data: kept.data });
  expect(games).toBe(4);
  expect(differing.toSorted((a, b) => b.decision - a.decision)).toMatchObject([
    { table: 'other', game: 'nemesis', rules: expect.any(Number), decision: 49 },
    { table: 'refused', decision: 7, why: 'refused: fly away' },
    { table: 'lost', rules: 999, decision: 0, why: 'the engine of its ruleset is not kept' },
  ]);
  const args = [COMMAND, 'server', '--data', kept.data, 'check'];
  const told = await promisify(execFile)(process.execPath, args).catch((error: unknown) => error);
  expect(told).toMatchObject({ code: 1, stderr: expect.stringContaining('3 of 4 games') });
});
