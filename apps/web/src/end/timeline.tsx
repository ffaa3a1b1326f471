/** What turned the game, on a line from its beginning to its end; each point opens the replay there. */
import type { Source, Story } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { browserGame, moment } from '../link.ts';
import { go } from '../route.ts';
import { turningPoints } from '../story/positions.ts';
import { useVoice } from '../text/voice.ts';
import './timeline.css';

export function Timeline({ story, of }: { readonly story: Story; readonly of: Source }) {
  const voice = useVoice();
  const game = browserGame.value!;
  const points = turningPoints(story, game.turns, game.castOf(moment.value!.view).cues);
  if (points.length === 0) return null;
  const all = story.decided.length;
  return (
    <section class="timeline">
      <h2>{voice.say('end.turns')}</h2>
      <div class="timeline-line" aria-hidden="true">
        {points.map(({ at, tone }, i) => (
          <i key={i} data-tone={tone} style={{ left: `${(100 * at) / all}%` }} />
        ))}
      </div>
      <ol>
        {points.map(({ at, line, icon, tone }, i) => {
          const what = voice.say(`log.${line.what}`, line.data);
          return (
            <li key={i}>
              <button
                type="button"
                class="timeline-point"
                data-tone={tone}
                title={voice.say('end.watchFrom', { what })}
                onClick={() => go({ at: 'replay', of, from: Math.max(0, at - 1) })}
              >
                <Icon name={icon} />
                <span>{what}</span>
                <small>{voice.say('replay.decision', { at, of: all })}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
