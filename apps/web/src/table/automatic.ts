/** What answers itself: where there is one sensible answer, nobody is asked. */
import type { Moment, StandingAnswer } from '@deadlight/host';
import { ThinkingTime } from '@deadlight/host/page';
import { computed, effect, signal } from '@preact/signals';
import type { Stage } from '../director/stage.ts';
import { browserGame, busy, hints, isRemote, moment, tell } from '../link.ts';
import { autoAnswer, autoEnd, autoPay, ears } from '../settings/settings.ts';
import type { Choice } from './choice.ts';
import { answer, choices, endings, isTurn, turnGroups } from './choices.ts';
import { onlyAnswer } from './only-answer.ts';
import {
  forgetPayment,
  isPaying,
  isPayment,
  nextCard,
  payment,
  takeBackPayment,
} from './paying.ts';
import { standingAt } from './standing.ts';

/** Free to say at any time: it does not keep a turn from ending. */
const ALWAYS: readonly string[] = ['claim', 'say', 'reactions'];

/** An answer that is about to be given. */
export interface Coming {
  readonly notation: string;
  readonly why: 'only' | 'end' | 'pay';
  readonly ms: number;
}

/** Long enough to stop it. */
const TO_STOP = 800;

/** Whether other people could tell by the time that it took who had nothing to choose. */
const isWatched = ({ players }: Moment): boolean =>
  players.filter(({ kind }) => kind === 'person').length > 1;

/** What this person takes when they choose. */
const thinking = new ThinkingTime(Math.random);
let drawn = { number: -1, ms: 0 };

/** For each question once, however often it is worked out whether it answers itself. */
function thinkingTime({ number }: Moment): number {
  if (drawn.number !== number) drawn = { number, ms: thinking.draw() };
  return drawn.ms;
}

const asks = (): string => moment.value?.view.question?.at ?? '';

/** The answer that means no, where anybody could say so. */
const noOption = computed<Choice | null>(() => {
  const no = browserGame.value?.app.telling.declines[asks()] ?? [];
  return choices.value.find(({ notation }) => no.includes(notation)) ?? null;
});

/** The same, where it lets pass what somebody else does. */
export const passOption = computed<Choice | null>(() =>
  browserGame.value?.reactions.includes(asks()) === true ? noOption.value : null,
);

/** Whether nothing is left to do in the turn but to end it, or to talk. */
export const isDone = computed(() =>
  turnGroups.value.every(({ choices: some }) => some.every(({ verb }) => ALWAYS.includes(verb))),
);

function coming(now: Moment): Coming | null {
  const [only, ...others] = choices.value;
  const { min = 1, max = 1 } = now.view.question ?? {};
  if (only === undefined || min !== 1 || max !== 1) return null;
  // What nobody could notice is answered before it is seen.
  const human = isWatched(now) ? thinkingTime(now) : 0;
  // A server holds back what was no choice.
  const alone = human > 0 && isRemote() ? TO_STOP : human;
  const no = onlyAnswer(choices.value, noOption.value);
  if (no !== null && autoAnswer.value === 'on')
    return { notation: no.notation, why: 'only', ms: alone };
  if (isTurn.value) {
    const [end, another] = endings.value;
    // No timer ends the turn of somebody who is still listening.
    if (
      ears.value === 'on' ||
      autoEnd.value === 'off' ||
      end?.verb !== 'end' ||
      another !== undefined ||
      !isDone.value
    )
      return null;
    return {
      notation: end.notation,
      why: 'end',
      ms: Math.max(TO_STOP, others.length === 0 ? alone : human),
    };
  }
  // Where all that is held must go, or has been chosen, there is nothing to ask.
  if (nextCard.value !== null && (isPaying.value || autoAnswer.value === 'on'))
    return { notation: nextCard.value, why: 'only', ms: isPaying.value ? 0 : alone };
  if (others.length === 0 && autoAnswer.value === 'on')
    return { notation: only.notation, why: 'only', ms: alone };
  return null;
}

/** The question that somebody wants to answer in person, by its number. */
const held = signal(-1);

/** What the seat is about to answer by itself; a server takes its time to give it. */
export const standingNow = computed<StandingAnswer | null>(() => {
  const now = moment.value;
  return now === null || now.number === held.value ? null : standingAt(now);
});

/** Nothing answers itself until something else is asked. */
export function holdBack(): void {
  held.value = moment.peek()?.number ?? -1;
}

/** The stage of the table that answers itself. */
const stage = signal<Stage | null>(null);

/** Something happens, or waits until it has been read. */
const isShowing = ({ playing, death, secrets }: Stage): boolean =>
  playing.value !== null || death.value !== null || secrets.value.length > 0;

export const comingAnswer = computed<Coming | null>(() => {
  const now = moment.value;
  if (now === null || now.replay !== null || now.number === held.value) return null;
  if (busy.value || stage.value === null || isShowing(stage.value)) return null;
  // Then the host answers.
  return standingNow.value === null ? coming(now) : null;
});

/** The question that was last answered before anybody saw it, by its number. */
const unseen = signal(-1);

/** Whether the question answers itself at once, or just has: then it is not asked at all. */
export const isUnasked = computed(
  () =>
    comingAnswer.value?.ms === 0 ||
    (busy.value && unseen.value === moment.value?.number) ||
    (standingNow.value !== null && !isRemote()),
);

let paysNext = false;
/** The rest of the cost is paid in the same way. */
let paysOn = false;

/** Asks what is least useful, and pays with it, until all is paid. */
export function payForMe(): void {
  const now = moment.peek();
  if (now === null || busy.peek()) return;
  paysNext = true;
  paysOn = false;
  tell({ say: 'hint', seat: now.view.seat });
}

/** Takes back a decision; what would answer itself at once waits this time. */
export function takeBack(): void {
  const now = moment.peek();
  if (now === null || now.undoable === 0) return;
  paysOn = false;
  undone = Math.min(takeBackPayment(), now.undoable);
  for (let i = 0; i < undone; i++) tell({ say: 'undo', seat: now.view.seat });
}

/** How many decisions that were taken back are still to be shown. */
let undone = 0;

export function startAutomatic(on: Stage): () => void {
  stage.value = on;
  const ends = [
    moment.subscribe((now) => {
      if (now === null) forgetPayment();
      if (undone > 0 && now !== null) {
        undone--;
        held.value = now.number;
      }
    }),
    effect(() => {
      const next = comingAnswer.value;
      if (next === null) return;
      if (next.ms === 0) unseen.value = moment.peek()?.number ?? -1;
      const timer = setTimeout(() => answer(next.notation), next.ms);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      const now = moment.value;
      if (now === null || now.replay !== null || busy.value || isShowing(on)) return;
      if (!isWatched(now) || noOption.value === null || comingAnswer.value !== null) return;
      const since = performance.now();
      return () => {
        if (busy.peek()) thinking.note(performance.now() - since);
      };
    }),
    effect(() => {
      const now = moment.value;
      if (now === null || now.replay !== null || busy.value || on.playing.value !== null) return;
      if (!isPayment.value || now.number === held.value) return;
      if (paysOn || autoPay.value === 'on') payForMe();
    }),
    hints.subscribe((all) => {
      const [best] = all ?? [];
      if (!paysNext || best === undefined) return;
      paysNext = false;
      if (!isPayment.peek()) return;
      const { number = 1, of = 1 } = payment.peek() ?? {};
      paysOn = number < of;
      answer(best.option);
    }),
  ];
  return () => {
    for (const end of ends) end();
    if (stage.peek() === on) stage.value = null;
  };
}
