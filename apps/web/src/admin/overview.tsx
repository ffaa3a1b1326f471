/** How the server is: health, storage, backups, and the limits that hold. */
import { useEffect } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { change, overview, show } from './admin.ts';
import { useMoments } from './moments.ts';
import '../account/account.css';

const MEGABYTE = 1024 * 1024;
const HOUR = 60 * 60 * 1000;

export function Overview() {
  const voice = useVoice();
  const moment = useMoments();
  useEffect(() => show({ do: 'overview' }), []);
  const told = overview.value;
  if (told === null) return null;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number): string =>
    voice.say('admin.megabytes', { count: number.format(bytes / MEGABYTE) });
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['health', voice.say(told.well ? 'admin.well' : 'admin.unwell')],
    ['up', voice.say('admin.hours', { count: number.format(told.up / HOUR) })],
    ['memory', megabytes(told.memory)],
    ['pages', number.format(told.sockets)],
    ['tables', voice.say('admin.counts', { ...told.tables })],
    ['store', voice.say(`admin.stores.${told.store}`)],
    ['free', told.free === null ? '–' : megabytes(told.free)],
  ];
  return (
    <>
      <section>
        <h2>{voice.say('admin.parts.overview')}</h2>
        <dl>
          {facts.map(([name, value]) => (
            <>
              <dt key={name} class="dim">
                {voice.say(`admin.facts.${name}`)}
              </dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
      </section>
      <section>
        <h2>{voice.say('admin.backups')}</h2>
        <p>{voice.say('admin.backupsAbout')}</p>
        {told.store !== 'elsewhere' && (
          <button type="button" class="plain" onClick={() => change({ do: 'backup' })}>
            {voice.say('admin.backup')}
          </button>
        )}
        {told.backups.length === 0 && <p class="dim">{voice.say('admin.noBackups')}</p>}
        <ul class="account-list">
          {told.backups.map(({ name, size, at }) => (
            <li key={name}>
              <code>{name}</code>
              <span class="dim">
                {moment(at)} · {megabytes(size)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{voice.say('admin.limits')}</h2>
        <p>{voice.say('admin.limitsAbout')}</p>
        <dl>
          {told.limits.map(({ limit, value }) => (
            <>
              <dt key={limit}>
                <code>{limit}</code>
              </dt>
              <dd>{number.format(value)}</dd>
            </>
          ))}
        </dl>
      </section>
    </>
  );
}
