/** What was said at the table, as options: the same few are said again and again. */
import { type Game, type Option, parseAnswer } from '@deadlight/engine';

const parsed = new WeakMap<Game, Map<string, Option>>();

/** The option that a line in notation stands for. */
export function optionSaid(game: Game, says: string): Option {
  let known = parsed.get(game);
  if (known === undefined) {
    known = new Map();
    parsed.set(game, known);
  }
  let option = known.get(says);
  if (option === undefined) {
    option = parseAnswer(game, says, false) as Option;
    known.set(says, option);
  }
  return option;
}
