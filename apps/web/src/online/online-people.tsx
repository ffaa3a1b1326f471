/** Who is at the table from afar, and whether the line holds. */
import type { TableInfo } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { connected, keys } from './line.ts';
import './online-people.css';

export function OnlinePeople({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const asked = moment.value?.view.asked ?? [];
  const here = table.seats.filter(({ kind, presence }) => kind === 'person' && presence === 'here');
  return (
    <details class="online-people" data-lost={!connected.value || undefined}>
      <summary>
        <Icon name="list" />{' '}
        {connected.value
          ? voice.say('online.here', { count: here.length })
          : voice.say('online.lost')}
      </summary>
      <ul>
        {table.seats.map((seat, at) => (
          <li key={at} data-presence={seat.kind === 'person' ? seat.presence : 'here'}>
            <b>{seat.kind === 'bot' ? voice.say('lobby.bot', { level: table.bots }) : seat.name}</b>{' '}
            <span class="dim">
              {[
                seat.mine ? voice.say('table.you') : null,
                seat.kind === 'person'
                  ? voice.say('online.presence', { presence: seat.presence })
                  : null,
                asked.includes(at) ? voice.say('online.asked') : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
            {keys.value[at] !== undefined && (
              <a href={`#/online/${table.id}/${keys.value[at]}`}>{voice.say('online.device')}</a>
            )}
          </li>
        ))}
      </ul>
      {table.watching > 0 && (
        <p class="dim">{voice.say('online.watching', { count: table.watching })}</p>
      )}
    </details>
  );
}
