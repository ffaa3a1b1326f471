/** What a seat makes of the claims of others: each is held against what the seat itself has seen. */
import { type Game, type Option, partsOf, type Seat, type Vocabulary } from '@deadlight/engine';
import { areContrary, type Claimed, type Contraries } from '@deadlight/games/rules/survival';
import type { SurvivalSight } from './habits.ts';
import { perSight } from './per-sight.ts';
import { optionSaid } from './said.ts';

/** Whether a claim agrees with what a seat has seen, as far as the seat has seen anything of it. */
export type Verdict = 'consistent' | 'contradicted' | 'unknown';

/** Something that a player has claimed about the game, true or not. */
export interface Claim {
  readonly seat: Seat;
  readonly option: Option;
  readonly round: number;
}

/** A game's judgement of a claim, from nothing but what the seat sees and has noted. */
export type JudgeClaim = (sight: SurvivalSight, claim: Claim) => Verdict;

/** A claim with a seat's verdict. */
export interface Heard extends Claim {
  readonly verdict: Verdict;
}

/** Everything that was claimed in a seat's hearing, and what the seat makes of it. */
export interface Hearsay {
  /** All claims in order, with the seat's verdicts; its own are among them. */
  readonly claims: readonly Heard[];
  /** The probability that what a player says is true. */
  trust(seat: Seat): number;
  /** What the seat itself thinks of something that it could claim now. */
  judge(option: Option): Verdict;
  /** Whether two claims cannot both be true. */
  areContrary(one: Option, other: Option): boolean;
}

/** A stranger tells the truth three times in four; a lie weighs as much as six true claims. */
const TRUE = 3;
const ALL = 4;
const LIE = 6;
/** Players below this trust are not listened to. */
const BELIEVED = 0.5;

/** How far somebody is trusted, by the number of claims that were found true, and false. */
export const trustAfter = (held: number, broken: number): number =>
  (TRUE + held) / (ALL + held + LIE * broken);

/** Whether a player with this trust is believed. */
export const isBelieved = (trust: number): boolean => trust >= BELIEVED;

function claimedBy(game: Vocabulary, option: Option): Claimed {
  const { word, data } = partsOf(game, option);
  return { what: word, data };
}

/** A claim says something about the game; a plan only about its speaker. */
const isClaim = ({ says }: { readonly says: string }): boolean => says.startsWith('claim-');

/**
 * All claims, judged with what the seat knows today. What was claimed stays on the table, so nothing else has to be
 * remembered: what the seat finds out later tells on everybody who said otherwise.
 */
export const hearsayBy = (
  judge: JudgeClaim,
  contraries: Contraries,
): ((sight: SurvivalSight) => Hearsay) =>
  perSight((sight) => {
    const { game } = sight as { readonly game: Vocabulary };
    const claims = sight.vars.claims.filter(isClaim).map(({ seat, says, round }) => {
      const claim = { seat, option: optionSaid(sight.game as Game, says), round };
      return { ...claim, verdict: judge(sight, claim) };
    });
    const count = (of: Seat, verdict: Verdict): number =>
      claims.filter((one) => one.seat === of && one.verdict === verdict).length;
    return {
      claims,
      trust: (seat) => trustAfter(count(seat, 'consistent'), count(seat, 'contradicted')),
      judge: (option) => judge(sight, { seat: sight.seat, option, round: sight.vars.round }),
      areContrary: (one, other) =>
        areContrary(contraries, claimedBy(game, one), claimedBy(game, other)),
    };
  });
