/** An online table: before the game, and while it is played. */
import type { TableInfo } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { markPractice } from '../book/practice.ts';
import { announce } from '../ears/announcer.ts';
import { startCompany } from '../ears/company.ts';
import { lazy } from '../lazy.tsx';
import { shown } from '../route.ts';
import { isBesideLargeScreen } from '../settings/settings.ts';
import { scene } from '../table/current.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useVoice } from '../text/voice.ts';
import { AfterGame } from './after-game.tsx';
import { chatOpen } from './chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Leaving } from './leaving.tsx';
import { connected, info, locked, say } from './line.ts';
import { OnlineBar } from './online-bar.tsx';
import { CodeForm } from './own-code.tsx';
import { PastBar } from './past-bar.tsx';
import { TableMenu } from './table-menu.tsx';
import { VotePanel } from './vote-panel.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import './online-screen.css';

const TvScreen = lazy(async () => (await import('../tv/tv-screen.tsx')).TvScreen);
const TogetherScreen = lazy(
  async () => (await import('../replay/together-screen.tsx')).TogetherScreen,
);
const HandTable = lazy(async () => (await import('../tv/hand-table.tsx')).HandTable);

/** A bot plays for a player who has not answered in time. */
function StandIn({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const isAway = table.seats.some(({ mine, standIn }) => mine && standIn);
  useEffect(() => {
    if (isAway) announce(voice.say('onlineTable.standInMine'));
  }, [isAway]);
  if (!isAway) return null;
  return (
    <p class="online-screen-stand-in">
      {voice.say('onlineTable.standInMine')}
      <button type="button" class="primary" onClick={() => say({ say: 'back' })}>
        {voice.say('onlineTable.back')}
      </button>
    </p>
  );
}

export function OnlineScreen() {
  const voice = useVoice();
  useEffect(startCompany, []);
  const table = info.value;
  const shows = shown();
  useEffect(() => {
    isBesideLargeScreen.value = shows === 'hand';
    return () => {
      isBesideLargeScreen.value = false;
    };
  }, [shows]);
  // What might have been is practice.
  useEffect(() => {
    if (table?.whatIf != null) markPractice(table.id);
  }, [table?.id, table?.whatIf?.at]);
  if (table === null && locked.value !== null)
    return (
      <main class="loading">
        <p>{voice.say('onlineTable.locked')}</p>
        <CodeForm table={locked.value} />
      </main>
    );
  if (table === null)
    return (
      <main class="loading" aria-busy="true">
        <p>{voice.say(connected.value ? 'table.loading' : 'onlineTable.lost')}</p>
      </main>
    );
  if (shows === 'tv') return <TvScreen table={table} />;
  if (shows === 'together') return <TogetherScreen table={table} />;
  if (table.state === 'open') return <WaitingRoom table={table} />;
  const plays = table.seats.some(({ mine }) => mine);
  return (
    <div class="online-screen themed" data-game={scene.value?.theme}>
      <OnlineBar table={table} />
      <StandIn table={table} />
      {table.state === 'over' && <AfterGame table={table} />}
      <div class="online-screen-table">
        {shows === 'hand' && plays ? <TableScreen playing={HandTable} /> : <TableScreen />}
      </div>
      {table.vote !== null && <VotePanel table={table} vote={table.vote} />}
      <PastBar table={table} />
      {chatOpen.value && table.chat && <ChatPanel table={table} />}
      <TableMenu table={table} />
      <Leaving table={table} />
    </div>
  );
}
