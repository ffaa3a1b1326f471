/** Everybody at an online table: who is there, whose answer is awaited and for how long, and their clocks. */

import { allSeats } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Seat, TableInfo } from '@deadlight/host';
import { useEffect, useRef } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { live, moment } from '../link.ts';
import { scene } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { chatOpen, markRead, unread } from './chat.ts';
import { connected } from './line.ts';
import { goToNextWaiting, others } from './next-table.ts';
import { sayDue } from './say-due.ts';
import { saySpan } from './say-span.ts';
import { menuOpen } from './table-menu.tsx';
import { due, leftOf, paused, spellTime, together, waited } from './times.ts';
import { useNames } from './who.ts';
import './online-bar.css';

const SHORT_MS = 30_000;
/** With more time than that, seconds do not matter. */
const SECONDS_COUNT_BELOW_MS = 24 * 60 * 60 * 1000;
/** Nobody is hurried before that. */
const PATIENCE = 15_000;

/** Exactly to the second, unless it is days. */
const sayLeft = (voice: Voice, left: number): string =>
  left < SECONDS_COUNT_BELOW_MS ? spellTime(left) : saySpan(voice, left);

/** When time is up, where the clock tells it. */
const dueIn = (voice: Voice): string | undefined =>
  due.value === null ? undefined : voice.say('mine.due', { time: sayDue(voice, due.value) });

interface SeatProps {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly asked: readonly Seat[];
}

/** The clock of a seat, or how long it has been waited for. */
function SeatTime({ table, seat, asked }: SeatProps) {
  const voice = useVoice();
  const alone = asked.length === 1 && asked[0] === seat;
  const left = table.clock === null || table.seats[seat]!.kind !== 'person' ? null : leftOf(seat);
  // Where every turn has the same time, only that of the present one says something.
  const tells = alone || table.clock?.days?.each !== true;
  if (left !== null && tells)
    return (
      <span
        class="online-bar-time"
        data-short={left < SHORT_MS || undefined}
        title={alone ? dueIn(voice) : undefined}
      >
        <span class="for-ears">{voice.say('onlineTable.left')}</span> {sayLeft(voice, left)}
      </span>
    );
  if (!alone || waited.value < PATIENCE) return null;
  return (
    <span class="online-bar-time" data-waited>
      <span class="for-ears">{voice.say('onlineTable.waited')}</span> {spellTime(waited.value)}
    </span>
  );
}

function SeatChip({ table, seat, asked }: SeatProps) {
  const voice = useVoice();
  const name = useNames(table)(seat);
  const { kind, presence, standIn, mine } = table.seats[seat]!;
  const person = scene.value?.people.find((one) => one.seat === seat);
  const isBot = kind === 'bot' || standIn;
  const about = [
    mine ? voice.say('table.you') : null,
    standIn ? voice.say('onlineTable.standIn') : null,
    isBot ? null : voice.say('onlineTable.presence', { presence }),
    asked.includes(seat) ? voice.say('onlineTable.asked') : null,
  ].filter((part) => part !== null);
  return (
    <li
      class="online-bar-seat"
      data-presence={isBot ? 'bot' : presence}
      data-asked={asked.includes(seat) || undefined}
      data-mine={mine || undefined}
      title={`${name}: ${about.join(', ')}`}
    >
      {person !== undefined && (
        <Token shape={person.shape} colour={person.colour} icon={person.icon} />
      )}
      {isBot ? <Icon name="bot" /> : <i class="online-bar-dot" />}
      <span class="online-bar-name">{name}</span>
      <span class="for-ears">{about.join(', ')}</span>
      <SeatTime table={table} seat={seat} asked={asked} />
    </li>
  );
}

export function OnlineBar({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  useAnnounced(connected.value ? '' : voice.say('onlineTable.lost'));
  const now = (live.value ?? moment.value)?.view;
  // Nobody knows who of the others has answered; one's own answer is known.
  const asked = (now?.asked ?? []).filter((seat) => seat !== now?.seat || now.question !== null);
  const list = useRef<HTMLOListElement>(null);
  // On a small screen not all fit: the one who is waited for is seen.
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[data-asked]');
    if (chip != null)
      list.current!.scrollTo({ left: chip.offsetLeft - list.current!.offsetLeft - 8 });
  }, [asked.join()]);
  const all = together.value;
  return (
    <section
      class="online-bar"
      aria-label={voice.say('onlineTable.people')}
      data-lost={!connected.value || undefined}
    >
      {!connected.value && <p class="online-bar-lost">{voice.say('onlineTable.lost')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keys. */}
      <ol class="online-bar-seats" ref={list} tabIndex={0}>
        {allSeats(table.seats.length).map((seat) => (
          <SeatChip key={seat} table={table} seat={seat} asked={asked} />
        ))}
      </ol>
      {all !== null && (
        <p
          class="online-bar-together"
          data-short={all < SHORT_MS || undefined}
          title={dueIn(voice)}
        >
          <Icon name="clock" /> {voice.say('onlineTable.together', { time: sayLeft(voice, all) })}
        </p>
      )}
      {table.whatIf !== null && (
        <p
          class="online-bar-what-if"
          title={voice.say('together.isWhatIf', { at: table.whatIf.at })}
        >
          <Icon name="unsure" /> {voice.say('together.tag')}
        </p>
      )}
      {paused.value && (
        <p class="online-bar-together">
          <Icon name="pause" /> {voice.say('onlineTable.paused')}
        </p>
      )}
      {table.watching > 0 && (
        <p
          class="online-bar-watching"
          title={voice.say('onlineTable.watching', { count: table.watching })}
        >
          <Icon name="secret" /> {table.watching}
          <span class="for-ears">
            {voice.say('onlineTable.watching', { count: table.watching })}
          </span>
        </p>
      )}
      <span class="online-bar-tools">
        {others.value.length > 0 && (
          <button
            type="button"
            class="tool online-bar-next"
            title={voice.say('mine.next', { count: others.value.length })}
            aria-label={voice.say('mine.next', { count: others.value.length })}
            onClick={goToNextWaiting}
          >
            <Icon name="on" />
            <b class="online-bar-unread">{others.value.length}</b>
          </button>
        )}
        {table.chat && (
          <button
            type="button"
            class="tool"
            aria-expanded={chatOpen.value}
            aria-label={`${voice.say('online.chat')}: ${voice.say('onlineTable.unread', { count: unread.value })}`}
            title={voice.say('online.chat')}
            onClick={() => {
              chatOpen.value = !chatOpen.peek();
              markRead();
            }}
          >
            <Icon name="chat" />
            {unread.value > 0 && <b class="online-bar-unread">{unread.value}</b>}
          </button>
        )}
        <button
          type="button"
          class="tool"
          aria-label={voice.say('onlineTable.menu')}
          title={voice.say('onlineTable.menu')}
          onClick={() => {
            menuOpen.value = true;
          }}
        >
          <Icon name="people" />
        </button>
      </span>
    </section>
  );
}
