/** The first screen: a game is one click away. */
import { hasGuide } from '@deadlight/games/guide';
import { LANGUAGES } from '@deadlight/games/text';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DailyCard } from '../daily/daily-card.tsx';
import { announce } from '../ears/announcer.ts';
import { hasBrowserGame } from '../games/games.ts';
import { learn } from '../guide/learn.ts';
import { Icon } from '../icons/icon.tsx';
import { lazy } from '../lazy.tsx';
import { tell } from '../link.ts';
import { OnlineLobby } from '../online/online-lobby.tsx';
import { hashOf } from '../route.ts';
import { ears, language, THEMES, theme } from '../settings/settings.ts';
import { Setting } from '../settings/settings-dialog.tsx';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { aboutGames, loadAbout } from './about-games.ts';
import { Begin } from './begin.tsx';
import { OFFERED, type Offered } from './games.ts';
import { KeptGames } from './kept-games.tsx';
import { Wreck } from './wreck.tsx';
import './lobby.css';
import './game-card.css';

const NewGame = lazy(async () => (await import('./new-game.tsx')).NewGame, true);

function GameCard({ offered, onOpen }: { offered: Offered; onOpen(): void }) {
  const voice = useVoice();
  const about = aboutGames.value[offered.id];
  return (
    <li class="game-card themed" data-game={offered.theme}>
      <Icon name={offered.icon} />
      <h3>{about?.name ?? ' '}</h3>
      <p class="game-card-tagline">{about?.tagline}</p>
      <p class="game-card-about">{about?.about}</p>
      <p class="game-card-seats">{voice.say('lobby.seatsOf', offered.seats)}</p>
      {hasBrowserGame(offered.id) ? (
        <p class="game-card-tools">
          <button type="button" class="plain" onClick={onOpen}>
            {voice.say('lobby.choose')}
          </button>
          {hasGuide(offered.id) && (
            <button type="button" class="plain" onClick={() => void learn(offered.id)}>
              <Icon name="guide" /> {voice.say('guide.learn', { game: about?.name ?? '' })}
            </button>
          )}
          <a class="plain" href={hashOf({ at: 'rules', id: offered.id, page: '' })}>
            <Icon name="rules" /> {voice.say('rules.title')}
          </a>
        </p>
      ) : (
        <p class="dim">{voice.say('lobby.soon')}</p>
      )}
    </li>
  );
}

/** The table that is being set up, in a window where one looks. */
function SetUp({ game }: { readonly game: Signal<string | null> }) {
  const voice = useVoice();
  const open = useSignal(false);
  useEffect(() => {
    open.value = game.value !== null;
  }, [game.value]);
  useSignalEffect(() => {
    if (!open.value) game.value = null;
  });
  const offered = OFFERED.find(({ id }) => id === game.value);
  const name = offered === undefined ? '' : (aboutGames.value[offered.id]?.name ?? '');
  return (
    <Dialog open={open} title={voice.say('lobby.setUp', { game: name })} class="themed">
      {offered !== undefined && <NewGame key={offered.id} offered={offered} />}
    </Dialog>
  );
}

export function Lobby() {
  const voice = useVoice();
  const game = useSignal<string | null>(null);
  useEffect(() => {
    tell({ say: 'list' });
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  return (
    <div class="lobby">
      <p class="lobby-ears">
        <button
          type="button"
          class="plain"
          aria-pressed={ears.value === 'on'}
          onClick={() => {
            ears.value = ears.peek() === 'on' ? 'off' : 'on';
            if (ears.peek() === 'on') announce(voice.say('lobby.pictureOff'));
          }}
        >
          {voice.say('settings.ears')}
        </button>
      </p>
      <Wreck />
      <header class="lobby-head">
        <h1>Deadlight</h1>
        <p>{voice.say('lobby.lead')}</p>
        <Begin />
      </header>
      <main>
        <h2 class="for-ears">{voice.say('lobby.games')}</h2>
        <ul class="lobby-games">
          {OFFERED.map((offered) => (
            <GameCard
              key={offered.id}
              offered={offered}
              onOpen={() => {
                game.value = offered.id;
              }}
            />
          ))}
        </ul>
        <SetUp game={game} />
        <DailyCard />
        <OnlineLobby />
        <KeptGames />
      </main>
      <footer class="lobby-foot">
        <Setting name="language" value={language} all={LANGUAGES} />
        <Setting name="theme" value={theme} all={THEMES} />
        <a href="#/account">{voice.say('lobby.account')}</a>
        <a href="#/lessons">{voice.say('lobby.lessons')}</a>
        <a href="#/puzzles">{voice.say('puzzle.title')}</a>
        <a href="#/book">{voice.say('book.title')}</a>
        <a href="#/about">{voice.say('about.title')}</a>
      </footer>
    </div>
  );
}
