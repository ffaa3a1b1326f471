/** Tables with people who are somewhere else: those that are open, and a new one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { lazy } from '../lazy.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { go } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { enterLobby, findServer, server, tables } from './line.ts';
import { invitations, mine } from './mine.ts';
import { sayClock } from './say-clock.ts';
import './online-lobby.css';

const TableForm = lazy(async () => (await import('./table-form.tsx')).TableForm, true);
/** Most visitors have no tables yet. */
const MyTablesStrip = lazy(async () => (await import('./my-tables-strip.tsx')).MyTablesStrip, true);

const themeOf = (game: string): string => OFFERED.find(({ id }) => id === game)?.theme ?? 'ship';

function Tables() {
  const voice = useVoice();
  const list = tables.value ?? [];
  if (list.length === 0) return <p class="dim">{voice.say('online.none')}</p>;
  return (
    <ul class="online-lobby-tables">
      {list.map(({ id, game, names, programs, seats, state, taken, free, clock, spectators }) => (
        <li key={id} class="online-lobby-table themed" data-game={themeOf(game)}>
          <Icon name={themeOf(game)} />
          <span class="online-lobby-about">
            <b>{aboutGames.value[game]?.name ?? game}</b>
            <span>{names.length > 0 ? names.join(', ') : voice.say('online.nobody')}</span>
            {programs !== null && (
              <span class="dim">
                {programs.length === 0
                  ? voice.say('online.programs')
                  : voice.say('online.programsHere', {
                      count: programs.length,
                      names: programs.join(', '),
                    })}
              </span>
            )}
            <span class="dim">
              {[
                voice.say('online.taken', { taken, seats, state }),
                clock === null ? null : sayClock(voice, clock),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </span>
          {(free > 0 || spectators) && (
            <button
              type="button"
              class={state === 'open' ? 'primary' : 'plain'}
              onClick={() => go({ at: 'online', id })}
            >
              <Icon name={state === 'open' ? 'people' : 'secret'} />{' '}
              {voice.say(state === 'open' ? 'online.join' : 'online.watch')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function OnlineLobby() {
  const voice = useVoice();
  const opens = useSignal(false);
  useEffect(() => {
    void findServer().then(enterLobby);
  }, []);
  return (
    <section class="online-lobby" aria-labelledby="online-title">
      <h2 id="online-title">{voice.say('online.title')}</h2>
      {server.value === false && <p class="dim">{voice.say('online.noServer')}</p>}
      {server.value === true && (
        <>
          {(mine.value ?? []).length + invitations.value.length > 0 && <MyTablesStrip />}
          <Tables />
          {opens.value ? (
            <TableForm />
          ) : (
            <p>
              <button
                type="button"
                class="primary"
                data-does="open-table"
                onClick={() => {
                  opens.value = true;
                }}
              >
                {voice.say('online.new')}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
