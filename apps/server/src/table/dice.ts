/** The dice of a table: what the server is bound to, and what the seats have added. */
import { commitmentTo, type FairDice } from '@deadlight/engine';
import type { TableDoc } from '../store/store.ts';

export function diceOf({ id, game, rules, secret, seats, deal, promised }: TableDoc): FairDice {
  if (deal !== null) return deal;
  const commitment = commitmentTo(secret, id, `${game} ${rules}`);
  const gave = seats.map(({ luck }) => luck);
  return { table: id, commitment, secret, gave, ...(promised !== null && { promised }) };
}
