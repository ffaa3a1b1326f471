/** Puts a text where it can be pasted elsewhere, and says so. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';

interface Props {
  readonly text: string;
  readonly class?: string;
  /** What it says before. */
  readonly children?: ComponentChildren;
}

export function CopyButton({ text, class: style = 'plain', children }: Props) {
  const voice = useVoice();
  const copied = useSignal(false);
  useEffect(() => {
    copied.value = false;
  }, [text]);
  return (
    <button
      type="button"
      class={style}
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(() => {
          copied.value = true;
        })
      }
    >
      {copied.value ? voice.say('online.copied') : (children ?? voice.say('online.copy'))}
    </button>
  );
}
