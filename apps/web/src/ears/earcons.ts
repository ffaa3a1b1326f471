/** Sounds that tell what happened, how far away, and on which side: for those who play without the picture. */
import type { Moment } from '@deadlight/host';
import type { Beat } from '../director/beat.ts';
import { beatsOf } from '../director/direct.ts';
import { spotOf } from '../director/spot.ts';
import type { BrowserGame } from '../games/game.ts';
import { soundHere } from '../settings/settings.ts';
import { hearPlaced, type Placed } from '../sound/playing.ts';
import type { Sound } from '../sound/score.ts';
import type { Scene } from '../table/scene.ts';

/** Those that mean something by themselves; dice and cards are told in words. */
export const TELLING: readonly Sound[] = [
  'noise',
  'door',
  'fire',
  'spark',
  'step',
  'crawl',
  'rise',
  'encounter',
  'attack',
  'hurt',
  'death',
  'turn',
];

/** The most sounds that can be told apart in one breath. */
const MAX_SOUNDS = 6;
/** Half of a plan's width is far to the side. */
const SIDE = 0.5;
/** Each rank of creature sounds deeper than the one before. */
const DEEPER = 0.86;
export const pitchOf = (rank: number): number => DEEPER ** rank;

/** Steps from the seat's own room to every other. */
function stepsIn({ places }: Scene, from: string): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [id, count] of steps)
    for (const next of places.find((place) => place.id === id)?.neighbours ?? [])
      if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}

function placed(
  scene: Scene,
  beat: Beat,
  home: string,
  steps: ReadonlyMap<string, number>,
): Placed {
  const here = scene.places.find(({ id }) => id === home)!;
  const spot = spotOf(scene, beat);
  const piece = scene.pieces.find(({ id }) => id === beat.piece);
  const rooms = [...(beat.ends ?? []), beat.place ?? piece?.place ?? home];
  const away = Math.min(...rooms.map((id) => steps.get(id) ?? 0));
  const side = spot === null ? 0 : (spot.x - here.x) / (scene.width * SIDE);
  return {
    sound: beat.sound!,
    pan: Math.max(-1, Math.min(1, side)),
    away,
    pitch: pitchOf(beat.creature?.rank ?? 0),
  };
}

/** What is to be heard of the news; the last ones where there is too much. */
export function earconsOf(game: BrowserGame, scene: Scene, { view, news }: Moment): Placed[] {
  const home = scene.pieces.find(({ own }) => own === true)?.place;
  if (home === undefined || !scene.places.some(({ id }) => id === home)) return [];
  const steps = stepsIn(scene, home);
  return beatsOf(game.app.telling.events, game.castOf(view), news)
    .filter(({ sound, secret }) => sound !== null && !secret && TELLING.includes(sound))
    .slice(-MAX_SOUNDS)
    .map((beat) => placed(scene, beat, home, steps));
}

/** Plays them before the words; its own turn is heard last. */
export function hearNews(game: BrowserGame, scene: Scene, now: Moment): void {
  if (soundHere().peek() !== 'on') return;
  const isTurn = game.turnQuestions.includes(now.view.question?.at ?? '');
  const turn: Placed = { sound: 'turn', pan: 0, away: 0, pitch: 1 };
  hearPlaced([...earconsOf(game, scene, now), ...(isTurn && now.news.length > 0 ? [turn] : [])]);
}
