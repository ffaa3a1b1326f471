import type { Player } from '@deadlight/host';
import type { Deal } from '@deadlight/host/page';
import { ME, start, usualLevel } from '../lobby/start.ts';

/** A person in the first seat, and the usual bots in the others. */
export function playDeal({ game, seats, options, seed }: Deal): void {
  const players = Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? ME : { kind: 'bot', level: usualLevel() }),
  );
  start(game, players, options, seed);
}
