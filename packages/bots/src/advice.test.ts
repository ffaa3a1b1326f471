import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { flatten, GAMES, LANGUAGES, Voice } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import './all-minds.ts';
import { type Advice, adviseOn } from './advice.ts';
import { drifter } from './drifter.ts';
import { isTaught, mindOf } from './minds.ts';
import { Sight } from './sight.ts';
import { reasonsFor, wordsFor } from './speech.ts';
import { thinkable } from './survivor.ts';
import { botTexts } from './text/index.ts';

describe.each(Object.keys(GAMES).filter(isTaught))('advice in %s', (id) => {
  const { game } = GAMES[id]!;
  const { terms, speech, routine } = mindOf(id);

  it.each(LANGUAGES)('has a text for every reason in %s', (language) => {
    const texts = flatten(botTexts[language]);
    const wanted = terms.flatMap((term) => [
      `reason.${speech}.${term}.for`,
      `reason.${speech}.${term}.against`,
    ]);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((name) => !texts.has(name))).toEqual([]);
  });

  it.each(LANGUAGES)('has a text for questions left to habit in %s', (language) => {
    const texts = flatten(botTexts[language]);
    const wanted = [...(routine ?? [])].flatMap((asks) => {
      if (!asks.startsWith('draft/')) return [`reason.routine.${asks.replace('/', '-')}`];
      const word = asks === 'draft/role' ? 'choose-role' : 'choose';
      const [, domain] = game.verbs[word]!.params[0]!;
      return Array.from({ length: domain.size }, (_, value) => domain.print(value))
        .filter((name) => !name.includes(':') && (word === 'choose-role' || id === 'nemesis'))
        .map((name) => `reason.draft.${name}`);
    });
    expect(wanted.filter((name) => !texts.has(name))).toEqual([]);
  });

  it('names up to three options, best first, with reasons that have texts', () => {
    const table: Table = Table.start(game, checkSetup(game, { seats: 4, seed: 'advice' }));
    const random = randomFrom('players');
    const said = new Set<string>();
    for (let i = 0; i < 120 && table.over === null; i++) {
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      if (i % 4 === 0) {
        const advice = adviseOn(sight, randomFrom('hint'));
        const { options, choose } = sight;
        const most = routine?.has(sight.asks) ? 1 : 3;
        expect(advice).toHaveLength(
          choose.max === 1 && choose.min === 1 ? Math.min(most, options.length) : 0,
        );
        for (const { option } of advice) expect(options).toContain(option);
        if (most === 1) {
          table.decide(seat, drifter.answer(sight, random));
          continue;
        }
        const mind = mindOf(game.id);
        const worthy = new Set(thinkable(mind, sight, randomFrom('hint')));
        const rank = ({ option, worth }: Advice): number => worth + (worthy.has(option) ? 10 : 0);
        const purpose = options.find((option) => mind.isPurpose?.(sight, option));
        if (purpose !== undefined && mind.firmness?.(sight) === 0)
          expect(advice[0]?.option).toBe(purpose);
        const ranked = advice[0]?.option === purpose ? advice.slice(1) : advice;
        for (let n = 1; n < ranked.length; n++)
          expect(rank(ranked[n]!)).toBeLessThanOrEqual(rank(ranked[n - 1]!));
        for (const one of advice)
          for (const language of LANGUAGES)
            said.add(
              `${language} ${reasonsFor(sight, one, new Voice(language, botTexts[language]))}`,
            );
      }
      table.decide(seat, drifter.answer(sight, random));
    }
    expect(said.size).toBeGreaterThan(4 * 5);
  });

  it('gives no reason that luck could have made, and none about what is not there', () => {
    const table: Table = Table.start(game, checkSetup(game, { seats: 4, seed: 'luck' }));
    const random = randomFrom('players');
    let even = 0;
    for (let i = 0; i < 60 && table.over === null; i++) {
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      if (i % 4 === 0) {
        const fire = (table.vars as { fire?: readonly boolean[] }).fire;
        const advice = adviseOn(sight, randomFrom('hint'));
        for (const one of advice) {
          if (fire?.includes(true) === false)
            expect(one.reasons.map(({ term }) => term)).not.toContain('fire');
          // What may be as good as the first is not talked up or down.
          if (one.isEven === true) {
            even++;
            expect(wordsFor(sight, one)).toEqual([{ name: 'reason.even', data: {} }]);
          }
        }
        expect(advice[0]?.isEven ?? false).toBe(false);
      }
      table.decide(seat, drifter.answer(sight, random));
    }
    expect(even).toBeGreaterThan(0);
  });
});
