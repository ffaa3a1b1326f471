/** What was reported from the chat of tables. */
import { useEffect } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { change, reports, show } from './admin.ts';
import { BanForm } from './ban-form.tsx';
import { useMoments } from './moments.ts';
import '../account/account.css';
import './admin.css';

export function Reports() {
  const voice = useVoice();
  const moment = useMoments();
  useEffect(() => show({ do: 'reports' }), []);
  const all = (reports.value ?? []).toSorted(
    (a, b) => Number(a.settled !== null) - Number(b.settled !== null) || b.at - a.at,
  );
  return (
    <section>
      <h2>{voice.say('admin.parts.reports')}</h2>
      {reports.value?.length === 0 && <p class="dim">{voice.say('admin.none')}</p>}
      <ul class="account-list">
        {all.map(({ id, at, author, about: { table, name, what }, settled }) => (
          <li key={id}>
            <div class="admin-line">
              <p>
                <b>{name === '' ? voice.say('onlineTable.spectator') : name}</b>{' '}
                <span class="dim">
                  {moment(at)} · <code>{table}</code>
                </span>
              </p>
              <p>{'text' in what ? what.text : voice.say(`onlineTable.phrase.${what.phrase}`)}</p>
              <BanForm person={author} name={name} />
            </div>
            {settled === null ? (
              <button
                type="button"
                class="plain"
                onClick={() => change({ do: 'settle', report: id })}
              >
                {voice.say('admin.settle')}
              </button>
            ) : (
              <span class="dim">{voice.say('admin.settled', { time: moment(settled) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
