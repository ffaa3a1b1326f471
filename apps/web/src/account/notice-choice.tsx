/** Which way somebody is told first, which one after a while, or all at once each day. */
import type { Account, NoticeChoice, NoticeWay } from '@deadlight/host';
import { NOTICE_DELAYS, NOTICE_WAYS } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { connected } from '../online/line.ts';
import { saySpan } from '../online/say-span.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import './account.css';

const MINUTE = 60_000;
const HOURS = 24;
/** What most people who choose it mean by "after a while", and by "once a day". */
const USUAL_DELAY = 30;
const USUAL_HOUR = 18;
const NONE = 'none';

const zoneOf = ({ calendar, notices }: Account): string =>
  calendar?.zone ?? notices?.daily?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

function openWays({ push, mail, webhook }: Account): NoticeWay[] {
  const isOpen = { push: push.devices > 0, mail: mail.confirmed, webhook: webhook !== null };
  return NOTICE_WAYS.filter((way) => isOpen[way]);
}

function Form({ me, ways }: { readonly me: Account; readonly ways: readonly NoticeWay[] }) {
  const voice = useVoice();
  const kept = me.notices;
  const isDaily = useSignal(kept?.daily != null);
  const first = useSignal(ways.find((way) => way === kept?.first) ?? ways[0]!);
  const second = useSignal<NoticeWay | typeof NONE>(kept?.second?.way ?? NONE);
  const after = useSignal(kept?.second?.after ?? USUAL_DELAY);
  const hour = useSignal(kept?.daily?.hour ?? USUAL_HOUR);
  const zone = zoneOf(me);
  const named = (way: NoticeWay) => ({ value: way, label: voice.say(`notices.ways.${way}`) });
  const others = ways.filter((way) => way !== first.value);
  const then = others.find((way) => way === second.value) ?? NONE;
  const clock = new Intl.DateTimeFormat(language.value, { timeStyle: 'short', timeZone: 'UTC' });
  const save = (event: Event): void => {
    event.preventDefault();
    const delay = NOTICE_DELAYS.find((one) => one === after.peek()) ?? USUAL_DELAY;
    const choice: NoticeChoice = {
      first: first.peek(),
      second: then === NONE || isDaily.peek() ? null : { way: then, after: delay },
      daily: isDaily.peek() ? { hour: hour.peek(), zone } : null,
    };
    askAccount({ do: 'notices', choice });
  };
  return (
    <form class="account-form" onSubmit={save}>
      <p class="account-tools">
        <ChoiceField
          label={voice.say('notices.how')}
          value={isDaily.value ? 'daily' : 'each'}
          choices={['each', 'daily'].map((value) => ({
            value,
            label: voice.say(`notices.${value}`),
          }))}
          onChoose={(value) => {
            isDaily.value = value === 'daily';
          }}
        />
        <ChoiceField
          label={voice.say('notices.first')}
          value={first.value}
          choices={ways.map(named)}
          onChoose={(way) => {
            first.value = way as NoticeWay;
          }}
        />
        {isDaily.value && (
          <ChoiceField
            label={voice.say('notices.hour')}
            value={String(hour.value)}
            choices={Array.from({ length: HOURS }, (_, at) => ({
              value: String(at),
              label: clock.format(at * 60 * MINUTE),
            }))}
            onChoose={(at) => {
              hour.value = Number(at);
            }}
          />
        )}
      </p>
      {!isDaily.value && others.length > 0 && (
        <p class="account-tools">
          <ChoiceField
            label={voice.say('notices.second')}
            value={then}
            choices={[{ value: NONE, label: voice.say('notices.noSecond') }, ...others.map(named)]}
            onChoose={(way) => {
              second.value = way as NoticeWay | typeof NONE;
            }}
          />
          {then !== NONE && (
            <ChoiceField
              label={voice.say('notices.after')}
              value={String(after.value)}
              choices={NOTICE_DELAYS.map((minutes) => ({
                value: String(minutes),
                label: saySpan(voice, minutes * MINUTE),
              }))}
              onChoose={(minutes) => {
                after.value = Number(minutes);
              }}
            />
          )}
        </p>
      )}
      {isDaily.value && <p>{voice.say('notices.zone', { zone })}</p>}
      <button type="submit" class="plain" disabled={!connected.value}>
        {voice.say('account.save')}
      </button>
    </form>
  );
}

export function NoticeChoiceForm({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const ways = openWays(me);
  if (ways.length === 0) return null;
  return (
    <>
      <h3>{voice.say('notices.choice')}</h3>
      <Form key={`${ways.join()} ${JSON.stringify(me.notices)}`} me={me} ways={ways} />
    </>
  );
}
