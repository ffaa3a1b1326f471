/** A watched game is played on from where it is, by one person against bots. */
import { asSeat, FIRST_SEAT, SPECTATOR } from '@deadlight/engine';
import type { Source } from '@deadlight/host';
import { levelName } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { markPractice } from '../book/practice.ts';
import { Icon } from '../icons/icon.tsx';
import { clearTable, levels, moment, tell } from '../link.ts';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { usualLevel } from '../lobby/start.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { eye, isRunning } from './player.ts';

interface Props {
  readonly of: Source;
  readonly names: readonly string[];
}

/** The table that comes next does not count. */
function practiseNext(): void {
  const end = moment.subscribe((now) => {
    if (now === null || now.replay !== null) return;
    markPractice(now.id);
    queueMicrotask(() => end());
  });
}

export function ContinueButton({ of, names }: Props) {
  const voice = useVoice();
  const open = useSignal(false);
  const seat = useSignal(FIRST_SEAT);
  const level = useSignal('');
  const now = moment.value!.replay!;
  return (
    <>
      <button
        type="button"
        class="plain"
        data-does="continue"
        disabled={now.at === now.of}
        onClick={() => {
          isRunning.value = false;
          seat.value = eye.peek() === SPECTATOR ? FIRST_SEAT : eye.peek();
          level.value = usualLevel();
          open.value = true;
        }}
      >
        <Icon name="on" /> {voice.say('replay.continue')}
      </button>
      <Dialog open={open} title={voice.say('replay.continue')}>
        <p>{voice.say('replay.continueIs')}</p>
        <ChoiceField
          label={voice.say('replay.continueAs')}
          value={String(seat.value)}
          choices={names.map((name, who) => ({ value: String(who), label: name }))}
          onChoose={(who) => {
            seat.value = asSeat(Number(who));
          }}
        />
        <ChoiceField
          label={voice.say('replay.continueWith')}
          value={level.value}
          choices={levels.value.map((one) => ({
            value: one,
            label: voice.say('lobby.bot', { name: levelName(voice, one) }),
          }))}
          onChoose={(one) => {
            level.value = one;
          }}
        />
        <p class="dialog-tools">
          <button
            type="button"
            class="primary"
            onClick={() => {
              open.value = false;
              const { at } = now;
              clearTable();
              practiseNext();
              tell({ say: 'continue', of, at, seat: seat.peek(), level: level.peek() });
            }}
          >
            {voice.say('replay.continue')}
          </button>
        </p>
      </Dialog>
    </>
  );
}
