/** A large screen before the game: the code by which all in the room join, and who has. */
import type { TableInfo } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { connected } from '../online/line.ts';
import { SoundQuestion } from '../sound/sound-question.tsx';
import { useVoice } from '../text/voice.ts';
import { JoinCode } from './join-code.tsx';
import { TvTools } from './tv-tools.tsx';
import './tv-lobby.css';

export function TvLobby({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  useEffect(() => loadAbout([table.game]), [table.game]);
  const offered = OFFERED.find(({ id }) => id === table.game);
  const isFree = table.seats.some(({ kind }) => kind === 'empty');
  const host = table.host === null ? null : table.seats[table.host]!.name;
  const now = !connected.value
    ? voice.say('onlineTable.lost')
    : host === null
      ? voice.say('tv.first')
      : voice.say('tv.begins', { who: host });
  useAnnounced(now);
  return (
    <main class="tv-lobby themed" data-game={offered?.theme}>
      <header class="tv-lobby-head">
        {offered !== undefined && <Icon name={offered.icon} />}
        <h1>{aboutGames.value[table.game]?.name ?? ''}</h1>
        <TvTools />
      </header>
      <section class="tv-lobby-seats">
        {isFree && <p class="tv-lobby-how">{voice.say('tv.how')}</p>}
        <ol>
          {table.seats.map(({ name, kind, ready, program }, at) => (
            <li key={at} class="tv-lobby-seat" data-kind={kind}>
              <span class="tv-lobby-number">{at + 1}</span>
              <b>
                {kind === 'empty'
                  ? voice.say(program ? 'onlineTable.keptForProgram' : 'tv.free')
                  : name}
              </b>
              {ready && (
                <span class="tv-lobby-ready">
                  <Icon name="check" /> {voice.say('onlineTable.isReady')}
                </span>
              )}
            </li>
          ))}
        </ol>
        <p class="tv-lobby-now">{now}</p>
        <SoundQuestion />
      </section>
      {isFree && <JoinCode table={table.id} />}
    </main>
  );
}
