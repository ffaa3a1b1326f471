/** A choice from a list, with a label. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  onChoose(value: string): void;
}

export const ChoiceField = ({ label, value, choices, onChoose }: ChoiceFieldProps) => (
  <label class="field">
    {label}
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

/** The numbers of players that a game seats. */
export const seatChoices = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: max - min + 1 }, (_, i): Choice => {
    const count = String(min + i);
    return { value: count, label: count };
  });
