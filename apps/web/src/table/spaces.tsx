/** A track on which tokens lie: they can be touched where something can be done with them. */

import { useContext } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { byTarget } from './choices.ts';
import { Picture } from './current.ts';
import { touch } from './menu.tsx';
import type { Space, Track } from './scene.ts';
import './space.css';

const SpaceFace = ({ space }: { readonly space: Space }) => (
  <>
    <span class="space-number" aria-hidden="true">
      {space.text}
    </span>
    <span class="space-marks" aria-hidden="true">
      {space.marks.map((mark) => (
        <span key={mark.label} class="space-mark" data-mark={mark.icon} data-tone={mark.tone}>
          {mark.text ?? <Icon name={mark.icon} />}
        </span>
      ))}
    </span>
    <span class="for-ears">{space.label}</span>
  </>
);

export function LaidSpaces({ track }: { readonly track: Track }) {
  const isLive = useContext(Picture) === null;
  return (
    <ol class="space-track">
      {track.laid!.map((space, i) => (
        <li
          key={space.id}
          title={space.label}
          data-tone={track.special[i]}
          data-at={i === track.at || undefined}
          data-past={i < track.at || undefined}
        >
          {isLive && byTarget.value.has(space.id) ? (
            <button
              type="button"
              class="space"
              data-offers
              onClick={(event) =>
                touch({
                  title: space.label,
                  text: '',
                  rule: null,
                  targets: [space.id],
                  anchor: event.currentTarget,
                })
              }
            >
              <SpaceFace space={space} />
            </button>
          ) : (
            <span class="space">
              <SpaceFace space={space} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
