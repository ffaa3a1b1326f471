/** The reader's clubs, and how to found one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { go, hashOf } from '../route.ts';
import { keptSetting } from '../settings/kept.ts';
import { useVoice } from '../text/voice.ts';
import { askClubs, clubs, connectClubs, shown } from './clubs.ts';
import { NameField } from './name-field.tsx';
import '../account/account.css';

connectClubs(say);

function Found() {
  const voice = useVoice();
  const name = useSignal('');
  const as = useSignal(keptSetting('name') ?? '');
  /** The club that was shown before; the next one is the new one. */
  const before = useSignal<typeof shown.value | 'nothing'>('nothing');
  useEffect(() => {
    const now = shown.value;
    if (before.value !== 'nothing' && now !== null && now !== before.value)
      go({ at: 'club', id: now.id });
  }, [shown.value, before.value]);
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        before.value = shown.peek();
        askClubs({ do: 'found', name: name.peek(), as: as.peek() });
      }}
    >
      <h2>{voice.say('clubs.found')}</h2>
      <NameField label={voice.say('clubs.name')} value={name} />
      <NameField label={voice.say('clubs.as')} value={as} />
      <button type="submit" class="primary" disabled={!connected.value}>
        {voice.say('clubs.found')}
      </button>
    </form>
  );
}

export function ClubsScreen() {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
  }, []);
  useEffect(() => {
    if (connected.value) askClubs({ do: 'mine' });
  }, [connected.value]);
  const all = clubs.value;
  return (
    <main class="account" aria-busy={server.value === true && all === null}>
      <p>
        <a href={hashOf({ at: 'tables' })}>{voice.say('mine.title')}</a>
      </p>
      <h1>{voice.say('clubs.title')}</h1>
      <p>{voice.say('clubs.about')}</p>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {all !== null && (
        <>
          {all.length === 0 && <p class="dim">{voice.say('clubs.none')}</p>}
          <ul class="account-list">
            {all.map(({ id, name, members }) => (
              <li key={id}>
                <a href={hashOf({ at: 'club', id })}>{name}</a>
                <span class="dim">{voice.say('clubs.members', { count: members })}</span>
              </li>
            ))}
          </ul>
          <Found />
        </>
      )}
    </main>
  );
}
