/** What a person reads before deciding. Everything comes from the seat's view and its log lines. */
import type { Line, View } from '@deadlight/engine';
import { type PlayableGame, sayChoice, sayOption, type Voice } from '@deadlight/games';
import { boardOf } from '../boards.ts';
import { hanging } from '../terminal/hanging.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import { choicesOf } from './labels.ts';
import { listed } from './listed.ts';
import { storyOf } from './story.ts';

export interface Screen {
  readonly playable: PlayableGame;
  readonly voice: Voice;
  readonly columns: number;
  readonly rows: number;
}

const MAX_NEWS = 40;

/** Events since then as a story; if there are many, the last ones. */
export function news(lines: readonly Line[], screen: Screen): string[] {
  if (lines.length === 0) return [];
  const { voice } = screen;
  const rows = storyOf(lines, screen);
  const shown = rows.slice(-MAX_NEWS).map((row) => `  ${row}`);
  const count = rows.length - shown.length;
  const earlier = count > 0 ? [`  ${voice.say('play.earlier', { count })}`] : [];
  return [paint('bold', voice.say('play.news')), ...earlier, ...shown, ''];
}

/** Another player's intended action: the answer may pay for it or stop it. */
function announcement(view: View, { playable: { telling }, voice, columns }: Screen): string[] {
  const announced = telling.announced(view);
  if (announced === null) return [];
  const { seat, steps } = announced;
  const who = telling.seatRef(view.vars, seat);
  const what = steps
    .map((step) => sayOption(telling, voice, view, step, seat))
    .reduce((whole, part) => voice.say('play.announced', { who: whole, what: part }));
  return hanging(voice.say('play.announced', { who, what }), columns);
}

/** The question, its options in as many lines as are free, and how to answer. */
function question(view: View, { playable, voice, columns }: Screen, free: number): string[] {
  if (view.question === null) return [];
  const { min, max } = view.question;
  const one = min === 1 && max === 1;
  const how = one
    ? voice.say('play.choose')
    : voice.say('play.chooseSeveral', { min, max, none: min === 0 ? 'yes' : 'no' });
  const asked = wrap(sayChoice(playable.game, voice, view), columns).map((line) =>
    paint('bold', line),
  );
  // One line says how to answer, the next is the prompt.
  const left = free - asked.length - 2;
  return [...asked, ...listed(choicesOf(playable, voice, view), columns, left), paint('dim', how)];
}

/** All that a seat sees, and what it is asked; the map's key only the first time. */
export function screenOf(
  view: View,
  lines: readonly Line[],
  screen: Screen,
  first = false,
): string[] {
  const { voice, columns, rows } = screen;
  const board = boardOf(view.game);
  const parts = [
    [
      ...wrap(board.status(view, voice), columns),
      ...board.map(view, voice, columns),
      ...(first ? board.key(view, voice, columns) : []),
    ],
    board.crew(view, voice, columns),
    board.own(view, voice, columns),
  ];
  const asked = announcement(view, screen);
  const withGaps = (gap: readonly string[]): string[] => {
    const above = [...parts.flatMap((part) => [...part, ...gap]), ...asked];
    return [...above, ...question(view, screen, rows - above.length)];
  };
  const whole = withGaps(['']);
  return [
    paint('dim', '─'.repeat(Math.min(columns, 100))),
    // Events may scroll away; the rest and the prompt should not.
    ...news(lines, screen),
    ...(whole.length < rows ? whole : withGaps([])),
  ];
}
