import { LANGUAGES } from '@deadlight/games/text';
import { type Signal, signal } from '@preact/signals';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import {
  language,
  MOTIONS,
  motion,
  PACES,
  pace,
  SOUNDS,
  sound,
  THEMES,
  theme,
} from './settings.ts';

const open = signal(false);
export const openSettings = (): void => {
  open.value = true;
};

interface Props<T extends string> {
  readonly name: string;
  readonly value: Signal<T>;
  readonly all: readonly T[];
}

/** One setting as a list to choose from. */
export function Setting<T extends string>({ name, value, all }: Props<T>) {
  const voice = useVoice();
  return (
    <label class="field">
      {voice.say(`settings.${name}`)}
      <select
        value={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.value as T;
        }}
      >
        {all.map((one) => (
          <option key={one} value={one} lang={name === 'language' ? one : undefined}>
            {voice.say(`${name}.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SettingsDialog() {
  const voice = useVoice();
  return (
    <Dialog open={open} title={voice.say('table.settings')}>
      <div class="fields">
        <Setting name="language" value={language} all={LANGUAGES} />
        <Setting name="theme" value={theme} all={THEMES} />
        <Setting name="pace" value={pace} all={PACES} />
        <Setting name="motion" value={motion} all={MOTIONS} />
        <Setting name="sound" value={sound} all={SOUNDS} />
      </div>
    </Dialog>
  );
}
