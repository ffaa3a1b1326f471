/** Asks somebody at an online table to be friends. */
import type { Seat } from '@deadlight/host';
import { useAnnounced } from '../ears/announcer.ts';
import { useVoice } from '../text/voice.ts';
import { say } from './line.ts';
import { befriendedHere, blockedHere } from './people-here.ts';

export function BefriendButton({ name, seat }: { readonly name: string; readonly seat: Seat }) {
  const voice = useVoice();
  const isAsked = befriendedHere.value.has(name);
  useAnnounced(isAsked ? voice.say('friends.wasAsked', { name }) : '');
  if (blockedHere.value.has(name)) return null;
  if (isAsked) return <span class="dim">{voice.say('friends.wasAsked', { name })}</span>;
  return (
    <button type="button" class="quiet" onClick={() => say({ say: 'befriend', seat })}>
      {voice.say('friends.ask')}
      <span class="for-ears"> {name}</span>
    </button>
  );
}
