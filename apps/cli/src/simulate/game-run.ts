/** One game of many, played by bots without a log. */
import { playOut, prepare, TooLong } from '@deadlight/bots';
import { asSeat, at, randomFrom, type Setup, SPECTATOR, Table, viewOf } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { boardOf } from '../boards.ts';
import { type Chair, namesOf, sitDown } from '../chairs.ts';
import { failed } from '../problem.ts';
import type { GameFacts } from './facts.ts';
import { type Deeds, StyleWatch, watched } from './style.ts';
import { TalkWatch } from './talk.ts';
import { type Durations, timed } from './thinking.ts';
import { give } from './what-if.ts';

/** A game to play, and its players, seat by seat. */
export interface Sitting {
  readonly setup: Setup;
  readonly chairs: readonly Chair[];
  /** In what way the world is kinder than the rules. */
  readonly whatIf?: readonly string[];
  /** Whether it is counted what everybody does. */
  readonly style?: boolean;
}

export interface GameRun {
  /** The hash of the final state. */
  readonly hash: string;
  readonly decisions: number;
  /** Null in a game that does not count rounds. */
  readonly rounds: number | null;
  /** What the game's own tally keeps of it. */
  readonly facts: GameFacts;
  /** By seat; the only thing here that no seed decides. */
  readonly thinking: readonly Durations[];
  /** By seat, if requested: what everybody did, and their secrets. */
  readonly style?: readonly Deeds[];
  readonly names?: readonly string[];
}

export async function runGame({ setup, chairs, whatIf = [], style }: Sitting): Promise<GameRun> {
  const { game } = at(GAMES, setup.game, 'game');
  const table: Table = Table.start(game, setup);
  const { tally } = boardOf(game.id);
  const watcher = tally.watch?.();
  for (const name of chairs.flatMap(namesOf)) await prepare(name, game.id);
  const thinking: Durations[] = chairs.map(() => ({}));
  const watch = style ? new StyleWatch(table) : null;
  const talk = TalkWatch.suits(table) ? new TalkWatch(table) : null;
  const players = chairs.map((chair, index) => {
    const seat = asSeat(index);
    const player = timed(sitDown(chair, setup, seat), at(thinking, seat, 'player'));
    return watch ? watched(player, seat, watch) : player;
  });
  let decisions: number;
  try {
    decisions = await playOut(table, players, randomFrom(`${setup.seed}:players`), () => {
      give(table, whatIf);
      watcher?.look(table);
      watch?.look();
      talk?.look();
    });
  } catch (error) {
    if (error instanceof TooLong) throw failed(`seed ${setup.seed}: ${error.message}`);
    throw error;
  }
  watch?.end();
  return {
    hash: table.hash,
    decisions,
    rounds: roundsIn(table.vars),
    facts: withTalk(tally.facts(viewOf(table, SPECTATOR), watcher?.seen), talk),
    thinking,
    ...(watch && { style: watch.deeds, names: players.map(({ name }) => name) }),
  };
}

const withTalk = (facts: GameFacts, talk: TalkWatch | null): GameFacts =>
  talk === null
    ? facts
    : {
        ...facts,
        players: facts.players.map((player, seat) => ({ ...player, talk: talk.talk[seat]! })),
      };

const roundsIn = (vars: unknown): number | null =>
  typeof vars === 'object' && vars !== null && 'round' in vars && typeof vars.round === 'number'
    ? vars.round
    : null;
