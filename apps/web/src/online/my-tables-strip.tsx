/** In the lobby: how many of the reader's tables wait for them, and the way to the next one. */
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { Invitations } from './invitations.tsx';
import { invitations, mine, waiting } from './mine.ts';
import { MyTableLine } from './my-table.tsx';
import { goToNextWaiting } from './next-table.ts';
import './my-table.css';
import './my-tables-strip.css';

/** How many are shown in the lobby; the page has all. */
const SHOWN = 4;

export function MyTablesStrip() {
  const voice = useVoice();
  const all = mine.value ?? [];
  const waits = waiting.value;
  if (all.length === 0 && invitations.value.length === 0) return null;
  const shown = [...waits, ...all.filter((table) => !table.waits)].slice(0, SHOWN);
  return (
    <section class="my-tables-strip" aria-label={voice.say('mine.title')}>
      <div class="my-tables-strip-head">
        <h3>{voice.say('mine.title')}</h3>
        {waits.length > 0 && (
          <button type="button" class="primary" onClick={goToNextWaiting}>
            {voice.say('mine.next', { count: waits.length })}
          </button>
        )}
        {all.length > 0 && (
          <a href={hashOf({ at: 'tables' })}>{voice.say('mine.all', { count: all.length })}</a>
        )}
      </div>
      <Invitations />
      <ul class="my-tables">
        {shown.map((table) => (
          <MyTableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
