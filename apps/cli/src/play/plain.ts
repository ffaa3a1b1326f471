/** A game without drawing or colour, for screen readers, Braille displays and logs: the command table at a prompt. */
import { type Line, type OptionValue, Refused, type View } from '@deadlight/engine';
import { cardsAtTable } from '@deadlight/games';
import {
  answer,
  type Context,
  choicesOf,
  complete,
  digest,
  type Reply,
  sayAsked,
  sayNow,
  sayOptions,
} from '@deadlight/games/ask';
import type { Hint, Moment } from './asides.ts';
import { labelOf } from './labels.ts';
import { freshMemory, type PlainMemory } from './plain-memory.ts';
import { type Outcome, reply } from './reply.ts';
import type { Screen } from './screen.ts';
import type { Session } from './session.ts';

/** Commands of the terminal that the command table does not have. */
const OF_THE_TERMINAL = ['save', 'quit', 'rule', 'card', 'log'];

/** More answers than these are only counted. */
const MAX_LISTED = 12;

const optionsOf = (vars: unknown) =>
  (vars as { readonly options: Readonly<Record<string, OptionValue>> }).options;

function contextOf(
  { game, vars }: View,
  { playable, voice }: Screen,
  lines: readonly Line[],
  since: number,
  memory: PlainMemory,
): Context {
  return {
    telling: playable.telling,
    vocabulary: playable.game,
    sheets: cardsAtTable(playable.cards(voice), game, optionsOf(vars), voice),
    lines,
    since,
    at: memory.at,
    unsure: memory.unsure,
  };
}

/** What happened, what is asked, and the answers with their costs; the first time, also where one is. */
export function plainScreen(
  view: View,
  lines: readonly Line[],
  since: number,
  screen: Screen,
  first: boolean,
): string[] {
  const { playable, voice } = screen;
  const context = contextOf(view, screen, lines, since, freshMemory());
  const answers = sayOptions(context, view, voice, '');
  const asked = first ? sayNow(context, view, voice) : sayAsked(context, view, voice);
  return [
    ...digest(playable.telling, view, voice, lines.slice(since), 'mine'),
    asked.join(' '),
    ...(answers.length > MAX_LISTED ? [voice.say('play.plain.many')] : answers),
  ];
}

/** A bot's advice, with the number by which the answer is taken. */
function hintsSaid({ playable, voice }: Screen, view: View, hints: readonly Hint[]): string[] {
  if (hints.length === 0) return [voice.say('play.noHint')];
  const spoken = { telling: playable.telling, vocabulary: playable.game };
  const numbers = choicesOf(spoken, view, voice).map(({ notation }) => notation);
  return hints.map(({ option, reasons }) =>
    voice.say('play.hint', {
      number: numbers.indexOf(option) + 1,
      option: labelOf(playable, voice, view, option),
      reasons,
    }),
  );
}

function does(
  session: Session,
  moment: Moment,
  { what }: NonNullable<Reply['does']>,
): Outcome | null {
  const { show, screen } = session;
  if (what === 'coach') show(session.coach?.again() ?? [screen.voice.say('play.plain.noCoach')]);
  else if (what === 'undo') return reply(session, moment, 'undo');
  else if (what === 'hint') show(hintsSaid(screen, moment.view, moment.advise()));
  else show([screen.voice.say('play.plain.alone')]);
  return null;
}

/** Carries out one line; null where the question stays open. */
export function plainReply(
  session: Session,
  moment: Moment,
  since: number,
  memory: PlainMemory,
  said: string,
): Outcome | null {
  const { match, show, screen } = session;
  const [word = ''] = said.split(/\s+/);
  if (OF_THE_TERMINAL.includes(word)) return reply(session, moment, said);
  const { view, lines } = moment;
  const replied = answer(view, said, screen.voice, contextOf(view, screen, lines, since, memory));
  memory.at = replied.at ?? memory.at;
  memory.unsure = replied.unsure ?? null;
  show(replied.says);
  if (replied.does !== undefined) return does(session, moment, replied.does);
  if (replied.decision === undefined) return null;
  const { decides, pays } = replied.decision;
  try {
    match.decide(view.seat, match.read(view.seat, decides));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { min = 1, max = 1 } = view.question ?? {};
    show([screen.voice.say('play.wrongCount', { min, max })]);
    return null;
  }
  memory.at = null;
  memory.pays = pays;
  memory.says = decides;
  return 'decided';
}

/** The next card that was named in advance, if the question takes it. */
export function payAhead(
  session: Session,
  moment: Moment,
  since: number,
  memory: PlainMemory,
): Outcome | null {
  const [next, ...others] = memory.pays;
  memory.pays = [];
  if (next === undefined || moment.view.question === null) return null;
  const isPayment = moment.view.question.options.every((option) => option.startsWith('pay '));
  if (!isPayment) return null;
  const outcome = plainReply(session, moment, since, memory, next);
  memory.pays = others;
  return outcome;
}

/** How a line may go on: for the Tab key. */
export const suggestions = ({ playable, voice }: Screen, view: View, typed: string): string[] =>
  complete({ telling: playable.telling, vocabulary: playable.game }, view, voice, typed);
