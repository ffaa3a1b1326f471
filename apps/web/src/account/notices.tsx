/** Where somebody is told that it is their turn, at tables over days. */

import type { Account, WebhookKind } from '@deadlight/host';
import { WEBHOOKS } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { useAnnounced } from '../ears/announcer.ts';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { connected } from '../online/line.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount, tried } from './account.ts';
import { Tool } from './tool.tsx';
import './account.css';

const LONGEST_URL = 500;

function Webhook({ kind, host }: NonNullable<Account['webhook']>) {
  const voice = useVoice();
  useAnnounced(
    tried.value === null ? '' : voice.say(tried.value ? 'webhook.arrived' : 'webhook.failed'),
  );
  return (
    <>
      <p>{voice.say('webhook.is', { kind: voice.say(`webhook.kinds.${kind}`), host })}</p>
      <p class="account-tools">
        <Tool ask={() => askAccount({ do: 'try-webhook' })}>{voice.say('webhook.try')}</Tool>
        <Tool ask={() => askAccount({ do: 'webhook', webhook: null })}>
          {voice.say('account.remove')}
        </Tool>
      </p>
      {tried.value !== null && (
        <p>{voice.say(tried.value ? 'webhook.arrived' : 'webhook.failed')}</p>
      )}
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
        askAccount({ do: 'webhook', webhook: { kind: kind.peek(), url: url.peek().trim() } });
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

export function Notices({ me }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <section>
      <h2>{voice.say('webhook.title')}</h2>
      <p>{voice.say('webhook.about')}</p>
      {me.webhook === null ? <NewWebhook /> : <Webhook {...me.webhook} />}
    </section>
  );
}
