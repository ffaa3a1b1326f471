/** The player's own book: games, win rates, and achievements. */
import { levelName } from '@deadlight/host/page';
import { useEffect } from 'preact/hooks';
import { ResultLine } from '../daily/result-line.tsx';
import { Icon } from '../icons/icon.tsx';
import { kept } from '../link.ts';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { go } from '../route.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { progressOf } from './achievements.ts';
import { book, type Share, sharesBy } from './book.ts';
import { chronicled, streakOf } from './career.ts';
import type { Played } from './played.ts';
import { Survivor } from './survivor.tsx';
import './book.css';

/** How many of the latest games are listed. */
const LAST = 20;

function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const voice = useVoice();
  if (shares.length === 0) return null;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  return (
    <table class="book-shares">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{voice.say('book.games')}</th>
          <th scope="col">{voice.say('book.alive')}</th>
          <th scope="col">{voice.say('book.won')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, name, games, alive, won }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td>{percent.format(alive / games)}</td>
            <td>{percent.format(won / games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Achievements({ games }: { readonly games: readonly Played[] }) {
  const voice = useVoice();
  const all = progressOf(games);
  const reached = all.filter(({ done, of }) => done === of).length;
  return (
    <section>
      <h2>{voice.say('book.achievements', { reached, of: all.length })}</h2>
      <ul class="book-achievements">
        {all.map(({ id, icon, done, of }) => (
          <li key={id} data-reached={done === of || undefined}>
            <Icon name={icon} />
            <b>{voice.say(`achievement.${id}.name`)}</b>
            <span>{voice.say(`achievement.${id}.how`)}</span>
            {of > 1 && <progress value={done} max={of} aria-label={`${done} / ${of}`} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Faces on the wall: the last who came back come first. */
const MAX_SURVIVORS = 12;

interface CareerProps {
  readonly games: readonly Played[];
  readonly nameOf: (game: string) => string;
}

function Career({ games, nameOf }: CareerProps) {
  const voice = useVoice();
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const streak = streakOf(games, new Date().toISOString().slice(0, 10));
  const survivors = chronicled(games)
    .filter(({ alive }) => alive)
    .slice(-MAX_SURVIVORS)
    .toReversed();
  return (
    <>
      {streak.best > 0 && (
        <p class="book-streak">
          <Icon name="calendar" /> {voice.say('book.streak', { ...streak })}{' '}
          <a href="#/daily">{voice.say('daily.list')}</a>
        </p>
      )}
      {survivors.length > 0 && (
        <section>
          <h2>{voice.say('book.survivors')}</h2>
          <ul class="book-survivors">
            {survivors.map((played) => (
              <Survivor
                key={played.id}
                played={played}
                game={nameOf(played.game)}
                day={when.format(played.at)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function save(games: readonly Played[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(games, null, 1)]));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'deadlight-book.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Whether its record is still here: then it can be watched, with all of its log. */
const isKept = ({ id }: Played): boolean =>
  (kept.value ?? []).some((one) => one.id === id && one.over);

export function BookScreen() {
  const voice = useVoice();
  useEffect(() => loadAbout(OFFERED.map(({ id }) => id)), []);
  const games = book.value;
  const nameOf = (game: string): string => aboutGames.value[game]?.name ?? game;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <main class="book">
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('book.title')}</h1>
      <Career games={games} nameOf={nameOf} />
      {games.length === 0 ? (
        <p>{voice.say('book.empty')}</p>
      ) : (
        <div class="book-tables">
          <Shares
            title={voice.say('book.byGame')}
            shares={sharesBy(games, ({ game }) => [{ id: game, name: nameOf(game) }])}
          />
          <Shares
            title={voice.say('book.byMode')}
            shares={sharesBy(games, ({ game, seats, options }) => {
              const mode = seats === 1 ? 'solo' : String(options['mode'] ?? 'usual');
              return [
                {
                  id: `${game}.${mode}`,
                  name: voice.say('book.mode', { game: nameOf(game), mode }),
                },
              ];
            })}
          />
          <Shares title={voice.say('book.byWho')} shares={sharesBy(games, ({ who }) => [who])} />
          <Shares title={voice.say('book.byGoal')} shares={sharesBy(games, ({ goals }) => goals)} />
          <Shares
            title={voice.say('book.byLevel')}
            shares={sharesBy(games, ({ levels }) =>
              levels.map((level) => ({
                id: level,
                name: voice.say('lobby.bot', { name: levelName(voice, level) }),
              })),
            )}
          />
        </div>
      )}
      <Achievements games={games} />
      {games.length > 0 && (
        <section>
          <h2>{voice.say('book.log')}</h2>
          <ul class="book-games">
            {games
              .slice(-LAST)
              .toReversed()
              .map((played) => (
                <li key={played.id}>
                  <time dateTime={new Date(played.at).toISOString()}>{when.format(played.at)}</time>
                  <span>
                    {voice.say('book.game', {
                      game: nameOf(played.game),
                      who: played.who.name,
                      result: played.won ? 'won' : played.alive ? 'alive' : 'dead',
                      rounds: played.rounds,
                    })}
                  </span>
                  {played.told !== undefined && (
                    <span class="dim">
                      {played.told.ended}{' '}
                      {voice.say('book.fate', { who: played.who.name, fate: played.told.fate })}
                    </span>
                  )}
                  {played.daily !== null && <ResultLine played={played} />}
                  {isKept(played) && (
                    <button
                      type="button"
                      class="plain"
                      aria-label={`${voice.say('lobby.watch')}: ${nameOf(played.game)}, ${when.format(played.at)}`}
                      onClick={() => go({ at: 'replay', of: { from: 'kept', id: played.id } })}
                    >
                      <Icon name="play" /> {voice.say('lobby.watch')}
                    </button>
                  )}
                </li>
              ))}
          </ul>
          <button type="button" class="plain" onClick={() => save(games)}>
            <Icon name="file" /> {voice.say('book.export')}
          </button>
        </section>
      )}
    </main>
  );
}
