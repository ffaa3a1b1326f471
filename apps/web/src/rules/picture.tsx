/** A part of a plan, drawn like the table itself; whatever is touched leads to its page. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Corridors, PlanSigns } from '../table/corridors.tsx';
import { Picture } from '../table/current.ts';
import { Pieces, Rooms } from '../table/plan.tsx';
import type { Place, Scene } from '../table/scene.ts';
import { articleById, articleNamed } from './articles.ts';
import { turnTo } from './reading.ts';
import './picture.css';

/** The part of the plan that is shown, in the plan's own units. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen around the rooms where it happens: half of what lies next door. */
const MARGIN = 120;

const frameAround = (places: readonly Place[], margin: number): Cut => {
  const left = Math.min(...places.map(({ x, width }) => x - width / 2)) - margin;
  const top = Math.min(...places.map(({ y, height }) => y - height / 2)) - margin;
  const right = Math.max(...places.map(({ x, width }) => x + width / 2)) + margin;
  const bottom = Math.max(...places.map(({ y, height }) => y + height / 2)) + margin;
  return { left, top, width: right - left, height: bottom - top };
};

/** Where the seat's own figures are in these scenes, and a little more. */
export function cutOf(scenes: readonly Scene[]): Cut {
  const own = new Set(
    scenes.flatMap(({ pieces }) => pieces.filter((piece) => piece.own).map(({ place }) => place)),
  );
  const all = scenes.flatMap(({ places }) => places);
  const here = all.filter(({ id }) => own.has(id));
  return here.length > 0 ? frameAround(here, MARGIN) : frameAround(all, 0);
}

const isIn = (cut: Cut, { x, y, width, height }: Place): boolean =>
  x + width / 2 > cut.left &&
  x - width / 2 < cut.left + cut.width &&
  y + height / 2 > cut.top &&
  y - height / 2 < cut.top + cut.height;

/** Only what lies inside, so that nobody has to listen to the rest. */
export const within = (scene: Scene, cut: Cut): Scene => {
  const places = scene.places.filter((place) => isIn(cut, place));
  const has = (id: string): boolean => places.some((place) => place.id === id);
  return {
    ...scene,
    places,
    ways: scene.ways.filter(({ from, to }) => has(from) || has(to)),
    pieces: scene.pieces.filter(({ place }) => has(place)),
  };
};

/** The page of what is touched: a card, a room, a figure. */
export function pageAt(target: EventTarget | null, scene: Scene): string | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('.card, [data-place], [data-piece]');
  const { place: placeId, piece: pieceId } = element?.dataset ?? {};
  const place = scene.places.find(({ id }) => id === placeId);
  const piece = scene.pieces.find(({ id }) => id === pieceId);
  const name = element?.querySelector('.card-name')?.textContent ?? place?.name ?? '';
  const article = articleById.value.get(piece?.icon ?? '') ?? articleNamed(name, null);
  return article === undefined ? null : `article/${article.id}`;
}

interface Props {
  readonly scene: ReadonlySignal<Scene>;
  readonly cut: Cut;
  readonly label: string;
}

export function PlanPicture({ scene, cut, label }: Props) {
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, drawn] = [frame.current!, world.current!];
    const fit = (): void => {
      const scale = box.clientWidth / cut.width;
      drawn.style.transform = `scale(${scale}) translate(${-cut.left}px, ${-cut.top}px)`;
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [cut]);
  return (
    <Picture.Provider value={scene}>
      <figure
        ref={frame}
        class="picture"
        aria-label={label}
        style={{ aspectRatio: `${cut.width} / ${cut.height}`, maxWidth: `${cut.width}px` }}
        onClickCapture={(event) => {
          event.stopPropagation();
          const page = pageAt(event.target, scene.peek());
          if (page !== null) turnTo(page);
        }}
      >
        <div
          ref={world}
          class="picture-world plan-world"
          style={{ width: `${scene.value.width}px`, height: `${scene.value.height}px` }}
        >
          <Corridors />
          <PlanSigns />
          <Rooms />
          <Pieces />
        </div>
      </figure>
    </Picture.Provider>
  );
}
