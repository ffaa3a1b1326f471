/** Since your last turn: what matters of all that was not shown. */
import { Icon } from '../icons/icon.tsx';
import { browserGame } from '../link.ts';
import { showPlace } from '../table/plan.tsx';
import { useVoice } from '../text/voice.ts';
import './recap.css';
import { useStage } from './stage-of-page.ts';

export function Recap() {
  const voice = useVoice();
  const stage = useStage();
  const { recap } = stage;
  if (recap.value.length === 0) return null;
  const { placeOf } = browserGame.value!;
  return (
    <details class="recap">
      <summary>{voice.say('stage.recap', { count: recap.value.length })}</summary>
      <ol>
        {recap.value.map((line, i) => {
          const place = placeOf(line);
          const text = voice.say(`log.${line.what}`, line.data);
          return (
            <li key={i}>
              {place === null ? (
                text
              ) : (
                <button type="button" class="recap-line" onClick={() => showPlace(place)}>
                  {text} ◎
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" class="plain" data-does="recap" onClick={() => stage.replayRecap()}>
        <Icon name="play" /> {voice.say('stage.showRecap')}
      </button>
    </details>
  );
}
