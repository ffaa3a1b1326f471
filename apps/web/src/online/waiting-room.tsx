/** A table before its game: who sits where, and the link for those who are to come. */
import type { Seat, SeatInfo, TableInfo } from '@deadlight/host';
import { levelName } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { go } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { LinkField } from '../share/link-field.tsx';
import { useVoice } from '../text/voice.ts';
import { chatOpen, markRead, unread } from './chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Code } from './code.tsx';
import { connected, say, sitDown } from './line.ts';
import { linkTo } from './link-to.ts';
import { sayClock } from './say-clock.ts';
import { allowNotices, notices } from './your-turn.ts';
import '../table/dialog.css';
import './waiting-room.css';

function SeatLine({ seat, at, owner }: { seat: SeatInfo; at: Seat; owner: boolean }) {
  const voice = useVoice();
  const name = useSignal(keptSetting('name') ?? '');
  const number = at + 1;
  return (
    <li class="waiting-room-seat" data-kind={seat.kind} data-mine={seat.mine || undefined}>
      <span class="waiting-room-number" aria-hidden="true">
        {number}
      </span>
      <b class="for-ears">{voice.say('lobby.seat', { number })}</b>
      {seat.kind === 'empty' ? (
        <form
          class="waiting-room-sit"
          onSubmit={(event) => {
            event.preventDefault();
            const called = name.peek().trim().slice(0, 24);
            if (called === '') return;
            keepSetting('name', called);
            sitDown(at, called);
          }}
        >
          <input
            type="text"
            required
            maxLength={24}
            autocomplete="nickname"
            aria-label={voice.say('online.name')}
            placeholder={voice.say('online.name')}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="plain">
            {voice.say('online.sit')}
          </button>
        </form>
      ) : (
        <>
          <span class="waiting-room-name">{seat.name}</span>
          <span class="waiting-room-state" data-presence={seat.presence}>
            {voice.say('online.presence', { presence: seat.presence })}
          </span>
          {seat.ready && (
            <span class="waiting-room-ready">
              <Icon name="check" /> {voice.say('online.isReady')}
            </span>
          )}
          {seat.mine && (
            <>
              <button
                type="button"
                class="plain"
                aria-pressed={seat.ready}
                onClick={() => say({ say: 'ready', ready: !seat.ready })}
              >
                {voice.say('online.ready')}
              </button>
              <button type="button" class="plain" onClick={() => say({ say: 'stand', seat: at })}>
                {voice.say('online.stand')}
              </button>
            </>
          )}
          {owner && !seat.mine && (
            <button type="button" class="plain" onClick={() => say({ say: 'remove', seat: at })}>
              {voice.say('online.remove')}
            </button>
          )}
        </>
      )}
    </li>
  );
}

function Invitation({ id }: { readonly id: string }) {
  const voice = useVoice();
  const link = linkTo(id);
  return (
    <div class="waiting-room-invitation">
      <LinkField label={voice.say('online.link')} link={link} />
      <Code link={link} label={voice.say('online.code')} />
    </div>
  );
}

/** What was agreed when the table was opened. */
function Terms({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const offered = OFFERED.find(({ id }) => id === table.game);
  const options = Object.keys(offered?.options ?? {}).map((name) =>
    voice.say('online.term', {
      option: voice.say(`tableOptions.${name}`),
      value: voice.say(`tableOptions.${name}-${table.options[name]}`),
    }),
  );
  const terms = [
    ...options,
    table.clock === null ? voice.say('online.noClock') : sayClock(voice, table.clock),
    voice.say('online.botsTake', { name: levelName(voice, table.bots) }),
    table.listed ? voice.say('online.isListed') : voice.say('online.isPrivate'),
    table.spectators ? null : voice.say('online.noSpectators'),
    table.chat ? null : voice.say('online.noChat'),
    table.sameDeal ? voice.say('online.isSameDeal') : null,
  ];
  return (
    <ul class="waiting-room-terms">
      {terms.map((term) => term !== null && <li key={term}>{term}</li>)}
    </ul>
  );
}

export function WaitingRoom({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  useEffect(() => loadAbout([table.game]), [table.game]);
  const others = table.seats.filter(({ kind, mine }) => kind === 'person' && !mine);
  const seated = table.seats.some(({ kind }) => kind === 'person');
  const offered = OFFERED.find(({ id }) => id === table.game);
  return (
    <div class="waiting-room-page themed" data-game={offered?.theme}>
      <main class="waiting-room">
        <header class="waiting-room-head">
          {offered !== undefined && <Icon name={offered.icon} />}
          <h1>{aboutGames.value[table.game]?.name ?? ''}</h1>
          <p class="dim">{voice.say('online.waiting')}</p>
        </header>
        {!connected.value && (
          <p class="waiting-room-lost" role="status">
            {voice.say('online.lost')}
          </p>
        )}
        <ol class="waiting-room-seats">
          {table.seats.map((seat, at) => (
            <SeatLine key={at} seat={seat} at={at} owner={table.owner} />
          ))}
        </ol>
        <aside class="waiting-room-side">
          <Invitation id={table.id} />
          <Terms table={table} />
        </aside>
        <p class="waiting-room-tools dialog-tools">
          {table.owner ? (
            <button
              type="button"
              class="primary"
              disabled={!seated || others.some(({ ready }) => !ready)}
              onClick={() => say({ say: 'start' })}
            >
              <Icon name="play" /> {voice.say('lobby.start')}
            </button>
          ) : (
            <span class="dim">{voice.say('online.hostStarts')}</span>
          )}
          {notices.value === 'default' && (
            <button type="button" class="plain" onClick={() => void allowNotices()}>
              <Icon name="bell" /> {voice.say('online.callMe')}
            </button>
          )}
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
          <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
            {voice.say('end.lobby')}
          </button>
        </p>
      </main>
      {chatOpen.value && table.chat && <ChatPanel table={table} />}
    </div>
  );
}
