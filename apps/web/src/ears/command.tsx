/** The field for commands. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { recall } from './announcer.ts';
import { enter, suggest } from './asking.ts';
import './ears.css';

/** It takes no single keys: only with Alt. */
export function Command() {
  const voice = useVoice();
  const typed = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const key = event.key.toLowerCase();
      // What is behind a window takes no focus, and tells nothing twice.
      if (field.current?.closest('dialog') !== (document.querySelector('dialog[open]') ?? null))
        return;
      if (key === 'c') field.current.focus();
      else if (key === 'arrowup') recall(-1);
      else if (key === 'arrowdown') recall(1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section class="ears-part" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{voice.say('ears.command')}</h2>
      <form
        class="ears-command"
        onSubmit={(event) => {
          event.preventDefault();
          enter(typed.peek());
          typed.value = '';
        }}
      >
        <label class="field">
          {voice.say('ears.field')}
          <input
            ref={field}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            list={`${id}-suggested`}
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        <datalist id={`${id}-suggested`}>
          {suggest(typed.value).map((line) => (
            <option key={line} value={line} />
          ))}
        </datalist>
        <button type="submit" class="primary">
          {voice.say('ears.go')}
        </button>
      </form>
    </section>
  );
}
