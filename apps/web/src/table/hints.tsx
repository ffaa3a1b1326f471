/** What a bot would do here, and why. */
import { useEffect, useRef } from 'preact/hooks';
import { hints } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { choices } from './choices.ts';
import './hints.css';

export function Hints() {
  const voice = useVoice();
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [hints.value]);
  if (hints.value === null) return null;
  const known = hints.value.flatMap(({ option, reasons }) => {
    const choice = choices.value.find(({ notation }) => notation === option);
    return choice === undefined ? [] : [{ option, label: choice.label, reasons }];
  });
  if (known.length === 0) return <p class="hints">{voice.say('table.noHint')}</p>;
  return (
    <ol ref={box} class="hints" aria-live="polite" aria-label={voice.say('table.hint')}>
      {known.map(({ option, label, reasons }) => (
        <li key={option}>
          <strong>{label}</strong>{' '}
          <span>{voice.join(reasons.map(({ name, data }) => voice.say(name, data)))}</span>
        </li>
      ))}
    </ol>
  );
}
