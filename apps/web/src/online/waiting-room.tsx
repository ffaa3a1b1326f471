/** A table before its game: who sits where, and the link for those who are to come. */
import type { Seat, SeatInfo, TableInfo } from '@deadlight/host';
import { qrOf } from '@deadlight/host/qr';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { go } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { useVoice } from '../text/voice.ts';
import { connected, say } from './line.ts';
import { allowNotices, notices } from './your-turn.ts';
import '../table/dialog.css';
import './waiting-room.css';

/** Goes into the dice, so that nobody alone decides how they fall. */
const newLuck = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const linkTo = (id: string): string => `${location.origin}${location.pathname}#/online/${id}`;

function SeatLine({ seat, at, owner }: { seat: SeatInfo; at: Seat; owner: boolean }) {
  const voice = useVoice();
  const name = useSignal(keptSetting('name') ?? '');
  const number = at + 1;
  return (
    <li class="waiting-room-seat" data-kind={seat.kind} data-mine={seat.mine || undefined}>
      <b>{voice.say('lobby.seat', { number })}</b>
      {seat.kind === 'empty' ? (
        <form
          class="waiting-room-sit"
          onSubmit={(event) => {
            event.preventDefault();
            const called = name.peek().trim().slice(0, 24);
            if (called === '') return;
            keepSetting('name', called);
            say({ say: 'sit', seat: at, name: called, luck: newLuck() });
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
          <span class="dim">
            {voice.say('online.presence', { presence: seat.presence })}
            {seat.ready && ` · ${voice.say('online.isReady')}`}
          </span>
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

/** For the phones of those who sit nearby. */
const Code = ({ link }: { readonly link: string }) => {
  const voice = useVoice();
  const rows = qrOf(link);
  if (rows === null) return null;
  const size = rows.length + 4;
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + 2} ${y + 2}h1v1h-1z`] : [])),
  );
  return (
    <svg
      class="waiting-room-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={voice.say('online.code')}
    >
      <rect width={size} height={size} />
      <path d={path.join('')} />
    </svg>
  );
};

function Invitation({ id }: { readonly id: string }) {
  const voice = useVoice();
  const copied = useSignal(false);
  const link = linkTo(id);
  return (
    <div class="waiting-room-invitation">
      <label class="field">
        {voice.say('online.link')}
        <input
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        class="plain"
        onClick={() =>
          void navigator.clipboard?.writeText(link).then(() => {
            copied.value = true;
          })
        }
      >
        {voice.say(copied.value ? 'online.copied' : 'online.copy')}
      </button>
      <Code link={link} />
    </div>
  );
}

export function WaitingRoom({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  useEffect(() => loadAbout([table.game]), [table.game]);
  const others = table.seats.filter(({ kind, mine }) => kind === 'person' && !mine);
  const seated = table.seats.some(({ kind }) => kind === 'person');
  return (
    <main class="waiting-room">
      <header>
        <h1>{aboutGames.value[table.game]?.name ?? ''}</h1>
        {!connected.value && <p role="status">{voice.say('online.lost')}</p>}
        <p class="dim">{voice.say('online.waiting')}</p>
      </header>
      <Invitation id={table.id} />
      <ol class="waiting-room-seats">
        {table.seats.map((seat, at) => (
          <SeatLine key={at} seat={seat} at={at} owner={table.owner} />
        ))}
      </ol>
      <p class="dim">{voice.say('online.botsTake', { level: table.bots })}</p>
      <p class="dialog-tools">
        {table.owner && (
          <button
            type="button"
            class="primary"
            disabled={!seated || others.some(({ ready }) => !ready)}
            onClick={() => say({ say: 'start' })}
          >
            {voice.say('lobby.start')}
          </button>
        )}
        {notices.value === 'default' && (
          <button type="button" class="plain" onClick={() => void allowNotices()}>
            {voice.say('online.callMe')}
          </button>
        )}
        <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
          {voice.say('end.lobby')}
        </button>
      </p>
    </main>
  );
}
