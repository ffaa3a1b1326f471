/** Who plays, and how. */
import type { OptionValue } from '@deadlight/engine';
import type { Player } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { levels } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import type { Offered } from './games.ts';
import { ME, start, usualLevel } from './start.ts';
import './new-game.css';

/** `me`, `other`, or the level of a bot. */
type Sits = string;

const playerOf = (sits: Sits, name: string): Player =>
  sits === 'me' ? ME : sits === 'other' ? { kind: 'person', name } : { kind: 'bot', level: sits };

export function NewGame({ offered }: { readonly offered: Offered }) {
  const voice = useVoice();
  const { min, max, usual } = offered.seats;
  const seats = useSignal<readonly Sits[]>(
    Array.from({ length: usual }, (_, i) => (i === 0 ? 'me' : usualLevel())),
  );
  const options = useSignal<Readonly<Record<string, OptionValue>>>(
    Object.fromEntries(Object.entries(offered.options).map(([name, [first]]) => [name, first!])),
  );
  const resize = (count: number): void => {
    seats.value = Array.from({ length: count }, (_, i) => seats.peek()[i] ?? usualLevel());
  };
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        const players = seats
          .peek()
          .map((sits, i) => playerOf(sits, voice.say('lobby.player', { number: i + 1 })));
        start(offered.id, players, options.peek());
      }}
    >
      <div class="fields">
        {Object.entries(offered.options).map(([name, values]) => (
          <label key={name} class="field">
            {voice.say(`tableOptions.${name}`)}
            <select
              value={String(options.value[name])}
              onChange={(event) => {
                const chosen = values.find((value) => String(value) === event.currentTarget.value)!;
                options.value = { ...options.peek(), [name]: chosen };
              }}
            >
              {values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {voice.say(`tableOptions.${name}-${value}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="field">
          {voice.say('lobby.seats')}
          <select
            value={seats.value.length}
            onChange={(event) => resize(Number(event.currentTarget.value))}
          >
            {Array.from({ length: max - min + 1 }, (_, i) => (
              <option key={i} value={min + i}>
                {min + i}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="new-game-seats">
        {seats.value.map((sits, seat) => (
          <label key={seat} class="field">
            {voice.say('lobby.seat', { number: seat + 1 })}
            <select
              value={sits}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                seats.value = seats.peek().map((one, i) => (i === seat ? chosen : one));
              }}
            >
              <option value="me">{voice.say('lobby.me')}</option>
              <option value="other">{voice.say('lobby.other')}</option>
              {levels.value.map((level) => (
                <option key={level} value={level}>
                  {voice.say('lobby.bot', { level })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button type="submit" class="primary">
        {voice.say('lobby.start')}
      </button>
    </form>
  );
}
