/** Says one step at a time, and frames what it speaks of. */
import { loadGuideTexts, sayStep, stepOf } from '@deadlight/games/guide';
import { Voice } from '@deadlight/games/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../ears/announcer.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { closeGuide, coaching, markRead, startCoaching } from './coach.ts';
import { bringIntoSight, frame } from './points.ts';
import './coach.css';

export function CoachPanel() {
  const voice = useVoice();
  const spoken = useSignal<Voice | null>(null);
  const back = useSignal(0);
  useEffect(startCoaching, []);
  const isOpen = coaching.value !== null;
  const wanted = language.value;
  useEffect(() => {
    if (!isOpen || spoken.peek()?.language === wanted) return;
    void loadGuideTexts(wanted).then((texts) => {
      spoken.value = new Voice(wanted, texts);
    });
  }, [isOpen, wanted]);
  const now = coaching.value;
  const done = now?.progress.done ?? [];
  useEffect(() => {
    back.value = 0;
  }, [done.length]);
  const past = back.value > 0 ? done.at(done.length - back.value) : undefined;
  const current = now === null ? null : stepOf(now.guide, now.progress);
  const step = now?.guide.steps.find(({ id }) => id === (past ?? current?.id)) ?? null;
  useEffect(() => {
    if (step === null) return;
    bringIntoSight(step.points);
    return frame(step.points);
  }, [step]);
  // Its heading only, after what happened: whoever wants the rest goes there.
  const title =
    step === null || now === null || spoken.value === null
      ? ''
      : sayStep(spoken.value, now.guide, step, 'title');
  useEffect(() => {
    if (title !== '') announce(voice.say('guide.says', { title }));
  }, [title]);
  if (now === null || spoken.value === null) return null;
  const { guide } = now;
  const text = (part: 'title' | 'text'): string => sayStep(spoken.value!, guide, step!, part);
  const onward = (): void => {
    if (back.value > 0) back.value--;
    else if (step !== null) markRead(step);
  };
  return (
    <section class="coach" tabIndex={-1} aria-label={voice.say('guide.title')} data-step={step?.id}>
      <div class="coach-head">
        <span>{voice.say('guide.title')}</span>
        <span class="dim">
          {voice.say('guide.at', {
            at: Math.min(guide.steps.length, done.length - back.value + 1),
            of: guide.steps.length,
          })}
        </span>
        <button type="button" class="quiet" onClick={closeGuide}>
          {voice.say('table.close')}
        </button>
      </div>
      <div class="coach-says">
        {step === null ? (
          <p class="dim">{voice.say('guide.waits')}</p>
        ) : (
          <>
            <h2>{text('title')}</h2>
            <p>{text('text')}</p>
          </>
        )}
      </div>
      <div class="coach-tools">
        <button
          type="button"
          class="plain"
          disabled={back.value >= done.length}
          onClick={() => {
            back.value++;
          }}
        >
          {voice.say('guide.back')}
        </button>
        <button type="button" class="primary" disabled={step === null} onClick={onward}>
          {voice.say(step?.id === guide.steps.at(-1)!.id ? 'guide.end' : 'guide.next')}
        </button>
      </div>
    </section>
  );
}
