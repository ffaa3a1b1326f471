import { clip, quoted, Refused } from './errors.ts';
import type { Game, OptionValue, Setup } from './game.ts';
import { lookUp } from './outside.ts';

const SEED = /^[\w.:-]{1,64}$/;

/** A table option's value as it is written: `true`, `false`, a number, or a word. */
export const readOptionValue = (word: string): OptionValue =>
  word === 'true' || word === 'false' ? word === 'true' : /^\d+$/.test(word) ? Number(word) : word;

/** A full set-up from what was asked for, or `Refused` saying what would be right. */
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
