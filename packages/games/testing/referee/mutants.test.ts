/** The referee notices: each of its parts, where a game has been played against the rule. */
import type { Seat } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { LOCKDOWN, NEMESIS, PANIC } from './games.ts';
import type { Moment, PlayedGame } from './moments.ts';
import { caught, type Edit, inStep, isLine, type Mutant } from './mutants.ts';

/** Fire that an Event spreads. */
const isSpread = <V>(scenes: readonly Moment<V>[], at: number): boolean => {
  if (scenes[at]!.what !== 'fire') return false;
  const heading = scenes
    .slice(0, at)
    .findLast(({ what }) => ['step', 'event', 'turn'].includes(what));
  return /(consuming|damaging)-fire$/.test(String(heading?.data['event']));
};

const isToken =
  (type: string) =>
  <V>(scenes: readonly Moment<V>[], at: number): boolean =>
    inStep('token', 'bag')(scenes, at) && String(scenes[at]!.data['token']).includes(type);

/** The Noise of a blank token that an Encounter has drawn. */
const isOfBlank = <V>(scenes: readonly Moment<V>[], at: number): boolean =>
  isLine('noise', 'token')(scenes, at) && scenes[at - 1]!.data['token'] === '@token.blank';

/** An attack on somebody who flees, by what is first told after the attempt. */
const isOnFleeing = isLine('attacks', 'escapes');

const nobody = () => ({ who: '@character.nobody' });

const elsewhere = ({ data }: { readonly data: Edit }): Edit => ({
  slot: Number(data['slot']) + 40,
});

const SHARED: readonly Mutant<unknown>[] = [
  {
    name: 'another face of the noise die',
    rule: 'NOISE-0',
    line: isLine('noise-roll'),
    says: ({ data }) => ({ face: data['face'] === '@noise.1' ? '@noise.2' : '@noise.1' }),
  },
  {
    name: 'no Noise where the die says so',
    rule: 'NOISE-02',
    line: isLine('noise', 'noise-roll'),
    says: null,
  },
  {
    name: 'no Encounter where there is Noise',
    rule: 'NOISE-03',
    line: isLine('encounter', 'noise-roll'),
    says: null,
  },
  {
    name: 'an Intruder deaf to Danger',
    rule: 'NOISE-05',
    line: isLine('intruder-moves', 'danger'),
    says: null,
  },
  { name: 'no Noise by Danger', rule: 'NOISE-06', line: isLine('noise', 'danger'), says: null },
  {
    name: 'no surprise attack',
    rule: 'ENC-06',
    line: isLine('surprise', 'intruder-appears'),
    says: null,
  },
  {
    name: 'an Intruder of another type',
    rule: 'ENC-05',
    line: isLine('intruder-appears', 'token'),
    says: elsewhere,
  },
  {
    name: 'a mover of an Event that goes astray',
    rule: 'EVENT-05',
    line: isLine('intruder-moves', 'event'),
    says: elsewhere,
  },
  {
    name: 'an Intruder that does not burn',
    rule: 'EVENT-FIRE',
    line: inStep('intruder-hurt', 'fire'),
    says: null,
  },
  {
    name: 'Fire that does not spread',
    rule: 'FIRE-SPREAD',
    line: isSpread,
    says: null,
  },
  {
    name: 'an attack on somebody else',
    rule: 'ATK-03',
    line: inStep('attacks', 'attacks'),
    says: () => ({ who: '@character.nobody' }),
  },
  {
    name: 'an Intruder that does not attack',
    rule: 'ATK-11',
    line: inStep('attacks', 'attacks'),
    says: null,
  },
  { name: 'a Door that closes untold', rule: 'TOLD', line: isLine('door-closed'), says: null },
  {
    name: 'Fire that is told and does not burn',
    rule: 'TOLD',
    line: isLine('fire'),
    says: elsewhere,
  },
  {
    name: 'an Egg that is laid untold',
    rule: 'OBJECTS',
    line: isLine('egg-laid'),
    says: null,
  },
  {
    name: 'an Object that is dropped untold',
    rule: 'OBJECTS',
    line: isLine('object-dropped'),
    says: null,
  },
  {
    name: 'a scan that removes too much',
    rule: 'CONT-07',
    line: isLine('scanned'),
    says: ({ data }) => ({ removed: Number(data['removed']) + 1 }),
  },
  {
    name: 'no Larva where a drawn card is INFECTED',
    rule: 'ECLOSION',
    line: isLine('larva', 'scans-drawn'),
    says: null,
  },
  {
    name: 'somebody who is not burnt',
    rule: 'MARK-06',
    line: isLine('burns'),
    says: null,
  },
  { name: 'somebody who is burnt elsewhere', rule: 'MARK-06', line: isLine('burns'), says: nobody },
  {
    name: 'an Egg that does not burn',
    rule: 'NEST-08',
    line: inStep('egg-destroyed', 'fire'),
    says: null,
  },
  {
    name: 'a surprise attack on somebody else',
    rule: 'ATK-04',
    line: isLine('attacks', 'surprise'),
    says: nobody,
  },
  {
    name: 'an attack on somebody who does not flee',
    rule: 'ATK-05',
    line: isOnFleeing,
    says: nobody,
  },
  {
    name: 'an Intruder that lets somebody flee',
    rule: 'COMBAT-10',
    line: isOnFleeing,
    says: null,
  },
  { name: 'a blank token without Noise', rule: 'ENC-09', line: isOfBlank, says: null },
  {
    name: 'a Larva token for which nothing comes',
    rule: 'BAG-02',
    line: isToken('larva'),
    says: () => ({ token: '@token.creeper-1' }),
  },
  {
    name: 'a roll too few for an Adult token',
    rule: 'BAG-04',
    line: inStep('noise-roll', 'bag'),
    says: null,
  },
  {
    name: 'a Queen who lays no Egg',
    rule: 'BAG-06',
    line: inStep('egg-laid', 'bag'),
    says: null,
  },
  {
    name: 'a token out of the hand',
    rule: 'ENC-04',
    line: isLine('token'),
    says: () => ({ token: '@token.adult-9' }),
  },
];

