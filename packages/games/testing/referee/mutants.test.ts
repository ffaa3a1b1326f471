/** The referee notices: each of its parts, where a game has been played against the rule. */
import type { Seat } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { LOCKDOWN, NEMESIS, PANIC } from './games.ts';
import type { Moment, PlayedGame } from './moments.ts';

/** Another value in a line. */
type Edit = Readonly<Record<string, unknown>>;

/** The game with one line left out, or told otherwise. */
function retold<V>(played: PlayedGame<V>, at: number, edit: Edit | null): PlayedGame<V> {
  const moments = [...played.moments];
  if (edit !== null) {
    const { data } = moments[at]!;
    moments[at] = { ...moments[at]!, data: { ...data, ...edit } as Moment<V>['data'] };
    return { ...played, moments };
  }
  moments.splice(at, 1);
  const rests = played.rests.map((rest) =>
    rest.lines > at ? { ...rest, lines: rest.lines - 1 } : rest,
  );
  return { ...played, moments, rests };
}

interface Mutant<V> {
  readonly name: string;
  /** What the referee has to say of it. */
  readonly rule: string;
  /** The line: which it is, by what comes before it. */
  readonly line: (scenes: readonly Moment<V>[], at: number) => boolean;
  /** What it says instead; null leaves it out. */
  readonly says: ((scene: Moment<V>) => Edit) | null;
}

const isLine =
  (what: string, after?: string) =>
  <V>(scenes: readonly Moment<V>[], at: number): boolean =>
    scenes[at]!.what === what && (after === undefined || scenes[at - 1]?.what === after);

/** In the step of the Event Phase with this name. */
const inStep =
  (what: string, step: string) =>
  <V>(scenes: readonly Moment<V>[], at: number): boolean => {
    if (scenes[at]!.what !== what) return false;
    const heading = scenes
      .slice(0, at)
      .findLast((one) => ['step', 'event', 'turn'].includes(one.what));
    return heading?.data['step'] === `@phase.${step}`;
  };

/** Fire that an Event spreads. */
const isSpread = <V>(scenes: readonly Moment<V>[], at: number): boolean => {
  if (scenes[at]!.what !== 'fire') return false;
  const heading = scenes
    .slice(0, at)
    .findLast(({ what }) => ['step', 'event', 'turn'].includes(what));
  return /(consuming|damaging)-fire$/.test(String(heading?.data['event']));
};

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

function caught<V>(
  games: Iterable<PlayedGame<V>>,
  judge: Watched<V>['judge'],
  { rule, line, says }: Mutant<V>,
): readonly string[] {
  for (const played of games) {
    const at = played.moments.findIndex((_, i) => line(played.moments, i));
    if (at < 0) continue;
    const edit = says === null ? null : says(played.moments[at]!);
    const complaints = judge(retold(played, at, edit)).filter((one) => one.includes(`: ${rule}`));
    // What is left out may not show; the next game has another.
    if (complaints.length > 0) return complaints;
  }
  return [];
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

  it('notices a final scan that lies', () => {
    const mutant: Mutant<unknown> = {
      name: '',
      rule: 'END-09',
      line: isLine('final-scan'),
      says: ({ data }) => ({
        result: data['result'] === '@scan.clean' ? '@scan.infected' : '@scan.clean',
      }),
    };
    expect(caught(watched.recorded(), watched.judge, mutant)).not.toEqual([]);
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
