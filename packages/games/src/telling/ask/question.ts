/** What is asked, with how many answers. */
import type { View, Vocabulary } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { sayChoice, sayOption } from '../option.ts';
import type { Telling } from '../telling.ts';

interface Spoken {
  readonly telling: Telling;
  readonly vocabulary: Vocabulary;
}

/** Another player's intended action: the answer may pay for it or stop it. */
function announced({ telling }: Spoken, view: View, voice: Voice): string[] {
  const plan = telling.announced(view);
  if (plan === null) return [];
  const steps = plan.steps.map((step) => sayOption(telling, voice, view, step, plan.seat));
  const what = steps.join(voice.say('hear.comma'));
  if (plan.seat === view.seat) return [voice.say('hear.paying', { what })];
  const who = voice.say(telling.seatRef(view.vars, plan.seat).slice(1));
  return [voice.say('hear.announced', { who, what })];
}

/** How many answers there are, or how many are to be picked. */
function sayCount({ question }: View, voice: Voice): string[] {
  if (question === null) return [];
  const { min, max, options } = question;
  const count = options.length;
  return min === 1 && max === 1
    ? [voice.say('hear.answers', { count })]
    : [voice.say('hear.pick', { min, max, count })];
}

export function sayQuestion(spoken: Spoken, view: View, voice: Voice): string[] {
  if (view.question === null) return [];
  return [
    ...announced(spoken, view, voice),
    sayChoice(spoken.vocabulary, voice, view),
    ...sayCount(view, voice),
  ];
}

/** What is asked of a seat that knows where it is: how much of its turn is left, or the next question. */
export function sayAsked(spoken: Spoken, view: View, voice: Voice): string[] {
  const { ears } = spoken.telling;
  const turn = ears?.turn(view, voice) ?? '';
  return turn !== '' && ears?.turnQuestions.includes(view.question?.at ?? '') === true
    ? [voice.say('hear.sentence', { text: turn }), ...sayCount(view, voice)]
    : sayNextQuestion(spoken, view, voice);
}

/** The same after what one has just decided: what one is about to do is known. */
function sayNextQuestion(spoken: Spoken, view: View, voice: Voice): string[] {
  if (view.question === null) return [];
  const isOwn = spoken.telling.announced(view)?.seat === view.seat;
  return isOwn
    ? [sayChoice(spoken.vocabulary, voice, view), ...sayCount(view, voice)]
    : sayQuestion(spoken, view, voice);
}
