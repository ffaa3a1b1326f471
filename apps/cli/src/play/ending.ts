import { type Ending, type Match, SPECTATOR, viewOf } from '@deadlight/engine';
import { epilogueOf } from '@deadlight/games';
import { capital } from '@deadlight/games/text';
import { boardOf } from '../boards.ts';
import { seatRef } from '../seats.ts';
import { hanging } from '../terminal/hanging.ts';
import { paint } from '../terminal/paint.ts';
import type { Screen } from './screen.ts';

/** Who won, how, everyone's secret, and who lied: at the end nothing is hidden. */
export function endingOf(
  { table, log }: Match,
  { how, rule, winners }: Ending,
  { playable, voice, columns }: Screen,
  drawn = true,
): string[] {
  const board = boardOf(table.game.id);
  const view = viewOf(table, SPECTATOR);
  const seats = winners.map((seat) => seatRef(table, seat));
  return [
    ...(drawn
      ? [paint('dim', '─'.repeat(Math.min(columns, 100))), ...board.map(view, voice, columns), '']
      : []),
    paint('bold', voice.say('play.over')),
    `${voice.say(playable.telling.endingText(how))} ${paint('dim', `[${rule}]`)}`,
    paint('bold', capital(voice.say('play.winners', { count: winners.length, seats }))),
    ...board.reveal(view, voice),
    ...epilogueOf(playable.telling, voice, view, log.truth()).flatMap((paragraph) => [
      '',
      ...hanging(paragraph, columns, 0),
    ]),
  ];
}
