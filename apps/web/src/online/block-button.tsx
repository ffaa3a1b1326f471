/** Blocks somebody at an online table, once that was confirmed. */
import type { Seat } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { useAnnounced } from '../ears/announcer.ts';
import { useVoice } from '../text/voice.ts';
import { say } from './line.ts';
import { blockedHere } from './people-here.ts';
import './block-button.css';

interface Props {
  /** What they are called; a spectator may have no name. */
  readonly name: string;
  readonly who: { readonly seat: Seat } | { readonly line: number };
}

export function BlockButton({ name: called, who }: Props) {
  const voice = useVoice();
  const asks = useSignal(false);
  const name = called === '' ? voice.say('onlineTable.spectator') : called;
  const isBlocked = blockedHere.value.has(called);
  useAnnounced(isBlocked ? voice.say('onlineTable.isBlocked', { name }) : '');
  if (isBlocked) return <span class="dim">{voice.say('onlineTable.isBlocked', { name })}</span>;
  if (!asks.value)
    return (
      <button
        type="button"
        class="quiet"
        onClick={() => {
          asks.value = true;
        }}
      >
        {voice.say('onlineTable.block')}
        <span class="for-ears"> {name}</span>
      </button>
    );
  return (
    <span class="block-button">
      <span>{voice.say('onlineTable.blockAbout', { name })}</span>
      <button type="button" class="plain" onClick={() => say({ say: 'block', ...who })}>
        {voice.say('onlineTable.blockSure', { name })}
      </button>
    </span>
  );
}
