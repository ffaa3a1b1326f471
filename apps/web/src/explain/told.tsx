/** A line of the log in words, in which cards and rooms explain themselves. */
import type { Line } from '@deadlight/engine';
import { useMemo } from 'preact/hooks';
import { browserGame } from '../link.ts';
import { useTabIndex } from '../log/reach.tsx';
import { articles } from '../rules/articles.ts';
import { scene, sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { explained } from './explanation.ts';
import { ask } from './gestures.ts';
import { cutAt, namedIn } from './named.ts';
import './told.css';

interface Props {
  readonly line: Line;
  /** How it is said where other words than its own sentence say it. */
  readonly text?: string;
}

export function Told({ line, text }: Props) {
  const voice = useVoice();
  const tabIndex = useTabIndex();
  const game = browserGame.value!.app.vocabulary.id;
  const [cards, all] = [sheets.value, articles.value];
  // A line that has been told does not change, and there are hundreds of them.
  return useMemo(() => {
    const said = text ?? voice.say(`log.${line.what}`, line.data);
    // Rooms change, but not what the line calls them.
    const named = () => namedIn(line, voice, game, scene.peek()!, cards, all);
    return (
      <>
        {cutAt(said, [...named().keys()]).map((part, i) =>
          typeof part === 'string' ? (
            part
          ) : (
            <span key={i} class="told-line">
              {part.before}
              <button
                type="button"
                class="told-name"
                tabIndex={tabIndex}
                onClick={ask}
                {...explained(() => named().get(part.name))}
              >
                {part.name}
              </button>
              {part.after}
            </span>
          ),
        )}
      </>
    );
  }, [line, text, voice, game, cards, all, tabIndex]);
}
