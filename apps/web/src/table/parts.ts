/** Options that are chosen in two steps: first what some have in common, such as the room, then the rest. */
import type { View } from '@deadlight/engine';
import { saidIn } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { BrowserGame } from '../games/game.ts';
import type { Choice } from './choice.ts';

/** What some options have in common, in the notation of options: `careful 8`. */
function commonOf({ app, parts }: BrowserGame, notation: string): string | null {
  const { word, data } = saidIn(app.vocabulary, notation);
  const first = parts !== undefined && Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (first === undefined) return null;
  return `${word} ${first.map((field) => data[field]).join(' ')}`.trim();
}

/** One of them, where what they have in common has been said. */
function restOf(game: BrowserGame, view: View, voice: Voice, one: Choice): Choice {
  const name = `part.${one.verb}.rest`;
  if (!voice.has(name)) return one;
  const said = saidIn(game.app.vocabulary, one.notation);
  return { ...one, label: voice.say(name, game.app.telling.values(view, voice, said, view.seat)) };
}

/** Options that have something in common, as one choice that opens. */
function together(
  game: BrowserGame,
  view: View,
  voice: Voice,
  notation: string,
  some: readonly Choice[],
): Choice {
  const [first] = some as [Choice, ...Choice[]];
  const said = saidIn(game.app.vocabulary, first.notation);
  const values = game.app.telling.values(view, voice, said, view.seat);
  const [whole] = first.targets;
  const isShared = some.every(({ targets }) => targets[0] === whole);
  return {
    ...first,
    notation,
    label: voice.say(`part.${first.verb}.whole`, values),
    targets: isShared && whole !== undefined ? [whole] : [],
    parts: {
      asked: voice.say(`part.${first.verb}.asked`, values),
      choices: some.map((one) => restOf(game, view, voice, one)),
    },
  };
}

/** Options as they are offered first: those with something in common are one. */
export function inParts(
  game: BrowserGame,
  view: View,
  voice: Voice,
  all: readonly Choice[],
): readonly Choice[] {
  if (game.parts === undefined) return all;
  const common = Map.groupBy(all, ({ notation }) => commonOf(game, notation));
  return all.flatMap((one) => {
    const notation = commonOf(game, one.notation);
    const some = notation === null ? [one] : common.get(notation)!;
    if (some.length === 1) return [one];
    return one === some[0] ? [together(game, view, voice, notation!, some)] : [];
  });
}

/** Whether an option is this one, or one of those that it stands for. */
export const isOrHolds = ({ notation, parts }: Choice, wanted: string | null): boolean =>
  notation === wanted || parts?.choices.some((one) => one.notation === wanted) === true;
