/** Asked once, in the first game: with sound, or without. */
import { signal } from '@preact/signals';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { motion, type SoundSetting, sound } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import './sound-question.css';

const ASKED = 'sound-asked';
const isAsked = signal(keptSetting(ASKED) !== null);

function answer(wanted: SoundSetting): void {
  keepSetting(ASKED, 'yes');
  isAsked.value = true;
  sound.value = wanted;
}

// A player who has found the switch need not be asked.
sound.subscribe((now) => {
  if (now === 'on') answer(now);
});

/** A player who prefers reduced motion is not asked; the switch is in the strip and the settings. */
const wantsQuiet = (): boolean =>
  motion.value === 'reduced' ||
  (motion.value === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

export function SoundQuestion() {
  const voice = useVoice();
  if (isAsked.value || wantsQuiet()) return null;
  return (
    <aside class="sound-question" aria-label={voice.say('settings.sound')}>
      <p>
        {voice.say('sound.question')} <span>{voice.say('sound.hum')}</span>
      </p>
      <button type="button" class="primary" onClick={() => answer('on')}>
        {voice.say('sound.with')}
      </button>
      <button type="button" class="plain" onClick={() => answer('off')}>
        {voice.say('sound.without')}
      </button>
    </aside>
  );
}
