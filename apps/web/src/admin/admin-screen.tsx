/** What an administrator of the server looks after. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { connectAdmin, declined, done } from './admin.ts';
import { Audit } from './audit.tsx';
import { Overview } from './overview.tsx';
import { PeopleList } from './people-list.tsx';
import { Reports } from './reports.tsx';
import { TablesList } from './tables-list.tsx';
import '../account/account.css';
import './admin.css';

connectAdmin(say);

const PARTS: Readonly<Record<string, ComponentType>> = {
  overview: Overview,
  tables: TablesList,
  people: PeopleList,
  reports: Reports,
  audit: Audit,
};

export function AdminScreen() {
  const voice = useVoice();
  const part = useSignal('overview');
  useEffect(() => {
    void findServer().then(enterLobby);
  }, []);
  const said = done.value === null ? '' : voice.say('admin.done', { what: done.value });
  useAnnounced(said);
  const Part = PARTS[part.value]!;
  return (
    <main class="account admin">
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('admin.title')}</h1>
      <p>{voice.say('admin.about')}</p>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      <nav class="account-tools" aria-label={voice.say('admin.title')}>
        {Object.keys(PARTS).map((name) => (
          <button
            key={name}
            type="button"
            class="plain"
            aria-pressed={part.value === name}
            onClick={() => {
              part.value = name;
              done.value = null;
            }}
          >
            {voice.say(`admin.parts.${name}`)}
          </button>
        ))}
      </nav>
      {declined.value && <p role="alert">{voice.say('account.declined')}</p>}
      {said !== '' && <p>{said}</p>}
      {connected.value && <Part />}
    </main>
  );
}
