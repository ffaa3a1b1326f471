/** A table before its game: who sits where, and the link for those who are to come. */

import { asSeat, at } from '@deadlight/engine';
import type { Seat, SeatInfo, TableInfo } from '@deadlight/host';
import { levelName } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { lazy } from '../lazy.tsx';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { loadOptionTexts, termsOf } from '../lobby/option-texts.ts';
import { go, shown } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { LinkField } from '../share/link-field.tsx';
import { useVoice } from '../text/voice.ts';
import { BefriendButton } from './befriend-button.tsx';
import { BlockButton } from './block-button.tsx';
import { chatOpen, markRead, unread } from './chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Code } from './code.tsx';
import { connected, programKeys, say, sitDown } from './line.ts';
import { linkTo } from './link-to.ts';
import { LONGEST_NAME } from './longest-name.ts';
import { CodeForm, OwnCode } from './own-code.tsx';
import { clockTerms, sayClock } from './say-clock.ts';
import { allowNotices, notices } from './your-turn.ts';
import '../table/dialog.css';
import './waiting-room.css';

const InviteFriends = lazy(async () => (await import('./invite-friends.tsx')).InviteFriends, true);

function SeatLine({ seat, at, table }: { seat: SeatInfo; at: Seat; table: TableInfo }) {
  const voice = useVoice();
  const name = useSignal(keptSetting('name') ?? '');
  const number = at + 1;
  return (
    <li class="waiting-room-seat" data-kind={seat.kind} data-mine={seat.mine || undefined}>
      <span class="waiting-room-number" aria-hidden="true">
        {number}
      </span>
      <b class="for-ears">{voice.say('lobby.seat', { number })}</b>
      {seat.kind === 'empty' && seat.program ? (
        <KeptSeat at={at} isHost={table.owner} />
      ) : seat.kind === 'empty' ? (
        <form
          class="waiting-room-sit"
          onSubmit={(event) => {
            event.preventDefault();
            const called = name.peek().trim();
            if (called === '') return;
            keepSetting('name', called);
            sitDown(at, called);
          }}
        >
          <input
            type="text"
            required
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            aria-label={voice.say('onlineTable.name')}
            placeholder={voice.say('onlineTable.name')}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="plain">
            {voice.say('onlineTable.sit')}
          </button>
          {table.owner && table.programs && (
            <button type="button" class="quiet" onClick={() => say({ say: 'program', seat: at })}>
              {voice.say('onlineTable.keepForProgram')}
            </button>
          )}
        </form>
      ) : (
        <>
          <span class="waiting-room-name">{seat.name}</span>
          {seat.program && <span class="dim">{voice.say('onlineTable.program')}</span>}
          <span class="waiting-room-state" data-presence={seat.presence}>
            {voice.say('onlineTable.presence', { presence: seat.presence })}
          </span>
          {seat.shares.length > 0 && <span class="dim">{voice.say('onlineTable.shares')}</span>}
          {seat.ready && (
            <span class="waiting-room-ready">
              <Icon name="check" /> {voice.say('onlineTable.isReady')}
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
                {voice.say('onlineTable.ready')}
              </button>
              <button type="button" class="plain" onClick={() => say({ say: 'stand', seat: at })}>
                {voice.say('onlineTable.stand')}
              </button>
            </>
          )}
          {table.host === at && <span class="dim">{voice.say('onlineTable.host')}</span>}
          {table.owner && !seat.mine && <HostTools at={at} program={seat.program} />}
          {!seat.mine && !seat.program && table.seats.some(({ mine }) => mine) && (
            <BefriendButton name={seat.name} seat={at} />
          )}
          {!seat.mine && !seat.program && <BlockButton name={seat.name} who={{ seat: at }} />}
          {seat.mine && <OwnCode table={table.id} seat={at} />}
        </>
      )}
    </li>
  );
}

