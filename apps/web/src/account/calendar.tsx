/** When somebody plays, for tables over days: time zone, hours, and holidays. */
import type { Account, Calendar, Holiday } from '@deadlight/host';
import { MAX_HOLIDAYS } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { connected } from '../online/line.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import { Tool } from './tool.tsx';
import './account.css';

const DAY = 24 * 60 * 60 * 1000;
const USUAL = { from: '08:00', to: '23:00' };

const two = (value: number): string => String(value).padStart(2, '0');
const spelled = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day of a calendar, which is the same day wherever it is read. */
const dayIn = (zone: string, time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time);

const daysIn = ({ from, to }: Holiday): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

function keep(me: Account, change: Partial<Calendar>): void {
  const { calendar } = me;
  const zone = calendar?.zone ?? zoneHere();
  const holidays = calendar?.holidays ?? [];
  const hours = calendar?.hours ?? null;
  askAccount({ do: 'calendar', calendar: { zone, hours, holidays, ...change } });
}

function Hours({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const hours = me.calendar?.hours ?? null;
  const zone = useSignal(me.calendar?.zone ?? zoneHere());
  const isAlways = useSignal(hours === null);
  const from = useSignal(hours === null ? USUAL.from : spelled(hours.from));
  const to = useSignal(hours === null ? USUAL.to : spelled(hours.to));
  const isLocked = me.hoursAgain > Date.now();
  const again = new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const here = zoneHere();
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = { from: minutesOf(from.peek()), to: minutesOf(to.peek()) };
        keep(me, { zone: zone.peek(), hours: isAlways.peek() ? null : chosen });
      }}
    >
      <label class="account-tick">
        <input
          type="checkbox"
          checked={isAlways.value}
          onChange={(event) => {
            isAlways.value = event.currentTarget.checked;
          }}
        />
        {voice.say('calendar.always')}
      </label>
      {!isAlways.value && (
        <p class="account-tools">
          {[
            { name: 'from', time: from },
            { name: 'to', time: to },
          ].map(({ name, time }) => (
            <label class="field" key={name}>
              {voice.say(`calendar.${name}`)}
              <input
                type="time"
                required
                value={time.value}
                onInput={(event) => {
                  time.value = event.currentTarget.value;
                }}
              />
            </label>
          ))}
        </p>
      )}
      <p>{voice.say('calendar.zone', { zone: zone.value })}</p>
      {zone.value !== here && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            zone.value = here;
          }}
        >
          {voice.say('calendar.zoneHere', { zone: here })}
        </button>
      )}
      <button type="submit" class="plain" disabled={!connected.value || isLocked}>
        {voice.say('account.save')}
      </button>
      {isLocked && (
        <p class="dim">{voice.say('calendar.again', { time: again.format(me.hoursAgain) })}</p>
      )}
    </form>
  );
}

function Holidays({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const holidays = me.calendar?.holidays ?? [];
  const zone = me.calendar?.zone ?? zoneHere();
  const today = dayIn(zone, Date.now());
  const from = useSignal(today);
  const to = useSignal(today);
  const year = today.slice(0, 'yyyy'.length);
  const used = holidays
    .filter((one) => one.from.startsWith(year))
    .reduce((sum, one) => sum + daysIn(one), 0);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' });
  const said = (one: Holiday): string =>
    voice.say('calendar.holiday', {
      from: day.format(Date.parse(one.from)),
      to: day.format(Date.parse(one.to)),
    });
  return (
    <>
      <h3>{voice.say('calendar.holidays')}</h3>
      <p>
        {voice.say('calendar.left', {
          count: Math.max(0, MAX_HOLIDAYS - used),
          most: MAX_HOLIDAYS,
        })}
      </p>
      <ul class="account-list">
        {holidays.map((one) => (
          <li key={one.from}>
            <span>{said(one)}</span>
            {one.from >= today && (
              <Tool ask={() => keep(me, { holidays: holidays.filter((other) => other !== one) })}>
                {voice.say('account.remove')}
                <span class="for-ears"> {said(one)}</span>
              </Tool>
            )}
          </li>
        ))}
      </ul>
      <form
        class="account-tools"
        onSubmit={(event) => {
          event.preventDefault();
          keep(me, { holidays: [...holidays, { from: from.peek(), to: to.peek() }] });
        }}
      >
        {[
          { name: 'firstDay', time: from, least: today },
          { name: 'lastDay', time: to, least: from.value },
        ].map(({ name, time, least }) => (
          <label class="field" key={name}>
            {voice.say(`calendar.${name}`)}
            <input
              type="date"
              required
              min={least}
              value={time.value}
              onInput={(event) => {
                time.value = event.currentTarget.value;
              }}
            />
          </label>
        ))}
        <button type="submit" class="plain" disabled={!connected.value}>
          {voice.say('calendar.add')}
        </button>
      </form>
    </>
  );
}

export function CalendarForm({ me }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <section>
      <h2>{voice.say('calendar.title')}</h2>
      <p>{voice.say('calendar.about')}</p>
      <Hours key={JSON.stringify(me.calendar?.hours)} me={me} />
      <Holidays me={me} />
    </section>
  );
}
