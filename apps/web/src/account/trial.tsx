/** Sends something one way, to see whether it arrives; what else can be done about that way stands beside it. */
import type { NoticeWay } from '@deadlight/host';
import type { ComponentChildren } from 'preact';
import { useAnnounced } from '../ears/announcer.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount, tried } from './account.ts';
import { Tool } from './tool.tsx';
import './account.css';

interface Props {
  readonly way: NoticeWay;
  readonly children: ComponentChildren;
}

export function Trial({ way, children }: Props) {
  const voice = useVoice();
  const arrived = tried.value?.way === way ? tried.value.arrived : null;
  const said = arrived === null ? '' : voice.say(arrived ? 'notices.arrived' : 'notices.failed');
  useAnnounced(said);
  return (
    <>
      <p class="account-tools">
        <Tool ask={() => askAccount({ do: 'try-notice', way })}>{voice.say('notices.try')}</Tool>
        {children}
      </p>
      {said !== '' && <p>{said}</p>}
    </>
  );
}
