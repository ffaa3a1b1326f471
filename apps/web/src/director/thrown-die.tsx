/** A die with its face up. */
import { Icon } from '../icons/icon.tsx';
import './thrown-die.css';
import type { Rolled } from './beat.ts';

/** Where pips are, on a face of 3 by 3. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  '1': [4],
  '2': [0, 8],
  '3': [0, 4, 8],
  '4': [0, 2, 6, 8],
  '5': [0, 2, 4, 6, 8],
  '6': [0, 2, 3, 5, 6, 8],
};

/** The size on the plan, in its own units. */
export const ThrownDie = ({ rolled, word }: { readonly rolled: Rolled; readonly word: string }) => {
  const pips = /^die\.\d$/.test(rolled.icon) ? PIPS[rolled.shows] : undefined;
  return (
    <span class="thrown-die">
      <svg class="thrown-die-cube" viewBox="0 0 60 60" aria-hidden="true">
        <rect x="2" y="2" width="56" height="56" rx="11" />
        {pips?.map((pip) => (
          <circle key={pip} cx={15 + 15 * (pip % 3)} cy={15 + 15 * Math.floor(pip / 3)} r="5.5" />
        ))}
        {pips === undefined && rolled.shows.length <= 2 && (
          <text x="30" y="42">
            {rolled.shows}
          </text>
        )}
      </svg>
      {pips === undefined && rolled.shows.length > 2 && (
        <Icon name={rolled.icon} class="thrown-die-sign" />
      )}
      {word !== '' && rolled.shows.length > 2 && <b class="thrown-die-word">{word}</b>}
    </span>
  );
};
