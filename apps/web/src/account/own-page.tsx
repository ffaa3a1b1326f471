/** What the reader's own page shows to others: nothing, unless they choose it. */
import type { Account, Shown } from '@deadlight/host';
import { SHOWN } from '@deadlight/host/page';
import { connected } from '../online/line.ts';
import { hashOf } from '../route.ts';
import { LinkField } from '../share/link-field.tsx';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import './account.css';

const linkTo = (address: string): string =>
  new URL(hashOf({ at: 'player', id: address }), location.href).href;

export function OwnPage({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const shows = me.page?.shows ?? [];
  const choose = (one: Shown, on: boolean): void =>
    askAccount({
      do: 'page',
      shows: SHOWN.filter((other) => (other === one ? on : shows.includes(other))),
    });
  return (
    <section>
      <h2>{voice.say('player.own')}</h2>
      <p>{voice.say('player.about')}</p>
      {SHOWN.map((one) => (
        <label key={one} class="account-tick">
          <input
            type="checkbox"
            checked={shows.includes(one)}
            disabled={!connected.value}
            onChange={(event) => choose(one, event.currentTarget.checked)}
          />
          {voice.say(`player.shows.${one}`)}
        </label>
      ))}
      {me.page !== null && shows.length > 0 && (
        <>
          <a href={hashOf({ at: 'player', id: me.page.address })}>{voice.say('player.see')}</a>
          <LinkField label={voice.say('player.link')} link={linkTo(me.page.address)} />
        </>
      )}
    </section>
  );
}
