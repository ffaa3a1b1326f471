/** A worked example: the pictures of a scenario that the tests run, and what happens in each. */
import type { Frame } from '@deadlight/games';
import type { Handbook } from '@deadlight/games/handbook';
import { tellAll } from '@deadlight/games/telling';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { browserGame } from '../link.ts';
import { Beside } from '../table/beside.tsx';
import { CardView } from '../table/card.tsx';
import { Crew } from '../table/crew.tsx';
import { Picture, sheets } from '../table/current.ts';
import type { Card, Scene } from '../table/scene.ts';
import { TrackView } from '../table/strip.tsx';
import { useVoice } from '../text/voice.ts';
import { Linked } from './linked.tsx';
import { type Cut, cutOf, PlanPicture, pageAt, within } from './picture.tsx';
import { turnTo } from './reading.ts';
import './example.css';

const FILES = import.meta.glob<readonly Frame[]>('../../../../scenarios/*/handbook/*.yaml', {
  query: '?example',
  import: 'frames',
});

const load = (game: string, id: string): Promise<readonly Frame[]> =>
  FILES[`../../../../scenarios/${game}/handbook/${id}.yaml`]!();

const Cards = ({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) =>
  cards.length === 0 ? null : (
    <div class="example-cards">
      <p>{name}</p>
      <div>
        {cards.map((card, i) => (
          <CardView key={`${card.id}/${i}`} card={card} />
        ))}
      </div>
    </div>
  );

/** What the seat holds, has found, and keeps for itself. */
function Held({ scene }: { readonly scene: Scene }) {
  const voice = useVoice();
  const count = scene.hand.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return (
    <>
      <Cards name={voice.say('table.hand', { count })} cards={scene.hand} />
      <Cards
        name={voice.say('table.belongings')}
        cards={scene.belongings.filter(({ tone }) => tone !== 'inactive')}
      />
      {scene.piles.map(({ name, cards }) => (
        <Cards key={name} name={name} cards={cards} />
      ))}
    </>
  );
}

/** The heaps next to the board that change in the course of the example. */
function changing(scenes: readonly Scene[]): ReadonlySet<string> {
  const looks = Map.groupBy(
    scenes.flatMap(({ beside }) => beside),
    ({ name }) => name,
  );
  const isSame = (heaps: Scene['beside']): boolean =>
    new Set(heaps.map(({ marks }) => JSON.stringify(marks))).size === 1;
  return new Set([...looks].filter(([, heaps]) => !isSame(heaps)).map(([name]) => name));
}

interface FrameProps {
  readonly frame: Frame;
  readonly caption: string;
  readonly cut: Cut;
  readonly beside: ReadonlySet<string>;
  readonly number: number;
}

function FrameView({ frame, caption, cut, beside, number }: FrameProps) {
  const voice = useVoice();
  const scene = useComputed(() => {
    const whole = browserGame.value!.sceneOf(frame.view, voice, sheets.value);
    return { ...whole, beside: whole.beside.filter(({ name }) => beside.has(name)) };
  });
  const part = useComputed(() => within(scene.value, cut));
  const has = (name: Frame['parts'][number]): boolean => frame.parts.includes(name);
  return (
    <li class="example-step">
      <p class="example-caption">
        <b>{number}</b>{' '}
        <span>
          <Linked text={caption} />
        </span>
      </p>
      {has('track') &&
        scene.value.tracks.map((track) => <TrackView key={track.id} track={track} />)}
      {has('plan') && <PlanPicture scene={part} cut={cut} label={voice.say('table.plan')} />}
      <Picture.Provider value={scene}>
        <div
          class="example-beside"
          onClickCapture={(event) => {
            event.stopPropagation();
            const page = pageAt(event.target, scene.peek());
            if (page !== null) turnTo(page);
          }}
        >
          {has('hand') && <Held scene={scene.value} />}
          {has('crew') && <Crew />}
          {has('beside') && <Beside />}
        </div>
      </Picture.Provider>
      {frame.lines.length > 0 && number > 1 && (
        <details class="example-log">
          <summary>{voice.say('rules.log')}</summary>
          <ul>
            {tellAll(browserGame.value!.app.telling.events, voice, frame.lines).map((said, i) => (
              <li key={i}>{said}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

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
            caption={captions[frame.caption]!}
            cut={cut}
            beside={beside}
            number={i + 1}
          />
        ))}
      </ol>
    </article>
  );
}
