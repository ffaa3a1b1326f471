import { browserGame, hinted } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import type { Choice } from './choice.ts';
import { choose, picked, pointedOption } from './choices.ts';
import { OddsInLine } from './odds.tsx';
import { isOrHolds } from './parts.ts';
import './choice.css';

interface Props {
  readonly choice: Choice;
  /** The key that chooses it. */
  readonly number?: number | undefined;
  readonly onChoose?: () => void;
  /** Whether Tab stops at it. */
  readonly stop?: boolean;
}

export const ChoiceButton = ({ choice, number, onChoose, stop = true }: Props) => {
  const voice = useVoice();
  const count = picked.value.filter((one) => one === choice.notation).length;
  const point = (): void => {
    pointedOption.value = choice;
  };
  const forget = (): void => {
    if (pointedOption.peek() === choice) pointedOption.value = null;
  };
  return (
    <button
      type="button"
      class="choice"
      tabIndex={stop ? 0 : -1}
      data-verb={choice.verb}
      data-hint={isOrHolds(choice, hinted.value) || undefined}
      data-notation={choice.notation}
      data-parts={choice.parts !== undefined || undefined}
      data-tone={choice.tone ?? undefined}
      aria-pressed={count > 0 || undefined}
      onPointerEnter={point}
      onPointerLeave={forget}
      onFocus={point}
      onBlur={forget}
      onClick={onChoose ?? (() => choose(choice))}
    >
      {number !== undefined && <span class="key">{number}</span>}
      <span class="choice-label">
        {choice.label}
        {count > 1 && ` ×${count}`}
        <OddsInLine choice={choice} />
      </span>
      {choice.cost !== null && (
        <span class="choice-cost">
          {voice.say(browserGame.value?.costText ?? 'table.cost', { cost: choice.cost })}
        </span>
      )}
    </button>
  );
};
