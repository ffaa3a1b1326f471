import { checkSetup, Match, type Option, printAnswer } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { voiceFor } from '../voice.ts';
import { keptBot, keptHints } from './kept-bot.ts';

const playable = GAMES['panic']!;
const match = new Match(
  playable.game,
  checkSetup(playable.game, { seats: 4, seed: 'kept' }),
) as Match;
const seat = match.table.pending[0]!;
const last = match.table.options(seat).at(-1) as Option;

it('a game on older rules is played on by the bots of those rules', async () => {
  const asked: unknown[] = [];
  const bot = keptBot(
    {
      async think(position) {
        asked.push([position.seat, position.level, position.state === match.table.state]);
        return { answer: last, hints: [] };
      },
    },
    match,
    seat,
    'survivor',
  );
  expect(await bot.answer(undefined as never, undefined as never)).toBe(last);
  expect(asked).toEqual([[seat, 'survivor', true]]);
});

it('hints come from there as well, in the present texts', () => {
  const option = printAnswer(playable.game, last);
  const reasons = [{ name: 'play.over', data: {} }];
  const hints = keptHints(
    { hintsFor: () => [{ option, reasons }] },
    match,
    seat,
    voiceFor(playable, 'en'),
  );
  expect(hints).toEqual([{ option, reasons: 'The game is over.' }]);
});
