import { expect, expectTypeOf, it } from 'vitest';
import { Broken } from './errors.ts';
import { checkSetup, type OptionSpecs, optionsIn } from './setup.ts';

const OPTIONS = { pace: ['slow', 'fast'], lives: [3, 5] } as const satisfies OptionSpecs;
const GAME = { id: 'game', seats: { min: 1, max: 2 }, options: OPTIONS };
const setupWith = (options: Record<string, string | number>) =>
  checkSetup(GAME, { seats: 1, seed: 'x', options });

it('options have their declared type and default', () => {
  const options = optionsIn(OPTIONS, setupWith({ lives: 5 }));
  expect(options).toEqual({ pace: 'slow', lives: 5 });
  expectTypeOf(options).toEqualTypeOf<{
    readonly pace: 'slow' | 'fast';
    readonly lives: 3 | 5;
  }>();
});

it('a set-up that was not checked is refused', () => {
  const setup = setupWith({});
  for (const options of [{}, { pace: 'slow' }, { pace: 'slow', lives: 4 }])
    expect(() => optionsIn(OPTIONS, { ...setup, options })).toThrow(Broken);
});
