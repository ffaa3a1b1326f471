/** A large screen while a game is played: the plan, whose turn it is, and the story, in letters that are read from afar. */
import { allSeats } from '@deadlight/engine';
import type { Seat, TableInfo } from '@deadlight/host';
import { StageView } from '../director/stage-view.tsx';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { moment } from '../link.ts';
import { LogView } from '../log/log-view.tsx';
import { connected, info } from '../online/line.ts';
import { leftOf, paused, spellTime } from '../online/times.ts';
import { useNames } from '../online/who.ts';
import { SoundQuestion } from '../sound/sound-question.tsx';
import { useScene } from '../table/current.ts';
import { SaidMark } from '../table/mark.tsx';
import { Plan } from '../table/plan.tsx';
import { TrackView } from '../table/strip.tsx';
import { useVoice } from '../text/voice.ts';
import { JoinCode } from './join-code.tsx';
import { TvTools } from './tv-tools.tsx';
import './tv-table.css';

function Head() {
  const voice = useVoice();
  const { round, turn, tracks } = useScene(({ round, turn, tracks }) => ({ round, turn, tracks }));
  return (
    <header class="tv-table-head">
      <h1 class="for-ears">{voice.say('game.name')}</h1>
      <p class="tv-table-round">
        <strong>{round}</strong> <span>{turn}</span>
      </p>
      <div class="tv-table-tracks">
        {tracks.map((track) => (
          <TrackView key={track.id} track={track} />
        ))}
      </div>
      <TvTools />
    </header>
  );
}

/** Somebody at the table, as everybody sees them. */
function Person({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const voice = useVoice();
  const name = useNames(table)(seat);
  const person = useScene(({ people }) => people.find((one) => one.seat === seat));
  const isAsked = moment.value!.view.asked.includes(seat);
  const { kind, standIn, presence } = table.seats[seat]!;
  const isBot = kind === 'bot' || standIn;
  const left = table.clock === null || isBot ? null : leftOf(seat);
  return (
    <li
      class="tv-table-person"
      data-asked={isAsked || undefined}
      data-gone={person?.gone || undefined}
    >
      {person !== undefined && (
        <Token shape={person.shape} colour={person.colour} icon={person.icon} />
      )}
      <b>
        {isBot && <Icon name="bot" />} {name}
      </b>
      {person !== undefined && person.name !== name && <span class="dim">{person.name}</span>}
      <span class="for-ears">{isAsked ? voice.say('onlineTable.asked') : ''}</span>
      {!isBot && presence !== 'here' && (
        <span class="dim">{voice.say('onlineTable.presence', { presence })}</span>
      )}
      {left !== null && <span class="tv-table-time">{spellTime(left)}</span>}
      {person !== undefined && !person.gone && (
        <span class="tv-table-marks">
          {[...person.wounds, ...person.states].map((mark) => (
            <SaidMark key={mark.label} mark={mark} />
          ))}
        </span>
      )}
    </li>
  );
}

export function TvTable() {
  const voice = useVoice();
  const table = info.value;
  const now = !connected.value
    ? voice.say('onlineTable.lost')
    : table?.ended === true
      ? voice.say('onlineTable.ended')
      : paused.value
        ? voice.say('onlineTable.paused')
        : '';
  useAnnounced(now);
  if (table === null) return null;
  const isFree =
    table.join && table.state === 'playing' && table.seats.some(({ kind }) => kind === 'bot');
  return (
    <div class="tv-table" data-decisions={moment.value!.number}>
      <Head />
      <main class="tv-table-plan">
        <Plan isAfar />
        <StageView />
      </main>
      <aside class="tv-table-side" aria-label={voice.say('table.side')}>
        <ol class="tv-table-people">
          {allSeats(table.seats.length).map((seat) => (
            <Person key={seat} table={table} seat={seat} />
          ))}
        </ol>
        {now !== '' && <p class="tv-table-now">{now}</p>}
        <SoundQuestion />
        <LogView />
        {isFree && <JoinCode table={table.id} small />}
      </aside>
    </div>
  );
}
