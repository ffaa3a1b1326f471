/** Games for the referee: random ones, and recorded ones of players who know how to survive. */
import type { Game } from '@deadlight/engine';
import { anySetup, asRecorded, atRandom, type Decide } from '@deadlight/engine/testing';
import { game as lockdown } from '../../src/lockdown/game.ts';
import { game as nemesis } from '../../src/nemesis/game.ts';
import { game as panic } from '../../src/panic/game.ts';
import { recordsOf } from '../records.ts';
import type { PlayedGame } from './moments.ts';
import type { PanicShown } from './panic-station.ts';
import { complaintsOf, panicComplaints, playedPanic, playedSurvival } from './referee.ts';
import type { Shown } from './shown.ts';

type Play<P> = <V>(game: Game<V>, setup: ReturnType<typeof anySetup>, decide: Decide) => P;

/** Games at random, each with a setup of its own. */
function* randomOf<V, P>(game: Game<V>, play: Play<P>, count: number, from: number): Generator<P> {
  for (let i = from; i < from + count; i++) {
    const seed = `referee-${i}`;
    yield play(game, anySetup(game, seed), atRandom(seed));
  }
}

/** The recorded games, one after the other. */
function* recordedOf<V, P>(game: Game<V>, play: Play<P>): Generator<P> {
  for (const record of recordsOf(game)) yield play(game, record.setup, asRecorded(record));
}

/** How a game is played for its referee, and what that says. */
const watched = <V, P extends PlayedGame<unknown>>(
  game: Game<V>,
  play: Play<P>,
  judge: (played: P) => readonly string[],
) => ({
  id: game.id,
  random: (count: number, from = 0) => randomOf(game, play, count, from),
  recorded: () => recordedOf(game, play),
  judge,
});

export const NEMESIS = watched<unknown, PlayedGame<Shown>>(
  nemesis as never,
  playedSurvival,
  (played) => complaintsOf('nemesis', played),
);
export const LOCKDOWN = watched<unknown, PlayedGame<Shown>>(
  lockdown as never,
  playedSurvival,
  (played) => complaintsOf('lockdown', played),
);
export const PANIC = watched<unknown, PlayedGame<PanicShown>>(
  panic as never,
  playedPanic,
  panicComplaints,
);
