/** The first screen: a game is one click away. */
import { LANGUAGES } from '@deadlight/games/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasTable } from '../games/games.ts';
import { learn } from '../guide/learn.ts';
import { Icon } from '../icons/icon.tsx';
import { tell } from '../link.ts';
import { OnlineLobby } from '../online/online-lobby.tsx';
import { language, THEMES, theme } from '../settings/settings.ts';
import { Setting } from '../settings/settings-dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { aboutGames, loadAbout } from './about-games.ts';
import { OFFERED, type Offered } from './games.ts';
import { KeptGames } from './kept-games.tsx';
import { NewGame } from './new-game.tsx';
import { playNow } from './start.ts';
import { Wreck } from './wreck.tsx';
import './lobby.css';
import './game-card.css';

function GameCard({ offered, open, onOpen }: { offered: Offered; open: boolean; onOpen(): void }) {
  const voice = useVoice();
  const about = aboutGames.value[offered.id];
  const playable = hasTable(offered.id);
  return (
    <li class="game-card themed" data-game={offered.theme} data-open={open || undefined}>
      <Icon name={offered.icon} />
      <h3>{about?.name ?? ' '}</h3>
      <p class="game-card-tagline">{about?.tagline}</p>
      <p class="game-card-about">{about?.about}</p>
      <p class="game-card-seats">{voice.say('lobby.seatsOf', offered.seats)}</p>
      {!playable ? (
        <p class="dim">{voice.say('lobby.soon')}</p>
      ) : open ? (
        <NewGame offered={offered} />
      ) : (
        <p class="game-card-tools">
          <button type="button" class="plain" onClick={onOpen}>
            {voice.say('lobby.choose')}
          </button>
          <button type="button" class="plain" onClick={() => void learn(offered.id)}>
            <Icon name="guide" /> {voice.say('guide.learn', { game: about?.name ?? '' })}
          </button>
        </p>
      )}
    </li>
  );
}

export function Lobby() {
  const voice = useVoice();
  const open = useSignal<string | null>(null);
  useEffect(() => {
    tell({ say: 'list' });
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  return (
    <div class="lobby">
      <Wreck />
      <header class="lobby-head">
        <h1>Deadlight</h1>
        <p>{voice.say('lobby.lead')}</p>
        <button type="button" class="primary big" onClick={playNow}>
          {voice.say('lobby.playNow')}
        </button>
        <p class="dim">{voice.say('lobby.playNowIs')}</p>
      </header>
      <main>
        <h2 class="for-ears">{voice.say('lobby.games')}</h2>
        <ul class="lobby-games">
          {OFFERED.map((offered) => (
            <GameCard
              key={offered.id}
              offered={offered}
              open={open.value === offered.id}
              onOpen={() => {
                open.value = offered.id;
              }}
            />
          ))}
        </ul>
        <OnlineLobby />
        <KeptGames />
      </main>
      <footer class="lobby-foot">
        <Setting name="language" value={language} all={LANGUAGES} />
        <Setting name="theme" value={theme} all={THEMES} />
        <a href="#/about">{voice.say('about.title')}</a>
      </footer>
    </div>
  );
}
