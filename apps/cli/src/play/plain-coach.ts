/** Teaches a game at the prompt: one step after the other, each when its time has come. */
import type { Line, View } from '@deadlight/engine';
import type { PlayableGame, Voice } from '@deadlight/games';
import {
  after,
  happeningOf,
  read,
  type Script,
  START,
  sayStepAloud,
  stepOf,
} from '@deadlight/games/guide';

export interface PlainCoach {
  /** What is new at this question: a step that was heard is over once one has decided. */
  follow(view: View, lines: readonly Line[], says: string | null): string[];
  /** The next step, if the last one only had to be heard; what is still to be done is said again. */
  again(): string[];
}

/** `voice` has the texts of the script, `table` those of the terminal and the game. */
export function newCoach(
  guide: Script,
  voice: Voice,
  telling: PlayableGame['telling'],
  table: Voice,
): PlainCoach {
  let progress = START;
  let said: string | null = null;
  let me = '';
  const readLast = (): void => {
    const step = stepOf(guide, progress);
    if (step !== null && step.id === said && step.done === undefined)
      progress = read(guide, progress, step);
  };
  const say = (): string[] => {
    const step = stepOf(guide, progress);
    said = step?.id ?? null;
    return step === null ? [] : [sayStepAloud(voice, table, guide, step, me).join(' ')];
  };
  return {
    follow(view, lines, says) {
      const before = said;
      if (says !== null) readLast();
      me = telling.seatRef(view.vars, view.seat);
      progress = after(guide, progress, happeningOf(view, lines, says, me));
      return stepOf(guide, progress)?.id === before ? [] : say();
    },
    again() {
      readLast();
      const next = say();
      return next.length === 0 ? [table.say('play.plain.coachWaits')] : next;
    },
  };
}
