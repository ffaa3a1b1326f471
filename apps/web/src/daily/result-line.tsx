/** How a day's deal went, in a line that can be sent to others and betrays nothing. */
import { useSignal } from '@preact/signals';
import type { Played } from '../book/played.ts';
import { Icon } from '../icons/icon.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { useVoice } from '../text/voice.ts';
import './result-line.css';

export function ResultLine({ played }: { readonly played: Played }) {
  const voice = useVoice();
  const copied = useSignal(false);
  const line = voice.say('daily.result', {
    day: played.daily ?? '',
    game: aboutGames.value[played.game]?.name ?? played.game,
    result: played.won ? 'won' : played.alive ? 'alive' : 'dead',
    rounds: played.rounds,
  });
  return (
    <p class="result-line">
      <span>{line}</span>
      <button
        type="button"
        class="plain"
        onClick={() =>
          void navigator.clipboard?.writeText(line).then(() => {
            copied.value = true;
          })
        }
      >
        <Icon name="share" /> {voice.say(copied.value ? 'online.copied' : 'daily.share')}
      </button>
    </p>
  );
}
