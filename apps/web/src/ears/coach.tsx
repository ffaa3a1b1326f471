/** The guide for those who listen: a step is said after what happened, and is over when one plays on. */
import { hasGuide, sayStepAloud, stepOf } from '@deadlight/games/guide';
import type { Voice } from '@deadlight/games/text';
import { useEffect } from 'preact/hooks';
import { closeGuide, coaching, markRead, openGuide, startCoaching } from '../guide/coach.ts';
import { guideVoice, useGuideVoice } from '../guide/guide-voice.ts';
import { browserGame, moment } from '../link.ts';
import { useVoice, voice as voiceNow } from '../text/voice.ts';
import { announce } from './announcer.ts';
import './ears.css';

const stepNow = () =>
  coaching.value === null ? null : stepOf(coaching.value.guide, coaching.value.progress);

function stepSaid(said: Voice | null): string[] {
  const [now, step, table] = [coaching.value, stepNow(), voiceNow.value];
  const [game, at] = [browserGame.value, moment.value];
  if (now === null || step === null || said === null || table === null) return [];
  if (game === null || at === null) return [];
  const me = game.app.telling.seatRef(at.view.vars, at.view.seat);
  return sayStepAloud(said, table, now.guide, step, me);
}

/** Opens the guide; continues from a step that only has to be heard, or repeats the task of this one. */
export function askCoach(): void {
  const [now, said] = [moment.peek(), voiceNow.peek()];
  if (now === null || said === null) return;
  if (!hasGuide(now.view.game)) announce(said.say('guide.there'));
  else if (coaching.peek() === null) void openGuide();
  else {
    const step = stepNow();
    if (step === null) announce(said.say('guide.none'));
    else if (step.done === undefined) markRead(step);
    else announce(...stepSaid(guideVoice.peek()));
  }
}

export function Coach() {
  const voice = useVoice();
  useEffect(startCoaching, []);
  const isOpen = coaching.value !== null;
  const said = stepSaid(useGuideVoice(isOpen));
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
