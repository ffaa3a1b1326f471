import { beforeEach, describe, expect, it } from 'vitest';
import { airlock } from '../../../docs/airlock.ts';
import {
  type Acknowledged,
  chainKey,
  linker,
  linksOf,
  saidDecision,
  saidRewind,
  saidUndo,
} from './chain.ts';
import { BadRecord, OtherVersion } from './errors.ts';
import { commitmentTo, type FairDice, fairSeed, giftOf, promiseOf } from './fair.ts';
import { Match } from './match.ts';
import { MAX_LENGTH } from './outside.ts';
import { seedBytes } from './random.ts';
import { type GameRecord, readRecord, rulesOfRecord, writeRecord } from './record.ts';
import { isUntouched, replay, verify, type Witness } from './replay.ts';
import { allSeats, asSeat } from './seats.ts';
import { checkSetup } from './setup.ts';
import { viewOf } from './view.ts';

const games = { airlock };
let match: Match<unknown>;

beforeEach(() => {
  match = new Match(airlock as never, checkSetup(airlock, { seats: 2, seed: 'record' }));
  for (const seat of allSeats(2)) match.decide(seat, match.table.options(seat)[0]!);
  match.say(asSeat(0), 'nothing');
});

describe('a record', () => {
  it('is a header, the decisions, and the resulting hash', () => {
    const lines = writeRecord(match).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'deadlight 2',
      'game airlock 1',
      'generator chacha8',
      'seats 2',
      `seed ${seedBytes('record')}`,
      '',
    ]);
    expect(lines[6]).toMatch(/^1 play cell-\d$/);
    expect(lines[8]).toBe('1 nothing');
    const { state, log } = match.checkpoint();
    expect(state).toBe(match.table.hash);
    expect(lines.at(-2)).toBe(`end 3 ${state} ${log}`);
  });

  it('keeps players and comments, one line each', () => {
    const players = [
      { kind: 'person', name: 'Ada of the\nNight Watch' },
      { kind: 'bot', name: 'survivor' },
    ] as const;
    const comments = ['A close one.', 'game over\n1 nothing'];
    const record = readRecord(writeRecord(match, { players, comments }), games);
    expect(record.players?.[0]).toEqual({ kind: 'person', name: 'Ada of the Night Watch' });
    expect(record.comments).toEqual(['A close one.', 'game over 1 nothing']);
    expect(record.decisions).toEqual(match.decisions);
  });

  it('is the same whether its checkpoints were kept along the way or not', () => {
    const late = new Match(match.game, match.setup, { marks: false });
    for (const { seat, says } of match.decisions) late.say(seat, says);
    expect(writeRecord(late)).toBe(writeRecord(match));
  });

  it('names the game and ruleset needed to read it', () => {
    expect(rulesOfRecord(writeRecord(match))).toEqual({ game: 'airlock', rules: 1 });
  });

  it('that is too long is refused before it is read', () => {
    expect(() => readRecord('x'.repeat(MAX_LENGTH.record + 1), games)).toThrow(
      '4,000,000 characters',
    );
  });

  it('of other rules, another game or another format is distinguished from a damaged one', () => {
    for (const [from, to] of [
      ['deadlight 2', 'deadlight 3'],
      ['airlock 1', 'airlock 2'],
      ['game airlock', 'game constructor'],
      ['chacha8', 'xoshiro'],
    ] as const)
      expect(() => readRecord(writeRecord(match).replace(from, to), games)).toThrow(OtherVersion);
  });

  it('leads to the same state when it is read back', () => {
    const record = readRecord(writeRecord(match), games);
    expect(replay(airlock, record).table.hash).toBe(match.table.hash);
  });

  it.each<[string, (text: string) => string, string]>([
    ['nothing', () => '', 'expected "deadlight …" before the end'],
    ['something else', () => 'hello\nworld', 'line 1: expected "deadlight …", found "hello"'],
    [
      'another format',
      (text) => text.replace('deadlight 2', 'deadlight 7'),
      'line 1: this is format "7"; this program reads format "2"',
    ],
    [
      'an unknown game',
      (text) => text.replace('game airlock', 'game chess'),
      'line 2: unknown game "chess"; known games: airlock',
    ],
    [
      'other rules',
      (text) => text.replace('airlock 1', 'airlock 9'),
      'line 2: made with rules "9" of airlock; these are rules 1',
    ],
    [
      'too many seats',
      (text) => text.replace('seats 2', 'seats 12'),
      'airlock seats 2 to 4 players, not 12',
    ],
    [
      'an unknown option',
      (text) => text.replace('\n\n', '\noption cheat true\n\n'),
      'has no option "cheat"',
    ],
    ['a cut end', (text) => text.slice(0, text.indexOf('end')), 'expected "end …"'],
    [
      'a lost decision',
      (text) => text.replace('1 nothing\n', ''),
      'the game has 2 decisions here but was written with 3',
    ],
    [
      'more after the end',
      (text) => `${text}1 nothing\n`,
      'nothing may follow the end, found "1 nothing"',
    ],
    [
      'a seat that is not there',
      (text) => text.replace('1 nothing', '5 nothing'),
      'line 9: expected a seat from 1 to 2',
    ],
  ])('%s is refused, naming the line', (_what, damage, message) => {
    expect(() => readRecord(damage(writeRecord(match)), games)).toThrow(BadRecord);
    expect(() => readRecord(damage(writeRecord(match)), games)).toThrow(message);
  });

  it('with an illegal decision is refused, naming it', () => {
    const damaged = writeRecord(match).replace('1 nothing', '1 play cell-9');
    const record = readRecord(damaged, games);
    expect(() => replay(airlock, record)).toThrow(
      'decision 3, seat 1, "play cell-9": "cell-9" in "play …" is not a valid cell',
    );
  });

  it('with another hash is refused, naming both', () => {
    const other = 'f'.repeat(32);
    const { state, log } = match.checkpoint();
    const spoilt = (hash: string): GameRecord =>
      readRecord(writeRecord(match).replace(hash, other), games);
    expect(() => replay(airlock, spoilt(state))).toThrow(
      `after decision 3 the table is ${state}, but was recorded as ${other}`,
    );
    expect(() => replay(airlock, spoilt(log))).toThrow(
      `after decision 3 the log is ${log}, but was recorded as ${other}`,
    );
  });
});

