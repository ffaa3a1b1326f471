import { type Acknowledged, decisionsInForce, linksOf, saidDecision } from './chain.ts';
import { BadRecord, quoted, Refused } from './errors.ts';
import { commitmentTo, type FairDice, fairSeed, giftOf, promiseOf } from './fair.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { parseAnswer } from './notation.ts';
import type { GameRecord } from './record.ts';
import { allSeats, type Seat } from './seats.ts';

/** Replays a record, optionally up to a decision, and compares every checkpoint. */
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

/** One result of checking a record, by the name of its text. */
export type Check =
  /** The secret matches the commitment published before anybody sat down. */
  | {
      readonly name: 'commitment';
      readonly ok: boolean;
      readonly commitment: string;
      readonly secret: string;
    }
  /** The commitment matches the one that the checker has seen. */
  | { readonly name: 'seen-commitment'; readonly ok: boolean; readonly commitment: string }
  /** A seat gave what it had promised before any other revealed its bytes. */
  | {
      readonly name: 'promise';
      readonly ok: boolean;
      readonly seat: Seat;
      readonly promise: string;
    }
  /** A seat withheld what it had promised: anyone who knew the secret could choose between two deals. */
  | { readonly name: 'withheld'; readonly ok: true; readonly seat: Seat; readonly promise: string }
  /** The seats promised nothing: a player who knew the secret and sat down last could choose the deal. */
  | { readonly name: 'no-promises'; readonly ok: true }
  /** The promises match those that the checker was shown before revealing their bytes. */
  | { readonly name: 'seen-promises'; readonly ok: boolean }
  /** What a seat added to the dice; `own` is false where it gave nothing. */
  | {
      readonly name: 'gift';
      readonly ok: true;
      readonly seat: Seat;
      readonly gift: string;
      readonly own: boolean;
    }
  /** A seat's bytes are those that the checker gave. */
  | {
      readonly name: 'seen-gift';
      readonly ok: boolean;
      readonly seat: Seat;
      readonly gift: string;
    }
  /** The seed follows from secret and gifts. */
  | { readonly name: 'seed'; readonly ok: boolean; readonly seed: string }
  /** A plain seed, without a promise. */
  | { readonly name: 'plain-seed'; readonly ok: true; readonly seed: string }
  /** Everything said at the table, minus what was taken back, equals the record's decisions. */
  | {
      readonly name: 'chain';
      readonly ok: boolean;
      readonly said: number;
      readonly decisions: number;
    }
  /** The checker's links are in the chain, each at the decision it acknowledged; otherwise, the first that is not. */
  | {
      readonly name: 'seen-links';
      readonly ok: boolean;
      readonly links: number;
      readonly missing: string | null;
    }
  /** Every decision was legal and every checkpoint matches; `played` counts those before a problem. */
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

/** What a player noted during the game: the published commitment, their own bytes, and the links that acknowledged their decisions. */
export interface Witness {
  readonly commitment: string;
  readonly gave: Readonly<Record<Seat, string>>;
  /** The promises of all seats when this one revealed its bytes. */
  readonly promised?: readonly (string | null)[];
  readonly links?: readonly Acknowledged[];
}

/** Checks a record from the commitment to the end of the game, and reports every result. */
export function verify<V>(game: Game<V>, record: GameRecord, witness?: Witness): Check[] {
  return [
    ...checkDice(game, record, witness),
    ...checkChain(game, record, witness?.links ?? []),
    ...checkPlay(game, record),
  ];
}

/** The record is genuine; the game need not be over. */
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
    // A known promise must not be missing.
    if (witness === undefined) return [plain];
    return [plain, { name: 'seen-commitment', ok: false, commitment: witness.commitment }];
  }
  const { table, commitment, secret, gave, promised: promises } = fair;
  const promised = commitmentTo(secret, table, `${game.id} ${rules}`);
  const checks: Check[] = [{ name: 'commitment', ok: promised === commitment, commitment, secret }];
  if (witness !== undefined) {
    const seen = witness.commitment;
    checks.push({ name: 'seen-commitment', ok: seen === commitment, commitment: seen });
  }
  if (witness?.promised !== undefined)
    checks.push({
      name: 'seen-promises',
      ok: promises !== undefined && promises.join() === witness.promised.join(),
    });
  for (const seat of allSeats(gave.length)) {
    const gift = gave[seat]!;
    checks.push(...checkPromise(fair, seat));
    const given = giftOf(fair, seat);
    checks.push({ name: 'gift', ok: true, seat, gift: given, own: gift !== null });
    const own = witness?.gave[seat];
    if (own !== undefined) checks.push({ name: 'seen-gift', ok: own === gift, seat, gift: own });
  }
  if (promises === undefined) checks.push({ name: 'no-promises', ok: true });
  const made = fairSeed(fair);
  return [...checks, { name: 'seed', ok: made === seed, seed: made }];
}

/** A seat must give what it promised, and gives nothing without a promise. */
function checkPromise({ table, gave, promised }: FairDice, seat: Seat): Check[] {
  if (promised === undefined) return [];
  const promise = promised[seat] ?? null;
  const gift = gave[seat] ?? null;
  if (promise === null)
    return gift === null ? [] : [{ name: 'promise', ok: false, seat, promise: '' }];
  if (gift === null) return [{ name: 'withheld', ok: true, seat, promise }];
  return [{ name: 'promise', ok: promiseOf(table, seat, gift) === promise, seat, promise }];
}

function checkChain<V>(
  game: Game<V>,
  { chain, fair, decisions, setup }: GameRecord,
  held: readonly Acknowledged[],
): Check[] {
  const checks: Check[] = [];
  if (chain !== undefined) {
    const { said } = chain;
    const ok =
      decisionsInForce(said, setup.seats).join('\n') === decisions.map(saidDecision).join('\n');
    checks.push({ name: 'chain', ok, said: said.length, decisions: decisions.length });
  }
  if (held.length > 0) {
    // Links that were issued must not be missing.
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

/** Whether two lines mean the same: several options may be named in any order. */
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
