/** What a bot would do here, and why: one line, and more beside the plan on demand. */
import { sayReasons } from '@deadlight/bots/text';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { hints } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import type { Choice } from './choice.ts';
import { choices } from './choices.ts';
import './hints.css';

interface Advised {
  readonly choice: Choice;
  readonly reasons: Parameters<typeof sayReasons>[1];
}

const isOpen = signal(false);

function useAdvice(): readonly Advised[] {
  return (hints.value ?? []).flatMap(({ option, reasons }) => {
    const choice = choices.value.find(({ notation }) => notation === option);
    return choice === undefined ? [] : [{ choice, reasons }];
  });
}

export function Hints() {
  const voice = useVoice();
  const box = useRef<HTMLParagraphElement>(null);
  const [first, ...others] = useAdvice();
  useEffect(() => {
    isOpen.value = false;
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [hints.value]);
  if (hints.value === null) return null;
  if (first === undefined) return <p class="hints">{voice.say('table.noHint')}</p>;
  return (
    <p ref={box} class="hints">
      <Icon name="hint" /> <strong>{first.choice.label}</strong>{' '}
      <span>{sayReasons(voice, first.reasons.slice(0, 1))}</span>{' '}
      {(others.length > 0 || first.reasons.length > 1) && (
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {voice.say(isOpen.value ? 'table.fewer' : 'table.hintMore')}
        </button>
      )}
    </p>
  );
}

/** All that was advised, over the plan: every option stays where it is, and can be taken. */
export function MoreHints() {
  const voice = useVoice();
  const known = useAdvice();
  if (!isOpen.value || known.length === 0) return null;
  return (
    <section class="hints-more" aria-label={voice.say('table.hint')}>
      <ol>
        {known.map(({ choice, reasons }) => (
          <li key={choice.notation}>
            <strong>{choice.label}</strong> <span>{sayReasons(voice, reasons)}</span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          isOpen.value = false;
        }}
      >
        {voice.say('table.close')}
      </button>
    </section>
  );
}
