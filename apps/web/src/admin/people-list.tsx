/** People by what they are called, and who is banned. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { change, people, show } from './admin.ts';
import { BanForm } from './ban-form.tsx';
import { useMoments } from './moments.ts';
import '../account/account.css';
import './admin.css';

export function PeopleList() {
  const voice = useVoice();
  const moment = useMoments();
  const name = useSignal('');
  useEffect(() => show({ do: 'people' }), []);
  return (
    <section>
      <h2>{voice.say('admin.parts.people')}</h2>
      <p>{voice.say('admin.peopleAbout')}</p>
      <form
        class="account-tools"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.peek().trim();
          show({ do: 'people', ...(wanted !== '' && { name: wanted }) });
        }}
      >
        <label class="field">
          {voice.say('admin.name')}
          <input
            type="text"
            maxLength={100}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="plain">
          {voice.say('admin.search')}
        </button>
      </form>
      {people.value?.length === 0 && <p class="dim">{voice.say('admin.none')}</p>}
      <ul class="account-list">
        {(people.value ?? []).map(({ id, name: called, ban }) => (
          <li key={id}>
            <div class="admin-line">
              <p>
                <b>{called ?? voice.say('account.guest')}</b> <code>{id.slice(0, 16)}</code>
              </p>
              {ban !== null && (
                <p>
                  {ban.until === null
                    ? voice.say('admin.isBanned', { reason: ban.reason })
                    : voice.say('admin.isBannedUntil', {
                        reason: ban.reason,
                        until: moment(ban.until),
                      })}
                </p>
              )}
            </div>
            {ban === null ? (
              <BanForm person={id} name={called ?? ''} />
            ) : (
              <button
                type="button"
                class="plain"
                onClick={() => change({ do: 'unban', person: id })}
              >
                {voice.say('admin.unban')}
                <span class="for-ears"> {called}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
