import type { Signal } from '@preact/signals';
import { useVoice } from '../text/voice.ts';
import './tabs.css';

interface Props {
  readonly class: string;
  readonly label: string;
  readonly value: Signal<string>;
  /** Each page and the name of its text. */
  readonly pages: Readonly<Record<string, string>>;
  /** Those where something can be done now. */
  readonly lit: readonly string[];
}

/** Shows one page at a time. */
export const Tabs = ({ class: style, label, value, pages, lit }: Props) => {
  const voice = useVoice();
  return (
    <nav class={`tabs ${style}`} aria-label={label}>
      {Object.entries(pages).map(([name, text]) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          aria-pressed={value.value === name}
          data-lit={lit.includes(name) || undefined}
          onClick={() => {
            value.value = name;
          }}
        >
          {voice.say(text)}
        </button>
      ))}
    </nav>
  );
};
