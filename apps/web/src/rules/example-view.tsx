/** A worked example: the pictures of a scenario that the tests run, and what happens in each. */
import type { Frame } from '@deadlight/games';
import type { Handbook } from '@deadlight/games/handbook';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { browserGame } from '../link.ts';
import { sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { changing, FrameView } from './frame-view.tsx';
import { Linked } from './linked.tsx';
import { cutOf } from './picture.tsx';

const FILES = import.meta.glob<readonly Frame[]>('../../../../scenarios/*/handbook/*.yaml', {
  query: '?example',
  import: 'frames',
});

const load = (game: string, id: string): Promise<readonly Frame[]> =>
  FILES[`../../../../scenarios/${game}/handbook/${id}.yaml`]!();

interface Props {
  readonly handbook: Handbook;
  readonly id: string;
}

export function ExampleView({ handbook, id }: Props) {
  const voice = useVoice();
  const game = browserGame.value!;
  const frames = useSignal<readonly Frame[]>([]);
  useEffect(() => {
    void load(game.app.vocabulary.id, id).then((loaded) => {
      frames.value = loaded;
    });
  }, [game, id]);
  const { title, captions } = handbook.primer.examples[id]!;
  const { cut, beside } = useMemo(() => {
    const scenes = frames.value.map(({ view }) => game.sceneOf(view, voice, sheets.value));
    return { cut: cutOf(scenes), beside: changing(scenes) };
  }, [frames.value, voice]);
  return (
    <article class="example" aria-busy={frames.value.length === 0}>
      <h3>{title}</h3>
      <ol>
        {frames.value.map((frame, i) => (
          <FrameView
            key={`${id}/${frame.caption}`}
            frame={frame}
            caption={<Linked text={captions[frame.caption]!} />}
            cut={cut}
            beside={beside}
            number={i + 1}
          />
        ))}
      </ol>
    </article>
  );
}
