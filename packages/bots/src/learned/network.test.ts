import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { mindOf } from '../minds.ts';
import { Critic, type CriticFile } from './critic.ts';
import example from './example.json' with { type: 'json' };
import { type InputNames, inputNames, Places } from './inputs.ts';
import { Network, type NetworkFile } from './network.ts';
import { COMPANIES, NETWORKS, networkOf } from './networks.ts';

const WEIGHTS = join(import.meta.dirname, 'weights');
const read = (name: string): unknown => JSON.parse(readFileSync(join(WEIGHTS, name), 'utf8'));

/** Network of a trained model, for inputs of these names, and its critic: not all have one. */
function learned(school: string, shown?: InputNames): { network: Network; critic: Critic | null } {
  const written = read(`${school}.json`) as NetworkFile;
  const names = shown ?? written.inputs;
  const { settings } = written.record;
  const network = new Network(written, names);
  if (!existsSync(join(WEIGHTS, `${school}.critic.json`))) return { network, critic: null };
  const critic = read(`${school}.critic.json`) as CriticFile;
  return { network, critic: new Critic(critic, settings, written.inputs.state, names.state) };
}

interface Example {
  readonly state: string;
  readonly options: string;
  readonly weighed: readonly number[];
  readonly met: number;
  /** What the critic said, where there is one. */
  readonly worth: number | null;
}
const EXAMPLES: readonly (readonly [string, readonly Example[]])[] = Object.entries(example);

/** A step, and the verb that names a grenade. */
const VERBS: Readonly<Record<string, { readonly step: readonly number[]; readonly uses: string }>> =
  {
    nemesis: { step: [3], uses: 'use' },
    lockdown: { step: [3], uses: 'use' },
    panic: { step: [0, 3], uses: 'give' },
  };

const bytes = (text: string): Int8Array => Int8Array.from(Buffer.from(text, 'base64'));

it('every network has a computed example', () => {
  expect(Object.keys(example)).toEqual([
    ...NETWORKS,
    ...COMPANIES.map((game) => `${game}-company`),
  ]);
});

/** What a table with companions loads, as a browser gets it. */
it.each(COMPANIES)('the company of %s weighs at most 120 KB', (game) => {
  const MOST = 120_000;
  const file = gzipSync(readFileSync(join(WEIGHTS, `${game}-company.json`)));
  expect(file.length).toBeLessThan(MOST);
});

/** `train/example.py` has recorded what Python computes from the same weights and bytes. */
it.each(EXAMPLES)(
  'network and critic of %s compute the same as the trainer',
  (school, questions) => {
    const { network, critic } = learned(school);
    expect(questions.length).toBeGreaterThan(2);
    for (const { state, options, met, weighed, worth } of questions) {
      const own = network.weigh(bytes(state), bytes(options), weighed.length);
      own.forEach((number, i) => {
        expect(Math.abs(number - weighed[i]!)).toBeLessThan(1e-3);
      });
      expect(worth === null).toBe(critic === null);
      if (critic === null) continue;
      expect(Math.abs(critic.worth(bytes(state), met) - worth!)).toBeLessThan(1e-3);
    }
  },
);

it('a network that is not loaded says so; one that was never trained is null', () => {
  expect(networkOf('airlock')).toBeNull();
});

const shuffled = (names: readonly string[]): string[] => [
  'new.first',
  ...names.toReversed(),
  'new.last',
];

/** The same inputs in the present order; new inputs are not 0. */
function moved(
  row: Int8Array,
  from: readonly string[],
  to: readonly string[],
  rows: number,
): Int8Array {
  const NEW = 99;
  const made = new Int8Array(rows * to.length);
  for (let i = 0; i < rows; i++)
    to.forEach((name, at) => {
      const was = from.indexOf(name);
      made[i * to.length + at] = was < 0 ? NEW : row[i * from.length + was]!;
    });
  return made;
}

