/** The referee agrees with the scenarios, which come where random games hardly get, and notices what is wrong there. */
import type { Seat } from '@deadlight/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { OBJECTIVES as BASE_OBJECTIVES } from '../../src/lockdown/data/objectives.ts';
import { OBJECTIVES as SHIP_OBJECTIVES } from '../../src/nemesis/data/objectives.ts';
import { LOCKDOWN, NEMESIS } from './games.ts';
import type { PlayedGame } from './moments.ts';
import { caught, isLine, type Mutant } from './mutants.ts';
import { foldersOf, scenariosIn } from './scenarios.ts';
import { DEAD, DESTROYED, type GameId, type Shown } from './shown.ts';

const LINES: readonly Mutant<Shown>[] = [
  {
    name: 'a card cured that nobody had',
    rule: 'CURE',
    line: isLine('contaminated', 'cured'),
    says: null,
  },
  {
    name: 'four last cards that lie',
    rule: 'END-10',
    line: isLine('final-draw'),
    says: ({ data }) => ({
      result: data['result'] === '@scan.clean' ? '@scan.infected' : '@scan.clean',
    }),
  },
  {
    name: 'a final scan that lies',
    rule: 'END-09',
    line: isLine('final-scan'),
    says: ({ data }) => ({
      result: data['result'] === '@scan.clean' ? '@scan.infected' : '@scan.clean',
    }),
  },
];

type Played = PlayedGame<Shown>;

/** All scenarios of a game are played, on a busy machine too. */
const A_WHILE = 120_000;

/** The game as if the table had looked otherwise at a line. */
function seenOtherwise(
  played: Played,
  at: number,
  edit: (moment: Played['moments'][number]) => Partial<Played['moments'][number]>,
): Played {
  const moments = played.moments.map((one, i) => (i === at ? { ...one, ...edit(one) } : one));
  return { ...played, moments };
}

const toggled = (winners: readonly Seat[], seats: readonly Seat[]): Seat[] =>
  winners.some((seat) => seats.includes(seat))
    ? winners.filter((seat) => !seats.includes(seat))
    : [...winners, ...seats];

/** Who has an Objective that is judged at the end: the team its missions, survivors what they have kept. */
function judgedOf({ end, setup }: Played): readonly { ids: readonly string[]; seats: Seat[] }[] {
  const all = Array.from({ length: setup.seats }, (_, seat) => seat as Seat);
  const missions = end.zones['mission']?.cards ?? [];
  if (missions.length > 0) return [{ ids: missions, seats: all }];
  return all
    .filter((seat) => end.vars.fate[seat] !== DEAD)
    .map((seat) => ({ ids: end.zones[`objectives/${seat + 1}`]?.cards ?? [], seats: [seat] }));
}

describe.each([
  { watched: NEMESIS, objectives: SHIP_OBJECTIVES },
  { watched: LOCKDOWN, objectives: BASE_OBJECTIVES },
])('the referee of $watched.id', ({ watched: { id, judge }, objectives }) => {
  const folders = foldersOf(id as GameId);
  const played: Played[] = [];
  beforeAll(() => {
    for (const folder of folders) played.push(...scenariosIn(id as GameId, folder));
  }, A_WHILE);
  const over = (): Played[] => played.filter(({ end }) => end.over !== null);
  const firstWith = (what: string): [Played, number] => {
    const found = played.find(({ moments }) => moments.some((one) => one.what === what))!;
    return [found, found.moments.findIndex((one) => one.what === what)];
  };
  const complains = (of: Played, rule: string): boolean =>
    judge(of).some((one) => one.includes(`: ${rule}: `));

  it.each(folders)('agrees with scenarios: %s', (folder) => {
    const games = played.filter(({ setup }) => setup.seed.startsWith(`${folder}/`));
    expect(games.flatMap(judge)).toEqual([]);
  });

  it.each(LINES)('notices $name', (mutant) => {
    expect(caught(played, judge, mutant)).not.toEqual([]);
  });

  it('notices INFECTED cards that are left in hand', () => {
    const [found, at] = firstWith('purged');
    const hands = (zones: Played['moments'][number]['zones']) =>
      Object.fromEntries(
        Object.entries(zones).map(([zone, cards]) => [
          zone,
          zone.startsWith('hand/') ? [...cards, 'infected'] : cards,
        ]),
      );
    const left = seenOtherwise(found, at, ({ zones }) => ({ zones: hands(zones) }));
    expect(complains(left, 'SURGERY-01')).toBe(true);
  });

  it('notices Noise that is left at an Encounter', () => {
    const [found, at] = firstWith('encounter');
    const loud = found.moments.reduce(
      (game, _, i) =>
        i < at
          ? game
          : seenOtherwise(game, i, ({ vars }) => ({
              vars: { ...vars, noise: vars.noise.map(() => true) },
            })),
      found,
    );
    expect(complains(loud, 'ENC-03')).toBe(true);
  });

  it('notices a Door more than there are', () => {
    const found = played.find(({ rests }) => rests.length > 2)!;
    const rests = found.rests.map((rest) => ({
      ...rest,
      vars: { ...rest.vars, door: rest.vars.door.map(() => DESTROYED) },
    }));
    expect(complains({ ...found, rests }, 'SUPPLY')).toBe(true);
  });

  it('notices a survivor who should be dead', () => {
    const found = over().find(({ end }) => end.vars.fate.some((fate) => fate > DEAD))!;
    const fate = found.end.vars.fate.map((one) => (one > DEAD ? DEAD : one));
    const end = { ...found.end, vars: { ...found.end.vars, fate } };
    expect(complains({ ...found, end }, 'END-05')).toBe(true);
  });

  it.each([
    ['a Room that is out of reach', 'MOVE-04', (option: string) => !option.startsWith('move ')],
    ['a way that is not offered', 'BASIC-05', (option: string) => !option.startsWith('careful')],
    ['somebody who may not strike', 'BASIC-03', (option: string) => !option.startsWith('melee')],
  ] as const)('notices %s', (_what, rule, stays) => {
    const less = played.map((game) => ({
      ...game,
      rests: game.rests.map((rest) => ({
        ...rest,
        offers: rest.offers.map(({ seat, options }) => ({ seat, options: options.filter(stays) })),
      })),
    }));
    expect(less.some((game) => complains(game, rule))).toBe(true);
  });

  it('notices of every Objective whether it is met', () => {
    const noticed = { met: new Set<string>(), missed: new Set<string>() };
    for (const game of over())
      for (const { ids, seats } of judgedOf(game)) {
        const { winners } = game.end.over!;
        const changed = toggled(winners, seats);
        const end = { ...game.end, over: { ...game.end.over!, winners: changed } };
        if (!complains({ ...game, end }, 'END-11')) continue;
        const which = changed.length < winners.length ? noticed.met : noticed.missed;
        for (const one of ids) which.add(one);
      }
    const all = objectives.map((objective) => objective.id).sort();
    expect([...noticed.met].sort()).toEqual(all);
    expect([...noticed.missed].sort()).toEqual(all);
  });
});
