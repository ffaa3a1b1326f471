/** A finished online game that several people watch again together. */
import type { SharedReplay, TableInfo, Viewer } from '@deadlight/host';
import { useEffect, useState } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { chatOpen, markRead, unread } from '../online/chat.ts';
import { ChatPanel } from '../online/chat-panel.tsx';
import { connected, say } from '../online/line.ts';
import { linkTo } from '../online/link-to.ts';
import { together } from '../online/shared-replay.ts';
import { go } from '../route.ts';
import { CopyButton } from '../share/copy-button.tsx';
import { useVoice } from '../text/voice.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { leads, lookTogether } from './together.ts';
import './together.css';

/** Spectators without a name are told apart by their number. */
function useNameOf(): (viewer: Viewer) => string {
  const voice = useVoice();
  return ({ name, number }) =>
    name === '' ? `${voice.say('onlineTable.spectator')} ${number + 1}` : name;
}

function ViewerChip({ viewer }: { readonly viewer: Viewer }) {
  const voice = useVoice();
  const name = useNameOf()(viewer);
  return (
    <li class="together-viewer" data-leads={viewer.leads || undefined}>
      {viewer.leads && <Icon name="play" />}
      <b>{viewer.mine ? `${name} (${voice.say('table.you')})` : name}</b>
      {viewer.leads && <span class="for-ears">{voice.say('together.isLeader')}</span>}
      {leads.value && !viewer.mine && (
        <button
          type="button"
          class="quiet"
          onClick={() => say({ say: 'together', ask: { do: 'lead', viewer: viewer.number } })}
        >
          {voice.say('together.handOver')}
          <span class="for-ears">: {name}</span>
        </button>
      )}
    </li>
  );
}

function Bar({ table, now }: { readonly table: TableInfo; readonly now: SharedReplay }) {
  const voice = useVoice();
  const nameOf = useNameOf();
  const leader = now.viewers.find((one) => one.leads);
  const says = !connected.value
    ? voice.say('onlineTable.lost')
    : leads.value
      ? voice.say('together.youLead')
      : voice.say('together.leads', { who: leader === undefined ? '' : nameOf(leader) });
  useAnnounced(says);
  const replay = moment.value?.replay ?? null;
  return (
    <section class="together-bar" aria-label={voice.say('together.title')}>
      <p>{says}</p>
      <ul class="together-viewers">
        {now.viewers.map((viewer) => (
          <ViewerChip key={viewer.number} viewer={viewer} />
        ))}
      </ul>
      {leads.value && (
        <button
          type="button"
          class="plain"
          data-does="what-if"
          disabled={replay === null || replay.at >= replay.of}
          title={voice.say('together.whatIfIs')}
          onClick={() => say({ say: 'together', ask: { do: 'what-if', at: replay!.at } })}
        >
          <Icon name="people" /> {voice.say('together.whatIf')}
        </button>
      )}
      <CopyButton text={linkTo(table.id, { shows: 'together' })}>
        {voice.say('together.link')}
      </CopyButton>
      {table.chat && (
        <button
          type="button"
          class="plain"
          aria-expanded={chatOpen.value}
          onClick={() => {
            chatOpen.value = !chatOpen.peek();
            markRead();
          }}
        >
          <Icon name="chat" /> {voice.say('online.chat')}
          {unread.value > 0 && <b>{unread.value}</b>}
        </button>
      )}
    </section>
  );
}

/** Somebody has begun a game from here. */
function Opened({ opened }: { readonly opened: NonNullable<SharedReplay['opened']> }) {
  const voice = useVoice();
  const who = opened.by === '' ? voice.say('onlineTable.spectator') : opened.by;
  const said = voice.say('together.opened', { who, at: opened.at });
  useAnnounced(said);
  return (
    <p class="together-opened">
      {said}
      <button type="button" class="primary" onClick={() => go({ at: 'online', id: opened.table })}>
        {voice.say('together.join')}
      </button>
    </p>
  );
}

export function TogetherScreen({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  useEffect(
    () => lookTogether((at, seat) => say({ say: 'together', ask: { do: 'show', at, seat } })),
    [],
  );
  const now = together.value;
  if (table.state !== 'over')
    return (
      <main class="loading">
        <p>{voice.say('together.notOver')}</p>
        <button type="button" class="primary" onClick={() => go({ at: 'online', id: table.id })}>
          {voice.say('together.toTable')}
        </button>
      </main>
    );
  if (now === null)
    return (
      <main class="loading" aria-busy="true">
        <p>{voice.say(connected.value ? 'table.loading' : 'onlineTable.lost')}</p>
      </main>
    );
  return (
    <div class="together" data-leads={leads.value || undefined}>
      <Bar table={table} now={now} />
      {now.opened !== null && <Opened opened={now.opened} />}
      <div class="together-game">
        <Shown id={table.id} at={now.at} />
        {chatOpen.value && table.chat && <ChatPanel table={table} />}
      </div>
    </div>
  );
}

/** It begins where the others are. */
function Shown({ id, at }: { readonly id: string; readonly at: number }) {
  const [from] = useState(at);
  return <ReplayScreen of={{ from: 'online', id }} from={from} isHeld={!leads.value} isShared />;
}
