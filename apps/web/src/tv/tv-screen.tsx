/** A table on a large screen, for all in one room: what everybody may see, to be read from afar. */
import { asSeat, SPECTATOR } from '@deadlight/engine';
import type { TableInfo } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { moment } from '../link.ts';
import { goToNext, say } from '../online/line.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useVoice } from '../text/voice.ts';
import { keepAwake } from './keep-awake.ts';
import { TvLobby } from './tv-lobby.tsx';
import { TvTable } from './tv-table.tsx';
import './tv-screen.css';

/** Nobody has a keyboard at a large screen: the first player to sit down is the host, and begins from a phone. */
function usePassedHost({ owner, host, state, seats }: TableInfo): void {
  const first = seats.findIndex(({ kind, program }) => kind === 'person' && !program);
  const passes = owner && host === null && state === 'open' && first >= 0;
  useEffect(() => {
    if (passes) say({ say: 'host', seat: asSeat(first) });
  }, [passes, first]);
}

export function TvScreen({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  usePassedHost(table);
  useEffect(keepAwake, []);
  // The others have gone on to their next game.
  useEffect(() => {
    if (table.next !== null) goToNext(table.next);
  }, [table.next]);
  const eye = moment.value?.view.seat ?? SPECTATOR;
  return (
    <div class="tv-screen" data-state={table.state}>
      {table.state === 'open' ? (
        <TvLobby table={table} />
      ) : eye === SPECTATOR ? (
        <TableScreen playing={TvTable} />
      ) : (
        <main class="loading" aria-busy="true">
          <p>{voice.say('table.loading')}</p>
        </main>
      )}
    </div>
  );
}
