/** Where else somebody is told that it is their turn: a channel of theirs at another service. */

import type { Account, WebhookKind } from '@deadlight/host';
import { WEBHOOKS } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { connected } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount, askToBeTold } from './account.ts';
import { Tool } from './tool.tsx';
import { Trial } from './trial.tsx';
import './account.css';

const LONGEST_URL = 500;

function Kept({ kind, host }: NonNullable<Account['webhook']>) {
  const voice = useVoice();
  return (
    <>
      <p>{voice.say('webhook.is', { kind: voice.say(`webhook.kinds.${kind}`), host })}</p>
      <Trial way="webhook">
        <Tool ask={() => askAccount({ do: 'webhook', webhook: null })}>
          {voice.say('account.remove')}
        </Tool>
      </Trial>
    </>
  );
}

function NewWebhook() {
  const voice = useVoice();
  const kind = useSignal<WebhookKind>(WEBHOOKS[0]);
  const url = useSignal('');
  return (
    <form
      class="account-tools"
      onSubmit={(event) => {
        event.preventDefault();
        askToBeTold({ do: 'webhook', webhook: { kind: kind.peek(), url: url.peek().trim() } });
      }}
    >
      <ChoiceField
        label={voice.say('webhook.kind')}
        value={kind.value}
        choices={WEBHOOKS.map((value) => ({ value, label: voice.say(`webhook.kinds.${value}`) }))}
        onChoose={(chosen) => {
          kind.value = chosen as WebhookKind;
        }}
      />
      <label class="field">
        {voice.say('webhook.url')}
        <input
          type="url"
          required
          maxLength={LONGEST_URL}
          autocomplete="off"
          placeholder="https://"
          value={url.value}
          onInput={(event) => {
            url.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="plain" disabled={!connected.value}>
        {voice.say('account.save')}
      </button>
    </form>
  );
}

export function Webhook({ me }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <>
      <h3>{voice.say('webhook.title')}</h3>
      <p>{voice.say('webhook.about')}</p>
      {me.webhook === null ? <NewWebhook /> : <Kept {...me.webhook} />}
    </>
  );
}
