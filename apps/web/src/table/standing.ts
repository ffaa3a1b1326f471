/** What the seat that looks answers by itself: set at a question, listed, revoked. */
import type { Moment, StandingAnswer } from '@deadlight/host';
import { inForce, standingFor } from '@deadlight/host/page';
import { computed } from '@preact/signals';
import { browserGame, moment, standing, tell } from '../link.ts';

const NONE: readonly StandingAnswer[] = [];

/** Those that hold in this round. */
export const standingAnswers = computed<readonly StandingAnswer[]>(() => {
  const [now, told] = [moment.value, standing.value];
  if (now === null || now.replay !== null || told?.seat !== now.view.seat) return NONE;
  return inForce(told.answers, now.view.vars);
});

/** What the present question allows to be answered once for all that follow; null if it does not. */
export const standingQuestion = computed(() => {
  const now = moment.value;
  if (now === null || now.replay !== null) return null;
  return browserGame.value?.app.telling.standing?.[now.view.question?.at ?? ''] ?? null;
});

/** The standing answer to the present question. */
export function standingAt({ view }: Moment): StandingAnswer | null {
  const game = browserGame.value;
  if (view.question === null || game === null) return null;
  const put = { at: view.question.at, vars: view.vars };
  return standingFor(game.app.telling, standingAnswers.value, put, view.seat) ?? null;
}

export interface Wanted {
  readonly says: string;
  readonly round: boolean;
  readonly unless: 'me' | null;
}

/** Answers the present question, and those like it that follow. */
export function answerItself({ says, round, unless }: Wanted): void {
  const now = moment.peek();
  if (now?.view.question == null) return;
  const { seat } = now.view;
  const more = unless === null ? {} : { unless };
  tell({ say: 'standing', seat, at: now.number, says, round, ...more });
}

/** The person is asked again; null takes back all. */
export function revoke(about: string | null): void {
  const seat = moment.peek()?.view.seat;
  if (seat === undefined) return;
  tell({ say: 'revoke', seat, ...(about !== null && { about }) });
}
