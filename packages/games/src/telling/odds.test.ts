import {
  checkSetup,
  printOption,
  randomFrom,
  redeal,
  Table,
  type View,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import type { Vars } from '../survival/vars.ts';
import { LANGUAGES, Voice } from '../text/voice.ts';
import type { Throw } from './odds.ts';
import { saidIn } from './option.ts';

/** Every question of a game played at random, as the seat sees it that is asked. */
function* questions(id: string, seed: string) {
  const { game } = GAMES[id]!;
  const table: Table = Table.start(game, checkSetup(game, { seats: 4, seed }));
  const random = randomFrom(seed);
  for (let i = 0; i < 900 && table.over === null; i++) {
    const seat = table.pending[0]!;
    yield { table, seat, view: viewOf(table, seat) };
    table.decide(seat, anyAnswer(table, seat, random));
  }
}

const oddsIn = (id: string, view: View, option: string): readonly Throw[] =>
  GAMES[id]!.telling.odds(view, saidIn(GAMES[id]!.game, option));

describe.each(['nemesis', 'lockdown', 'panic'])('the odds in %s', (id) => {
  const { texts } = GAMES[id]!;

  it('add up, have texts, and are the same whatever the seat cannot know', () => {
    const voices = LANGUAGES.map((language) => new Voice(language, texts[language]));
    const met = new Set<string>();
    for (const { table, seat, view } of questions(id, 'odds')) {
      const options = view.question?.options ?? [];
      const told = options.map((option) => oddsIn(id, view, option));
      for (const { of, chances } of told.flat()) {
        met.add(of);
        expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
        for (const voice of voices) {
          expect(voice.say(`odds.of.${of}`)).not.toBe('');
          for (const { name, data } of chances)
            expect(voice.say(`odds.${name}`, data)).not.toBe('');
        }
      }
      if (told.flat().length === 0) continue;
      const other = viewOf(redeal(table, seat, 'other'), seat);
      expect(options.map((option) => oddsIn(id, other, option))).toEqual(told);
    }
    expect(met.size).toBeGreaterThan(id === 'panic' ? -1 : 1);
  });
});

/** What an attack has done to an Intruder that is where it was. */
const came = (before: Vars, after: Vars, figure: number): string => {
  if (after.at[figure] !== before.at[figure]) return 'gone';
  return after.hurt[figure] === before.hurt[figure] ? 'miss' : 'hit';
};

/** Answers whatever is left of an action as plainly as can be. */
function settle(table: Table): void {
  for (let i = 0; i < 12 && table.over === null; i++) {
    const seat = table.pending[0]!;
    if (table.question(seat).at === 'turn/act') return;
    const options = table.options(seat);
    const words = options.map((option) => printOption(table.game, option));
    const plain = words.findIndex((word) => ['decline', 'stand', 'done'].includes(word));
    table.decide(seat, options[Math.max(0, plain)]!);
  }
}

const WORLDS = 400;

/** A deck that is too short for what is drawn is made of the discards again. */
const ALL = Number.POSITIVE_INFINITY;
it.each([
  ['nemesis', ALL],
  ['lockdown', ALL],
  ['nemesis', 0],
  ['lockdown', 0],
])(
  'in %s, a shot and a blow come out as often as is told, with at most %d cards left',
  (id, most) => {
    let tried = 0;
    for (let deal = 0; deal < 12 && tried < 3; deal++)
      for (const { table, seat, view } of questions(id, `fight-${deal}`)) {
        if (tried >= 3) break;
        const option = view.question?.options.find((one) =>
          /^(shoot|melee) .*(adult|creeper|breeder|queen)/.test(one),
        );
        if (option === undefined || view.question?.at !== 'turn/act') continue;
        if ((view.zones['attackDeck']?.size ?? 0) > most) continue;
        const [thrown] = oddsIn(id, view, option);
        const chanceOf = (wanted: string): number =>
          thrown!.chances.find(({ name }) => name === wanted)?.chance ?? 0;
        const figure = figureIn(id, option);
        const chosen = table.options(seat).find((one) => printOption(table.game, one) === option)!;
        const counts: Record<string, number> = { miss: 0, hit: 0, gone: 0 };
        for (let world = 0; world < WORLDS; world++) {
          const imagined = redeal(table, seat, `world ${world}`);
          const before = structuredClone(imagined.vars) as Vars;
          imagined.decide(seat, chosen);
          settle(imagined);
          counts[came(before, imagined.vars as Vars, figure)]!++;
        }
        for (const what of ['miss', 'hit'])
          expect(Math.abs(counts[what]! / WORLDS - chanceOf(what))).toBeLessThan(0.1);
        tried++;
      }
    expect(tried).toBeGreaterThan(0);
  },
);

/** The figure that an option names, by its index. */
function figureIn(id: string, option: string): number {
  const { game } = GAMES[id]!;
  const [word, ...values] = option.split(' ');
  const [, domain] = game.verbs[word!]!.params.at(-1)!;
  return domain.parse(values.at(-1)!);
}
