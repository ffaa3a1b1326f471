/**
 * Standing answers: what a seat answers to a question whenever it is put, until it takes that back. Whether one applies
 * depends only on what everybody knows, since its speed would betray a hand otherwise. So where the seat has not got
 * what its answer needs, it lets happen what it is asked about, as somebody would who has nothing to choose.
 */
import { type Match, type Option, printOption, type Seat } from '@deadlight/engine';
import type { StandingAnswer, Telling } from '@deadlight/games/telling';
import { HostError } from './host-error.ts';
import type { StandingWish } from './messages.ts';

/** All that is known of a question without the seat's view. */
export interface PutQuestion {
  readonly at: string;
  readonly vars: unknown;
}

type Standing = Pick<Telling, 'standing'>;

/** An answer that was once for all already. */
const NEVER = 'never';

const roundOf = (vars: unknown): number => (vars as { readonly round?: number }).round ?? 0;

/** The answers that hold in this round. */
export const inForce = (
  answers: readonly StandingAnswer[],
  vars: unknown,
): readonly StandingAnswer[] =>
  answers.filter(({ round }) => round === null || round === roundOf(vars));

/** The standing answer of a seat to what it is asked; undefined if its person is asked. */
export function standingFor(
  { standing }: Standing,
  answers: readonly StandingAnswer[],
  { at, vars }: PutQuestion,
  seat: Seat,
): StandingAnswer | undefined {
  const question = standing?.[at];
  if (question === undefined) return undefined;
  const isAimed = question.aims?.(vars, seat) === true;
  return inForce(answers, vars).find((one) => one.at === at && (one.unless === null || !isAimed));
}

/** What the seats of a table are asked at the moment. */
const putAt = ({ table }: Match): PutQuestion => ({
  at: table.state.stack.at(-1)?.at ?? '',
  vars: table.vars,
});

/** What a seat answers by itself: always something that the engine offers. Undefined if its person is asked. */
export function standingAnswer(
  match: Match,
  telling: Standing,
  answers: readonly StandingAnswer[],
  seat: Seat,
): Option | undefined {
  const { table, game } = match;
  if (answers.length === 0 || !table.pending.includes(seat)) return undefined;
  const put = putAt(match);
  const standing = standingFor(telling, answers, put, seat);
  if (standing === undefined) return undefined;
  const offered = new Map(
    table.options(seat).map((option) => [printOption(game, option), option] as const),
  );
  const wanted = [standing.says, ...telling.standing![put.at]!.lets].find((says) =>
    offered.has(says),
  );
  return wanted === undefined ? undefined : offered.get(wanted);
}

/** The standing answer that a seat wishes for; throws unless it could give it now. */
export function wishedFor(
  match: Match,
  telling: Standing,
  { seat, at: number, says, round, unless }: StandingWish,
): StandingAnswer {
  const { table, game } = match;
  if (!table.pending.includes(seat) || match.numberFor(seat) !== number)
    throw new HostError('stale', `question ${number} is no longer asked`);
  const { at, vars } = putAt(match);
  const question = telling.standing?.[at];
  if (question === undefined)
    throw new HostError('refused', `${at} cannot be answered once for all that follow`);
  if (says === NEVER || !table.options(seat).some((option) => printOption(game, option) === says))
    throw new HostError('refused', `no standing answer to ${at} is called "${says}"`);
  if (unless !== undefined && question.aims === undefined)
    throw new HostError('refused', `${at} is never aimed at somebody else`);
  return { at, says, round: round ? roundOf(vars) : null, unless: unless ?? null };
}

/** A seat has one standing answer to each question; those of other rounds are over. */
export const withAnswer = (
  answers: readonly StandingAnswer[],
  added: StandingAnswer,
  vars: unknown,
): readonly StandingAnswer[] => [
  ...inForce(answers, vars).filter(({ at }) => at !== added.at),
  added,
];

/** Without the answer to a question, or without any. */
export const withoutAnswer = (
  answers: readonly StandingAnswer[],
  about: string | undefined,
): readonly StandingAnswer[] =>
  about === undefined ? [] : answers.filter(({ at }) => at !== about);
