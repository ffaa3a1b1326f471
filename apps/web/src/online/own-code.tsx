/** The code of a seat: shown to the player who sits there, typed in by one who has lost their browser. */
import type { Seat } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { useVoice } from '../text/voice.ts';
import { enterByCode } from './line.ts';
import { codeOf } from './seat-code.ts';
import './own-code.css';

export function OwnCode({ table, seat }: { readonly table: string; readonly seat: Seat }) {
  const voice = useVoice();
  const code = codeOf(table, seat);
  if (code === undefined) return null;
  return (
    <details class="own-code">
      <summary>{voice.say('onlineTable.seatCode')}</summary>
      <code>{code}</code>
      <p class="dim">{voice.say('onlineTable.seatCodeHow')}</p>
    </details>
  );
}

export function CodeForm({ table }: { readonly table: string }) {
  const voice = useVoice();
  const code = useSignal('');
  return (
    <form
      class="own-code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.peek().trim() !== '') enterByCode(table, code.peek().trim());
      }}
    >
      <input
        type="text"
        required
        maxLength={40}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-label={voice.say('onlineTable.seatCode')}
        placeholder={voice.say('onlineTable.seatCode')}
        value={code.value}
        onInput={(event) => {
          code.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="plain">
        {voice.say('onlineTable.seatBack')}
      </button>
    </form>
  );
}
