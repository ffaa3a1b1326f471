/** From what everybody saw of a finished game to a film of it. */
import type { Seat, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { valueIn } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Story } from '@deadlight/host';
import { type Traces, tracesOf } from '../art/traces.ts';
import type { Fate } from '../end/end-scene.ts';
import type { BrowserGame } from '../games/game.ts';
import { type TurningPoint, turningPoints, turnsOf } from '../story/positions.ts';
import { frameOf, reelOf } from './frames.ts';
import type { Film } from './paint-film.ts';
import { type Stop, stopsOf } from './reel.ts';

/** More than these could not be read in the time. */
const MAX_CAPTIONS = 8;

/** Evenly spread, the last one among them. */
function spread(points: readonly TurningPoint[]): readonly TurningPoint[] {
  const { length } = points;
  if (length <= MAX_CAPTIONS) return points;
  return Array.from(
    { length: MAX_CAPTIONS },
    (_, i) => points[Math.round((i * (length - 1)) / (MAX_CAPTIONS - 1))]!,
  );
}

/** When to look at the game: what is asked of the host. */
export function stopsIn(story: Story, game: BrowserGame, view: View): Stop[] {
  const points = turningPoints(story, game.turns, game.castOf(view).cues);
  const turns = turnsOf(game.app.telling.events, story);
  return stopsOf(turns, spread(points), story.decided.length);
}

const toldAt = ({ opening, decided }: Story, at: number): number =>
  at === 0 ? opening : decided[at - 1]!.told;

/** What happened last, until something else does; at the end, what became of the one whose game it is. */
function captionsOf(stops: readonly Stop[], voice: Voice, end: string): string[] {
  let said = '';
  return stops.map(({ point }, i) => {
    if (point !== null) said = voice.say(`log.${point.line.what}`, point.line.data);
    return i === stops.length - 1 ? end : said;
  });
}

interface Made {
  readonly story: Story;
  readonly game: BrowserGame;
  readonly voice: Voice;
  readonly sheets: readonly CardSheet[];
  readonly fates: readonly Fate[];
  readonly own: Seat;
  /** How it ended, where nobody’s game it is. */
  readonly how: string;
}

export function filmOf(
  views: readonly View[],
  stops: readonly Stop[],
  { story, game, voice, sheets, fates, own, how }: Made,
): Film {
  const frames = views.map((view) => {
    const { personOf } = game.castOf(view);
    return frameOf(game.sceneOf(view, voice, sheets), personOf);
  });
  const toldIn = (ref: string): string | null => {
    const last = story.lines.findLast(
      (line) => valueIn(line, 'who') === ref && game.placeOf(line) !== null,
    );
    return last === undefined ? null : game.placeOf(last);
  };
  const reel = reelOf(frames, fates, own, toldIn);
  const seat = frames.at(-1)?.scene.people.find(({ id }) => id === reel.hero)?.seat;
  const hero = fates.find((fate) => fate.seat === seat);
  const end = hero === undefined ? how : `${hero.name}: ${hero.fate}`;
  const none: Traces = new Map();
  return {
    reel,
    stops,
    drawings: game.rooms ?? {},
    traces: stops.map(({ at }) =>
      game.leaves === undefined
        ? none
        : tracesOf(game.leaves, game.placeOf, story.lines.slice(0, toldAt(story, at))),
    ),
    captions: captionsOf(stops, voice, end),
    rounds: frames.map(({ scene }) => scene.round),
    rings: stops.map(({ point }) => (point === null ? null : game.placeOf(point.line))),
  };
}
