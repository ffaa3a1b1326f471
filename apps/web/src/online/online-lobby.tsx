/** Tables with people who are somewhere else: those that are open, and a new one. */
import type { ClockSettings } from '@deadlight/host';
import { isOffered } from '@deadlight/host/page';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { lazy } from '../lazy.tsx';
import { levels } from '../link.ts';
import { aboutGames } from '../lobby/about-games.ts';
import { botLabel } from '../lobby/bot-label.ts';
import { ChoiceField, seatChoices } from '../lobby/choice-field.tsx';
import { OFFERED } from '../lobby/games.ts';
import { type Chosen, HouseRules, UsualOptions, usualOptions } from '../lobby/option-fields.tsx';
import { usualLevel } from '../lobby/start.ts';
import { go } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { ClockDetails, ClockFields, wishedClock } from './clock-fields.tsx';
import { connected, enterLobby, findServer, openTable, server, tables } from './line.ts';
import { mine } from './mine.ts';
import { sayClock } from './say-clock.ts';
import './online-lobby.css';

/** Most visitors have no tables yet. */
const MyTablesStrip = lazy(async () => (await import('./my-tables-strip.tsx')).MyTablesStrip, true);

const themeOf = (game: string): string => OFFERED.find(({ id }) => id === game)?.theme ?? 'ship';

function Tick({ on, text }: { readonly on: Signal<boolean>; readonly text: string }) {
  const voice = useVoice();
  return (
    <label class="online-lobby-tick">
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

function TableForm() {
  const voice = useVoice();
  const game = useSignal(OFFERED[0]!);
  const seats = useSignal(OFFERED[0]!.seats.usual);
  const options = useSignal(usualOptions(OFFERED[0]!));
  const clock = useSignal<ClockSettings | null>(wishedClock());
  const listed = useSignal(false);
  const spectators = useSignal(true);
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
      class="online-lobby-new"
      onSubmit={(event) => {
        event.preventDefault();
        openTable({
          game: game.peek().id,
          seats: seats.peek(),
          options: options.peek(),
          listed: listed.peek(),
          spectators: spectators.peek(),
          hints: hints.peek(),
          chat: chat.peek(),
          join: join.peek(),
          programs: programs.peek(),
          clock: clock.peek(),
          bots,
        });
      }}
    >
      <h3>{voice.say('online.new')}</h3>
      <div class="online-lobby-fields">
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
      <div class="online-lobby-ticks">
        <Tick on={listed} text="online.listed" />
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

function Tables() {
  const voice = useVoice();
  const list = tables.value ?? [];
  if (list.length === 0) return <p class="dim">{voice.say('online.none')}</p>;
  return (
    <ul class="online-lobby-tables">
      {list.map(({ id, game, names, programs, seats, state, taken, free, clock, spectators }) => (
        <li key={id} class="online-lobby-table themed" data-game={themeOf(game)}>
          <Icon name={themeOf(game)} />
          <span class="online-lobby-about">
            <b>{aboutGames.value[game]?.name ?? game}</b>
            <span>{names.length > 0 ? names.join(', ') : voice.say('online.nobody')}</span>
            {programs !== null && (
              <span class="dim">
                {programs.length === 0
                  ? voice.say('online.programs')
                  : voice.say('online.programsHere', {
                      count: programs.length,
                      names: programs.join(', '),
                    })}
              </span>
            )}
            <span class="dim">
              {[
                voice.say('online.taken', { taken, seats, state }),
                clock === null ? null : sayClock(voice, clock),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </span>
          {(free > 0 || spectators) && (
            <button
              type="button"
              class={state === 'open' ? 'primary' : 'plain'}
              onClick={() => go({ at: 'online', id })}
            >
              <Icon name={state === 'open' ? 'people' : 'secret'} />{' '}
              {voice.say(state === 'open' ? 'online.join' : 'online.watch')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function OnlineLobby() {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
  }, []);
  return (
    <section class="online-lobby" aria-labelledby="online-title">
      <h2 id="online-title">{voice.say('online.title')}</h2>
      {server.value === false && <p class="dim">{voice.say('online.noServer')}</p>}
      {server.value === true && (
        <>
          {(mine.value ?? []).length > 0 && <MyTablesStrip />}
          <Tables />
          <TableForm />
        </>
      )}
    </section>
  );
}
