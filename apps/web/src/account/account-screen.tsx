/** Who the reader is to the server: a guest, or an account with passkeys; and everything about that. */
import { useEffect } from 'preact/hooks';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { account, askAccount, connectAccount, declined } from './account.ts';
import { Data } from './account-data.tsx';
import { Blocked } from './blocked.tsx';
import { CalendarForm } from './calendar.tsx';
import { Notices } from './notices.tsx';
import { OwnPage } from './own-page.tsx';
import { Devices, Passkeys } from './passkeys.tsx';
import { Profile } from './profile.tsx';
import { Guest } from './sign-in.tsx';
import './account.css';

connectAccount(say);

export function AccountScreen() {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
  }, []);
  // Whoever the page comes back as is asked for again.
  useEffect(() => {
    if (connected.value) askAccount({ do: 'show' });
  }, [connected.value]);
  const me = account.value;
  return (
    <main class="account" aria-busy={server.value === true && me === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('lobby.account')}</h1>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {declined.value && <p role="alert">{voice.say('account.declined')}</p>}
      {me !== null && (
        <>
          {me.since === null && <Guest />}
          <Profile key={me.name} me={me} />
          {me.since !== null && (
            <>
              <Passkeys me={me} />
              <Devices me={me} />
            </>
          )}
          <CalendarForm me={me} />
          <Notices me={me} />
          <OwnPage me={me} />
          <section>
            <h2>{voice.say('friends.title')}</h2>
            <p>{voice.say('friends.about')}</p>
            <a href={hashOf({ at: 'friends' })}>{voice.say('friends.all')}</a>
          </section>
          <Blocked me={me} />
          <Data me={me} />
        </>
      )}
    </main>
  );
}
