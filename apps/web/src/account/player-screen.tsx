/** A player's page, with what its owner has chosen to show. */
import { useEffect } from 'preact/hooks';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount, connectAccount, player } from './account.ts';
import { useDates } from './dates.ts';
import './account.css';

connectAccount(say);

export function PlayerScreen({ address }: { readonly address: string }) {
  const voice = useVoice();
  const date = useDates();
  useEffect(() => {
    void findServer().then(enterLobby);
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  useEffect(() => {
    if (connected.value) askAccount({ do: 'player', address });
  }, [connected.value, address]);
  const told = player.value?.address === address ? player.value : null;
  const shown = told?.player ?? null;
  return (
    <main class="account" aria-busy={server.value === true && told === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1 class={shown?.colour == null ? undefined : 'account-player'} data-colour={shown?.colour}>
        {shown?.name ?? voice.say('player.title')}
      </h1>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {told !== null && shown === null && <p>{voice.say('player.nothing')}</p>}
      {shown?.since != null && <p>{voice.say('player.since', { since: date(shown.since) })}</p>}
      {shown?.games != null && (
        <section>
          <h2>{voice.say('player.games')}</h2>
          {shown.games.length === 0 && <p class="dim">{voice.say('player.noGames')}</p>}
          <ul class="account-list">
            {shown.games.map(({ game, played, won }) => (
              <li key={game}>
                <b>{aboutGames.value[game]?.name ?? game}</b>
                <span>{voice.say('player.played', { count: played, won })}</span>
              </li>
            ))}
          </ul>
          <p class="dim">{voice.say('player.counted')}</p>
        </section>
      )}
    </main>
  );
}
