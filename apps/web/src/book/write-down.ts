/** Writes the game that has just ended here into the player's book. */
import { seedBytes, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Voice } from '@deadlight/games/text';
import type { Moment, Story } from '@deadlight/host';
import { dayOfSeed } from '@deadlight/host/page';
import type { Fate } from '../end/end-scene.ts';
import type { BrowserGame } from '../games/game.ts';
import { turningPoints } from '../story/positions.ts';
import { countAll, countOf, roundsOf } from '../story/tally.ts';
import type { Played, Told } from './played.ts';
import { isPractice } from './practice.ts';

/** As much as one remembers. */
const MAX_SEEN = 4;

/** What a player takes home from it. */
function toldOf(
  view: View,
  story: Story,
  { seat, icon, colour, fate }: Fate,
  ended: string,
  game: BrowserGame,
  voice: Voice,
  sheets: readonly CardSheet[],
): Told {
  const { people } = game.sceneOf(view, voice, sheets);
  const wounds = people.find((person) => person.seat === seat)?.wounds ?? [];
  const points = turningPoints(story, game.turns, game.castOf(view).cues);
  const saw = points.map(({ line }) => voice.say(`log.${line.what}`, line.data));
  return {
    icon,
    colour,
    fate,
    ended,
    scars: wounds.filter((mark) => mark.icon === 'wound.serious').map(({ label }) => label),
    saw: [...new Set(saw)].slice(-MAX_SEEN),
  };
}

/** Null where there is nothing to write down: nobody in particular sat here, or it was played from a replay. */
export function playedOf(
  { id, players, view }: Moment,
  story: Story,
  own: Fate | undefined,
  ended: string,
  game: BrowserGame,
  voice: Voice,
  sheets: readonly CardSheet[],
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
    told: toldOf(view, story, own, ended, game, voice, sheets),
  };
}
