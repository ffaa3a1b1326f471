/** The way in: a first game with the coach, then the last game, or a new one at once. */
import { learn } from '../guide/learn.ts';
import { kept } from '../link.ts';
import { go } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { aboutGames } from './about-games.ts';
import { isSound } from './kept-games.tsx';
import { hasPlayed, playNow } from './start.ts';
import './begin.css';

/** The game that teaches the others. */
const DEFAULT_GAME = 'nemesis';

const First = () => {
  const voice = useVoice();
  return (
    <>
      <button
        type="button"
        class="primary big"
        data-begin="first"
        onClick={() => void learn(DEFAULT_GAME)}
      >
        {voice.say('lobby.first')}
      </button>
      <p class="dim">{voice.say('lobby.firstIs')}</p>
      <p>
        <a href="#/lessons" data-begin="lessons">
          {voice.say('lobby.lessonsOf')}
        </a>
      </p>
    </>
  );
};

/** The last game that is not over. */
function Resume() {
  const voice = useVoice();
  const last = kept.value?.find((game) => isSound(game) && !game.over);
  if (last === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="primary big"
        data-begin="resume"
        onClick={() => go({ at: 'table', id: last.id })}
      >
        {voice.say('lobby.goOn', { game: aboutGames.value[last.game]?.name ?? last.game })}
      </button>
      <p class="dim">
        {voice.say('lobby.keptGame', {
          players: last.players.length,
          round: last.round,
          over: 'no',
        })}
      </p>
    </>
  );
}

export function Begin() {
  const voice = useVoice();
  const games = kept.value;
  const isFirst = !hasPlayed() && (games === null || games.length === 0);
  const resumes = games?.some((game) => isSound(game) && !game.over) === true;
  return (
    <div class="begin">
      {isFirst ? <First /> : <Resume />}
      <button
        type="button"
        class={isFirst || resumes ? 'plain' : 'primary big'}
        data-begin="now"
        onClick={playNow}
      >
        {voice.say('lobby.playNow')}
      </button>
      <p class="dim">{voice.say('lobby.playNowIs')}</p>
    </div>
  );
}
