/** What the deal of a day is. */
import type { Deal } from '@deadlight/host/page';
import { aboutGames } from '../lobby/about-games.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';

export function DealLine({ deal }: { readonly deal: Deal }) {
  const voice = useVoice();
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p>
      {voice.say('daily.is', {
        day: day.format(new Date(deal.day)),
        game: aboutGames.value[deal.game]?.name ?? '',
        mode: String(deal.options['mode'] ?? deal.options['board'] ?? 'usual'),
        seats: deal.seats,
      })}
    </p>
  );
}
