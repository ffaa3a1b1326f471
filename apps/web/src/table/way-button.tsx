import { middleOf } from './corridors.tsx';
import { touch } from './menu.tsx';
import type { Way } from './scene.ts';
import './way-button.css';

/** Only corridors with something to decide can be touched. */
export const WayButton = ({ way }: { readonly way: Way }) => {
  const [x, y] = middleOf(way);
  return (
    <button
      type="button"
      class="way-button"
      aria-label={way.label}
      style={{ left: `${x}px`, top: `${y}px` }}
      onClick={(event) =>
        touch({
          title: way.label,
          text: '',
          rule: null,
          targets: [way.id],
          anchor: event.currentTarget,
        })
      }
    />
  );
};
