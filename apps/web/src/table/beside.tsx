/** The heaps next to the board, and the seat's notes. */
import { useVoice } from '../text/voice.ts';
import { useScene } from './current.ts';
import { BesideMark } from './mark.tsx';
import { OwnNotes } from './notebook-view.tsx';
import './beside.css';

export function Beside() {
  const voice = useVoice();
  const beside = useScene((now) => now.beside);
  const notes = useScene((now) => now.notes);
  return (
    <div class="beside">
      {beside.map(({ name, marks, rows }) => (
        <details key={name} open>
          <summary>
            <h2>{name}</h2>
          </summary>
          <p class="beside-marks" data-rows={rows || undefined}>
            {marks.map((mark, i) => (
              <BesideMark key={i} mark={mark} />
            ))}
          </p>
        </details>
      ))}
      <section>
        <h2>{voice.say('table.notes')}</h2>
        {notes.length === 0 ? (
          <p class="dim">{voice.say('table.noNotes')}</p>
        ) : (
          <ul>
            {notes.map((note) => (
              <li key={note.text}>{note.text}</li>
            ))}
          </ul>
        )}
        <OwnNotes />
      </section>
    </div>
  );
}