const PANIC_LINES: readonly Mutant<unknown>[] = [
  {
    name: 'an alarm in another room',
    rule: 'PAN-ALARM-01',
    line: isLine('alarm'),
    says: () => ({ room: '@room.hive' }),
  },
  {
    name: 'a black parasite before the gray ones',
    rule: 'PAN-ALARM-05',
    line: isLine('alarm-brings'),
    says: () => ({ parasite: '@piece.black-5' }),
  },
  {
    name: 'a parasite that walks through a wall',
    rule: 'PAN-PHASE-02',
    line: isLine('parasite-move'),
    says: ({ data }) => ({ die: ((data['die'] as number) % 4) + 1 }),
  },
  {
    name: 'a bite too many',
    rule: 'PAN-PHASE-03',
    line: isLine('parasite-attack'),
    says: ({ data }) => ({ loss: Number(data['loss']) + 1 }),
  },
  {
    name: 'somebody who is spared without armor',
    rule: 'PAN-PHASE-03',
    line: isLine('hurt', 'parasite-attack'),
    says: null,
  },
  {
    name: 'a scan that lies',
    rule: 'PAN-SCAN-03',
    line: isLine('scan'),
    says: ({ data }) => ({ infected: Number(data['infected']) + 1 }),
  },
];

interface Watched<V> {
  readonly id: string;
  random(count: number): Iterable<PlayedGame<V>>;
  recorded(): Iterable<PlayedGame<V>>;
  judge(played: PlayedGame<V>): readonly string[];
}

/** Far more games than it takes to see everything once, each played when it is needed, and then kept. */
const GAMES = 1000;
function kept<V>(watched: Watched<V>): Watched<V> {
  const again = (games: Iterable<PlayedGame<V>>) => {
    const played: PlayedGame<V>[] = [];
    const rest = games[Symbol.iterator]();
    return function* (): Generator<PlayedGame<V>> {
      yield* played;
      for (let next = rest.next(); !next.done; next = rest.next()) {
        played.push(next.value);
        yield next.value;
      }
    };
  };
  const [random, recorded] = [again(watched.random(GAMES)), again(watched.recorded())];
  return { id: watched.id, judge: watched.judge, random, recorded };
}

/** The first recorded game that somebody has won. */
function won<V>({ recorded }: Watched<V>): PlayedGame<V> {
  for (const played of recorded()) if (played.end.over!.winners.length > 0) return played;
  throw new Error('nobody has won');
}

const withWinners = <V>(played: PlayedGame<V>, winners: readonly Seat[]): PlayedGame<V> => ({
  ...played,
  end: { ...played.end, over: { ...played.end.over!, winners: [...winners] } },
});

/** The game with a token less in the bag at one moment. */
const robbed = <V>(played: PlayedGame<V>): PlayedGame<V> => ({
  ...played,
  rests: played.rests.map((rest, i) =>
    i === 5 ? { ...rest, zones: { ...rest.zones, bag: rest.zones['bag']!.slice(1) } } : rest,
  ),
});

const WATCHED = [NEMESIS, LOCKDOWN, PANIC].map((one) => kept(one as unknown as Watched<unknown>));
const [NEMESIS_KEPT, LOCKDOWN_KEPT, PANIC_KEPT] = WATCHED as [
  Watched<unknown>,
  Watched<unknown>,
  Watched<unknown>,
];

describe.each([NEMESIS_KEPT, LOCKDOWN_KEPT])('the referee of $id', (watched) => {
  it.each(SHARED)('notices $name', (mutant) => {
    expect(caught(watched.random(GAMES), watched.judge, mutant)).not.toEqual([]);
  });

  it('notices a token that is lost', () => {
    for (const played of watched.random(GAMES)) {
      expect(watched.judge(robbed(played)).some((one) => one.includes(': BAG: '))).toBe(true);
      break;
    }
  });
});

describe('the referee of panic', () => {
  it.each(PANIC_LINES)('notices $name', (mutant) => {
    expect(caught(PANIC_KEPT.random(GAMES), PANIC_KEPT.judge, mutant)).not.toEqual([]);
  });
});

describe.each(WATCHED)('the referee of $id', (watched) => {
  it('notices winners who have not won', () => {
    const played = won(watched);
    expect(watched.judge(played)).toEqual([]);
    const rule = /: (END-11|PAN-END): /;
    expect(watched.judge(withWinners(played, [])).some((one) => rule.test(one))).toBe(true);
  });
});
