import {
  asSeat,
  below,
  checkSetup,
  type Game,
  printOption,
  randomFrom,
  redeal,
  type Setup,
  Table,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { airlock } from '../../../../docs/airlock.ts';
import { chooseAny, randomBot } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { Actions, DONE } from './actions.ts';
import { Environment } from './environment.ts';
import { Observations } from './observations.ts';

const TABLES = [
  ['panic', 4, {}],
  ['panic', 6, { bonus: true }],
  ['nemesis', 3, {}],
  ['nemesis', 4, { mode: 'intruder', board: 'alternative' }],
  ['lockdown', 3, {}],
  ['lockdown', 5, { board: 'alternative', guests: true }],
] as const;

const gameOf = (id: string): Game => GAMES[id]!.game;
const legalIn = (mask: Uint8Array): number[] =>
  [...mask].flatMap((yes, action) => (yes === 1 ? [action] : []));

describe.each(TABLES)('%s for %i with %j', (id, players, options) => {
  const game = gameOf(id);
  const environment = (): Environment =>
    new Environment(game, { players, options, seat: asSeat(1), others: randomBot });

  /** Plays at random and reports every step. */
  function episode(
    env: Environment,
    seed: string,
    look: (said: string) => void = () => {},
  ): number {
    const random = randomFrom(seed);
    env.reset(seed);
    while (!env.done) {
      const legal = legalIn(env.legal());
      const action = legal[below(random, legal.length)]!;
      look(env.actionName(action));
      env.step(action);
    }
    return env.reward;
  }

  it('has observations and masks of constant size, and names for all of them', () => {
    const env = environment();
    const { length } = env.observationNames;
    expect(new Set(env.observationNames).size).toBe(length);
    let moments = 0;
    for (const seed of ['a', 'b'])
      episode(env, seed, () => {
        moments++;
        const seen = env.observe();
        expect(seen).toHaveLength(length);
        expect(seen.every(Number.isFinite)).toBe(true);
        expect(env.legal()).toHaveLength(env.actionCount);
      });
    expect(moments).toBeGreaterThan(10);
    expect(env.observe()).toHaveLength(length);
    expect(legalIn(env.legal())).toEqual([]);
    expect(() => env.step(1)).toThrow('the game is over');
  });

  it('gives the same episode for the same seed', () => {
    const env = environment();
    const story = (seed: string): string[] => {
      const said: string[] = [];
      episode(env, seed, (word) => said.push(word, String(env.observe())));
      return said;
    };
    const first = story('same');
    expect(story('other')).not.toEqual(first);
    expect(story('same')).toEqual(first);
  });

  /** Tables sampled from random games. */
  function* moments(): Generator<Table> {
    for (const seed of ['1', '2', '3']) {
      const setup: Setup = checkSetup(game, { seats: players, seed, options });
      const table: Table = Table.start(game, setup);
      const random = randomFrom(seed);
      for (; table.over === null; ) {
        yield table;
        const seat = table.pending[0]!;
        table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
      }
    }
  }

  it('gives every option of a question its own number', () => {
    const actions = new Actions(game);
    for (const table of moments()) {
      const { options } = new Sight(table, table.pending[0]!);
      const numbers = actions.of(options);
      expect(new Set(numbers).size).toBe(options.length);
      numbers.forEach((action, i) => {
        expect(action).toBeGreaterThan(DONE);
        expect(action).toBeLessThan(actions.size);
        const name = actions.name(action);
        if (!name.includes('#')) expect(name).toBe(printOption(game, options[i]!));
      });
    }
  });

  it('shows nothing that the seat cannot know', () => {
    const setup = checkSetup(game, { seats: players, seed: '0', options });
    let moment = 0;
    for (const table of moments()) {
      if (moment++ % 7 !== 0) continue;
      const seat = table.pending[0]!;
      const observations = new Observations(game, setup, seat);
      const seen = (one: Table) => observations.of(new Sight(one, seat).view);
      expect(seen(redeal(table, seat, `deal ${moment}`))).toEqual(seen(table));
    }
  });
});

describe('the environment', () => {
  it('takes several options one after another, until `done`', () => {
    const env = new Environment(airlock as Game, {
      players: 2,
      seat: asSeat(0),
      others: randomBot,
    });
    env.reset('several');
    const names = (): string[] => legalIn(env.legal()).map((action) => env.actionName(action));
    const say = (name: string): void => env.step(legalIn(env.legal())[names().indexOf(name)]!);
    const seen = (name: string): number => env.observe()[env.observationNames.indexOf(name)]!;
    // Somebody scores in every round.
    const rounds = (): number => seen('vars.points.0') + seen('vars.points.1');
    // One cell in the first round, then up to two.
    expect(names()).not.toContain('done');
    say(names()[0]!);
    expect(rounds()).toBe(1);
    const [done, first, ...others] = names();
    expect(done).toBe('done');
    say(first!);
    expect(rounds()).toBe(1);
    expect(names()).toEqual(['done', ...others]);
    say('done');
    expect(rounds()).toBe(2);
  });

  it('refuses illegal actions', () => {
    const env = new Environment(gameOf('nemesis'), {
      players: 2,
      seat: asSeat(0),
      others: randomBot,
    });
    expect(() => env.step(DONE)).toThrow('action 0 (done) is not legal');
    expect(() => env.step(-1)).toThrow('action -1, none of 0 to');
  });

  it('rewards a victory and nothing else', () => {
    const env = new Environment(gameOf('panic'), {
      players: 4,
      seat: asSeat(0),
      others: randomBot,
    });
    const random = randomFrom('reward');
    const rewards = new Set<number>();
    for (let game = 0; game < 60 && rewards.size < 2; game++) {
      env.reset(`reward:${game}`);
      while (!env.done) {
        expect(env.reward).toBe(0);
        const legal = legalIn(env.legal());
        env.step(legal[below(random, legal.length)]!);
      }
      rewards.add(env.reward);
    }
    expect([...rewards].sort()).toEqual([0, 1]);
  });
});
