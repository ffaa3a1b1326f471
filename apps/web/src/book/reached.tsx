/** Achievements reached in the game that has just ended. */
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';
import { newlyReached } from './achievements.ts';
import { book } from './book.ts';
import './reached.css';

/** Nothing where the last game in the book is another. */
export function Reached({ id }: { readonly id: string }) {
  const voice = useVoice();
  const games = book.value;
  const reached = games.at(-1)?.id === id ? newlyReached(games) : [];
  if (reached.length === 0) return null;
  return (
    <ul class="reached">
      {reached.map((one) => (
        <li key={one.id}>
          <Icon name={one.icon} />
          <b>{voice.say(`achievement.${one.id}.name`)}</b>
          <span>{voice.say(`achievement.${one.id}.how`)}</span>
        </li>
      ))}
    </ul>
  );
}
