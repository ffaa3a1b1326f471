/** For guests: how to get an account, and how to sign in to one. */
import { useSignal } from '@preact/signals';
import { connected } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import { Tool } from './tool.tsx';
import './account.css';

function SignIn() {
  const voice = useVoice();
  const code = useSignal('');
  return (
    <section>
      <h2>{voice.say('account.signIn')}</h2>
      <p>{voice.say('account.signInHow')}</p>
      <Tool ask={() => askAccount({ do: 'known-passkey' })}>{voice.say('account.usePasskey')}</Tool>
      <form
        class="account-tools"
        onSubmit={(event) => {
          event.preventDefault();
          askAccount({ do: 'use-code', code: code.peek() });
          code.value = '';
        }}
      >
        <label class="field">
          {voice.say('account.code')}
          <input
            type="text"
            required
            maxLength={40}
            autocomplete="off"
            value={code.value}
            onInput={(event) => {
              code.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="plain" disabled={!connected.value}>
          {voice.say('account.useCode')}
        </button>
      </form>
    </section>
  );
}

export function Guest() {
  const voice = useVoice();
  return (
    <>
      <section>
        <h2>{voice.say('account.guest')}</h2>
        <p>{voice.say('account.guestAbout')}</p>
        <Tool main ask={() => askAccount({ do: 'new-passkey' })}>
          {voice.say('account.make')}
        </Tool>
      </section>
      <SignIn />
    </>
  );
}
