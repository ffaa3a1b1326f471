/** After an online game: the same people again, or the game as it was. */
import type { TableInfo } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { go } from '../route.ts';
import { ShareButton } from '../share/share-button.tsx';
import { useVoice } from '../text/voice.ts';
import { goToNext, say } from './line.ts';
import '../table/dialog.css';
import './after-game.css';

export function AfterGame({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const plays = table.seats.some(({ mine }) => mine);
  const source = { from: 'online', id: table.id } as const;
  return (
    <section class="after-game" aria-label={voice.say('onlineTable.after')}>
      {table.ended && <h1>{voice.say('onlineTable.ended')}</h1>}
      <p class="dialog-tools">
        {table.next !== null ? (
          <button type="button" class="primary" onClick={() => goToNext(table.next!)}>
            <Icon name="play" /> {voice.say('onlineTable.goNext')}
          </button>
        ) : (
          plays && (
            <>
              <button
                type="button"
                class="primary"
                onClick={() => say({ say: 'again', same: false })}
              >
                <Icon name="people" /> {voice.say('onlineTable.again')}
              </button>
              <button type="button" class="plain" onClick={() => say({ say: 'again', same: true })}>
                <Icon name="undo" /> {voice.say('onlineTable.sameDeal')}
              </button>
            </>
          )
        )}
        <button
          type="button"
          class="plain"
          onClick={() => go({ at: 'online', id: table.id, shows: 'together' })}
        >
          <Icon name="people" /> {voice.say('together.open')}
        </button>
        {table.ended && (
          <>
            <button type="button" class="plain" onClick={() => go({ at: 'replay', of: source })}>
              <Icon name="play" /> {voice.say('end.replay')}
            </button>
            <ShareButton of={source} />
            <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
              {voice.say('end.lobby')}
            </button>
          </>
        )}
        <a
          class="after-game-record"
          href={`./record/${table.id}`}
          download={`${table.id}.deadlight`}
        >
          <Icon name="file" /> {voice.say('end.export')}
        </a>
      </p>
    </section>
  );
}
