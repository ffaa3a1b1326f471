/** Everything about an online table that is not the game: people, devices, and what one may propose. */
import type { Proposal, Seat, TableInfo } from '@deadlight/host';
import { levelName } from '@deadlight/host/page';
import { signal, useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { LinkField } from '../share/link-field.tsx';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { Code } from './code.tsx';
import { keys, say, sitDown } from './line.ts';
import { linkTo } from './link-to.ts';
import { lookAt } from './past.ts';
import { paused } from './times.ts';
import { useNames } from './who.ts';
import { allowNotices, notices } from './your-turn.ts';
import './table-menu.css';

export const menuOpen = signal(false);

function propose(about: Proposal): void {
  menuOpen.value = false;
  say({ say: 'propose', about });
}

function OwnSeat({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const voice = useVoice();
  const sure = useSignal(false);
  // Nobody looking over a shoulder may see it by chance.
  const shown = useSignal(false);
  const key = shown.value ? keys.value[seat] : undefined;
  return (
    <div class="table-menu-own">
      {key === undefined ? (
        <button
          type="button"
          class="plain"
          onClick={() => {
            shown.value = true;
            if (keys.peek()[seat] === undefined) say({ say: 'key', seat });
          }}
        >
          <Icon name="phone" /> {voice.say('online.device')}
        </button>
      ) : (
        <figure class="table-menu-device">
          <Code link={linkTo(table.id, key)} label={voice.say('online.code')} />
          <figcaption>
            {voice.say('online.deviceHow')}
            <LinkField label={voice.say('online.deviceLink')} link={linkTo(table.id, key)} />
          </figcaption>
        </figure>
      )}
      {sure.value ? (
        <button type="button" class="plain" onClick={() => say({ say: 'stand', seat })}>
          <Icon name="bot" /> {voice.say('online.leaveSeatSure')}
        </button>
      ) : (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            sure.value = true;
          }}
        >
          {voice.say('online.leaveSeat')}
        </button>
      )}
    </div>
  );
}

/** Somebody who looks on may take a bot's seat. */
function FreeSeat({ seat }: { readonly seat: Seat }) {
  const voice = useVoice();
  const name = useSignal(keptSetting('name') ?? '');
  return (
    <form
      class="table-menu-sit"
      onSubmit={(event) => {
        event.preventDefault();
        const called = name.peek().trim();
        if (called === '') return;
        keepSetting('name', called);
        sitDown(seat, called);
        menuOpen.value = false;
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
  );
}

function SeatRow({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const voice = useVoice();
  const name = useNames(table)(seat);
  const { kind, presence, standIn, mine } = table.seats[seat]!;
  const running = table.state === 'playing';
  const gone = running && kind === 'person' && presence === 'gone' && !standIn && !mine;
  const plays = table.seats.some((one) => one.mine);
  return (
    <li class="table-menu-seat">
      <p>
        <b>{name}</b>{' '}
        <span class="dim">
          {[
            mine ? voice.say('table.you') : null,
            kind === 'bot' ? voice.say('lobby.bot', { name: levelName(voice, table.bots) }) : null,
            standIn ? voice.say('online.standIn') : null,
            kind === 'person' ? voice.say('online.presence', { presence }) : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      {mine && running && <OwnSeat table={table} seat={seat} />}
      {kind === 'bot' && running && table.join && <FreeSeat seat={seat} />}
      {gone && plays && (
        <button type="button" class="plain" onClick={() => propose({ do: 'bot', seat })}>
          <Icon name="bot" /> {voice.say('online.propose.bot', { who: name })}
        </button>
      )}
    </li>
  );
}

function Proposals({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const busy = table.vote !== null;
  const item = (about: Proposal, icon: string) => (
    <button type="button" class="plain" disabled={busy} onClick={() => propose(about)}>
      <Icon name={icon} /> {voice.say(`online.propose.${about.do}`)}
    </button>
  );
  return (
    <>
      {table.clock !== null &&
        (paused.value ? item({ do: 'go-on' }, 'play') : item({ do: 'pause' }, 'pause'))}
      {item({ do: 'end' }, 'first')}
    </>
  );
}

export function TableMenu({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const plays = table.seats.some(({ mine }) => mine);
  const running = table.state === 'playing';
  return (
    <Dialog open={menuOpen} title={voice.say('online.menu')} class="table-menu">
      <ol class="table-menu-seats">
        {table.seats.map((_, seat) => (
          <SeatRow key={seat} table={table} seat={seat} />
        ))}
      </ol>
      {table.watching > 0 && (
        <p class="dim">{voice.say('online.watching', { count: table.watching })}</p>
      )}
      <p class="dialog-tools">
        {running && moment.value !== null && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              menuOpen.value = false;
              lookAt();
            }}
          >
            <Icon name="past" /> {voice.say('online.lookBack')}
          </button>
        )}
        {running && plays && <Proposals table={table} />}
        {notices.value === 'default' && plays && (
          <button type="button" class="plain" onClick={() => void allowNotices()}>
            <Icon name="bell" /> {voice.say('online.callMe')}
          </button>
        )}
        {table.owner && (
          <button
            type="button"
            class="plain"
            onClick={() => say({ say: 'chatting', on: !table.chat })}
          >
            <Icon name="chat" /> {voice.say(table.chat ? 'online.chatOff' : 'online.chatOn')}
          </button>
        )}
      </p>
    </Dialog>
  );
}
