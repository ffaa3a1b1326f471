/** Opens a new online table: what is played, by how many, at which pace, and who may come. */
import type { ClockSettings } from '@deadlight/host';
import { isOffered } from '@deadlight/host/page';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { levels } from '../link.ts';
import { aboutGames } from '../lobby/about-games.ts';
import { botLabel } from '../lobby/bot-label.ts';
import { ChoiceField, seatChoices } from '../lobby/choice-field.tsx';
import { OFFERED } from '../lobby/games.ts';
import { type Chosen, HouseRules, UsualOptions, usualOptions } from '../lobby/option-fields.tsx';
import { usualLevel } from '../lobby/start.ts';
import { useVoice } from '../text/voice.ts';
import { ClockDetails, ClockFields, wishedClock } from './clock-fields.tsx';
import { connected, openTable } from './line.ts';
import './table-form.css';

function Tick({ on, text }: { readonly on: Signal<boolean>; readonly text: string }) {
  const voice = useVoice();
  return (
    <label class="table-form-tick">
      <input
        type="checkbox"
        checked={on.value}
        onChange={(event) => {
          on.value = event.currentTarget.checked;
        }}
      />
      {voice.say(text)}
    </label>
  );
}

export function TableForm() {
  const voice = useVoice();
  const form = useRef<HTMLFormElement>(null);
  // Somebody has asked for it.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const game = useSignal(OFFERED[0]!);
  const seats = useSignal(OFFERED[0]!.seats.usual);
  const options = useSignal(usualOptions(OFFERED[0]!));
  const clock = useSignal<ClockSettings | null>(wishedClock());
  const listed = useSignal(false);
  const forFriends = useSignal(false);
  const spectators = useSignal(true);
  const inOneRoom = useSignal(false);
  const chat = useSignal(true);
  const join = useSignal(false);
  const programs = useSignal(false);
  const hints = useSignal(true);
  const chosen = useSignal<string | null>(null);
  const choose = (wanted: Chosen): void => {
    options.value = wanted;
  };
  const bots =
    chosen.value !== null && isOffered(chosen.value, game.value.id, options.value)
      ? chosen.value
      : usualLevel();
  return (
    <form
      ref={form}
      class="table-form"
      onSubmit={(event) => {
        event.preventDefault();
        const settings = {
          game: game.peek().id,
          seats: seats.peek(),
          options: options.peek(),
          listed: listed.peek(),
          friends: forFriends.peek(),
          // The large screen is one.
          spectators: spectators.peek() || inOneRoom.peek(),
          hints: hints.peek(),
          chat: chat.peek(),
          join: join.peek(),
          programs: programs.peek(),
          clock: clock.peek(),
          bots,
        };
        openTable(settings, inOneRoom.peek() ? 'tv' : undefined);
      }}
    >
      <h3>{voice.say('online.new')}</h3>
      <div class="table-form-fields">
        <ChoiceField
          label={voice.say('online.game')}
          value={game.value.id}
          choices={OFFERED.map(({ id }) => ({
            value: id,
            label: aboutGames.value[id]?.name ?? id,
          }))}
          onChoose={(wanted) => {
            game.value = OFFERED.find(({ id }) => id === wanted)!;
            seats.value = game.value.seats.usual;
            options.value = usualOptions(game.value);
          }}
        />
        <ChoiceField
          label={voice.say('lobby.seats')}
          value={String(seats.value)}
          choices={seatChoices(game.value.seats)}
          onChoose={(count) => {
            seats.value = Number(count);
          }}
        />
        <UsualOptions offered={game.value} options={options.value} onChoose={choose} />
        <ClockFields clock={clock} />
        <ChoiceField
          label={voice.say('online.bots')}
          value={bots}
          choices={levels.value
            .filter((level) => isOffered(level, game.value.id, options.value))
            .map((level) => ({
              value: level,
              label: botLabel(voice, level, game.value.id),
            }))}
          onChoose={(level) => {
            chosen.value = level;
          }}
        />
      </div>
      <ClockDetails clock={clock} />
      <HouseRules offered={game.value} options={options.value} onChoose={choose} />
      <div class="table-form-ticks">
        <Tick on={inOneRoom} text="tv.room" />
        <Tick on={listed} text="online.listed" />
        <Tick on={forFriends} text="friends.find" />
        <Tick on={spectators} text="online.spectators" />
        <Tick on={join} text="online.joinLater" />
        <Tick on={programs} text="online.programs" />
        <Tick on={chat} text="online.chat" />
        <Tick on={hints} text="online.hints" />
      </div>
      <button type="submit" class="primary" disabled={!connected.value}>
        {voice.say('online.open')}
      </button>
    </form>
  );
}