/** A seat that waits for a program. The key is for the host, who gives it to the program. */
function KeptSeat({ at, isHost }: { readonly at: Seat; readonly isHost: boolean }) {
  const voice = useVoice();
  const key = programKeys.value[at];
  return (
    <>
      <span class="waiting-room-name dim">{voice.say('onlineTable.keptForProgram')}</span>
      {isHost && (
        <>
          <button type="button" class="quiet" onClick={() => say({ say: 'program', seat: at })}>
            {voice.say('onlineTable.newProgramKey')}
          </button>
          <button type="button" class="quiet" onClick={() => say({ say: 'remove', seat: at })}>
            {voice.say('onlineTable.freeSeat')}
          </button>
          {key !== undefined && (
            <div class="waiting-room-key">
              <LinkField label={voice.say('onlineTable.programKey')} link={key} />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** What the host may do about somebody. */
function HostTools({ at, program }: { readonly at: Seat; readonly program: boolean }) {
  const voice = useVoice();
  return (
    <>
      {!program && (
        <button type="button" class="quiet" onClick={() => say({ say: 'host', seat: at })}>
          {voice.say('onlineTable.makeHost')}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => say({ say: 'remove', seat: at })}>
        {voice.say('onlineTable.remove')}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => say({ say: 'remove', seat: at, ban: true })}
      >
        {voice.say('onlineTable.ban')}
      </button>
    </>
  );
}

function Invitation({ id }: { readonly id: string }) {
  const voice = useVoice();
  const link = linkTo(id);
  return (
    <div class="waiting-room-invitation">
      <LinkField label={voice.say('onlineTable.link')} link={link} />
      <Code link={link} label={voice.say('onlineTable.code')} />
      {shown() === undefined && (
        <button type="button" class="plain" onClick={() => go({ at: 'online', id, shows: 'tv' })}>
          <Icon name="large" /> {voice.say('tv.here')}
        </button>
      )}
    </div>
  );
}

/** What was agreed when the table was opened. */
function Terms({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const offered = OFFERED.find(({ id }) => id === table.game);
  useEffect(() => loadOptionTexts(table.game), [table.game]);
  const terms = [
    table.whatIf === null ? null : voice.say('together.isWhatIf', { at: table.whatIf.at }),
    ...(offered === undefined ? [] : termsOf(voice, offered, table.options)),
    table.clock === null ? voice.say('online.noClock') : sayClock(voice, table.clock),
    ...(table.clock === null ? [] : clockTerms(voice, table.clock)),
    voice.say('onlineTable.botsTake', { name: levelName(voice, table.bots) }),
    table.listed ? voice.say('onlineTable.isListed') : voice.say('onlineTable.isPrivate'),
    table.friends && !table.listed ? voice.say('friends.isForFriends') : null,
    table.spectators ? null : voice.say('onlineTable.noSpectators'),
    table.join ? voice.say('onlineTable.mayAsk') : null,
    table.programs ? voice.say('onlineTable.mayPrograms') : null,
    table.chat ? null : voice.say('onlineTable.noChat'),
    table.sameDeal ? voice.say('onlineTable.isSameDeal') : null,
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
  const awaiting =
    table.awaited === null
      ? voice.say('onlineTable.waiting')
      : voice.say('onlineTable.dealing', {
          names: table.awaited.map((seat) => at(table.seats, seat, 'seat').name).join(', '),
        });
  useAnnounced(awaiting);
  useAnnounced(connected.value ? '' : voice.say('onlineTable.lost'));
  return (
    <div class="waiting-room-page themed" data-game={offered?.theme}>
      <main class="waiting-room">
        <header class="waiting-room-head">
          {offered !== undefined && <Icon name={offered.icon} />}
          <h1>{aboutGames.value[table.game]?.name ?? ''}</h1>
          <p class="dim">{awaiting}</p>
        </header>
        {!connected.value && <p class="waiting-room-lost">{voice.say('onlineTable.lost')}</p>}
        <ol class="waiting-room-seats">
          {table.seats.map((seat, at) => (
            <SeatLine key={at} seat={seat} at={asSeat(at)} table={table} />
          ))}
        </ol>
        <aside class="waiting-room-side">
          <Invitation id={table.id} />
          {(table.owner || table.seats.some(({ mine }) => mine)) && <InviteFriends />}
          <Terms table={table} />
          {!table.seats.some(({ mine }) => mine) && <CodeForm table={table.id} />}
        </aside>
        <p class="waiting-room-tools dialog-tools">
          {table.owner ? (
            <button
              type="button"
              class="primary"
              disabled={!seated || table.awaited !== null || others.some(({ ready }) => !ready)}
              onClick={() => say({ say: 'start' })}
            >
              <Icon name="play" /> {voice.say('lobby.start')}
            </button>
          ) : (
            <span class="dim">{voice.say('onlineTable.hostStarts')}</span>
          )}
          {table.owner && table.banned > 0 && (
            <button type="button" class="plain" onClick={() => say({ say: 'forgive' })}>
              {voice.say('onlineTable.forgive')}
            </button>
          )}
          {!table.owner && table.hostGone && table.seats.some(({ mine }) => mine) && (
            <button type="button" class="plain" onClick={() => say({ say: 'host' })}>
              {voice.say('onlineTable.takeHost')}
            </button>
          )}
          {notices.value === 'default' && (
            <button type="button" class="plain" onClick={() => void allowNotices()}>
              <Icon name="bell" /> {voice.say('onlineTable.callMe')}
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
