/** All tables of the reader: those that wait for them, the others, and those that are over. */
import type { MyTable } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { Invitations } from './invitations.tsx';
import { connected, enterLobby, findServer, say, server } from './line.ts';
import { finished, mine, waiting } from './mine.ts';
import { MyTableLine } from './my-table.tsx';
import { goToNextWaiting } from './next-table.ts';
import './my-table.css';
import './my-tables-screen.css';

function List({ title, tables }: { readonly title: string; readonly tables: readonly MyTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="my-tables">
        {tables.map((table) => (
          <MyTableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Finished() {
  const voice = useVoice();
  const told = finished.value;
  const last = told?.tables.at(-1);
  const ask = (): void =>
    say({
      say: 'mine',
      over: true,
      ...(last !== undefined && { after: { created: last.created, id: last.id } }),
    });
  return (
    <>
      <List title={voice.say('mine.finished')} tables={told?.tables ?? []} />
      {(told === null || told.more) && (
        <p>
          <button type="button" class="plain" disabled={!connected.value} onClick={ask}>
            {voice.say(told === null ? 'mine.showFinished' : 'mine.showMore')}
          </button>
        </p>
      )}
      {told !== null && told.tables.length === 0 && (
        <p class="dim">{voice.say('mine.noneFinished')}</p>
      )}
    </>
  );
}

export function MyTablesScreen() {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
    finished.value = null;
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  const all = mine.value;
  const waits = waiting.value;
  return (
    <main class="my-tables-screen" aria-busy={server.value === true && all === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('mine.title')}</h1>
      <p>
        <a href={hashOf({ at: 'friends' })}>{voice.say('friends.title')}</a>{' '}
        <a href={hashOf({ at: 'clubs' })}>{voice.say('clubs.title')}</a>
      </p>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {all !== null && (
        <>
          {waits.length > 0 ? (
            <p>
              <button type="button" class="primary" onClick={goToNextWaiting}>
                {voice.say('mine.next', { count: waits.length })}
              </button>
            </p>
          ) : (
            <p class="dim">{voice.say(all.length === 0 ? 'mine.none' : 'mine.noneWaits')}</p>
          )}
          <Invitations />
          <List title={voice.say('mine.waits')} tables={waits} />
          <List title={voice.say('mine.rest')} tables={all.filter((table) => !table.waits)} />
          <Finished />
          <p class="dim">{voice.say('mine.how')}</p>
        </>
      )}
    </main>
  );
}
