import { BadRecord, quoted, Refused } from './errors.ts';
import { commitmentTo, defaultGift, fairSeed } from './fair.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { GameRecord } from './record.ts';
import type { Seat } from './seats.ts';

/** Plays a record again, up to a decision if one is named, and compares every hash on the way. */
export function replay<V>(game: Game<V>, record: GameRecord, upTo = Infinity): Match<V> {
  const match = new Match(game, record.setup);
  const marks = new Map(record.checkpoints.map((mark) => [mark.at, mark]));
  for (let at = 0; ; at++) {
    const wanted = marks.get(at);
    if (wanted !== undefined) compare(match, wanted.state, wanted.log);
    const decision = at < upTo ? record.decisions[at] : undefined;
    if (decision === undefined) return match;
    const { seat, says } = decision;
    try {
      match.say(seat, says);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new BadRecord(
        `decision ${at + 1}, seat ${seat + 1}, ${quoted(says)}: ${error.message}`,
      );
    }
  }
}

function compare<V>(match: Match<V>, state: string, log: string): void {
  const found = match.checkpoint();
  const where = `after decision ${found.at}`;
  if (found.state !== state)
    throw new BadRecord(`${where} the table is ${found.state}, but was recorded as ${state}`);
  if (found.log !== log)
    throw new BadRecord(`${where} the log is ${found.log}, but was recorded as ${log}`);
}

/** One thing that was checked about a record, by the name of its text. */
export type Check =
  /** The secret is what was promised before anybody sat down. */
  | { readonly name: 'commitment'; readonly ok: boolean; readonly commitment: string }
  /** What a seat added to the dice; `own` is false where it gave nothing. */
  | {
      readonly name: 'gift';
      readonly ok: true;
      readonly seat: Seat;
      readonly gift: string;
      readonly own: boolean;
    }
  /** The seed is what secret and gifts make. */
  | { readonly name: 'seed'; readonly ok: boolean; readonly seed: string }
  /** Nobody promised anything about the seed: it was simply drawn. */
  | { readonly name: 'plain-seed'; readonly ok: true; readonly seed: string }
  /** Every decision was legal, and every hash on the way is right. */
  | {
      readonly name: 'play';
      readonly ok: boolean;
      readonly decisions: number;
      readonly marks: number;
      readonly problem: string | null;
    }
  /** The game was played to its end. */
  | { readonly name: 'end'; readonly ok: boolean; readonly how: string | null };

/** Checks a record from the promise before the game to its end, and says how each check went. */
export function verify<V>(game: Game<V>, record: GameRecord): Check[] {
  const { setup, fair, decisions, checkpoints } = record;
  const checks: Check[] = [];
  if (fair === undefined) checks.push({ name: 'plain-seed', ok: true, seed: setup.seed });
  else {
    const promised = commitmentTo(fair.secret, fair.table, `${game.id} ${record.rules}`);
    const ok = promised === fair.commitment;
    checks.push({ name: 'commitment', ok, commitment: fair.commitment });
    fair.gave.forEach((gift, seat) => {
      const given = gift ?? defaultGift(fair.table, seat);
      checks.push({ name: 'gift', ok: true, seat, gift: given, own: gift !== null });
    });
    const seed = fairSeed(fair);
    checks.push({ name: 'seed', ok: seed === setup.seed, seed });
  }
  let problem: string | null = null;
  let how: string | null = null;
  try {
    how = replay(game, record).table.over?.how ?? null;
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    problem = error.message;
  }
  const marks = checkpoints.length;
  checks.push({ name: 'play', ok: problem === null, decisions: decisions.length, marks, problem });
  checks.push({ name: 'end', ok: how !== null, how });
  return checks;
}
