/** Everything about an online table that is not the game: people, devices, and what one may propose. */
import { allSeats } from '@deadlight/engine';
import type { Proposal, Seat, TableInfo } from '@deadlight/host';
import { levelName } from '@deadlight/host/page';
import { signal, useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { go, type Shows, shown } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { LinkField } from '../share/link-field.tsx';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { BefriendButton } from './befriend-button.tsx';
import { BlockButton } from './block-button.tsx';
import { Code } from './code.tsx';
import { keys, say, sitDown } from './line.ts';
import { linkTo } from './link-to.ts';
import { LONGEST_NAME } from './longest-name.ts';
import { CodeForm, OwnCode } from './own-code.tsx';
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
          <Icon name="phone" /> {voice.say('onlineTable.device')}
        </button>
      ) : (
        <figure class="table-menu-device">
          <Code link={linkTo(table.id, { key })} label={voice.say('onlineTable.code')} />
          <figcaption>
            {voice.say('onlineTable.deviceHow')}
            <LinkField
              label={voice.say('onlineTable.deviceLink')}
              link={linkTo(table.id, { key })}
            />
          </figcaption>
        </figure>
      )}
      <OwnCode table={table.id} seat={seat} />
      {sure.value ? (
        <button type="button" class="plain" onClick={() => say({ say: 'stand', seat })}>
          <Icon name="bot" /> {voice.say('onlineTable.leaveSeatSure')}
        </button>
      ) : (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            sure.value = true;
          }}
        >
          {voice.say('onlineTable.leaveSeat')}
        </button>
      )}
    </div>
  );
}

/** Somebody who looks on may ask for a bot's seat; the people at the table decide. */
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
        {voice.say('onlineTable.askForSeat')}
      </button>
    </form>
  );
}

function SeatRow({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const voice = useVoice();
  const name = useNames(table)(seat);
  const { kind, program, presence, standIn, mine, left, shares } = table.seats[seat]!;
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
            left === null
              ? null
              : voice.say('onlineTable.hasLeft', {
                  who: left === '' ? voice.say('onlineTable.former') : left,
                }),
            shares.length === 0 ? null : voice.say('onlineTable.shares'),
            standIn ? voice.say('onlineTable.standIn') : null,
            kind === 'person' ? voice.say('onlineTable.presence', { presence }) : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      {mine && running && <OwnSeat table={table} seat={seat} />}
      {((kind === 'bot' && running && table.join) || gone) && !plays && table.vote === null && (
        <FreeSeat seat={seat} />
      )}
      {running && table.owner && program && !mine && (
        <button type="button" class="plain" onClick={() => say({ say: 'remove', seat })}>
          <Icon name="bot" /> {voice.say('onlineTable.dropProgram')}
        </button>
      )}
      {kind === 'person' && !program && !mine && plays && (
        <BefriendButton name={table.seats[seat]!.name} seat={seat} />
      )}
      {kind === 'person' && !program && !mine && (
        <BlockButton name={table.seats[seat]!.name} who={{ seat }} />
      )}
      {gone && plays && (
        <button type="button" class="plain" onClick={() => propose({ do: 'bot', seat })}>
          <Icon name="bot" /> {voice.say('onlineTable.propose.bot', { who: name })}
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
      <Icon name={icon} /> {voice.say(`onlineTable.propose.${about.do}`)}
    </button>
  );
  return (
    <>
      {paused.value ? item({ do: 'go-on' }, 'play') : item({ do: 'pause' }, 'pause')}
      {item({ do: 'end' }, 'first')}
    </>
  );
}

/** Where several people are in one room: this page as their large screen, or beside it. */
function ShownAs({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const plays = table.seats.some(({ mine }) => mine);
  const button = (text: string, icon: string, shows?: Shows) => (
    <button
      type="button"
      class="plain"
      onClick={() => {
        menuOpen.value = false;
        go({ at: 'online', id: table.id, ...(shows !== undefined && { shows }) });
      }}
    >
      <Icon name={icon} /> {voice.say(text)}
    </button>
  );
  if (shown() === 'hand') return button('tv.whole', 'large');
  return (
    <>
      {plays && button('tv.onlyHand', 'phone', 'hand')}
      {button('tv.here', 'large', 'tv')}
    </>
  );
}

export function TableMenu({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const plays = table.seats.some(({ mine }) => mine);
  const running = table.state === 'playing';
  return (
    <Dialog open={menuOpen} title={voice.say('onlineTable.menu')} class="table-menu">
      <ol class="table-menu-seats">
        {allSeats(table.seats.length).map((seat) => (
          <SeatRow key={seat} table={table} seat={seat} />
        ))}
      </ol>
      {table.watching > 0 && (
        <p class="dim">{voice.say('onlineTable.watching', { count: table.watching })}</p>
      )}
      {running && !plays && <CodeForm table={table.id} />}
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
            <Icon name="past" /> {voice.say('onlineTable.lookBack')}
          </button>
        )}
        {running && plays && <Proposals table={table} />}
        <ShownAs table={table} />
        {notices.value === 'default' && plays && (
          <button type="button" class="plain" onClick={() => void allowNotices()}>
            <Icon name="bell" /> {voice.say('onlineTable.callMe')}
          </button>
        )}
        {table.owner && (
          <button
            type="button"
            class="plain"
            onClick={() => say({ say: 'chatting', on: !table.chat })}
          >
            <Icon name="chat" />{' '}
            {voice.say(table.chat ? 'onlineTable.chatOff' : 'onlineTable.chatOn')}
          </button>
        )}
      </p>
    </Dialog>
  );
}
