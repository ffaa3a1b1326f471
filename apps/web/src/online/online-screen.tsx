/** An online table: before the game, and while it is played. */
import { TableScreen } from '../table/table-screen.tsx';
import { useVoice } from '../text/voice.ts';
import { connected, info } from './line.ts';
import { OnlinePeople } from './online-people.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineScreen() {
  const voice = useVoice();
  const table = info.value;
  if (table === null)
    return (
      <main class="loading" aria-busy="true">
        <p>{voice.say(connected.value ? 'table.loading' : 'online.lost')}</p>
      </main>
    );
  if (table.state === 'open') return <WaitingRoom table={table} />;
  return (
    <>
      <TableScreen />
      <OnlinePeople table={table} />
    </>
  );
}
