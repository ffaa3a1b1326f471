import { type Acknowledged, linksOf, saidDecision, standing } from './chain.ts';
import { BadRecord, quoted, Refused } from './errors.ts';
import { commitmentTo, defaultGift, fairSeed } from './fair.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { parseAnswer } from './notation.ts';
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
        at,
      );
    }
  }
}

function compare<V>(match: Match<V>, state: string, log: string): void {
  const found = match.checkpoint();
  const where = `after decision ${found.at}`;
  if (found.state !== state)
    throw new BadRecord(
      `${where} the table is ${found.state}, but was recorded as ${state}`,
      found.at,
    );
  if (found.log !== log)
    throw new BadRecord(`${where} the log is ${found.log}, but was recorded as ${log}`, found.at);
}

/** One thing that was checked about a record, by the name of its text. */
export type Check =
  /** The secret is what was promised before anybody sat down. */
  | {
      readonly name: 'commitment';
      readonly ok: boolean;
      readonly commitment: string;
      readonly secret: string;
    }
  /** The promise is the one that was published, as the person who checks has seen it. */
  | { readonly name: 'seen-commitment'; readonly ok: boolean; readonly commitment: string }
  /** What a seat added to the dice; `own` is false where it gave nothing. */
  | {
      readonly name: 'gift';
      readonly ok: true;
      readonly seat: Seat;
      readonly gift: string;
      readonly own: boolean;
    }
  /** What a seat added is what the person who checks has given. */
  | {
      readonly name: 'seen-gift';
      readonly ok: boolean;
      readonly seat: Seat;
      readonly gift: string;
    }
  /** The seed is what secret and gifts make. */
  | { readonly name: 'seed'; readonly ok: boolean; readonly seed: string }
  /** Nobody promised anything about the seed: it was simply drawn. */
  | { readonly name: 'plain-seed'; readonly ok: true; readonly seed: string }
  /** All that was said at the table, less what was taken back, is the decisions of the record. */
  | {
      readonly name: 'chain';
      readonly ok: boolean;
      readonly said: number;
      readonly decisions: number;
    }
  /** The links that the person who checks was given are in the chain, each at what they said then; or which is not. */
  | {
      readonly name: 'seen-links';
      readonly ok: boolean;
      readonly links: number;
      readonly missing: string | null;
    }
  /** Every decision was legal, and every hash on the way is right; `played` are, up to a problem. */
  | {
      readonly name: 'play';
      readonly ok: boolean;
      readonly decisions: number;
      readonly played: number;
      readonly marks: number;
      readonly problem: string | null;
    }
  /** The game was played to its end. */
  | { readonly name: 'end'; readonly ok: boolean; readonly how: string | null };

/** What somebody knows from before the end: the promise that was published, what they gave themselves, and the links that their decisions were answered with. */
export interface Witness {
  readonly commitment: string;
  readonly gave: Readonly<Record<Seat, string>>;
  readonly links?: readonly Acknowledged[];
}

/** Checks a record from the promise before the game to its end, and says how each check went. */
export function verify<V>(game: Game<V>, record: GameRecord, witness?: Witness): Check[] {
  return [
    ...checkDice(game, record, witness),
    ...checkChain(game, record, witness?.links ?? []),
    ...checkPlay(game, record),
  ];
}

/** Nothing was changed; the game itself need not be over. */
export const isUntouched = (checks: readonly Check[]): boolean =>
  checks.every(({ name, ok }) => ok || name === 'end');

function checkDice<V>(
  game: Game<V>,
  { setup, rules, fair }: GameRecord,
  witness: Witness | undefined,
): Check[] {
  const { seed } = setup;
  if (fair === undefined) {
    const plain: Check = { name: 'plain-seed', ok: true, seed };
    // A promise that was made cannot be missing.
    if (witness === undefined) return [plain];
    return [plain, { name: 'seen-commitment', ok: false, commitment: witness.commitment }];
  }
  const { table, commitment, secret, gave } = fair;
  const promised = commitmentTo(secret, table, `${game.id} ${rules}`);
  const checks: Check[] = [{ name: 'commitment', ok: promised === commitment, commitment, secret }];
  if (witness !== undefined) {
    const seen = witness.commitment;
    checks.push({ name: 'seen-commitment', ok: seen === commitment, commitment: seen });
  }
  gave.forEach((gift, seat) => {
    const given = gift ?? defaultGift(table, seat);
    checks.push({ name: 'gift', ok: true, seat, gift: given, own: gift !== null });
    const own = witness?.gave[seat];
    if (own !== undefined) checks.push({ name: 'seen-gift', ok: own === gift, seat, gift: own });
  });
  const made = fairSeed(fair);
  return [...checks, { name: 'seed', ok: made === seed, seed: made }];
}

function checkChain<V>(
  game: Game<V>,
  { chain, fair, decisions, setup }: GameRecord,
  held: readonly Acknowledged[],
): Check[] {
  const checks: Check[] = [];
  if (chain !== undefined) {
    const { said } = chain;
    const ok = standing(said, setup.seats).join('\n') === decisions.map(saidDecision).join('\n');
    checks.push({ name: 'chain', ok, said: said.length, decisions: decisions.length });
  }
  if (held.length > 0) {
    // Links that were given out cannot be missing.
    const links = chain && fair && linksOf(chain, fair.commitment);
    const lost = held.find(({ said, link }) => {
      const found = links?.get(link);
      return found === undefined || !isSame(game, said, found);
    });
    const missing = lost?.said ?? null;
    checks.push({ name: 'seen-links', ok: missing === null, links: held.length, missing });
  }
  return checks;
}

/** Whether two lines say the same: several options may be named in any order. */
function isSame<V>(game: Game<V>, one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((said) => /^(\d+) (.*)$/.exec(said));
  if (a == null || b == null || a[1] !== b[1]) return false;
  try {
    const [first, second] = [a, b].map(([, , says]) => [parseAnswer(game, says!, true)].flat());
    return first!.toSorted().join() === second!.toSorted().join();
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function checkPlay<V>(game: Game<V>, record: GameRecord): Check[] {
  const decisions = record.decisions.length;
  const marks = record.checkpoints.length;
  try {
    const how = replay(game, record).table.over?.how ?? null;
    return [
      { name: 'play', ok: true, decisions, played: decisions, marks, problem: null },
      { name: 'end', ok: how !== null, how },
    ];
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const { played, message: problem } = error;
    return [
      { name: 'play', ok: false, decisions, played, marks, problem },
      { name: 'end', ok: false, how: null },
    ];
  }
}
