/** What administrators have done, the newest first. */
import { useEffect } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { deeds, show } from './admin.ts';
import { useMoments } from './moments.ts';
import '../account/account.css';
import './admin.css';

export function Audit() {
  const voice = useVoice();
  const moment = useMoments();
  useEffect(() => show({ do: 'audit' }), []);
  return (
    <section>
      <h2>{voice.say('admin.parts.audit')}</h2>
      <p>{voice.say('admin.auditAbout')}</p>
      <ul class="account-list">
        {(deeds.value ?? []).map(({ at, by, name, what, about, detail }, i) => (
          <li key={`${at}.${i}`}>
            <div class="admin-line">
              <p>
                <b>{name === '' ? by.slice(0, 16) : name}</b>: {voice.say('admin.deed', { what })}{' '}
                <span class="dim">{moment(at)}</span>
              </p>
              <p class="dim">
                <code>{about.slice(0, 16)}</code> {detail}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
