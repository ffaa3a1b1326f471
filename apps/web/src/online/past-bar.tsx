/** The way through earlier moments of a running game. */

import type { TableInfo } from '@deadlight/host';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { live, moment } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { say } from './line.ts';
import { lookAt, stopLooking } from './past.ts';
import './past-bar.css';

export function PastBar({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const replay = moment.value?.replay;
  const looking =
    replay == null
      ? ''
      : voice.say('onlineTable.looking', { at: replay.at + 1, of: replay.of + 1 });
  useAnnounced(looking);
  if (replay == null) return null;
  const { at, of } = replay;
  const plays = table.seats.some(({ mine }) => mine);
  const turn = live.value?.view.question != null;
  return (
    <section class="past-bar" aria-label={voice.say('onlineTable.lookBack')}>
      <p>
        <Icon name="past" /> {looking}
        {turn && <b> {voice.say('online.yourTurn')}</b>}
      </p>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={voice.say('replay.at')}
        onChange={(event) => lookAt(Number(event.currentTarget.value))}
      />
      <span class="past-bar-tools">
        <button type="button" class="plain" disabled={at === 0} onClick={() => lookAt(at - 1)}>
          {voice.say('replay.back')}
        </button>
        <button type="button" class="plain" disabled={at >= of} onClick={() => lookAt(at + 1)}>
          {voice.say('replay.on')}
        </button>
        {plays && at < of && (
          <button
            type="button"
            class="plain"
            disabled={table.vote !== null}
            onClick={() => {
              say({ say: 'propose', about: { do: 'rewind', to: at } });
              stopLooking();
            }}
          >
            <Icon name="undo" /> {voice.say('onlineTable.propose.rewind')}
          </button>
        )}
        <button type="button" class="primary" onClick={stopLooking}>
          {voice.say('onlineTable.toGame')}
        </button>
      </span>
    </section>
  );
}
