/** A finished game of the day: its result can go on the list of that day. */
import type { Source } from '@deadlight/host';
import { LONGEST_ENTRY } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { shared, tell } from '../link.ts';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { askDeals, connectDeals, list, turnedDown } from './deals.ts';
import './enter-deal.css';

connectDeals(say);

interface Props {
  readonly day: string;
  readonly of: Source;
}

export function EnterDeal({ day, of }: Props) {
  const voice = useVoice();
  /** The result is to be entered as soon as record and server are there. */
  const wanted = useSignal(false);
  useEffect(() => {
    void findServer();
    turnedDown.value = null;
  }, [day]);
  useEffect(() => {
    const packed = shared.value;
    if (!wanted.value || packed === null || !connected.value) return;
    wanted.value = false;
    if (packed.length > LONGEST_ENTRY)
      turnedDown.value = { is: 'turned-down', day, why: 'too-long', at: null };
    else askDeals({ do: 'enter', day, record: packed });
  }, [wanted.value, shared.value, connected.value]);
  const enter = (): void => {
    enterLobby();
    shared.value = null;
    tell({ say: 'share', of });
    wanted.value = true;
  };
  const now = list.value?.day === day ? list.value : null;
  const own = now?.entries.find(({ who }) => who === 'reader');
  const no = turnedDown.value?.day === day ? turnedDown.value : null;
  const said =
    own !== undefined
      ? voice.say('deals.entered', { rank: own.rank, count: now!.count })
      : no !== null
        ? voice.say(`deals.why.${no.why}`, { at: no.at ?? 0 })
        : '';
  useAnnounced(said);
  if (server.value !== true) return null;
  return (
    <p class="enter-deal">
      <span>{said === '' ? voice.say('deals.enterAbout') : said}</span>
      {said === '' && (
        <button type="button" class="plain" disabled={wanted.value} onClick={enter}>
          {voice.say('deals.enter')}
        </button>
      )}
      <a href={hashOf({ at: 'daily', day })}>{voice.say('deals.see')}</a>
    </p>
  );
}
