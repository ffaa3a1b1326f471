/** Writes the game that has just ended here into the player's book. */
import { seedBytes } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Moment, Story } from '@deadlight/host';
import { dayOfSeed } from '../daily/daily.ts';
import type { Fate } from '../end/end-scene.ts';
import type { BrowserGame } from '../games/game.ts';
import { countAll, countOf, roundsOf } from '../story/tally.ts';
import type { Played } from './played.ts';
import { isPractice } from './practice.ts';

/** Null where there is nothing to write down: nobody in particular sat here, or it was played from a replay. */
export function playedOf(
  { id, players, view }: Moment,
  story: Story,
  own: Fate | undefined,
  game: BrowserGame,
  voice: Voice,
  at: number,
): Played | null {
  if (own === undefined || view.over === null || isPractice(id)) return null;
  const ref = game.app.telling.seatRef(view.vars, own.seat);
  return {
    id,
    at,
    game: view.game,
    options: story.setup.options,
    seats: view.seats,
    people: players.filter(({ kind }) => kind === 'person').length,
    levels: [...new Set(players.flatMap((one) => (one.kind === 'bot' ? [one.level] : [])))],
    who: { id: ref, name: voice.say(ref.slice(1)) },
    goals: own.goals.map(({ id: goal, name }) => ({ id: goal, name })),
    won: own.won,
    alive: own.alive,
    how: view.over.how,
    rounds: roundsOf(game.app, story.lines),
    did: countOf(game.tallies, story.lines, ref),
    all: countAll(game.tallies, story.lines),
    daily: dayOfSeed(story.setup.seed, at, seedBytes),
  };
}
