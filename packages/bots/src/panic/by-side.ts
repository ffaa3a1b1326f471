import type { Player } from '../player.ts';
import type { Sight } from '../sight.ts';

/** Whether the player who looks is infected, as the own thermo card says. */
function isInfected(sight: Sight): boolean {
  const { game, seat } = sight;
  const [status] = sight.kinds(game.zones.at['status']! + seat);
  return game.kinds[status!]!.name === 'infected';
}

/** One player as long as the seat is human, another once it is infected. */
export const bySide = (humans: Player, infected: Player): Player => ({
  name: `${humans.name}/${infected.name}`,
  answer: (sight, random) => (isInfected(sight) ? infected : humans).answer(sight, random),
  leave(end) {
    humans.leave?.(end);
    infected.leave?.(end);
  },
});
