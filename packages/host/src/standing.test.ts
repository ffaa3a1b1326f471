import { checkSetup, Match, printOption, randomFrom, redeal, type Seat } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import type { StandingAnswer } from '@deadlight/games/telling';
import { describe, expect, it } from 'vitest';
import { loadGame } from './games.ts';
import { standingAnswer, standingFor, wishedFor, withAnswer, withoutAnswer } from './standing.ts';

const GAMES = ['panic', 'nemesis', 'lockdown'];
const SEEDS = 12;
const MAX_MOVES = 700;

/** Random games, at each moment at which a question is put that has a standing answer. */
async function* reactions(game: string) {
  const { game: rules, telling } = await loadGame(game);
  for (let seed = 0; seed < SEEDS; seed++) {
    const random = randomFrom(`standing ${seed}`);
    const match = new Match(rules, checkSetup(rules, { seats: rules.seats.max, seed: `${seed}` }));
    for (let move = 0; move < MAX_MOVES && match.table.over === null; move++) {
      const { table } = match;
      const at = table.state.stack.at(-1)!.at;
      const reaction = telling.standing?.[at];
      if (reaction !== undefined) yield { match, telling, at, reaction };
      const [seat] = table.pending;
      match.decide(seat!, anyAnswer(table, seat!, random));
    }
  }
}

const answersTo = (at: string, says: string): readonly StandingAnswer[] => [
  { at, says, round: null, unless: null },
];

describe.each(GAMES)('in %s, a question with a standing answer', (game) => {
  it('takes one answer, and always offers to let the matter happen', async () => {
    const met = new Set<string>();
    for await (const { match, at, reaction } of reactions(game)) {
      met.add(at);
      for (const seat of match.table.pending) {
        const offered = match.table.options(seat).map((option) => printOption(match.game, option));
        expect(match.table.choose(seat), at).toEqual({ min: 1, max: 1 });
        expect(reaction.lets.filter((says) => offered.includes(says)).length, at).toBe(1);
      }
    }
    expect(met.size).toBeGreaterThan(0);
  });

  it('is one that the game asks', async () => {
    const { telling, loadTexts } = await loadGame(game);
    const { ask } = (await loadTexts('en')) as unknown as { ask: Record<string, string> };
    expect(Object.keys(telling.standing!).filter((at) => ask[at] === undefined)).toEqual([]);
  });

  it('is answered whatever the seat holds, as far as another can tell', async () => {
    let compared = 0;
    for await (const { match, telling, at } of reactions(game)) {
      const { table } = match;
      const [seat] = table.pending;
      const other = (seat === 0 ? 1 : 0) as Seat;
      const imagined = redeal(table, other, `${compared}`);
      for (const unless of [null, 'me'] as const) {
        const answers: StandingAnswer[] = [{ at, says: 'nothing of it', round: null, unless }];
        const found = [table, imagined].map(({ vars }) =>
          standingFor(telling, answers, { at, vars }, seat!),
        );
        expect(found[1]).toBe(found[0]);
      }
      if (++compared === 60) return;
    }
  });
});

describe('a standing answer', () => {
  it('chooses what it says where that is offered, and lets the matter happen otherwise', async () => {
    let [could, could_not] = [0, 0];
    for await (const { match, telling, at } of reactions('nemesis')) {
      if (at !== 'interrupt/ask') continue;
      const [seat] = match.table.pending;
      const offered = match.table.options(seat!).map((one) => printOption(match.game, one));
      const chosen = standingAnswer(match, telling, answersTo(at, 'interrupt'), seat!)!;
      const can = offered.includes('interrupt');
      expect(printOption(match.game, chosen)).toBe(can ? 'interrupt' : 'decline');
      if (can) could++;
      else could_not++;
    }
    expect(Math.min(could, could_not)).toBeGreaterThan(0);
  });

  it('leaves to the person what is aimed at them, if they wish', async () => {
    const { telling } = await loadGame('nemesis');
    const { aims } = telling.standing!['interrupt/ask']!;
    const mine = { declared: { seat: 1, source: 'basic', kind: -1, choice: 0 }, character: [0, 1] };
    expect(aims!({ ...mine, declared: null }, 1 as Seat)).toBe(false);
    for await (const { match, at } of reactions('nemesis')) {
      const { vars } = match.table;
      const { declared } = vars as { declared: { seat: Seat } | null };
      if (at !== 'interrupt/ask' || declared === null) continue;
      expect(aims!(vars, declared.seat)).toBe(true);
      const answers: StandingAnswer[] = [{ at, says: 'decline', round: null, unless: 'me' }];
      expect(standingFor(telling, answers, { at, vars }, declared.seat)).toBeUndefined();
      return;
    }
  });

  it('holds in its round, takes the place of the one before, and can be revoked', () => {
    const vars = { round: 3 };
    const [first] = answersTo('interrupt/ask', 'decline');
    const now: StandingAnswer = { at: 'attack/ignore', says: 'suffer', round: 3, unless: null };
    const both = withAnswer(withAnswer([], first!, vars), now, vars);
    expect(both).toEqual([first, now]);
    const other: StandingAnswer = { ...first!, says: 'interrupt' };
    expect(withAnswer(both, other, { round: 4 })).toEqual([other]);
    expect(withoutAnswer(both, 'attack/ignore')).toEqual([first]);
    expect(withoutAnswer(both, undefined)).toEqual([]);
  });

  it('is taken only to a question that is asked, and in words that it offers', async () => {
    for await (const { match, telling, at } of reactions('nemesis')) {
      if (at !== 'interrupt/ask') continue;
      const [seat] = match.table.pending;
      const wish = { seat: seat!, at: match.numberFor(seat!), says: 'decline', round: true };
      const { round } = match.table.vars as { round: number };
      expect(wishedFor(match, telling, wish)).toEqual({ at, says: 'decline', round, unless: null });
      expect(() => wishedFor(match, telling, { ...wish, at: wish.at + 1 })).toThrow(/no longer/);
      for (const says of ['never', 'fly'])
        expect(() => wishedFor(match, telling, { ...wish, says })).toThrow(`called "${says}"`);
      expect(() => wishedFor(match, {}, wish)).toThrow(/once for all/);
      return;
    }
  });
});
