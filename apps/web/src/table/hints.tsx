/** What a bot would do here, and why: one thing, and more on demand. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { hints } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { choices, openKind, wantedKind } from './choices.ts';
import './hints.css';

export function Hints() {
  const voice = useVoice();
  const box = useRef<HTMLDivElement>(null);
  const more = useSignal(false);
  const known = (hints.value ?? []).flatMap(({ option, reasons }) => {
    const choice = choices.value.find(({ notation }) => notation === option);
    return choice === undefined
      ? []
      : [{ choice, reasons: reasons.map(({ name, data }) => voice.say(name, data)) }];
  });
  useEffect(() => {
    more.value = false;
    box.current?.scrollIntoView({ block: 'nearest' });
    // What is advised lies open.
    const kind = known[0]?.choice.kind;
    if (kind !== undefined && openKind.peek() !== null) wantedKind.value = kind;
  }, [hints.value]);
  if (hints.value === null) return null;
  const [first, ...others] = known;
  if (first === undefined) return <p class="hints">{voice.say('table.noHint')}</p>;
  return (
    <div ref={box} class="hints" aria-live="polite">
      <p>
        <Icon name="hint" /> <strong>{first.choice.label}</strong>{' '}
        <span>{more.value ? voice.join(first.reasons) : (first.reasons[0] ?? '')}</span>
      </p>
      {more.value && (
        <ol>
          {others.map(({ choice, reasons }) => (
            <li key={choice.notation}>
              <strong>{choice.label}</strong> <span>{voice.join(reasons)}</span>
            </li>
          ))}
        </ol>
      )}
      {(others.length > 0 || first.reasons.length > 1) && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            more.value = !more.value;
          }}
        >
          {voice.say(more.value ? 'table.fewer' : 'table.hintMore')}
        </button>
      )}
    </div>
  );
}
