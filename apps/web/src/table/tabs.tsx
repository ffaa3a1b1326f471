import type { Signal } from '@preact/signals';
import { useVoice } from '../text/voice.ts';

interface Props {
  readonly class: string;
  readonly label: string;
  readonly value: Signal<string>;
  readonly names: readonly string[];
}

/** One of several pages is shown. */
export const Tabs = ({ class: style, label, value, names }: Props) => {
  const voice = useVoice();
  return (
    <nav class={`tabs ${style}`} aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={value.value === name}
          onClick={() => {
            value.value = name;
          }}
        >
          {voice.say(`tabs.${name}`)}
        </button>
      ))}
    </nav>
  );
};
