import { partsOf, pathOf as shapeOf } from '../art/drawing.ts';
import { THINGS } from '../art/things.ts';
import { CreatureDrawing } from '../creatures/creature.tsx';
import { explained, ofPiece } from '../explain/explanation.ts';
import { pathOf } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { useOffers } from './choices.ts';
import { touch } from './menu.tsx';
import type { PiecePlacement } from './piece-placement.ts';
import type { Piece } from './scene.ts';
import './piece.css';

const Thing = ({ piece }: { readonly piece: Piece }) => {
  const drawing = THINGS[piece.icon];
  if (drawing === undefined)
    return (
      <svg class="piece-thing" viewBox="0 0 512 512" aria-hidden="true">
        <path d={pathOf(piece.icon)} />
      </svg>
    );
  return (
    <svg class="piece-drawn" viewBox="-20 -20 40 40" aria-hidden="true">
      {partsOf(drawing).map(({ tone, shape }) => (
        <path key={shape} data-made={tone} d={shapeOf(shape)} />
      ))}
    </svg>
  );
};

const Health = ({ left, of }: { readonly left: number; readonly of: number }) => (
  <span class="piece-health" data-low={left <= 1 || undefined}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-left={i < left || undefined} />
    ))}
  </span>
);

/** Pixels below which nothing is pressed by itself. */
const leastTarget = (): number => (matchMedia('(pointer: coarse)').matches ? 44 : 24);

/** As it is drawn now: the plan grows and shrinks. */
const isSmall = (element: Element): boolean =>
  element.getBoundingClientRect().width < leastTarget();

const roomOf = (piece: Piece): HTMLElement | null =>
  document.querySelector(`[data-place="${piece.place}"]`);

/** Keyboards reach pieces through the menu of their room, and so does a press on a small one. */
export const PieceView = ({ piece, x, y, size }: PiecePlacement) => {
  const offers = useOffers(piece.id);
  return (
    <button
      type="button"
      class="piece"
      tabIndex={-1}
      aria-hidden="true"
      title={piece.label}
      {...explained(() => ofPiece(piece))}
      data-kind={piece.kind}
      data-piece={piece.id}
      data-rank={piece.rank}
      data-own={piece.own || undefined}
      data-turn={piece.turn || undefined}
      data-sheltered={piece.sheltered || undefined}
      data-offers={offers.length > 0 || undefined}
      style={{
        width: `${size}px`,
        height: `${size}px`,
        transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
      }}
      onClick={({ currentTarget }) => {
        const room = roomOf(piece);
        if (room !== null && (offers.length === 0 || isSmall(currentTarget))) room.click();
        else if (offers.length > 0)
          touch({
            title: piece.label,
            text: '',
            rule: null,
            targets: [piece.id],
            anchor: currentTarget,
          });
      }}
    >
      {piece.kind === 'person' ? (
        <Token shape={piece.shape!} colour={piece.colour!} icon={piece.icon} />
      ) : piece.kind === 'creature' ? (
        <CreatureDrawing icon={piece.drawing ?? piece.icon} small />
      ) : piece.drawing !== undefined ? (
        <CreatureDrawing icon={piece.drawing} pose="die" small />
      ) : (
        <Thing piece={piece} />
      )}
      {piece.health !== undefined && <Health {...piece.health} />}
      {piece.count !== undefined && <span class="piece-count">{piece.count}</span>}
    </button>
  );
};
