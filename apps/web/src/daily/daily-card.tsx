/** The deal of the day, in the lobby: play it, or see how it went. */
import type { Player } from '@deadlight/host';
import { book } from '../book/book.ts';
import { Icon } from '../icons/icon.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { ME, start, usualLevel } from '../lobby/start.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { dealOf } from './daily.ts';
import { ResultLine } from './result-line.tsx';
import './daily-card.css';

export function DailyCard() {
  const voice = useVoice();
  const deal = dealOf(Date.now());
  const played = book.value.find(({ daily }) => daily === deal.day);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' });
  const begin = (): void => {
    const players = Array.from(
      { length: deal.seats },
      (_, seat): Player => (seat === 0 ? ME : { kind: 'bot', level: usualLevel() }),
    );
    start(deal.game, players, deal.options, deal.seed);
  };
  return (
    <section class="daily-card" aria-labelledby="daily-title">
      <h2 id="daily-title">
        <Icon name="calendar" /> {voice.say('daily.title')}
      </h2>
      <p>
        {voice.say('daily.is', {
          day: day.format(new Date(deal.day)),
          game: aboutGames.value[deal.game]?.name ?? '',
          mode: String(deal.options['mode'] ?? deal.options['board'] ?? 'usual'),
          seats: deal.seats,
        })}
      </p>
      {played === undefined ? (
        <button type="button" class="plain" onClick={begin}>
          <Icon name="play" /> {voice.say('daily.play')}
        </button>
      ) : (
        <ResultLine played={played} />
      )}
    </section>
  );
}
