import { botCalled, Sight } from '@deadlight/bots';
import { thinkersOn } from '@deadlight/bots/threads';
import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { afterAll, describe, expect, it } from 'vitest';
import { voiceFor } from '../voice.ts';
import { Thinker } from './thinker.ts';

const { game } = GAMES['panic']!;

/** The first question of a game that there is something to think about. */
function question(): Sight {
  const table: Table = Table.start(game, checkSetup(game, { seats: 4, seed: 'thinker' }));
  const sight = new Sight(table, table.pending[0]!);
  expect(sight.options.length).toBeGreaterThan(1);
  return sight;
}

describe('a mastermind at the table', () => {
  const thinkers = thinkersOn(2);
  afterAll(() => thinkers.close());

  /** Runs a search of a given size, and returns the output; Enter is pressed after a while, or never. */
  async function think(iterations: number, enterAfter: number | null) {
    const sight = question();
    const shown: string[] = [];
    let listening = 0;
    const thinker = new Thinker('mastermind', iterations, {
      thinkers,
      voice: voiceFor(GAMES['panic']!, 'en'),
      keyboard: {
        onEnter(call) {
          listening++;
          if (enterAfter !== null) setTimeout(call, enterAfter);
          return () => listening--;
        },
      },
      show: (lines) => shown.push(...lines),
    });
    const answer = await thinker.answer(sight, randomFrom('chance'));
    expect(sight.options).toContain(answer);
    expect(listening).toBe(0);
    return { answer, shown };
  }

  it('answers as it would without threads, and says nothing of it', async () => {
    const { answer, shown } = await think(24, null);
    expect(answer).toBe(botCalled('mastermind:24')!.answer(question(), randomFrom('chance')));
    expect(shown).toEqual([]);
  });

  it('answers at once when somebody presses Enter, and says how much it searched', async () => {
    const { shown } = await think(1e9, 50);
    expect(shown).toEqual([expect.stringMatching(/^\w+ answers after [\d,]+ games\.$/)]);
  });
});
