/** How somebody is told that it is their turn, at tables over days. */
import type { Account } from '@deadlight/host';
import { useVoice } from '../text/voice.ts';
import { Mail } from './mail.tsx';
import { NoticeChoiceForm } from './notice-choice.tsx';
import { Push } from './push.tsx';
import { Webhook } from './webhook.tsx';
import './account.css';

export function Notices({ me }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <section>
      <h2>{voice.say('notices.title')}</h2>
      <p>{voice.say('notices.about')}</p>
      <Push me={me} />
      <Mail me={me} />
      <Webhook me={me} />
      <NoticeChoiceForm me={me} />
    </section>
  );
}
