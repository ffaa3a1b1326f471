/** The checker must find what it is there to find: each story here has exactly one fault. */
import { allSeats, below, fairSeed, printAnswer, randomFrom, viewOf } from '@deadlight/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry, TableDoc } from '../../src/store/store.ts';
import { Acknowledgements } from '../../src/table/acknowledgements.ts';
import { diceOf } from '../../src/table/dice.ts';
import { saidBy } from '../../src/table/enact.ts';
import { rulesetFor } from '../../src/table/rulesets.ts';
import { newTableId } from '../../src/table/shards.ts';
import { newTable } from '../../src/table/table-doc.ts';
import { WISH } from '../../src/testing.ts';
import { printOf } from '../view-print.ts';
import { type Account, type Kept, violationsOf } from './check-story.ts';

const DECISIONS = 60;

interface Story {
  readonly table: TableDoc;
  readonly log: readonly Kept[];
  readonly accounts: readonly Account[];
}

/** A game of Panic Station as it was played, at first by one owner and then by another. */
async function told(): Promise<Story> {
  const opening = { newId: newTableId, now: () => 0 };
  const table = await newTable('owner', { ...WISH, game: 'panic', seats: 4 }, opening);
  const ruleset = await rulesetFor(table.game, table.rules);
  const seed = fairSeed(diceOf(table));
  const match = ruleset.newMatch(ruleset.setupFor({ seats: 4, seed, options: table.options }));
  const chain = new Acknowledgements(table);
  const random = randomFrom('story');
  const log: Kept[] = [];
  const accounts = allSeats(4).map((seat) => ({
    seat,
    taken: new Map<string, string>(),
    shown: new Map<number, Set<string>>(),
  }));
  while (log.length < DECISIONS) {
    const seat = match.table.pending[below(random, match.table.pending.length)]!;
    const { min, max } = match.table.choose(seat);
    const options = match.table.options(seat);
    const answer =
      min === 1 && max === 1 ? options[below(random, options.length)]! : options.slice(0, min);
    const id = `d${log.length}`;
    const entry = {
      do: 'decide',
      seat,
      says: printAnswer(match.game, answer),
      id: `${seat}:${id}`,
    } as const;
    match.decide(seat, answer);
    accounts[seat]!.taken.set(id, chain.add(saidBy(entry, match)!));
    log.push({ place: log.length, epoch: log.length < DECISIONS / 2 ? 7 : 9, entry });
    for (const { seat: eye, shown } of accounts)
      shown.set(match.numberFor(eye), new Set([printOf(viewOf(match.table, eye))]));
  }
  return { table, log, accounts };
}

const replaced = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((one, i) => (i === at ? { ...one, ...change } : one));

/** The account of the seat that made a decision, changed. */
function withAccount({ log, accounts }: Story, at: number, change: Partial<Account>): Account[] {
  const { seat } = log[at]!.entry as Extract<Entry, { do: 'decide' }>;
  return replaced(accounts, seat, change);
}

describe('the checker of stories', () => {
  let story: Story;
  beforeAll(async () => {
    story = await told();
  });
  const check = (changed: Partial<Story> = {}): Promise<string[]> => {
    const { table, log, accounts } = { ...story, ...changed };
    return violationsOf(table, log, accounts);
  };
  const accountAt = (at: number): Account =>
    story.accounts[(story.log[at]!.entry as Extract<Entry, { do: 'decide' }>).seat]!;

  it('finds nothing in a true story, nor in one whose last decision was not acknowledged', async () => {
    expect(await check()).toEqual([]);
    const taken = new Map([...accountAt(DECISIONS - 1).taken].slice(0, -1));
    expect(await check({ accounts: withAccount(story, DECISIONS - 1, { taken }) })).toEqual([]);
  });

  it('finds a decision that was acknowledged and lost', async () => {
    const found = await check({ log: story.log.slice(0, -1) });
    expect(found.join()).toContain('is lost');
  });

  it('finds a gap in the log', async () => {
    const log = story.log.filter((_, i) => i !== 10);
    expect((await check({ log })).join()).toContain('place 10 is missing');
  });

  it('finds a decision that counts twice', async () => {
    const again = { place: DECISIONS, epoch: 9, entry: story.log[3]!.entry };
    expect((await check({ log: [...story.log, again] })).join()).toContain('counts twice');
  });

  it('finds an owner who writes after the next one has', async () => {
    const log = replaced(story.log, DECISIONS - 1, { epoch: 7 });
    expect((await check({ log })).join()).toContain('after epoch 9');
  });

  it('finds decisions that were acknowledged in another order', async () => {
    const taken = new Map([...accountAt(20).taken].reverse());
    const accounts = withAccount(story, 20, { taken });
    expect((await check({ accounts })).join()).toContain('out of order');
  });

  it('finds an acknowledgement that belongs to another story', async () => {
    const taken = new Map(accountAt(20).taken).set('d20', 'another link');
    const accounts = withAccount(story, 20, { taken });
    expect((await check({ accounts })).join()).toContain('in another story');
  });

  it('finds a view that does not follow from the log', async () => {
    const shown = new Map(accountAt(20).shown).set(5, new Set(['what another was shown']));
    const accounts = withAccount(story, 20, { shown });
    expect((await check({ accounts })).join()).toContain('saw at question 5 what was not there');
  });
});
