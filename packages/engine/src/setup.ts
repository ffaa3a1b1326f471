import { Broken, clip, quoted, Refused } from './errors.ts';
import type { Game, Setup } from './game.ts';
import { lookUp } from './outside.ts';
import type { OptionValue } from './vocabulary.ts';

const SEED = /^[\w.:-]{1,64}$/;

/** A table option's value as it is written: `true`, `false`, a number, or a word. */
export const readOptionValue = (word: string): OptionValue =>
  word === 'true' || word === 'false' ? word === 'true' : /^\d+$/.test(word) ? Number(word) : word;

/** Completes a requested set-up, or throws `Refused` saying what would be right. */
export function checkSetup<V>(
  game: Pick<Game<V>, 'id' | 'seats' | 'options'>,
  wish: { seats: number; seed: string; options?: Readonly<Record<string, OptionValue>> },
): Setup {
  const { min, max } = game.seats;
  if (!Number.isInteger(wish.seats) || wish.seats < min || wish.seats > max)
    throw new Refused(`${game.id} seats ${min} to ${max} players, not ${clip(wish.seats)}`);
  if (!SEED.test(wish.seed))
    throw new Refused(
      `a seed has 1 to 64 letters, digits, ".", ":", "_" or "-", not ${quoted(wish.seed)}`,
    );
  const options: Record<string, OptionValue> = {};
  for (const name of Object.keys(game.options)) options[name] = game.options[name]![0]!;
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const values = lookUp(game.options, name);
    if (values === undefined) {
      const known = Object.keys(game.options).join(', ');
      throw new Refused(`${game.id} has no option ${quoted(name)}; it has ${known}`);
    }
    if (!values.includes(value))
      throw new Refused(`option ${name} is one of ${values.join(', ')}, not ${quoted(value)}`);
    options[name] = value;
  }
  return { game: game.id, seats: wish.seats, seed: wish.seed, options };
}

/** Table options with their values, as a game declares them; the first value is the default. */
export type OptionSpecs = Readonly<Record<string, readonly OptionValue[]>>;

/** One value for each option that a game declares. */
export type OptionsOf<O extends OptionSpecs> = { readonly [N in keyof O]: O[N][number] };

function isChoiceOf<O extends OptionSpecs>(
  specs: O,
  options: Readonly<Record<string, unknown>>,
): options is OptionsOf<O> {
  return Object.entries(specs).every(([name, values]) =>
    values.some((value) => value === options[name]),
  );
}

/** The options of a set-up, typed by their declaration. */
export function optionsIn<O extends OptionSpecs>(specs: O, { options }: Setup): OptionsOf<O> {
  if (!isChoiceOf(specs, options))
    throw new Broken(`a set-up needs a value for each option: ${Object.keys(specs).join(', ')}`);
  return options;
}
