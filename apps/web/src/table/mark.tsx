import { CreatureDrawing } from '../creatures/creature.tsx';
import { explained, ofMark } from '../explain/explanation.ts';
import { Icon } from '../icons/icon.tsx';
import { byTarget } from './choices.ts';
import { touch } from './menu.tsx';
import type { Mark } from './scene.ts';
import './mark.css';

/** A small sign in a room, whose label says what it means; its text is drawn, not written. */
export const RoomMark = ({ mark }: { readonly mark: Mark }) => (
  <span class="mark" data-tone={mark.tone} data-mark={mark.icon} title={mark.label}>
    <Icon name={mark.icon} />
    {mark.text !== undefined && <span class="mark-text" data-text={mark.text} />}
  </span>
);

/** A mark next to the board is clickable if something can be done with it. */
export function BesideMark({ mark }: { readonly mark: Mark }) {
  const { id } = mark;
  if (id === undefined || !byTarget.value.has(id)) return <SaidMark mark={mark} />;
  return (
    <button
      type="button"
      class="mark-button"
      data-offers
      onClick={(event) =>
        touch({
          title: mark.label,
          text: '',
          rule: null,
          targets: [id],
          anchor: event.currentTarget,
        })
      }
    >
      <SaidMark mark={mark} />
    </button>
  );
}

/** The same elsewhere, with its meaning for those who cannot see it. */
export const SaidMark = ({ mark }: { readonly mark: Mark }) => (
  <span
    class="mark"
    data-tone={mark.tone}
    data-mark={mark.icon}
    title={mark.label}
    {...explained(() => ofMark(mark))}
  >
    {mark.drawing === undefined ? (
      <Icon name={mark.icon} />
    ) : (
      <CreatureDrawing icon={mark.drawing} small />
    )}
    {mark.text !== undefined && (
      <span class="mark-text" aria-hidden="true">
        {mark.text}
      </span>
    )}
    <span class="for-ears">{mark.label}</span>
  </span>
);
