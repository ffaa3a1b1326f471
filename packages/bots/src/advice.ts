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
  /** Name of the text that says why, when nothing was weighed. */
  readonly because?: string;
}

/** More imagined tables than in play: advice is asked for rarely and should be stable. */
const WORLDS = 8;
const MOST_REASONS = 3;
/** A term that moves the chance of winning by less than this is not given as a reason. */
const WEIGHTY = 0.004;

/** The best options of a question, with reasons: used for hints and when a bot is asked why. */
export function adviseOn(sight: Sight, random: Random, count = 3): Advice[] {
  const { options, choose } = sight;
  const mind = mindOf(sight.game.id);
  if (choose.min !== 1 || choose.max !== 1) return [];
  if (mind.routine?.has(sight.asks)) return [routineAdvice(mind, sight, random)];
  // Options that habit rules out come last, whatever their estimate.
  const worthy = new Set(thinkable(mind, sight, random));
  const ahead = new LookAhead(mind, sight, WORLDS, random);
  const tried = options.map((option) => {
    const terms = new Terms();
    ahead.try(option, terms);
    const worths = new Map([...terms.worth].map(([term, sum]) => [term, sum / WORLDS]));
    return { option, worths, worth: [...worths.values()].reduce((sum, worth) => sum + worth, 0) };
  });
  const most = Math.max(...tried.map(({ worth }) => worth));
  // The bot's own choice first, then the rest by estimate.
  const rank = ({ option, worth }: { option: Option; worth: number }): number => {
    if (!worthy.has(option)) return 0;
    return mind.isPurpose?.(sight, option) && keepsTo(mind, sight, worth, most) ? 2 : 1;
  };
  const typical = typicalOf(tried.map(({ worths }) => worths));
  return tried
    .sort((a, b) => rank(b) - rank(a) || b.worth - a.worth)
    .slice(0, count)
    .map(({ option, worth, worths }) => ({ option, worth, reasons: reasonsIn(worths, typical) }));
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

/** The average worth of each term. */
function typicalOf(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const typical = new Map<string, number>();
  for (const worths of all)
    for (const [term, worth] of worths)
      typical.set(term, (typical.get(term) ?? 0) + worth / all.length);
  return typical;
}

function reasonsIn(
  worths: ReadonlyMap<string, number>,
  typical: ReadonlyMap<string, number>,
): Reason[] {
  return [...typical]
    .map(([term, usual]) => ({ term, more: (worths.get(term) ?? 0) - usual }))
    .filter(({ more }) => Math.abs(more) >= WEIGHTY)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, MOST_REASONS)
    .map(({ term, more }) => ({ term, speaks: more > 0 ? 'for' : 'against' }));
}
