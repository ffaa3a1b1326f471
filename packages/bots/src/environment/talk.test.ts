import { asSeat } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import '../all-minds.ts';
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

it('shows the view, and what a network gets of the question', () => {
  const one = new Environment(GAMES['nemesis']!.game, {
    players: 2,
    seat: asSeat(1),
    others: randomBot,
  });
  const ask = (wish: object): unknown => JSON.parse(talk(one, JSON.stringify(wish)));
  const { network: names } = ask({ do: 'describe' }) as {
    network: Record<'state' | 'option', string[]>;
  };
  let moment = ask({ do: 'reset', seed: 'network' }) as Moment;
  let asked = 0;
  for (let steps = 0; !moment.done && steps < 40; steps++) {
    const { view } = ask({ do: 'view' }) as { view: { seat: number; question: object } };
    expect(view).toMatchObject({ seat: 1, question: expect.any(Object) });
    const { network } = ask({ do: 'network' }) as {
      network: Record<'state' | 'options', string> & { actions: number[] };
    };
    if (network !== null) {
      asked++;
      expect(atob(network.state)).toHaveLength(names.state.length);
      expect(atob(network.options)).toHaveLength(names.option.length * network.actions.length);
      for (const action of network.actions) expect(moment.legal).toContain(action);
    }
    moment = ask({ do: 'step', action: moment.legal[steps % moment.legal.length] }) as Moment;
  }
  expect(asked).toBeGreaterThan(0);
});

it('plays every seat, and shows each what that seat sees', () => {
  const all = new Environment(GAMES['nemesis']!.game, {
    players: 2,
    seat: null,
    others: randomBot,
  });
  const ask = (wish: object): unknown => JSON.parse(talk(all, JSON.stringify(wish)));
  expect(ask({ do: 'describe', seat: 2 })).toMatchObject({ seats: [1, 2] });
  let moment = ask({ do: 'reset', seed: 'all' }) as Moment & { seat: number; rewards: number[] };
  const asked = new Set<number>();
  for (let steps = 0; !moment.done; steps++) {
    asked.add(moment.seat);
    const other = 3 - moment.seat;
    expect(ask({ do: 'observe', seat: other })).toMatchObject({ seat: other, legal: [] });
    moment = ask({ do: 'step', action: moment.legal[steps % moment.legal.length] }) as never;
  }
  expect([...asked].sort()).toEqual([1, 2]);
  expect(moment.rewards).toHaveLength(2);
});

it.each([
  ['{"do":"observe","seat":1}', "seat 1 is not the learner's"],
  ['{"do":"view","seat":7}', "seat 7 is not the learner's"],
  ['{"do":"fly"}', '"do" is one of describe, reset, step, observe, view, network, not fly'],
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
