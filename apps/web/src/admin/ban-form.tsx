/** Bans somebody from the server, with a reason that the audit log keeps. */
import { useSignal } from '@preact/signals';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { useVoice } from '../text/voice.ts';
import { change } from './admin.ts';
import '../account/account.css';

const DAYS = ['1', '7', '30', '365', ''] as const;
const LONGEST_REASON = 200;

export function BanForm({ person, name }: { readonly person: string; readonly name: string }) {
  const voice = useVoice();
  const isOpen = useSignal(false);
  const reason = useSignal('');
  const days = useSignal<string>('7');
  if (!isOpen.value)
    return (
      <button
        type="button"
        class="quiet"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {voice.say('admin.ban')}
        <span class="for-ears"> {name}</span>
      </button>
    );
  return (
    <form
      class="account-tools"
      onSubmit={(event) => {
        event.preventDefault();
        const length = days.peek() === '' ? null : Number(days.peek());
        change({ do: 'ban', person, reason: reason.peek().trim(), days: length });
        isOpen.value = false;
      }}
    >
      <ChoiceField
        label={voice.say('admin.banFor')}
        value={days.value}
        choices={DAYS.map((value) => ({
          value,
          label:
            value === ''
              ? voice.say('admin.noEnd')
              : voice.say('admin.days', { count: Number(value) }),
        }))}
        onChoose={(chosen) => {
          days.value = chosen;
        }}
      />
      <label class="field">
        {voice.say('admin.reason')}
        <input
          type="text"
          required
          maxLength={LONGEST_REASON}
          value={reason.value}
          onInput={(event) => {
            reason.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="plain">
        {voice.say('admin.banSure', { name })}
      </button>
    </form>
  );
}
