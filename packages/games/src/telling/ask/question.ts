/** What is asked, with how many answers. */
import type { View, Vocabulary } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { sayOption } from '../option.ts';
import type { Telling } from '../telling.ts';
import { forEars } from './choose.ts';

interface Spoken {
  readonly telling: Telling;
  readonly vocabulary: Vocabulary;
}

/** Another player's intended action: the answer may pay for it or stop it. */
function announced({ telling }: Spoken, view: View, voice: Voice): string[] {
  const plan = telling.announced(view);
  if (plan === null) return [];
  const steps = plan.steps.map((step) => sayOption(telling, voice, view, step, plan.seat));
  const what = forEars(voice, steps.join(voice.say('hear.comma')));
  if (plan.seat === view.seat) return [voice.say('hear.paying', { what })];
  const who = voice.say(telling.seatRef(view.vars, plan.seat).slice(1));
  return [voice.say('hear.announced', { who, what })];
}

export function sayQuestion(spoken: Spoken, view: View, voice: Voice): string[] {
  if (view.question === null) return [];
  const { at, min, max, options } = view.question;
  return [
    ...announced(spoken, view, voice),
    voice.say(`ask.${at}`),
    min === 1 && max === 1
      ? voice.say('hear.answers', { count: options.length })
      : voice.say('hear.pick', { min, max, count: options.length }),
  ];
}
