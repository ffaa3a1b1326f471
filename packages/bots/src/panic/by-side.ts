import { ZONE } from '@deadlight/games/rules/panic';
import type { Player } from '../player.ts';
import type { Sight } from '../sight.ts';

/** Whether the seat is infected, according to its own thermo card. */
function isInfected(sight: Sight): boolean {
  const { game, seat } = sight;
  const [status] = sight.kinds(ZONE.status(seat));
  return game.kinds[status!]!.name === 'infected';
}

/** One player while the seat is human, another once it is infected. */
export const bySide = (humans: Player, infected: Player): Player => ({
  name: `${humans.name}/${infected.name}`,
  answer: (sight, random) => (isInfected(sight) ? infected : humans).answer(sight, random),
  leave(end) {
    humans.leave?.(end);
    infected.leave?.(end);
  },
});
