/** Whom the reader has blocked. */
import type { Account } from '@deadlight/host';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import { useDates } from './dates.ts';
import { Tool } from './tool.tsx';
import './account.css';

export function Blocked({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const date = useDates();
  return (
    <section>
      <h2>{voice.say('account.blocked')}</h2>
      <p>{voice.say('account.blockedAbout')}</p>
      {me.blocked.length === 0 && <p class="dim">{voice.say('account.noneBlocked')}</p>}
      <ul class="account-list">
        {me.blocked.map(({ id, name, since }) => {
          const called = name === '' ? voice.say('onlineTable.spectator') : name;
          return (
            <li key={id}>
              <span>{voice.say('account.blockedSince', { name: called, since: date(since) })}</span>
              <Tool ask={() => askAccount({ do: 'unblock', id })}>
                {voice.say('account.unblock')}
                <span class="for-ears"> {called}</span>
              </Tool>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
