/** What if it had gone otherwise? Played on from just before what turned the game. */
import { allSeats } from '@deadlight/engine';
import type { Source, Story } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { browserGame, moment } from '../link.ts';
import { ContinueDialog } from '../replay/continue-button.tsx';
import { go } from '../route.ts';
import { turningPoints } from '../story/positions.ts';
import { useVoice } from '../text/voice.ts';
import { chances } from './chances.ts';
import './what-if.css';

interface Props {
  readonly story: Story;
  readonly of: Source;
}

export function WhatIf({ story, of }: Props) {
  const voice = useVoice();
  const at = useSignal<number | null>(null);
  const game = browserGame.value!;
  const { view } = moment.value!;
  const { seatRef } = game.app.telling;
  const own = view.seat < 0 ? null : seatRef(view.vars, view.seat);
  const points = chances(turningPoints(story, game.turns, game.castOf(view).cues), own);
  if (points.length === 0) return null;
  const names = allSeats(view.seats).map((seat) => voice.say(seatRef(view.vars, seat).slice(1)));
  return (
    <section class="what-if">
      <h2>{voice.say('end.whatIf')}</h2>
      <p>{voice.say('end.whatIfIs')}</p>
      <ul>
        {points.map((point) => (
          <li key={point.at}>
            <button
              type="button"
              class="what-if-point"
              data-tone={point.tone}
              onClick={() => {
                // A table on the server is over: it goes on from its replay.
                if (of.from === 'online') go({ at: 'replay', of, from: point.at - 1 });
                else at.value = point.at - 1;
              }}
            >
              <Icon name={point.icon} />
              <span>
                {voice.say('end.beforeIt', {
                  what: voice.say(`log.${point.line.what}`, point.line.data),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ContinueDialog of={of} names={names} at={at} seat={view.seat} />
    </section>
  );
}
