/** All table options of a game: the usual ones in sight, the rest as house rules, each with a sentence. */
import { at, type OptionValue } from '@deadlight/engine';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Offered } from './games.ts';
import { aboutOption, choiceName, loadOptionTexts } from './option-texts.ts';
import './option-fields.css';

export type Chosen = Readonly<Record<string, OptionValue>>;

interface OptionFieldsProps {
  readonly offered: Offered;
  readonly options: Chosen;
  onChoose(options: Chosen): void;
}

/** The default options of a table. */
export const usualOptions = ({ options }: Offered): Chosen =>
  Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, first!]));

/** The options in sight, for a row of other fields. */
export function UsualOptions({ offered, options, onChoose }: OptionFieldsProps) {
  const voice = useVoice();
  return (
    <>
      {offered.usual.map((name) => (
        <ChoiceField
          key={name}
          label={voice.say(`tableOptions.${name}`)}
          value={String(options[name])}
          choices={at(offered.options, name, 'option').map((value) => ({
            value: String(value),
            label: voice.say(`tableOptions.${name}-${value}`),
          }))}
          onChoose={(wanted) => onChoose({ ...options, [name]: chosenOf(offered, name, wanted) })}
        />
      ))}
    </>
  );
}

const chosenOf = ({ options }: Offered, name: string, wanted: string): OptionValue =>
  at(options, name, 'option').find((value) => String(value) === wanted)!;

/** Everything else that the table may agree on. */
export function HouseRules({ offered, options, onChoose }: OptionFieldsProps) {
  const voice = useVoice();
  useEffect(() => loadOptionTexts(offered.id), [offered.id]);
  const names = Object.keys(offered.options).filter((name) => !offered.usual.includes(name));
  return (
    <>
      {offered.usual.includes('edition') && (
        <p class="option-fields-about">{aboutOption(offered.id, 'edition')}</p>
      )}
      {names.length > 0 && (
        <details class="option-fields-more">
          <summary>{voice.say('tableOptions.houseRules')}</summary>
          <p class="option-fields-about">{voice.say('tableOptions.houseRulesAbout')}</p>
          {names.map((name) => (
            <ChoiceField
              key={name}
              label={aboutOption(offered.id, name)}
              value={String(options[name])}
              choices={at(offered.options, name, 'option').map((value) => ({
                value: String(value),
                label: choiceName(offered, options, name, value),
              }))}
              onChoose={(wanted) =>
                onChoose({ ...options, [name]: chosenOf(offered, name, wanted) })
              }
            />
          ))}
        </details>
      )}
    </>
  );
}
