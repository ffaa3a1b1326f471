import { checkSetup, type Entry, Match, randomFrom, type Seat } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { expect, it } from 'vitest';
import { game as nemesis } from './game.ts';

/** Plays at random until a seat has just done the wanted action; `told` is the resulting log. */
function until(wanted: (match: Match, told: readonly Entry[]) => boolean): Match {
  for (let seed = 0; ; seed++) {
    const match = new Match(
      nemesis as never,
      checkSetup(nemesis, { seats: 2, seed: `undo-${seed}` }),
    );
    const random = randomFrom(`undo-${seed}`);
    for (let i = 0; i < 120 && match.table.over === null; i++) {
      const seat = match.table.pending[0]!;
      const before = match.log.entries.length;
      match.decide(seat, anyAnswer(match.table, seat, random));
      if (wanted(match, match.log.entries.slice(before))) return match;
    }
  }
}

const lastSaid = ({ decisions }: Match): string => decisions.at(-1)!.says;
const isAskedAlone = ({ table }: Match, seat: Seat): boolean =>
  table.asked.length === 1 && table.asked[0] === seat;

it('a card that was played and paid for can be taken back, as long as nothing came of it yet', () => {
  const match = until(
    (now) => lastSaid(now).startsWith('play') && isAskedAlone(now, now.decisions.at(-1)!.seat),
  );
  const { seat } = match.decisions.at(-1)!;
  const { hash } = match.table;
  expect(match.undoable(seat)).toBeGreaterThan(0);
  expect(match.whyNotUndo(seat)).toBeNull();
  const { says } = match.decisions.at(-1)!;
  match.undo(seat);
  match.say(seat, says);
  expect(match.table.hash).toBe(hash);
});

it('an action followed by chance cannot be taken back, and the refusal says why', () => {
  const rolled = until(
    (now, told) => told.at(-1)?.what === 'noise' && isAskedAlone(now, now.decisions.at(-1)!.seat),
  );
  const { seat } = rolled.decisions.at(-1)!;
  expect(rolled.undoable(seat)).toBe(0);
  expect(rolled.whyNotUndo(seat)).toBe('learned');
  const other = rolled.decisions.find((one) => one.seat !== seat)!.seat;
  expect(rolled.whyNotUndo(other)).toBe('others');
});
