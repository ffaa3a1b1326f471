/** What a person reads before deciding. Everything comes from the seat's view and its log lines. */
import type { Line, View } from '@deadlight/engine';
import type { PlayableGame, Voice } from '@deadlight/games';
import { boardOf } from '../board.ts';
import { paint } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { choicesOf } from './labels.ts';
import { listed } from './listed.ts';

export interface Screen {
  readonly playable: PlayableGame;
  readonly voice: Voice;
  readonly columns: number;
}

const MOST_NEWS = 40;

export const sayLine = (voice: Voice, { what, data }: Line): string =>
  voice.say(`log.${what}`, data);

export function news(lines: readonly Line[], voice: Voice): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(-MOST_NEWS).map((line) => `  ${sayLine(voice, line)}`);
  const count = lines.length - shown.length;
  const earlier = count > 0 ? [`  ${voice.say('play.earlier', { count })}`] : [];
  return [paint('bold', voice.say('play.news')), ...earlier, ...shown, ''];
}

function question(view: View, { playable, voice, columns }: Screen): string[] {
  if (view.question === null) return [];
  const { at, min, max } = view.question;
  const one = min === 1 && max === 1;
  const how = one
    ? voice.say('play.choose')
    : voice.say('play.chooseSeveral', { min, max, none: min === 0 ? 'yes' : 'no' });
  return [
    paint('bold', voice.say(`ask.${at}`)),
    ...listed(choicesOf(playable, voice, view), columns),
    paint('dim', how),
  ];
}

/** All that a seat sees, and what it is asked. */
export function screenOf(view: View, lines: readonly Line[], screen: Screen): string[] {
  const { voice, columns } = screen;
  const board = boardOf(view.game);
  return [
    paint('dim', '─'.repeat(Math.min(columns, 100))),
    ...news(lines, voice),
    ...wrap(board.status(view, voice), columns),
    ...board.map(view, voice, columns),
    '',
    ...board.crew(view, voice, columns),
    '',
    ...board.own(view, voice, columns),
    '',
    ...question(view, screen),
  ];
}
