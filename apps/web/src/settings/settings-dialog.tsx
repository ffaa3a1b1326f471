import { LANGUAGES } from '@deadlight/games/text';
import { type Signal, signal } from '@preact/signals';
import { hear } from '../sound/playing.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import {
  AUTOMATIC,
  autoAnswer,
  autoEnd,
  autoPay,
  isSilent,
  language,
  MECHANICS,
  MOTIONS,
  mechanics,
  motion,
  PACES,
  pace,
  SOUNDS,
  sound,
  THEMES,
  theme,
  VOLUMES,
  type Volume,
  volume,
} from './settings.ts';

const open = signal(false);
export const openSettings = (): void => {
  open.value = true;
};

interface Props<T extends string> {
  readonly name: string;
  /** Where the texts of its values are, if not under its own name. */
  readonly says?: string;
  readonly value: Signal<T>;
  readonly all: readonly T[];
}

/** One setting as a list to choose from. */
export function Setting<T extends string>({ name, says = name, value, all }: Props<T>) {
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
            {voice.say(`${says}.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How loud everything is. */
const Loudness = () => {
  const voice = useVoice();
  return (
    <label class="field">
      {voice.say('settings.volume')}
      <input
        type="range"
        min={VOLUMES[0]}
        max={VOLUMES.at(-1)}
        step="10"
        value={volume.value}
        onInput={(event) => {
          volume.value = event.currentTarget.value as Volume;
        }}
        onChange={() => hear('round')}
      />
    </label>
  );
};

export function SettingsDialog() {
  const voice = useVoice();
  return (
    <Dialog open={open} title={voice.say('table.settings')}>
      <div class="fields">
        <Setting name="language" value={language} all={LANGUAGES} />
        <Setting name="theme" value={theme} all={THEMES} />
        <Setting name="pace" value={pace} all={PACES} />
        <Setting name="motion" value={motion} all={MOTIONS} />
        <Setting name="mechanics" value={mechanics} all={MECHANICS} />
        <Setting name="sound" value={sound} all={SOUNDS} />
        <Loudness />
        {isSilent.value && <p class="dim">{voice.say('sound.silent')}</p>}
        <Setting name="autoEnd" says="automatic" value={autoEnd} all={AUTOMATIC} />
        <Setting name="autoPay" says="automatic" value={autoPay} all={AUTOMATIC} />
        <Setting name="autoAnswer" says="automatic" value={autoAnswer} all={AUTOMATIC} />
      </div>
    </Dialog>
  );
}
