/** By mail somebody is told that it is their turn, at an address that they have confirmed. */
import type { Account } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useAnnounced } from '../ears/announcer.ts';
import { connected } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount, askToBeTold } from './account.ts';
import { Tool } from './tool.tsx';
import { Trial } from './trial.tsx';
import './account.css';

const LONGEST_ADDRESS = 254;
const LONGEST_CODE = 40;

interface FieldProps {
  readonly label: string;
  readonly type: 'email' | 'text';
  readonly most: number;
  readonly autocomplete: 'email' | 'one-time-code';
  readonly says: string;
  readonly give: (text: string) => void;
  readonly children?: ComponentChildren;
}

/** One line to fill in and send. */
function OneField({ label, type, most, autocomplete, says, give, children }: FieldProps) {
  const text = useSignal('');
  const kind = type === 'email' ? ({ type } as const) : ({ type: 'text' } as const);
  return (
    <form
      class="account-tools"
      onSubmit={(event) => {
        event.preventDefault();
        give(text.peek().trim());
      }}
    >
      <label class="field">
        {label}
        <input
          {...kind}
          required
          maxLength={most}
          autocomplete={autocomplete}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="plain" disabled={!connected.value}>
        {says}
      </button>
      {children}
    </form>
  );
}

function Unconfirmed({ address }: { readonly address: string }) {
  const voice = useVoice();
  const sent = voice.say('mail.sent', { address });
  useAnnounced(sent);
  return (
    <>
      <p>{sent}</p>
      <OneField
        label={voice.say('mail.code')}
        type="text"
        most={LONGEST_CODE}
        autocomplete="one-time-code"
        says={voice.say('mail.confirm')}
        give={(code) => askAccount({ do: 'confirm-mail', code })}
      >
        <Remove />
      </OneField>
    </>
  );
}

function Remove() {
  const voice = useVoice();
  return (
    <Tool ask={() => askAccount({ do: 'mail', address: null })}>{voice.say('account.remove')}</Tool>
  );
}

function Address({ mail: { address, confirmed } }: Pick<Account, 'mail'>) {
  const voice = useVoice();
  if (address === null)
    return (
      <OneField
        label={voice.say('mail.address')}
        type="email"
        most={LONGEST_ADDRESS}
        autocomplete="email"
        says={voice.say('mail.send')}
        give={(given) => askToBeTold({ do: 'mail', address: given })}
      />
    );
  if (!confirmed) return <Unconfirmed address={address} />;
  return (
    <>
      <p>{voice.say('mail.is', { address })}</p>
      <Trial way="mail">
        <Remove />
      </Trial>
    </>
  );
}

export function Mail({ me: { mail } }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <>
      <h3>{voice.say('mail.title')}</h3>
      {mail.offered ? (
        <>
          <p>{voice.say('mail.about')}</p>
          <Address mail={mail} />
        </>
      ) : (
        <p class="dim">{voice.say('mail.none')}</p>
      )}
    </>
  );
}
