/** Whether a record is a game of a day's deal that was played to its end: it is played once more. */
import {
  type BadRecord,
  FIRST_SEAT,
  type GameRecord,
  type Match,
  rulesOfRecord,
  type Setup,
  seedBytes,
} from '@deadlight/engine';
import {
  type Deal,
  type DealResult,
  problemOf,
  type Ruleset,
  USUAL_LEVEL,
  unpackRecord,
  type WhyNoEntry,
} from '@deadlight/host';
import { rulesetFor } from '../table/rulesets.ts';

/** A result, or what is wrong, with the decision at which it shows. */
export type Verdict = DealResult | { readonly why: WhyNoEntry; readonly at?: number };

const isSame = (played: Setup, wanted: Setup): boolean =>
  played.seats === wanted.seats &&
  played.seed === seedBytes(wanted.seed) &&
  Object.entries(wanted.options).every(([name, value]) => played.options[name] === value);

/** One person in the first seat, and the usual bots in the others, as far as a record can say. */
const isAlone = ({ players, setup }: GameRecord): boolean =>
  players?.length === setup.seats &&
  players.every(({ kind, name }, seat) =>
    seat === FIRST_SEAT ? kind === 'person' : kind === 'bot' && name === USUAL_LEVEL,
  );

/** What is wrong with a record; any other error is a mistake of ours. */
function unlessBroken(error: unknown, why: WhyNoEntry): { readonly why: WhyNoEntry } {
  if (problemOf(error) === null) throw error;
  return { why };
}

function judgeBy(ruleset: Ruleset, text: string, deal: Deal): Verdict {
  let record: GameRecord;
  try {
    record = ruleset.read(text);
  } catch (error) {
    return unlessBroken(error, problemOf(error) === 'old-rules' ? 'old-rules' : 'unreadable');
  }
  const { seats, seed, options } = deal;
  if (!isSame(record.setup, ruleset.setupFor({ seats, seed, options })))
    return { why: 'other-deal' };
  if (!isAlone(record)) return { why: 'other-players' };
  let match: Match;
  try {
    match = ruleset.matchOf(text);
  } catch (error) {
    return { ...unlessBroken(error, 'illegal'), at: (error as BadRecord).played + 1 };
  }
  const { over } = match.table;
  if (over === null) return { why: 'unfinished' };
  return {
    won: over.winners.includes(FIRST_SEAT),
    decisions: match.decisions.filter(({ seat }) => seat === FIRST_SEAT).length,
  };
}

/** The record is packed as in a link. */
export async function judge(deal: Deal, packed: string): Promise<Verdict> {
  let text: string;
  let made: ReturnType<typeof rulesOfRecord>;
  try {
    text = await unpackRecord(packed);
    made = rulesOfRecord(text);
  } catch (error) {
    return unlessBroken(error, 'unreadable');
  }
  if (made.game !== deal.game) return { why: 'other-deal' };
  const ruleset = await rulesetFor(made.game, made.rules).catch(() => null);
  return ruleset === null ? { why: 'old-rules' } : judgeBy(ruleset, text, deal);
}
