/** What a beat says, wherever it is shown: its words give it its time. */
import type { CardSheet } from '@deadlight/games';
import type { Voice } from '@deadlight/games/text';
import type { Beat } from './beat.ts';
import { fateOf, textOf } from './fate.ts';
import { wordsIn } from './pacing.ts';

export const sayBeat = ({ text, line }: Beat, voice: Voice): string =>
  text ?? voice.say(`log.${line.what}`, line.data);

/** Above what is shown large: the cards of a trade are seen, and need not be named. */
export const sayLarge = (beat: Beat, voice: Voice): string =>
  beat.swap === null ? sayBeat(beat, voice) : voice.say('stage.swap', { who: beat.swap.partner });

/** The text of a card that is turned up for everybody; what strikes others is told in a sentence. */
export const cardTextOf = ({ shows, card }: Beat, sheets: readonly CardSheet[]): string =>
  shows === 'card' ? textOf(sheets, card) : '';

/** How many words there are to be read while a beat is shown, to somebody who has been told the rest already. */
export function wordsOf(
  beat: Beat,
  voice: Voice,
  sheets: readonly CardSheet[],
  known: ReadonlySet<string>,
): number {
  const { fate, cause, betrayal, swap } = beat;
  if (fate === null || fate === 'death') {
    const deed =
      betrayal === null ? '' : voice.say(`log.${betrayal.deed.what}`, betrayal.deed.data);
    const cards =
      swap === null
        ? []
        : [
            voice.say('stage.given'),
            voice.say(swap.given),
            voice.say('stage.got'),
            voice.say(swap.got),
          ];
    return wordsIn([deed, sayLarge(beat, voice), cardTextOf(beat, sheets), ...cards].join(' '));
  }
  // That somebody strikes at me is read as the cause of what follows.
  if (fate === 'attacked') {
    const text = textOf(sheets, beat.card);
    return wordsIn(`${sayBeat(beat, voice)} ${known.has(text) ? '' : text}`);
  }
  const { title, means } = fateOf(beat, voice, sheets, known);
  const why = betrayal !== null && cause !== null ? voice.say(`log.${cause.what}`, cause.data) : '';
  return wordsIn(`${title} ${means} ${why}`);
}
