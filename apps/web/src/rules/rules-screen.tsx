/** The handbook as a screen of its own, with an address for every page. */
import { useEffect } from 'preact/hooks';
import { browserGame, sitAt } from '../link.ts';
import { OFFERED } from '../lobby/games.ts';
import { route } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { HandbookView } from './handbook-view.tsx';
import { page, trail, wanted } from './reading.ts';
import './rules.css';

export function RulesScreen({ game }: { readonly game: string }) {
  const voice = useVoice();
  useEffect(() => void sitAt(game), [game]);
  useEffect(
    () =>
      route.subscribe((now) => {
        if (now.at !== 'rules') return;
        trail.value = [];
        wanted.value = '';
        page.value = now.page;
        scrollTo({ top: 0 });
      }),
    [],
  );
  const theme = OFFERED.find(({ id }) => id === game)?.theme;
  if (browserGame.value?.app.vocabulary.id !== game || !voice.has('game.name'))
    return <main class="loading" aria-busy="true" />;
  return (
    <div class="themed" data-game={theme}>
      <main class="rules-screen">
        <header class="rules-head">
          <h1>{voice.say('game.name')}</h1>
          <a href="#/">{voice.say('end.lobby')}</a>
        </header>
        <h2 class="for-ears">{voice.say('rules.title')}</h2>
        <HandbookView />
      </main>
    </div>
  );
}
