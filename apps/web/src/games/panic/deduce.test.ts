import { checkSetup, FIRST_SEAT, Match, randomFrom, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES } from '@deadlight/games';
import { Voice } from '@deadlight/games/text';
import { expect, it } from 'vitest';
import texts from '../../text/en.json' with { type: 'json' };
import { deduce } from './deduce.ts';
import { cardsIn, seatRef, zoneOf } from './view.ts';

it('lists every trade, and calls infected only those who have been', () => {
  const { game, texts: said } = GAMES['panic']!;
  const voice = new Voice('en', said.en, texts);
  let [trades, certain] = [0, 0];
  for (let seed = 0; seed < 6; seed++) {
    const match = new Match(game, checkSetup(game, { seats: 5, seed: `deduce-${seed}` }));
    const random = randomFrom(`deduce-${seed}`);
    const infected = new Set<string>();
    for (let i = 0; i < 400 && match.table.over === null; i++) {
      const seat = match.table.pending[0]!;
      match.decide(seat, anyAnswer(match.table, seat, random));
      for (let other = FIRST_SEAT; other < 5; other++)
        if (!cardsIn(viewOf(match.table, other), zoneOf('status', other)).includes('human'))
          infected.add(voice.say(seatRef(other).slice(1)));
    }
    const lines = match.log.linesFor(FIRST_SEAT);
    const found = deduce(viewOf(match.table, FIRST_SEAT), lines, voice);
    expect(found.trades).toHaveLength(lines.filter(({ what }) => what === 'trade').length);
    trades += found.trades.length;
    for (const text of found.certain) {
      const [, who] = /^(.+) (?:has been infected|is the Host)/.exec(text) ?? [];
      if (who === undefined) continue;
      certain++;
      expect([...infected]).toContain(who);
    }
  }
  expect(trades).toBeGreaterThan(5);
  expect(certain).toBeGreaterThan(0);
});