describe.each(EXAMPLES)('inputs by name: %s', (school, questions) => {
  const { inputs } = read(`${school}.json`) as NetworkFile;

  it('gives the same numbers in any input order, and ignores new inputs', () => {
    const shown = { state: shuffled(inputs.state), option: shuffled(inputs.option) };
    const [own, other] = [learned(school), learned(school, shown)];
    for (const { state, options, met, weighed } of questions) {
      const count = weighed.length;
      const seen = moved(bytes(state), inputs.state, shown.state, 1);
      const about = moved(bytes(options), inputs.option, shown.option, count);
      const found = other.network.weigh(seen, about, count);
      own.network.weigh(bytes(state), bytes(options), count).forEach((number, i) => {
        expect(found[i]).toBeCloseTo(number, 4);
      });
      if (own.critic === null) continue;
      const worth = own.critic.worth(bytes(state), met);
      expect(other.critic!.worth(seen, met)).toBeCloseTo(worth, 4);
    }
  });

  it('gives the same numbers, bit for bit, when new inputs follow', () => {
    const shown = { state: [...inputs.state, 'new'], option: [...inputs.option, 'new'] };
    const [own, other] = [learned(school), learned(school, shown)];
    for (const { state, options, met, weighed } of questions) {
      const count = weighed.length;
      const seen = moved(bytes(state), inputs.state, shown.state, 1);
      const about = moved(bytes(options), inputs.option, shown.option, count);
      expect(other.network.weigh(seen, about, count)).toEqual(
        own.network.weigh(bytes(state), bytes(options), count),
      );
      expect(other.critic?.worth(seen, met)).toBe(own.critic?.worth(bytes(state), met));
    }
  });

  it('treats missing inputs as 0', () => {
    const without = (names: readonly string[]): string[] => names.filter((_, i) => i % 9 !== 4);
    const shown = { state: without(inputs.state), option: without(inputs.option) };
    const { network } = learned(school, shown);
    const { state, options, weighed } = questions[0]!;
    const silenced = (row: Int8Array, names: readonly string[]): Int8Array =>
      row.map((byte, i) => ((i % names.length) % 9 === 4 ? 0 : byte));
    const wanted = learned(school).network.weigh(
      silenced(bytes(state), inputs.state),
      silenced(bytes(options), inputs.option),
      weighed.length,
    );
    const found = network.weigh(
      moved(bytes(state), inputs.state, shown.state, 1),
      moved(bytes(options), inputs.option, shown.option, weighed.length),
      weighed.length,
    );
    expect(found).toEqual(wanted);
  });

  it('is given its game by the names it was trained with', () => {
    const id = school.split('-')[0]!;
    const { game } = GAMES[id]!;
    const shown = inputNames(mindOf(id).eyes!);
    // Most known inputs still exist; missing and new ones need no training.
    expect(shown.state.filter((name) => inputs.state.includes(name)).length).toBeGreaterThan(
      inputs.state.length * 0.9,
    );
    const places = new Places(game, inputs);
    const unknown = new Places(game, {
      ...inputs,
      verbs: inputs.verbs.filter(({ word }) => word !== 'move'),
      asks: [],
    });
    const step = game.verbs['move']!(...VERBS[id]!.step);
    expect(places.verb(step)).toBe(inputs.verbs.find(({ word }) => word === 'move')!.code);
    expect(places.saying(game, step)).toBeGreaterThanOrEqual(0);
    expect([unknown.verb(step), unknown.saying(game, step)]).toEqual([-1, -1]);
    expect([places.asks(inputs.asks[0]!), unknown.asks(inputs.asks[0]!)]).not.toContain(undefined);
    expect(unknown.asks(inputs.asks[0]!)).toBe(-1);
  });

  it('knows a thing by its name, whatever its number', () => {
    const id = school.split('-')[0]!;
    const { game } = GAMES[id]!;
    const { uses } = VERBS[id]!;
    const { word, list } = inputs.verbs.find((verb) => verb.word === uses)!;
    const items = inputs.words[list!]!;
    const known = new Places(game, inputs);
    const use = game.verbs[word]!;
    const item = use.params[0]![1].parse('grenade');
    const words = inputs.words.with(list!, ['another', ...items]);
    const renumbered = new Places(game, { ...inputs, words });
    expect(known.saying(game, use(item))).toBe(
      renumbered.saying(game, use(use.params[0]![1].parse(items[items.indexOf('grenade') - 1]!))),
    );
    const gone = inputs.words.with(
      list!,
      items.map((one) => (one === 'grenade' ? 'gone' : one)),
    );
    expect(new Places(game, { ...inputs, words: gone }).saying(game, use(item))).toBe(-1);
  });
});
