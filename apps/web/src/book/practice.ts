/** Games that were played on from a replay are practice: they do not count in the book. */
import { keepSetting, keptSetting } from '../settings/kept.ts';

const NAME = 'practice';
const MAX_GAMES_KEPT = 50;

const known = (): string[] => (keptSetting(NAME) ?? '').split(' ').filter((id) => id !== '');

export const isPractice = (id: string): boolean => known().includes(id);

export function markPractice(id: string): void {
  if (!isPractice(id)) keepSetting(NAME, [...known(), id].slice(-MAX_GAMES_KEPT).join(' '));
}
