/** The form for a new game: players and options. */
import type { Player } from '@deadlight/host';
import { isOffered, levelAbout, levelName } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { levels } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { botLabel } from './bot-label.ts';
import { ChoiceField, seatChoices } from './choice-field.tsx';
import type { Offered } from './games.ts';
import { type Chosen, HouseRules, UsualOptions, usualOptions } from './option-fields.tsx';
import { start, usualLevel } from './start.ts';
import './new-game.css';

/** Maximum length of a name. */
const MAX_LETTERS = 24;

/** `me`, `other`, or the level of a bot. */
type Sits = string;

const isPerson = (sits: Sits): boolean => sits === 'me' || sits === 'other';

const playerOf = (sits: Sits, name: string): Player =>
  isPerson(sits) ? { kind: 'person', name } : { kind: 'bot', level: sits };

export function NewGame({ offered }: { readonly offered: Offered }) {
  const voice = useVoice();
  const { usual } = offered.seats;
  const seats = useSignal<readonly Sits[]>(
    Array.from({ length: usual }, (_, i) => (i === 0 ? 'me' : usualLevel())),
  );
  const options = useSignal(usualOptions(offered));
  const names = useSignal<Readonly<Record<number, string>>>({});
  const areSeveral = seats.value.filter(isPerson).length > 1;
  /** A player who shares the screen needs a name; anyone who is alone at it does not. */
  const nameOf = (seat: number): string =>
    areSeveral ? names.value[seat]?.trim() || voice.say('lobby.player', { number: seat + 1 }) : '';
  const resize = (count: number): void => {
    seats.value = Array.from({ length: count }, (_, i) => seats.peek()[i] ?? usualLevel());
  };
  /** A bot that does not support the chosen options gives its seat to one that does. */
  const choose = (chosen: Chosen): void => {
    options.value = chosen;
    seats.value = seats
      .peek()
      .map((sits) => (isOffered(sits, offered.id, chosen) ? sits : usualLevel()));
  };
  const sitters = [
    { value: 'me', label: voice.say('lobby.me') },
    { value: 'other', label: voice.say('lobby.other') },
    ...levels.value
      .filter((level) => isOffered(level, offered.id, options.value))
      .map((level) => ({
        value: level,
        label: botLabel(voice, level, offered.id),
      })),
  ];
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        const players = seats.peek().map((sits, seat) => playerOf(sits, nameOf(seat)));
        start(offered.id, players, options.peek());
      }}
    >
      <div class="fields">
        <UsualOptions offered={offered} options={options.value} onChoose={choose} />
        <ChoiceField
          label={voice.say('lobby.seats')}
          value={String(seats.value.length)}
          choices={seatChoices(offered.seats)}
          onChoose={(count) => resize(Number(count))}
        />
      </div>
      <HouseRules offered={offered} options={options.value} onChoose={choose} />
      <div class="new-game-seats">
        {seats.value.map((sits, seat) => (
          <div key={seat} class="new-game-seat">
            <ChoiceField
              label={voice.say('lobby.seat', { number: seat + 1 })}
              value={sits}
              choices={sitters}
              onChoose={(chosen) => {
                seats.value = seats.peek().map((one, i) => (i === seat ? chosen : one));
              }}
            />
            {areSeveral && isPerson(sits) && (
              <input
                type="text"
                maxLength={MAX_LETTERS}
                value={names.value[seat] ?? ''}
                placeholder={voice.say('lobby.player', { number: seat + 1 })}
                aria-label={voice.say('lobby.name', { number: seat + 1 })}
                onInput={(event) => {
                  names.value = { ...names.peek(), [seat]: event.currentTarget.value };
                }}
              />
            )}
          </div>
        ))}
      </div>
      <ul class="new-game-bots">
        {levels.value
          .filter((level) => seats.value.includes(level))
          .map((level) => (
            <li key={level}>
              {voice.say('lobby.botIs', {
                name: levelName(voice, level),
                about: levelAbout(voice, level),
              })}
            </li>
          ))}
      </ul>
      <button type="submit" class="primary">
        {voice.say('lobby.start')}
      </button>
    </form>
  );
}
