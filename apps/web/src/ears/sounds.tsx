/** What each sound means: to be learned by ear. */
import { hearPlaced, type Placed, play } from '../sound/playing.ts';
import { useVoice } from '../text/voice.ts';
import { pitchOf, TELLING } from './earcons.ts';
import './ears.css';

const RANKS = [0, 1, 2, 3, 4] as const;

/** The same noise, here and there. */
const PLACED: Readonly<Record<string, Pick<Placed, 'pan' | 'away'>>> = {
  here: { pan: 0, away: 0 },
  near: { pan: 0, away: 1 },
  far: { pan: 0, away: 4 },
  left: { pan: -1, away: 1 },
  right: { pan: 1, away: 1 },
};

export function Sounds() {
  const voice = useVoice();
  const tool = (text: string, onClick: () => void) => (
    <button key={text} type="button" class="plain" onClick={onClick}>
      {voice.say(text)}
    </button>
  );
  return (
    <details class="ears-part">
      <summary>
        <h2>{voice.say('ears.sounds')}</h2>
      </summary>
      <p>{voice.say('ears.soundsAre')}</p>
      <p class="ears-tools">
        {TELLING.map((sound) => tool(`ears.sound.${sound}`, () => play([sound])))}
      </p>
      <p class="ears-tools">
        {RANKS.map((rank) =>
          tool(`ears.rank.${rank}`, () =>
            hearPlaced([{ sound: 'crawl', pan: 0, away: 0, pitch: pitchOf(rank) }]),
          ),
        )}
      </p>
      <p class="ears-tools">
        {Object.entries(PLACED).map(([where, place]) =>
          tool(`ears.placed.${where}`, () => hearPlaced([{ ...place, sound: 'noise', pitch: 1 }])),
        )}
      </p>
    </details>
  );
}
