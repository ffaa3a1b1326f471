/** What opens an account: passkeys, recovery codes, and the devices that are signed in. */

import type { Account } from '@deadlight/host';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';
import { askAccount, codes } from './account.ts';
import { useDates } from './dates.ts';
import { Tool } from './tool.tsx';
import './account.css';

function Codes({ shown }: { readonly shown: readonly string[] }) {
  const voice = useVoice();
  useAnnounced(voice.say('account.codesHow'));
  return (
    <div class="account-codes">
      <p>{voice.say('account.codesHow')}</p>
      <ul>
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" class="plain" onClick={() => print()}>
        {voice.say('account.print')}
      </button>
    </div>
  );
}

export function Passkeys({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const date = useDates();
  return (
    <section>
      <h2>{voice.say('account.passkeys')}</h2>
      <ul class="account-list">
        {me.passkeys.map(({ id, created, used }, at) => (
          <li key={id}>
            <span>
              {voice.say('account.passkey', {
                number: at + 1,
                created: date(created),
                used: date(used),
              })}
            </span>
            {me.passkeys.length > 1 && (
              <Tool ask={() => askAccount({ do: 'remove-passkey', id })}>
                {voice.say('account.remove')}
                <span class="for-ears"> {at + 1}</span>
              </Tool>
            )}
          </li>
        ))}
      </ul>
      <p class="account-tools">
        <Tool ask={() => askAccount({ do: 'new-passkey' })}>{voice.say('account.another')}</Tool>
        <Tool ask={() => askAccount({ do: 'new-codes' })}>{voice.say('account.newCodes')}</Tool>
      </p>
      <p class="dim">{voice.say('account.codesLeft', { count: me.codes })}</p>
      {codes.value !== null && <Codes shown={codes.value} />}
    </section>
  );
}

export function Devices({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const date = useDates();
  return (
    <section>
      <h2>{voice.say('account.devices')}</h2>
      <ul class="account-list">
        {me.devices.map(({ id, since, here }) => (
          <li key={id}>
            <span>
              <Icon name="phone" />{' '}
              {voice.say('account.device', { since: date(since), here: here ? 'yes' : 'no' })}
            </span>
            <Tool ask={() => askAccount({ do: 'sign-out', device: id })}>
              {voice.say('account.signOut')}
              <span class="for-ears"> {date(since)}</span>
            </Tool>
          </li>
        ))}
      </ul>
      {me.devices.length > 1 && (
        <Tool ask={() => askAccount({ do: 'sign-out', others: true })}>
          {voice.say('account.signOutOthers')}
        </Tool>
      )}
    </section>
  );
}
