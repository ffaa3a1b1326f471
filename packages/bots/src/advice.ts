import type { Option, Random } from '@deadlight/engine';
import { byEase, draftedBy } from './draft.ts';
import { byHabit } from './drifter.ts';
import { LookAhead } from './look-ahead.ts';
import { type Mind, Terms } from './mind.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';
import { keepsTo, thinkable } from './survivor.ts';

/** A reason for or against an option: the text `bot.GAME.TERM.for` or `.against`. */
export interface Reason {
  readonly term: string;
  readonly speaks: 'for' | 'against';
}

export interface Advice {
  readonly option: Option;
  /** The chance of winning that the bot estimates for it. */
  readonly worth: number;
  /** What sets it apart from the other options, most important first. */
  readonly reasons: readonly Reason[];
  /** It is worth no less than the first option, as far as the estimate can tell. */
  readonly isEven?: boolean;
  /** Name of the text that says why, when nothing was weighed. */
  readonly because?: string;
}

/** More imagined tables than in play: advice is asked for rarely and should be stable. */
const WORLDS = 8;
const MAX_REASONS = 3;
/** A difference in the chance of winning below this is not worth a word. */
const WEIGHTY = 0.004;
/** What lies within this many standard errors may be luck. */
const SURE = 2;

/** An option on each of the imagined tables, by term. */
interface Tried {
  readonly option: Option;
  readonly worth: number;
  readonly on: readonly ReadonlyMap<string, number>[];
}

/** The best options of a question, with reasons: used for hints and when a bot is asked why. */
export function adviseOn(sight: Sight, random: Random, count = 3): Advice[] {
  const { options, choose } = sight;
  const mind = mindOf(sight.game.id);
  if (choose.min !== 1 || choose.max !== 1) return [];
  if (mind.routine?.has(sight.asks)) return [routineAdvice(mind, sight, random)];
  // Options that habit rules out come last, whatever their estimate.
  const worthy = new Set(thinkable(mind, sight, random));
  const ahead = new LookAhead(mind, sight, WORLDS, random);
  const tried = options.map((option): Tried => {
    const on = ahead.tryApart(option, () => new Terms()).map(({ worth }) => worth);
    return { option, on, worth: mean(on.map(sum)) };
  });
  const most = Math.max(...tried.map(({ worth }) => worth));
  // The bot's own choice first, then the rest by estimate.
  const rank = ({ option, worth }: Tried): number => {
    if (!worthy.has(option)) return 0;
    return mind.isPurpose?.(sight, option) && keepsTo(mind, sight, worth, most) ? 2 : 1;
  };
  const best = [...tried].sort((a, b) => rank(b) - rank(a) || b.worth - a.worth).slice(0, count);
  const terms = mind.terms.filter((term) => !mind.isMoot?.(sight, term));
  return best.map((one) => ({
    option: one.option,
    worth: one.worth,
    reasons: reasonsIn(one, tried, terms),
    isEven: one !== best[0] && isEven(one, best[0]!),
  }));
}

/**
 * The answer of habit, and the text that says why: `reason.routine.QUESTION`, or in a draft
 * `reason.draft.CHARACTER`.
 */
function routineAdvice(mind: Mind<unknown>, sight: Sight, random: Random): Advice {
  const option = byEase(sight) ?? (byHabit(mind, sight, random) as Option);
  const because = sight.asks.startsWith('draft/')
    ? `reason.draft.${draftedBy(sight, option)}`
    : `reason.routine.${sight.asks.replace('/', '-')}`;
  return { option, worth: 0, reasons: [], because };
}

const mean = (all: readonly number[]): number =>
  all.reduce((total, one) => total + one, 0) / all.length;

const sum = (worths: ReadonlyMap<string, number>): number =>
  [...worths.values()].reduce((total, one) => total + one, 0);

/** Whether differences, one for each table, are large enough to mention and too large for luck. */
function isSure(differences: readonly number[]): boolean {
  const usual = mean(differences);
  const spread = mean(differences.map((one) => (one - usual) ** 2));
  const error = Math.sqrt(spread / (differences.length - 1));
  return Math.abs(usual) >= WEIGHTY && Math.abs(usual) > SURE * error;
}

/** Every option was tried on the same tables, so they are compared table by table. */
const isEven = (one: Tried, other: Tried): boolean =>
  !isSure(one.on.map((worths, table) => sum(other.on[table]!) - sum(worths)));

/** What an option does otherwise than the options usually do. */
function reasonsIn(one: Tried, all: readonly Tried[], terms: readonly string[]): Reason[] {
  return terms
    .map((term) => ({
      term,
      more: one.on.map(
        (worths, table) =>
          (worths.get(term) ?? 0) - mean(all.map(({ on }) => on[table]!.get(term) ?? 0)),
      ),
    }))
    .filter(({ more }) => isSure(more))
    .map(({ term, more }) => ({ term, more: mean(more) }))
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, MAX_REASONS)
    .map(({ term, more }) => ({ term, speaks: more > 0 ? 'for' : 'against' }));
}
