/** What lies beside the board, and what the seat has noted. */
import { useVoice } from '../text/voice.ts';
import { scene } from './current.ts';
import { SaidMark } from './mark.tsx';

export function Beside() {
  const voice = useVoice();
  const { beside, notes } = scene.value!;
  return (
    <div class="beside">
      {beside.map(({ name, marks }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p class="beside-marks">
            {marks.map((mark, i) => (
              <SaidMark key={i} mark={mark} />
            ))}
          </p>
        </section>
      ))}
      <section>
        <h2>{voice.say('table.notes')}</h2>
        {notes.length === 0 ? (
          <p class="dim">{voice.say('table.noNotes')}</p>
        ) : (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
