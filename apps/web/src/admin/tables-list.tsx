/** Tables as an administrator sees them: who sits there, and nothing of the game. */
import type { AdminTable } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { useVoice } from '../text/voice.ts';
import { change, show, tables } from './admin.ts';
import { BanForm } from './ban-form.tsx';
import { useMoments } from './moments.ts';
import '../account/account.css';
import './admin.css';

function Line({ table }: { readonly table: AdminTable }) {
  const voice = useVoice();
  const moment = useMoments();
  const sure = useSignal(false);
  const { id, game, state, people, changed, faulty, mayReopen } = table;
  return (
    <li>
      <div class="admin-line">
        <p>
          <b>{aboutGames.value[game]?.name ?? game}</b> <code>{id}</code>{' '}
          <span class="dim">
            {voice.say('admin.state', { state: faulty ? 'faulty' : state })} · {moment(changed)}
          </span>
        </p>
        {people.map(({ id: person, name, program }) => (
          <p key={person}>
            {name} {program && <span class="dim">{voice.say('onlineTable.program')}</span>}{' '}
            {!program && <BanForm person={person} name={name} />}
          </p>
        ))}
      </div>
      {state !== 'over' &&
        (sure.value ? (
          <button type="button" class="plain" onClick={() => change({ do: 'close', table: id })}>
            {voice.say('admin.closeSure')}
          </button>
        ) : (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              sure.value = true;
            }}
          >
            {voice.say('admin.close')}
            <span class="for-ears"> {id}</span>
          </button>
        ))}
      {mayReopen && (
        <button type="button" class="plain" onClick={() => change({ do: 'reopen', table: id })}>
          {voice.say('admin.reopen')}
          <span class="for-ears"> {id}</span>
        </button>
      )}
    </li>
  );
}

export function TablesList() {
  const voice = useVoice();
  const id = useSignal('');
  useEffect(() => {
    show({ do: 'tables' });
    return loadAbout(OFFERED.map(({ id: game }) => game));
  }, []);
  const all = tables.value;
  const last = all?.at(-1);
  return (
    <section>
      <h2>{voice.say('admin.parts.tables')}</h2>
      <form
        class="account-tools"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = id.peek().trim();
          show({ do: 'tables', ...(wanted !== '' && { id: wanted }) });
        }}
      >
        <label class="field">
          {voice.say('admin.tableId')}
          <input
            type="text"
            maxLength={40}
            pattern="[\w\-]*"
            value={id.value}
            onInput={(event) => {
              id.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="plain">
          {voice.say('admin.search')}
        </button>
      </form>
      {all !== null && all.length === 0 && <p class="dim">{voice.say('admin.none')}</p>}
      <ul class="account-list">
        {(all ?? []).map((table) => (
          <Line key={table.id} table={table} />
        ))}
      </ul>
      {last !== undefined && all!.length > 1 && (
        <button
          type="button"
          class="plain"
          onClick={() => show({ do: 'tables', before: last.created })}
        >
          {voice.say('admin.older')}
        </button>
      )}
    </section>
  );
}
