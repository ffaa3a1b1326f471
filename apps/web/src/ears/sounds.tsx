/** What each sound means: to be learned by ear. */
import { play } from '../sound/playing.ts';
import { useVoice } from '../text/voice.ts';
import { TELLING } from './earcons.ts';
import './ears.css';

export function Sounds() {
  const voice = useVoice();
  return (
    <section class="ears-part" aria-labelledby="ears-sounds">
      <h2 id="ears-sounds">{voice.say('ears.sounds')}</h2>
      <p>{voice.say('ears.soundsAre')}</p>
      <p class="ears-tools">
        {TELLING.map((sound) => (
          <button key={sound} type="button" class="plain" onClick={() => play([sound])}>
            {voice.say(`ears.sound.${sound}`)}
          </button>
        ))}
      </p>
    </section>
  );
}
