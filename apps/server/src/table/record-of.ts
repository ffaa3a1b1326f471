/** The record of a table, from what is kept of it. */
import { type Ruleset, recorded } from '@deadlight/host';
import type { Entry, TableDoc } from '../store/store.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { diceOf } from './dice.ts';
import { enact, matchOf, playerIn, saidBy } from './enact.ts';

/** It is played once more for its checkpoints. */
export function recordOf(table: TableDoc, log: readonly Entry[], ruleset: Ruleset): string {
  const match = matchOf(table, ruleset, { marks: true });
  const links = new Acknowledgements(table);
  for (const entry of log) {
    enact(match, entry);
    const said = saidBy(entry, match);
    if (said !== null) links.add(said);
  }
  const players = table.seats.map((seat) => recorded(playerIn(seat, table.bots)));
  return ruleset.writeRecord(match, { players, fair: diceOf(table), chain: links.chain });
}
