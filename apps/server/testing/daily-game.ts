/** A game of a day's deal, played at random, as a browser sends it. */
import { below, type RecordedPlayer, randomFrom, type Seat, writeRecord } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import {
  type Deal,
  type DealResult,
  loadGame,
  packRecord,
  rulesetOf,
  USUAL_LEVEL,
} from '@deadlight/host';

interface Game extends DealResult {
  /** The record as text, and as it is sent. */
  readonly text: string;
  readonly packed: string;
}

const PLAYERS = (seats: number): RecordedPlayer[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', name: USUAL_LEVEL },
  );

export async function dailyGame(
  { game, seats, options, seed }: Deal,
  {
    luck,
    players = PLAYERS(seats),
    upTo = Infinity,
  }: { readonly luck: string; readonly players?: RecordedPlayer[]; readonly upTo?: number },
): Promise<Game> {
  const ruleset = rulesetOf(await loadGame(game));
  const match = ruleset.newMatch(ruleset.setupFor({ seats, seed, options }), { marks: true });
  const random = randomFrom(luck);
  while (match.table.over === null && match.decisions.length < upTo) {
    const { pending } = match.table;
    const seat = pending[below(random, pending.length)]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
  const text = writeRecord(match, { players });
  return {
    text,
    packed: await packRecord(text),
    won: match.table.over?.winners.includes(0 as Seat) === true,
    decisions: match.decisions.filter(({ seat }) => seat === 0).length,
  };
}
