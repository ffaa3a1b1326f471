/** Looks for the decisions that mattered, in small pieces of work, so that nothing waits for it. */
import { momentsOf } from '@deadlight/bots/core';
import { type Match, randomFrom, type Seat, seedBytes } from '@deadlight/engine';
import type { FoundMoment } from './messages.ts';

/** Milliseconds of work: for looking over all decisions, and for all of it. */
const GLANCES = 2000;
const ALL = 6000;
/** Others get their turn after this many milliseconds. */
const PIECE = 12;

interface Work {
  now(): number;
  /** Lets others work. */
  rest(): Promise<void>;
  isWanted(): boolean;
}

/** Null if it was no longer wanted. */
export async function findMoments(
  match: Match,
  seat: Seat,
  { now, rest, isWanted }: Work,
): Promise<readonly FoundMoment[] | null> {
  let [spent, begun] = [0, now()];
  const all = (): number => spent + now() - begun;
  const finding = momentsOf(match, seat, randomFrom(`${seedBytes(match.setup.seed)}:moments`), {
    glanced: () => all() > GLANCES,
    played: () => all() > ALL,
  });
  for (;;) {
    const next = finding.next();
    if (next.done === true) return next.value;
    if (now() - begun < PIECE) continue;
    spent += now() - begun;
    await rest();
    if (!isWanted()) return null;
    begun = now();
  }
}