describe('checking a record', () => {
  const fair = (): FairDice => {
    const promise = { table: 'evening', secret: seedBytes('a secret'), gave: ['c0ffee', null] };
    return {
      ...promise,
      commitment: commitmentTo(promise.secret, promise.table, 'airlock 1'),
    };
  };
  const names = (record: GameRecord): string[] =>
    verify(airlock, record).map(({ name, ok }) => `${name} ${ok}`);

  it('reports that a plain seed comes without a promise', () => {
    expect(names(readRecord(writeRecord(match), games))).toEqual([
      'plain-seed true',
      'play true',
      'end false',
    ]);
  });

  it('follows the dice of a table from the promise to the seed', () => {
    const dice = fair();
    const setup = checkSetup(airlock, { seats: 2, seed: fairSeed(dice) });
    const text = writeRecord(new Match(airlock, setup), { fair: dice });
    const wanted = ['commitment', 'gift', 'gift', 'no-promises', 'seed', 'play', 'end'];
    expect(names(readRecord(text, games))).toEqual(
      wanted.map((name) => `${name} ${name !== 'end'}`),
    );
    const failed = (damaged: string): string[] =>
      verify(airlock, readRecord(damaged, games)).flatMap(({ name, ok }) => (ok ? [] : [name]));
    expect(failed(text.replace('gave 1 c0ffee', 'gave 1 c0ffe1'))).toEqual(['seed', 'end']);
    expect(failed(text.replace('gave 2 nothing', 'gave 2 00'))).toEqual(['seed', 'end']);
    expect(failed(text.replace(dice.secret, seedBytes('other')))).toEqual([
      'commitment',
      'seed',
      'end',
    ]);
    expect(failed(text.replace(setup.seed, seedBytes('other')))).toEqual(['seed', 'play', 'end']);
  });

  it('compares the dice with what a player noted before the game', () => {
    const dice = fair();
    const setup = checkSetup(airlock, { seats: 2, seed: fairSeed(dice) });
    const text = writeRecord(new Match(airlock, setup), { fair: dice });
    const seen = (record: string, commitment: string, gave: Readonly<Record<number, string>>) =>
      verify(airlock, readRecord(record, games), { commitment, gave })
        .filter(({ name }) => name.startsWith('seen-'))
        .map(({ name, ok }) => `${name} ${ok}`);
    const { commitment } = dice;
    expect(seen(text, commitment, { 0: 'c0ffee' })).toEqual([
      'seen-commitment true',
      'seen-gift true',
    ]);
    expect(seen(text, seedBytes('other'), { 1: '5eed' })).toEqual([
      'seen-commitment false',
      'seen-gift false',
    ]);
    // A checker who knows a promise rejects a record without promises.
    const plain = writeRecord(new Match(airlock, setup));
    expect(seen(plain, commitment, {})).toEqual(['seen-commitment false']);
  });

  describe('with promises', () => {
    const table = 'evening';
    const secret = seedBytes('a secret');
    const commitment = commitmentTo(secret, table, 'airlock 1');
    const promised = [promiseOf(table, asSeat(0), 'c0ffee'), promiseOf(table, asSeat(1), '5eed')];
    const recordOf = (dice: FairDice): string => {
      const setup = checkSetup(airlock, { seats: 2, seed: fairSeed(dice) });
      return writeRecord(new Match(airlock, setup), { fair: dice });
    };
    const checksOf = (text: string, witness?: Witness): string[] =>
      verify(airlock, readRecord(text, games), witness)
        .filter(({ name }) => !['play', 'end'].includes(name))
        .map(({ name, ok }) => `${name} ${ok}`);

    it('compares each gift with the promise of its seat', () => {
      const text = recordOf({ table, commitment, secret, promised, gave: ['c0ffee', '5eed'] });
      expect(checksOf(text)).toEqual([
        'commitment true',
        'promise true',
        'gift true',
        'promise true',
        'gift true',
        'seed true',
      ]);
      // The last player to speak has searched for a favourable gift.
      const chosen = recordOf({ table, commitment, secret, promised, gave: ['c0ffee', 'beef'] });
      expect(checksOf(chosen)).toContain('promise false');
      const unpromised = [promised[0]!, null];
      const late = recordOf({
        table,
        commitment,
        secret,
        promised: unpromised,
        gave: ['c0ffee', 'beef'],
      });
      expect(checksOf(late)).toContain('promise false');
    });

    it('a promise is bound to one seat at one table', () => {
      const [first] = promised;
      expect(promiseOf(table, asSeat(1), 'c0ffee')).not.toBe(first);
      expect(promiseOf('morning', asSeat(0), 'c0ffee')).not.toBe(first);
    });

    it('names the seat that withheld its gift, and uses the substitute that binds the server', () => {
      const dice: FairDice = { table, commitment, secret, promised, gave: ['c0ffee', null] };
      expect(checksOf(recordOf(dice))).toEqual([
        'commitment true',
        'promise true',
        'gift true',
        'withheld true',
        'gift true',
        'seed true',
      ]);
      const other = { ...dice, secret: seedBytes('other') };
      expect(giftOf(other, asSeat(1))).not.toBe(giftOf(dice, asSeat(1)));
      // Before there were promises, the substitute did not depend on the secret.
      const { promised: _, ...before } = dice;
      expect(giftOf({ ...before, secret: other.secret }, asSeat(1))).toBe(
        giftOf(before, asSeat(1)),
      );
    });

    it('compares the promises with those a player was shown', () => {
      const text = recordOf({ table, commitment, secret, promised, gave: ['c0ffee', '5eed'] });
      const gave = { 0: 'c0ffee' };
      expect(checksOf(text, { commitment, gave, promised })).toContain('seen-promises true');
      const shown = [promised[0]!, promiseOf(table, asSeat(1), 'beef')];
      expect(checksOf(text, { commitment, gave, promised: shown })).toContain(
        'seen-promises false',
      );
      const without = recordOf({ table, commitment, secret, gave: ['c0ffee', '5eed'] });
      expect(checksOf(without, { commitment, gave, promised })).toContain('seen-promises false');
    });
  });

  it('refuses names that cannot be displayed', () => {
    const long = 'x'.repeat(201);
    const text = writeRecord(match, {
      players: [
        { kind: 'person', name: long },
        { kind: 'bot', name: '' },
      ],
    });
    expect(() => readRecord(text, games)).toThrow('a name has at most 200 characters');
  });

  it('says how many decisions are valid', () => {
    const text = writeRecord(match);
    const [first] = match.decisions;
    const wrong = text.replace(`${first!.seat + 1} ${first!.says}`, '1 nothing');
    const played = (record: string): object | undefined =>
      verify(airlock, readRecord(record, games)).find(({ name }) => name === 'play');
    expect(played(text)).toMatchObject({ played: match.decisions.length, ok: true });
    expect(played(wrong)).toMatchObject({ ok: false });
    expect(isUntouched(verify(airlock, readRecord(text, games)))).toBe(true);
    expect(isUntouched(verify(airlock, readRecord(wrong, games)))).toBe(false);
  });

  it('links each message to all before it, with a key revealed at the end', () => {
    const key = chainKey(fair());
    const last = (said: readonly string[]): string =>
      [...linksOf({ key, said }, fair().commitment).keys()].at(-1)!;
    expect(last(['1 a', '1 b'])).not.toBe(last(['1 b', '1 a']));
    expect(last(['1 a'])).toBe(linker(key)(fair().commitment, '1 a'));
    expect(linker(seedBytes('other'))('x', '1 a')).not.toBe(linker(key)('x', '1 a'));
  });

  describe('with a chain of acknowledgements', () => {
    /** A game in which something is taken back, alone and by agreement. */
    const chained = () => {
      const dice = fair();
      const setup = checkSetup(airlock, { seats: 2, seed: fairSeed(dice) });
      const played = new Match(airlock, setup);
      const said: string[] = [];
      const decide = (): void => {
        const seat = played.table.pending[0]!;
        const { min, options } = viewOf(played.table, seat).question!;
        played.say(seat, min === 0 ? 'nothing' : options[0]!);
        said.push(saidDecision(played.decisions.at(-1)!));
      };
      decide();
      played.undo(played.decisions[0]!.seat);
      said.push(saidUndo(asSeat(0)));
      for (let i = 0; i < 3; i++) decide();
      played.rewind(1);
      said.push(saidRewind(1));
      for (let i = 0; i < 3; i++) decide();
      const chain = { key: chainKey(dice), said };
      const links = [...linksOf(chain, dice.commitment)].map(([link, one]) => ({
        link,
        said: one,
      }));
      return { dice, played, chain, links, text: writeRecord(played, { fair: dice, chain }) };
    };
    const failed = (text: string, links: readonly Acknowledged[]): string[] => {
      const { commitment } = fair();
      return verify(airlock, readRecord(text, games), { commitment, gave: {}, links })
        .filter(({ name, ok }) => !ok && name !== 'end')
        .map(({ name }) => name);
    };

    it('writes and reads everything said, including what was taken back', () => {
      const { chain, links, text } = chained();
      expect(readRecord(text, games).chain).toEqual(chain);
      expect(new Set(links.map(({ link }) => link)).size).toBe(chain.said.length);
      expect(failed(text, links)).toEqual([]);
    });

    it('catches a changed decision, even with all later hashes recomputed', () => {
      const { dice, played, chain, links } = chained();
      const forged = new Match(airlock, played.setup);
      const said = [...chain.said];
      const [first, ...others] = played.decisions;
      const other = viewOf(forged.table, first!.seat).question!.options.find(
        (option) => option !== first!.says,
      )!;
      forged.say(first!.seat, other);
      for (const { seat, says } of others) forged.say(seat, says);
      said[2] = saidDecision(forged.decisions[0]!);
      const text = writeRecord(forged, { fair: dice, chain: { ...chain, said } });
      expect(failed(text, [])).toEqual([]);
      // Its player notices, and so does everybody who decided later.
      for (const link of links.slice(2)) expect(failed(text, [link])).toEqual(['seen-links']);
      expect(failed(text, links.slice(0, 2))).toEqual([]);
      // The link was issued, but for a different decision.
      const acknowledged = [...linksOf({ ...chain, said }, dice.commitment).keys()][2]!;
      expect(failed(text, [{ link: acknowledged, said: chain.said[2]! }])).toEqual(['seen-links']);
    });

    it('catches a decision that was dropped, and links without a chain', () => {
      const { dice, played, links, text } = chained();
      const shorter = new Match(airlock, played.setup);
      for (const { seat, says } of played.decisions.slice(0, -1)) shorter.say(seat, says);
      const chain = { key: chainKey(dice), said: links.slice(0, -1).map(({ said }) => said) };
      const cut = writeRecord(shorter, { fair: dice, chain });
      expect(failed(cut, links.slice(0, -1))).toEqual([]);
      expect(failed(cut, links)).toEqual(['seen-links']);
      expect(failed(writeRecord(played, { fair: dice }), links)).toEqual(['seen-links']);
      expect(failed(text.replace(/^said 2 undo 1\n/m, ''), [])).toEqual(['chain']);
    });

    it('refuses messages that nobody can have sent', () => {
      const { text } = chained();
      for (const line of ['said 0 undo 1', 'said 2 constructor', 'said x undo 1', 'said 2'])
        expect(() => readRecord(text.replace(/^said 2 .*$/m, line), games)).toThrow(BadRecord);
    });
  });
});

describe('a match', () => {
  it('refuses a stale answer', () => {
    const before = match.table.hash;
    expect(() => match.say(asSeat(0), 'nothing', 0)).toThrow(
      'the answer is for question 1, the game is at 2',
    );
    expect(match.table.hash).toBe(before);
  });

  it('goes back to an earlier decision when the table agrees', () => {
    const { hash } = match.table;
    const decisions = match.decisions.slice();
    const told = match.log.entries.length;
    match.rewind(1);
    expect(match.decisions).toEqual(decisions.slice(0, 1));
    for (const { seat, says } of decisions.slice(1)) match.say(seat, says);
    expect(match.table.hash).toBe(hash);
    expect(match.log.entries.length).toBe(told);
    expect(() => match.rewind(99)).toThrow('there is no decision 99, only 3');
  });

  it('refuses to take back what others have answered, or what revealed something', () => {
    expect(() => match.undo(asSeat(1))).toThrow('cannot take that back');
    match.say(asSeat(1), 'nothing');
    // The dice have been rolled.
    for (const seat of allSeats(2)) expect(match.undoable(seat)).toBe(0);
  });
});
