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
  CONTRASTS,
  confirms,
  contrast,
  ears,
  GUARDS,
  guard,
  HANDS,
  hands,
  language,
  light,
  MECHANICS,
  MOTIONS,
  mechanics,
  motion,
  ODDS,
  odds,
  PACES,
  pace,
  plainFont,
  SHORTCUTS,
  SOUNDS,
  SWITCH,
  type Switch as SwitchSetting,
  shortcuts,
  soundHere,
  spacing,
  TEXT_SIZES,
  THEMES,
  textSize,
  theme,
  VERBOSITIES,
  VOLUMES,
  type Volume,
  verbosity,
  volume,
  waits,
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

const Switch = ({
  name,
  value,
}: {
  readonly name: string;
  readonly value: Signal<SwitchSetting>;
}) => <Setting name={name} says="settings.of.switch" value={value} all={SWITCH} />;

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
        <Setting name="odds" says="oddsShown" value={odds} all={ODDS} />
        <Setting name="motion" value={motion} all={MOTIONS} />
        <Switch name="light" value={light} />
        <Setting name="mechanics" value={mechanics} all={MECHANICS} />
        <Setting name="sound" value={soundHere()} all={SOUNDS} />
        <Loudness />
        <Setting name="autoEnd" says="automatic" value={autoEnd} all={AUTOMATIC} />
        <Setting name="autoPay" says="automatic" value={autoPay} all={AUTOMATIC} />
        <Setting name="autoAnswer" says="automatic" value={autoAnswer} all={AUTOMATIC} />
        <Switch name="confirms" value={confirms} />
        <Setting name="shortcuts" says="settings.of.shortcuts" value={shortcuts} all={SHORTCUTS} />
        <Setting name="guard" says="settings.of.guard" value={guard} all={GUARDS} />
        <Setting name="hands" says="settings.of.hands" value={hands} all={HANDS} />
        <Setting name="textSize" says="settings.of.textSize" value={textSize} all={TEXT_SIZES} />
        <Switch name="spacing" value={spacing} />
        <Switch name="plainFont" value={plainFont} />
        <Setting name="contrast" says="settings.of.contrast" value={contrast} all={CONTRASTS} />
        <Switch name="ears" value={ears} />
        <Setting
          name="verbosity"
          says="settings.of.verbosity"
          value={verbosity}
          all={VERBOSITIES}
        />
        <Switch name="waits" value={waits} />
      </div>
    </Dialog>
  );
}
