/** On this device somebody is told that it is their turn, even while no page is open. */
import type { Account } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { notices } from '../online/your-turn.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import { agree, canAgree, disagree, hasAgreed, lookForAgreement } from './agreement.ts';
import { Tool } from './tool.tsx';
import { Trial } from './trial.tsx';

function Here({ push }: Pick<Account, 'push'>) {
  const voice = useVoice();
  useEffect(() => void lookForAgreement(), []);
  const isTold = push.here && hasAgreed.value !== false;
  useEffect(() => {
    // The browser has taken it back, and the server does not know.
    if (push.here && hasAgreed.value === false) askAccount({ do: 'push', subscription: null });
  }, [push.here, hasAgreed.value]);
  if (notices.value === 'denied') return <p>{voice.say('push.denied')}</p>;
  if (!isTold) return <Tool ask={() => void agree(push.key)}>{voice.say('push.tell')}</Tool>;
  return (
    <>
      <p>{voice.say('push.is')}</p>
      <Trial way="push">
        <Tool ask={() => void disagree()}>{voice.say('push.stop')}</Tool>
      </Trial>
    </>
  );
}

export function Push({ me: { push } }: { readonly me: Account }) {
  const voice = useVoice();
  const others = push.devices - (push.here ? 1 : 0);
  return (
    <>
      <h3>{voice.say('push.title')}</h3>
      <p>{voice.say('push.about')}</p>
      {canAgree() ? <Here push={push} /> : <p class="dim">{voice.say('push.cannot')}</p>}
      {others > 0 && <p>{voice.say('push.others', { count: others })}</p>}
    </>
  );
}
