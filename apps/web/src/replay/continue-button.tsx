/** A watched game is played on from where it is, by one person against bots. */
import { asSeat, FIRST_SEAT, type Seat, SPECTATOR } from '@deadlight/engine';
import type { Source } from '@deadlight/host';
import { levelName } from '@deadlight/host/page';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
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

interface DialogProps extends Props {
  /** After how many decisions; the dialog is open while there is a number. */
  readonly at: Signal<number | null>;
  /** The seat that is offered first. */
  readonly seat: Seat;
}

/** The table that comes next does not count. */
function practiseNext(): void {
  const end = moment.subscribe((now) => {
    if (now === null || now.replay !== null) return;
    markPractice(now.id);
    queueMicrotask(() => end());
  });
}

/** Which seat, and against whom. */
export function ContinueDialog({ of, names, at, seat: first }: DialogProps) {
  const voice = useVoice();
  const open = useSignal(false);
  const seat = useSignal(FIRST_SEAT);
  const level = useSignal('');
  useSignalEffect(() => {
    if (at.value === null || open.peek()) return;
    seat.value = first === SPECTATOR ? FIRST_SEAT : first;
    level.value = usualLevel();
    open.value = true;
  });
  useSignalEffect(() => {
    if (!open.value) at.value = null;
  });
  return (
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
            const from = at.peek();
            open.value = false;
            if (from === null) return;
            clearTable();
            practiseNext();
            tell({ say: 'continue', of, at: from, seat: seat.peek(), level: level.peek() });
          }}
        >
          {voice.say('replay.continue')}
        </button>
      </p>
    </Dialog>
  );
}

export function ContinueButton({ of, names }: Props) {
  const voice = useVoice();
  const at = useSignal<number | null>(null);
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
          at.value = now.at;
        }}
      >
        <Icon name="on" /> {voice.say('replay.continue')}
      </button>
      <ContinueDialog of={of} names={names} at={at} seat={eye.value} />
    </>
  );
}
