/** Somebody who came back: their face, their name, their scars, and what they have seen. */
import { useSignal } from '@preact/signals';
import { Portrait } from '../people/portrait.tsx';
import { type Hurt, UNHURT } from '../people/portraits.ts';
import { useVoice } from '../text/voice.ts';
import { type Chronicled, giveName, nameOf } from './career.ts';
import './survivor.css';

interface Props {
  readonly played: Chronicled;
  readonly game: string;
  readonly day: string;
}

export function Survivor({ played, game, day }: Props) {
  const voice = useVoice();
  const { id, who, told, rounds } = played;
  const name = useSignal(nameOf(id));
  const hurt: Hurt = { ...UNHURT, serious: told.scars.length };
  return (
    <li class="survivor">
      <Portrait icon={told.icon} colour={told.colour} hurt={hurt} />
      <label class="survivor-name">
        <span class="for-ears">{voice.say('book.name')}</span>
        <input
          type="text"
          maxLength={30}
          value={name.value}
          placeholder={who.name}
          onChange={(event) => {
            giveName(id, event.currentTarget.value);
            name.value = nameOf(id);
          }}
        />
      </label>
      <p class="dim">{voice.say('book.cameBack', { who: who.name, game, day, rounds })}</p>
      {told.scars.length > 0 && (
        <p>
          <b>{voice.say('book.scars')}</b> {told.scars.join(', ')}
        </p>
      )}
      {told.saw.length > 0 && (
        <p>
          <b>{voice.say('book.saw')}</b> {told.saw.join(' ')}
        </p>
      )}
    </li>
  );
}
