/** The guide for those who listen: a step is said after what happened, and is over when one plays on. */
import { hasGuide, loadGuideTexts, sayStepAloud, stepOf } from '@deadlight/games/guide';
import { Voice } from '@deadlight/games/text';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { closeGuide, coaching, markRead, openGuide, startCoaching } from '../guide/coach.ts';
import { moment } from '../link.ts';
import { language } from '../settings/settings.ts';
import { useVoice, voice as voiceNow } from '../text/voice.ts';
import { announce } from './announcer.ts';
import './ears.css';

const texts = signal<Voice | null>(null);

const stepNow = () =>
  coaching.value === null ? null : stepOf(coaching.value.guide, coaching.value.progress);

function stepSaid(): string[] {
  const [now, step, said, table] = [coaching.value, stepNow(), texts.value, voiceNow.value];
  return now === null || step === null || said === null || table === null
    ? []
    : sayStepAloud(said, table, now.guide, step);
}

/** Opens the guide; goes on to the next step where one only has to be heard, or says again what is to be done. */
export function askCoach(): void {
  const [now, said] = [moment.peek(), voiceNow.peek()];
  if (now === null || said === null) return;
  if (!hasGuide(now.view.game)) announce(said.say('guide.there'));
  else if (coaching.peek() === null) void openGuide();
  else {
    const step = stepNow();
    if (step === null) announce(said.say('guide.none'));
    else if (step.done === undefined) markRead(step);
    else announce(...stepSaid());
  }
}

export function Coach() {
  const voice = useVoice();
  useEffect(startCoaching, []);
  const isOpen = coaching.value !== null;
  const wanted = language.value;
  useEffect(() => {
    if (!isOpen || texts.peek()?.language === wanted) return;
    void loadGuideTexts(wanted).then((all) => {
      texts.value = new Voice(wanted, all);
    });
  }, [isOpen, wanted]);
  const said = stepSaid();
  const whole = said.join(' ');
  useEffect(() => announce(...said), [whole]);
  if (!isOpen) return null;
  return (
    <section class="ears-part" aria-labelledby="ears-coach" data-step={stepNow()?.id}>
      <h2 id="ears-coach">{voice.say('guide.title')}</h2>
      {said.length === 0 ? (
        <p>{voice.say('guide.none')}</p>
      ) : (
        said.map((one) => <p key={one}>{one}</p>)
      )}
      <p class="ears-tools">
        <button type="button" class="plain" onClick={askCoach}>
          {voice.say('guide.next')}
        </button>
        <button type="button" class="plain" onClick={closeGuide}>
          {voice.say('guide.stop')}
        </button>
      </p>
    </section>
  );
}
