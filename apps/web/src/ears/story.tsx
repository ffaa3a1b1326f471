/** The log with headings for rounds and turns, to be walked by them. */
import { chaptersOf, tellEntry } from '@deadlight/games/telling';
import { useMemo } from 'preact/hooks';
import { browserGame, log } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import './ears.css';

export function Story() {
  const voice = useVoice();
  const { events } = browserGame.value!.app.telling;
  const lines = log.value;
  const chapters = useMemo(() => chaptersOf(events, lines), [events, lines]);
  return (
    <section class="ears-part" aria-labelledby="ears-log">
      <h2 id="ears-log">{voice.say('tabs.log')}</h2>
      {chapters.map(({ opens, phases }, round) => (
        <div key={round}>
          {opens !== null && <h3>{voice.say(`log.${opens.what}`, opens.data)}</h3>}
          {phases.flatMap(({ passages }, phase) =>
            passages.map(({ opens: turn, entries }, n) => (
              <div key={`${phase}-${n}`}>
                {turn !== null && <h4>{voice.say(`log.${turn.what}`, turn.data)}</h4>}
                <ul>
                  {entries.map((entry, i) => (
                    <li key={i}>
                      {tellEntry(events, voice, entry)
                        .map(({ link, text }) => link + text)
                        .join('')}
                    </li>
                  ))}
                </ul>
              </div>
            )),
          )}
        </div>
      ))}
    </section>
  );
}
