/** One picture of a table: the plan, and whatever else lies open to the seat that looks. */
import type { Frame } from '@deadlight/games';
import { tellAll } from '@deadlight/games/telling';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { browserGame } from '../link.ts';
import { Beside } from '../table/beside.tsx';
import { CardView } from '../table/card.tsx';
import { Crew } from '../table/crew.tsx';
import { Picture, sheets } from '../table/current.ts';
import type { Card, Scene } from '../table/scene.ts';
import { TrackView } from '../table/strip.tsx';
import { useVoice } from '../text/voice.ts';
import { type Cut, PlanPicture, pageAt, within } from './picture.tsx';
import { turnTo } from './reading.ts';
import './example.css';

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
export function changing(scenes: readonly Scene[]): ReadonlySet<string> {
  const looks = Map.groupBy(
    scenes.flatMap(({ beside }) => beside),
    ({ name }) => name,
  );
  const isSame = (heaps: Scene['beside']): boolean =>
    new Set(heaps.map(({ marks }) => JSON.stringify(marks))).size === 1;
  return new Set([...looks].filter(([, heaps]) => !isSame(heaps)).map(([name]) => name));
}

interface FrameProps {
  readonly frame: Pick<Frame, 'view' | 'lines' | 'parts'>;
  readonly caption: ComponentChildren;
  readonly cut: Cut;
  readonly beside: ReadonlySet<string>;
  readonly number: number;
}

export function FrameView({ frame, caption, cut, beside, number }: FrameProps) {
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
        <b>{number}</b> <span>{caption}</span>
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
