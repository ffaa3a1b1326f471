import { asSeat } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { randomBot } from '../random-bot.ts';
import { Environment } from './environment.ts';
import { talk } from './talk.ts';

interface Moment {
  readonly observation: readonly number[];
  readonly legal: readonly number[];
  readonly reward: number;
  readonly done: boolean;
}

const env = new Environment(GAMES['nemesis']!.game, {
  players: 2,
  seat: asSeat(1),
  others: randomBot,
});
const say = (wish: object): unknown => JSON.parse(talk(env, JSON.stringify(wish)));

it('lets a program in any language learn', () => {
  const { observation, actions } = say({ do: 'describe' }) as Record<string, string[]>;
  let moment = say({ do: 'reset', seed: 'talk' }) as Moment;
  expect(say({ do: 'observe' })).toEqual(moment);
  let steps = 0;
  while (!moment.done) {
    expect(moment.observation).toHaveLength(observation!.length);
    expect(actions![moment.legal[0]!]).toMatch(/^[a-z]/);
    moment = say({ do: 'step', action: moment.legal[steps++ % moment.legal.length] }) as Moment;
  }
  expect(moment.legal).toEqual([]);
  expect([0, 1]).toContain(moment.reward);
});

it.each([
  ['{"do":"fly"}', '"do" is one of describe, reset, step, observe, not fly'],
  ['{"do":"step","action":0}', 'the game is over'],
  ['{"do":"reset","seed":"no seed"}', 'a seed has 1 to 64'],
  ['hello', 'is not valid JSON'],
])('answers %s with what is wrong', (line, problem) => {
  expect((JSON.parse(talk(env, line)) as { problem: string }).problem).toContain(problem);
});

it('refuses an action that is not an action number', () => {
  say({ do: 'reset', seed: 'talk' });
  for (const action of [0.5, -1, 1e9])
    expect(say({ do: 'step', action })).toMatchObject({
      problem: expect.stringContaining(String(action)),
    });
});
