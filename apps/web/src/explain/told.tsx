/** A line of the log in words, in which cards and rooms explain themselves. */
import type { Line } from '@deadlight/engine';
import { moment } from '../link.ts';
import { scene, sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { explained } from './explanation.ts';
import { ask } from './gestures.ts';
import { cutAt, namedIn } from './named.ts';

export function Told({ line }: { readonly line: Line }) {
  const voice = useVoice();
  const text = voice.say(`log.${line.what}`, line.data);
  const named = namedIn(line, voice, moment.value!.view.game, scene.value!, sheets.value);
  return (
    <>
      {cutAt(text, [...named.keys()]).map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <button
            key={i}
            type="button"
            class="named"
            onClick={ask}
            {...explained(named.get(part)!)}
          >
            {part}
          </button>
        ),
      )}
    </>
  );
}
