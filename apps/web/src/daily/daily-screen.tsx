/** The list of a day: everybody's result of the same deal. */
import type { DealEntry } from '@deadlight/host';
import { dayAt, dayNumber, dealOf } from '@deadlight/host/page';
import { useEffect } from 'preact/hooks';
import { book } from '../book/book.ts';
import { Icon } from '../icons/icon.tsx';
import { kept, tell } from '../link.ts';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { DealLine } from './deal-line.tsx';
import { askDeals, connectDeals, type DealList, list } from './deals.ts';
import { EnterDeal } from './enter-deal.tsx';
import { playDeal } from './play-deal.ts';
import { ResultLine } from './result-line.tsx';
import './daily-screen.css';

connectDeals(say);

function Who({ entry: { who, name, page } }: { readonly entry: DealEntry }) {
  const voice = useVoice();
  if (who === 'reader' && name === null) return <b>{voice.say('deals.reader')}</b>;
  const called = name ?? voice.say(`deals.${who === 'former' ? 'former' : 'unnamed'}`);
  return (
    <>
      {page === null ? called : <a href={hashOf({ at: 'player', id: page })}>{called}</a>}
      {who === 'reader' && <b> ({voice.say('deals.reader')})</b>}
    </>
  );
}

function Entries({ entries }: Pick<DealList, 'entries'>) {
  const voice = useVoice();
  return (
    <table class="daily-screen-list">
      <thead>
        <tr>
          {['rank', 'who', 'result', 'decisions', 'streak'].map((name) => (
            <th key={name} scope="col">
              {voice.say(`deals.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, i) => (
          <tr key={i} data-mine={entry.who === 'reader' || undefined}>
            <td>{entry.rank}</td>
            <th scope="row">
              <Who entry={entry} />
            </th>
            <td>{voice.say(entry.won ? 'deals.won' : 'deals.lost')}</td>
            <td>{entry.decisions}</td>
            <td>{entry.streak}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ told }: { readonly told: DealList }) {
  const voice = useVoice();
  const { open, count, entries, streak } = told;
  const own = entries.find(({ who }) => who === 'reader');
  return (
    <section>
      <h2>{voice.say('daily.list')}</h2>
      {streak.best > 0 && (
        <p>
          <Icon name="calendar" /> {voice.say('deals.own', { ...streak })}
        </p>
      )}
      {own?.name === null && (
        <p class="dim">
          {voice.say('deals.name')} <a href="#/account">{voice.say('lobby.account')}</a>
        </p>
      )}
      {entries.length === 0 ? (
        <p class="dim">{voice.say(open ? 'deals.nobody' : 'deals.noneHere')}</p>
      ) : (
        <>
          <p class="dim">
            {entries.length < count
              ? voice.say('deals.most', { shown: entries.length, count })
              : voice.say('deals.count', { count })}
          </p>
          <Entries entries={entries} />
        </>
      )}
      {!open && entries.length > 0 && <p class="dim">{voice.say('deals.closed')}</p>}
    </section>
  );
}

/** The reader's own game of that day in this browser: to be played, or to be entered. */
function Own({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  const voice = useVoice();
  const played = book.value.find(({ daily }) => daily === day);
  if (played === undefined)
    return isToday ? (
      <p>
        <button type="button" class="primary" onClick={() => playDeal(dealOf(Date.parse(day)))}>
          <Icon name="play" /> {voice.say('daily.play')}
        </button>
      </p>
    ) : null;
  const isThere = (kept.value ?? []).some(({ id, over }) => id === played.id && over);
  const isIn = list.value?.day === day && list.value.entries.some(({ who }) => who === 'reader');
  const canEnter = isThere && !isIn && list.value?.day === day && list.value.open;
  return (
    <>
      <ResultLine played={played} />
      {canEnter && <EnterDeal day={day} of={{ from: 'kept', id: played.id }} />}
    </>
  );
}

export function DailyScreen({ day: wanted }: { readonly day: string | undefined }) {
  const voice = useVoice();
  const today = dayNumber(Date.now());
  const number = wanted === undefined ? today : dayNumber(Date.parse(wanted));
  const day = dayAt(number);
  useEffect(() => {
    tell({ say: 'list' });
    void findServer().then(enterLobby);
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  useEffect(() => {
    if (connected.value) askDeals({ do: 'list', day });
  }, [connected.value, day]);
  const told = list.value?.day === day ? list.value : null;
  return (
    <main class="daily-screen" aria-busy={server.value === true && told === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('daily.title')}</h1>
      {Object.keys(aboutGames.value).length > 0 && <DealLine deal={dealOf(Date.parse(day))} />}
      <nav class="daily-screen-days" aria-label={voice.say('daily.list')}>
        <a href={hashOf({ at: 'daily', day: dayAt(number - 1) })}>{voice.say('deals.before')}</a>
        {number < today && (
          <a href={hashOf({ at: 'daily', day: dayAt(number + 1) })}>{voice.say('deals.after')}</a>
        )}
      </nav>
      <Own day={day} isToday={number === today} />
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {told !== null && <List told={told} />}
      <p class="dim">{voice.say('deals.order')}</p>
      <p class="dim">{voice.say('deals.about')}</p>
    </main>
  );
}
