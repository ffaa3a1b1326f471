import type { Signal } from '@preact/signals';

interface Props {
  readonly label: string;
  readonly value: Signal<string>;
}

export const NameField = ({ label, value }: Props) => (
  <label class="field">
    {label}
    <input
      type="text"
      required
      maxLength={24}
      value={value.value}
      onInput={(event) => {
        value.value = event.currentTarget.value;
      }}
    />
  </label>
);
