/** What lines of the log mean on the board. */
import type { Line } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Voice } from '@deadlight/games/text';
import type { Announcement, Tone } from '../../table/scene.ts';
import { placeId } from './ids.ts';

const bare = (value: unknown): string => {
  const text = String(value);
  return text.slice(text.indexOf('.') + 1);
};

export const placeOf = ({ data }: Line): string | null =>
  typeof data['slot'] === 'number' && data['slot'] > 0
    ? placeId(data['slot'])
    : typeof data['from'] === 'number'
      ? placeId(data['from'])
      : null;

/** Dice by the line that tells of them. */
export function diceOf({ what, data }: Line): { icon: string; face: string } | null {
  if (what === 'noise-roll' || what === 'noise-reroll')
    return { icon: 'die.noise', face: bare(data['face']) };
  if (what === 'combat-roll') return { icon: 'die.combat', face: bare(data['face']) };
  return null;
}

/** Lines that deserve a pause: their icon and how they are meant. */
export type GreatLines = Readonly<Record<string, readonly [icon: string, tone: Tone]>>;

export const GREAT: GreatLines = {
  encounter: ['type.adult', 'danger'],
  'first-encounter': ['type.adult', 'danger'],
  surprise: ['type.adult', 'danger'],
  event: ['event', 'warn'],
  attacks: ['claw', 'danger'],
  'larva-attacks': ['type.larva', 'danger'],
  dies: ['skull', 'danger'],
  perishes: ['skull', 'danger'],
  round: ['clock', 'plain'],
  weakness: ['room.laboratory', 'good'],
  'end-explosion': ['explosion', 'danger'],
  'end-fire': ['fire', 'danger'],
  'end-hull': ['explosion', 'danger'],
};

/** Cards that such a line names, to be read in full. */
const NAMED: Readonly<Record<string, string>> = { event: 'event', attacks: 'card' };

export function announce(
  lines: GreatLines,
  line: Line,
  voice: Voice,
  sheets: readonly CardSheet[],
): Announcement | null {
  const great = lines[line.what];
  if (great === undefined) return null;
  const [icon, tone] = great;
  const named = NAMED[line.what];
  const card = named === undefined ? undefined : bare(line.data[named]);
  const sheet = sheets.find(({ id }) => id === card);
  return {
    icon,
    tone,
    title: voice.say(`log.${line.what}`, line.data),
    text: sheet?.text ?? '',
    place: placeOf(line),
  };
}
