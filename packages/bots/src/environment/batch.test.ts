import { asSeat } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { randomBot } from '../random-bot.ts';
import { Batch } from './batch.ts';
import { Environment } from './environment.ts';

const { game } = GAMES['nemesis']!;

it('writes what single environments say, game after game', () => {
  const place = { players: 2, seat: asSeat(1), others: randomBot };
  const batch = new Batch(game, place, 2, 'batch');
  const { header, observationSize, actionCount } = batch;
  const floats = new Float32Array(batch.bytes.buffer, 0, 2 * (header + observationSize));
  const masks = batch.bytes.subarray(floats.byteLength);
  const singles = [0, 1].map((table) => {
    const env = new Environment(game, place);
    env.reset(`batch:${table}:0`);
    return { env, episode: 0, steps: 0 };
  });
  let ended = 0;
  for (let turn = 0; turn < 160; turn++) {
    const actions = singles.map((single, i) => {
      const { env } = single;
      const from = 2 * header + i * observationSize;
      expect(floats.subarray(from, from + observationSize)).toEqual(env.observe());
      const mask = masks.subarray(i * actionCount, (i + 1) * actionCount);
      expect(mask).toEqual(env.legal());
      expect(floats[i * header]).toBe(2);
      const legal = env.legalActions();
      return legal[turn % legal.length]!;
    });
    batch.answer(Uint32Array.from(actions));
    for (const [i, single] of singles.entries()) {
      single.env.step(actions[i]!);
      single.steps++;
      expect(floats[i * header + 1]).toBe(single.env.done ? 1 : 0);
      if (!single.env.done) continue;
      ended++;
      expect(floats[i * header + 2]).toBe(single.steps);
      expect([...floats.subarray(i * header + 3, i * header + 5)]).toEqual(single.env.rewards);
      single.env.reset(`batch:${i}:${++single.episode}`);
      single.steps = 0;
    }
  }
  expect(ended).toBeGreaterThan(0);
});
