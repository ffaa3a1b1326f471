/** The deal of the day, in the lobby: play it, or see how it went, here and for others. */
import { dealOf } from '@deadlight/host/page';
import { book } from '../book/book.ts';
import { Icon } from '../icons/icon.tsx';
import { lazy } from '../lazy.tsx';
import { server } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { DealLine } from './deal-line.tsx';
import { playDeal } from './play-deal.ts';
import './daily-card.css';

const ResultLine = lazy(async () => (await import('./result-line.tsx')).ResultLine, true);

export function DailyCard() {
  const voice = useVoice();
  const deal = dealOf(Date.now());
  const played = book.value.find(({ daily }) => daily === deal.day);
  return (
    <section class="daily-card" aria-labelledby="daily-title">
      <h2 id="daily-title">
        <Icon name="calendar" /> {voice.say('daily.title')}
      </h2>
      <DealLine deal={deal} />
      {played === undefined ? (
        <button type="button" class="plain" onClick={() => playDeal(deal)}>
          <Icon name="play" /> {voice.say('daily.play')}
        </button>
      ) : (
        <ResultLine played={played} />
      )}
      {server.value === true && <a href="#/daily">{voice.say('daily.list')}</a>}
    </section>
  );
}
