/** What a table's log says, done again. */
import { fairSeed, type Match, saidDecision, saidRewind, saidUndo } from '@deadlight/engine';
import type { Player, Ruleset } from '@deadlight/host';
import type { Entry, SeatDoc, TableDoc } from '../store/store.ts';
import { diceOf } from './dice.ts';
import { FORMER, isBots } from './seating.ts';

/** What was said with an entry of the log, which the match has just been played by. */
export function saidBy(entry: Entry, { decisions }: Match): string | null {
  switch (entry.do) {
    case 'decide':
      // A page may have named its options in another order.
      return saidDecision(decisions.at(-1)!);
    case 'undo':
      return saidUndo(entry.seat);
    case 'rewind':
      return saidRewind(entry.to);
    case 'clock':
      return null;
  }
}

/** A seat as the host knows it. */
export function playerIn(seat: SeatDoc, level: string): Player {
  if (isBots(seat)) return { kind: 'bot', level };
  const name = seat.guest === FORMER ? 'a former player' : seat.name;
  return { kind: 'person', name, ...(seat.program !== null && { program: true }) };
}

/** The match of a table as it began. */
export function matchOf(
  table: TableDoc,
  ruleset: Ruleset,
  { marks }: { readonly marks: boolean } = { marks: false },
): Match {
  const { options, seats } = table;
  const seed = fairSeed(diceOf(table));
  return ruleset.newMatch(ruleset.setupFor({ seats: seats.length, seed, options }), { marks });
}

/** Does again what a line of the log says. */
export function enact(match: Match, entry: Entry): void {
  if (entry.do === 'decide') match.say(entry.seat, entry.says);
  else if (entry.do === 'undo') match.undo(entry.seat);
  else if (entry.do === 'rewind') match.rewind(entry.to);
}
