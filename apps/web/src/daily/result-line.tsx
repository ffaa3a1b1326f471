/** How a day's deal went, in a line that can be sent to others and betrays nothing. */
import type { Played } from '../book/played.ts';
import { Icon } from '../icons/icon.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { CopyButton } from '../share/copy-button.tsx';
import { useVoice } from '../text/voice.ts';
import './result-line.css';

export function ResultLine({ played }: { readonly played: Played }) {
  const voice = useVoice();
  const line = voice.say('deals.line', {
    day: played.daily ?? '',
    game: aboutGames.value[played.game]?.name ?? played.game,
    result: played.won ? 'won' : played.alive ? 'alive' : 'dead',
    rounds: played.rounds,
  });
  return (
    <p class="result-line">
      <span>{line}</span>
      <CopyButton text={line}>
        <Icon name="share" /> {voice.say('deals.copy')}
      </CopyButton>
    </p>
  );
}
