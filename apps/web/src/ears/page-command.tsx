/** On the pages that are not the table without the picture: a field that takes the names of their controls. */
import { useVoice } from '../text/voice.ts';
import { spoken } from './announcer.ts';
import { Command } from './command.tsx';

export function PageCommand() {
  const voice = useVoice();
  return (
    <aside class="ears-page" aria-label={voice.say('ears.command')}>
      <Command />
      <p class="ears-said">{spoken.value.at(-1) ?? ''}</p>
    </aside>
  );
}
