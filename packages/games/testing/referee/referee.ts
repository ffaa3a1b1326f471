/**
 * A second referee: it looks on, and works out again what must have happened. It shares nothing with the rules but
 * the data, so that a mistake in one is seen by the other.
 */
import type { Game, Setup } from '@deadlight/engine';
import type { Decide } from '@deadlight/engine/testing';
import { judgeTurns } from './attacks.ts';
import { judgeConservation } from './conservation.ts';
import { judgeEvents } from './events.ts';
import { type PlayedGame, playedGame } from './moments.ts';
import { judgeNoise } from './noise.ts';
import { judgeEnd } from './objectives.ts';
import { judgeObjects } from './objects.ts';
import { judgeOffers } from './offers.ts';
import { judgePanic } from './panic.ts';
import type { PanicShown } from './panic-station.ts';
import { judgeScans } from './scans.ts';
import type { GameId, Shown } from './shown.ts';

export const SURVIVAL_ZONES = [
  ...['hand', 'deck', 'discard', 'wounds', 'weaknesses', 'objectives', 'gear'],
  ...['bag', 'tokens', 'tokenNow', 'aside', 'gone'],
];
const PANIC_ZONES = [
  'room',
  'status',
  'supply',
  'hand',
  'laid',
  'infected',
  'infectors',
  'killers',
];

/** What a referee has to say against a game of Nemesis or Lockdown. */
export function complaintsOf(game: GameId, played: PlayedGame<Shown>): string[] {
  const complaints: string[] = [];
  const { moments, setup } = played;
  const complain = (scene: (typeof moments)[number] | null, rule: string, text: string): void => {
    const where = scene === null ? 'somewhere' : `after decision ${scene.decision}, ${scene.what}`;
    complaints.push(`${setup.seed} ${where}: ${rule}: ${text}`);
  };
  judgeNoise(game, moments, complain);
  judgeEvents(game, moments, setup.seats, complain);
  judgeTurns(moments, complain);
  judgeConservation(game, played, complain);
  judgeObjects(played, complain);
  judgeOffers(game, played, complain);
  judgeScans(played, complain);
  judgeEnd(game, played, complain);
  return complaints;
}

export const playedSurvival = <V>(game: Game<V>, setup: Setup, decide: Decide) =>
  playedGame(game, setup, decide, SURVIVAL_ZONES) as unknown as PlayedGame<Shown>;

export const playedPanic = <V>(game: Game<V>, setup: Setup, decide: Decide) =>
  playedGame(game, setup, decide, PANIC_ZONES) as unknown as PlayedGame<PanicShown>;

export { judgePanic as panicComplaints };
