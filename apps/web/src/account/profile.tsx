/** What somebody is called, their colour, and the language they are written to in. */
import type { Account } from '@deadlight/host';
import { COLOURS } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { connected } from '../online/line.ts';
import { LONGEST_NAME } from '../online/longest-name.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import { Tool } from './tool.tsx';
import './account.css';

function Name({ me }: { readonly me: Account }) {
  const voice = useVoice();
  const name = useSignal(me.name ?? '');
  return (
    <form
      class="account-tools"
      onSubmit={(event) => {
        event.preventDefault();
        const called = name.peek().trim();
        askAccount({ do: 'change', name: called === '' ? null : called });
      }}
    >
      <label class="field">
        {voice.say('onlineTable.name')}
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="plain" disabled={!connected.value}>
        {voice.say('account.save')}
      </button>
    </form>
  );
}

export function Profile({ me }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <section>
      <h2>{voice.say('account.profile')}</h2>
      <Name me={me} />
      <label class="field">
        {voice.say('account.colour')}
        <select
          value={me.colour ?? ''}
          onChange={(event) => {
            const chosen = COLOURS.find((one) => one === event.currentTarget.value) ?? null;
            askAccount({ do: 'change', colour: chosen });
          }}
        >
          <option value="">{voice.say('account.noColour')}</option>
          {COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {voice.say(`account.colours.${colour}`)}
            </option>
          ))}
        </select>
      </label>
      {me.language !== language.value && (
        <Tool ask={() => askAccount({ do: 'change', language: language.peek() })}>
          {voice.say('account.keepLanguage')}
        </Tool>
      )}
    </section>
  );
}
