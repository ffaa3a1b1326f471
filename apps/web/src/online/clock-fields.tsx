/** The pace of a table: live or over days; and what happens when somebody's time is up. */
import type { ClockSettings, LateEnd, OverDays } from '@deadlight/host';
import { LATE_ENDS } from '@deadlight/host/page';
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { useVoice } from '../text/voice.ts';
import { sayClock } from './say-clock.ts';
import '../lobby/option-fields.css';
import './table-form.css';

/** In seconds. */
const DAY = 24 * 60 * 60;
/** Seconds for everybody, and seconds for every turn. */
const LIVE: readonly ClockSettings[] = [
  { bank: 300, more: 15 },
  { bank: 900, more: 30 },
  { bank: 1800, more: 60 },
  { bank: 3600, more: 120 },
];
const USUAL: OverDays = { each: true, hours: true, holidays: true };
const overDays = (bank: number): ClockSettings => ({ bank, more: 0, days: USUAL });
const OVER_DAYS: readonly ClockSettings[] = [
  overDays(DAY / 2),
  overDays(DAY),
  overDays(2 * DAY),
  overDays(3 * DAY),
  overDays(7 * DAY),
  { bank: 3 * DAY, more: DAY / 2, days: { ...USUAL, each: false } },
  { bank: 7 * DAY, more: DAY, days: { ...USUAL, each: false } },
];
const USUAL_DAYS = overDays(2 * DAY);
const NO_CLOCK = 'none';

/** A clock that the address names, in seconds: `?clock=60-5`. */
export function wishedClock(): ClockSettings | null {
  const wished = new URLSearchParams(location.search).get('clock');
  const [bank, more] =
    /^(\d+)-(\d+)$/
      .exec(wished ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return bank === undefined || more === undefined ? null : { bank, more };
}

const spell = ({ bank, more, days }: ClockSettings): string => `${bank}-${more}-${days?.each}`;

interface FieldProps {
  readonly clock: Signal<ClockSettings | null>;
}

/** Live or over days, and how long. */
export function ClockFields({ clock }: FieldProps) {
  const voice = useVoice();
  const wished = useMemo(wishedClock, []);
  const now = clock.value;
  const pace = now?.days === undefined ? 'live' : 'days';
  const live = wished === null ? LIVE : [wished, ...LIVE];
  const clocks = pace === 'live' ? live : OVER_DAYS;
  const none = { value: NO_CLOCK, label: voice.say('online.noClock') };
  const choices = clocks.map((one) => ({ value: spell(one), label: sayClock(voice, one) }));
  return (
    <>
      <ChoiceField
        label={voice.say('online.pace')}
        value={pace}
        choices={['live', 'days'].map((value) => ({
          value,
          label: voice.say(`online.paces.${value}`),
        }))}
        onChoose={(chosen) => {
          clock.value = chosen === 'days' ? USUAL_DAYS : null;
        }}
      />
      <ChoiceField
        label={voice.say('online.clock')}
        value={now === null ? NO_CLOCK : spell(now)}
        choices={pace === 'live' ? [none, ...choices] : choices}
        onChoose={(chosen) => {
          const found = clocks.find((one) => spell(one) === chosen);
          clock.value =
            found === undefined
              ? null
              : {
                  ...found,
                  ...(now?.end !== undefined && { end: now.end }),
                  ...(found.days !== undefined && {
                    days: { ...(now?.days ?? USUAL), each: found.days.each },
                  }),
                };
        }}
      />
    </>
  );
}

function Counts({ clock, what }: FieldProps & { readonly what: Exclude<keyof OverDays, 'each'> }) {
  const voice = useVoice();
  const { days } = clock.value ?? {};
  if (days === undefined) return null;
  return (
    <label class="table-form-tick">
      <input
        type="checkbox"
        checked={days[what]}
        onChange={(event) => {
          clock.value = {
            ...clock.peek()!,
            days: { ...days, [what]: event.currentTarget.checked },
          };
        }}
      />
      {voice.say(`online.${what}Count`)}
    </label>
  );
}

/** What few want otherwise. */
export function ClockDetails({ clock }: FieldProps) {
  const voice = useVoice();
  const now = clock.value;
  if (now === null) return null;
  return (
    <details class="option-fields-more">
      <summary>{voice.say('online.clockMore')}</summary>
      <ChoiceField
        label={voice.say('online.lateEnd')}
        value={now.end ?? 'vote'}
        choices={LATE_ENDS.map((value) => ({
          value,
          label: voice.say(`online.lateEnds.${value}`),
        }))}
        onChoose={(chosen) => {
          clock.value = { ...now, end: chosen as LateEnd };
        }}
      />
      <Counts clock={clock} what="hours" />
      <Counts clock={clock} what="holidays" />
    </details>
  );
}
