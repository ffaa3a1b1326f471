/** What is typed at the prompt: a decision, a command, or an aside. */
import { type Answer, at, Refused, writeRecord } from '@deadlight/engine';
import { writeText } from '../files.ts';
import { Problem } from '../problem.ts';
import { ASIDES, type Moment, ruleText } from './asides.ts';
import { choicesOf, labelOf } from './labels.ts';
import type { Session } from './session.ts';

export type Outcome = 'decided' | 'undone' | 'quit';

/** Carries out the input; null where the question stays open. */
export function reply(session: Session, moment: Moment, said: string): Outcome | null {
  const { match, show, screen } = session;
  const [word = '', ...rest] = said.split(/\s+/);
  const aside = ASIDES.get(word);
  if (aside === undefined && word !== 'save' && match.table.over !== null) return 'quit';
  if (/^\d+$/.test(word)) return chooseByNumber(session, moment, said);
  if (word === 'nothing' || Object.hasOwn(match.game.verbs, word))
    return decide(session, moment, said, () => match.read(moment.view.seat, said));
  if (aside) show(aside(moment, rest.join(' ')));
  else if (word === 'quit') return 'quit';
  else if (word === 'undo') return undo(session, moment);
  else if (word === 'save') save(session, rest.join(' '));
  else show([screen.voice.say('play.unknown', { said, count: optionsIn(moment).length })]);
  return null;
}

const optionsIn = ({ view }: Moment): readonly string[] => view.question?.options ?? [];

const takesOne = ({ view }: Moment): boolean => view.question?.min === 1 && view.question.max === 1;

function chooseByNumber(session: Session, moment: Moment, said: string): Outcome | null {
  const { match, show, screen } = session;
  const choices = choicesOf(screen.playable, screen.voice, moment.view);
  const numbers = said.split(/[\s,]+/);
  const missing = numbers.find((number) => choices[Number(number) - 1] === undefined);
  if (missing !== undefined) {
    show([screen.voice.say('play.noOption', { said: missing, count: choices.length })]);
    return null;
  }
  const options = numbers.map((number) =>
    match.read(moment.view.seat, at(choices, Number(number) - 1, 'choice').notation),
  );
  const one = takesOne(moment) && options.length === 1;
  return decide(session, moment, said, () => (one ? at(options, 0, 'option') : options.flat()));
}

function decide(
  session: Session,
  moment: Moment,
  said: string,
  answer: () => Answer,
): Outcome | null {
  try {
    session.match.decide(moment.view.seat, answer());
    return 'decided';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    session.show(objection(moment, said));
    return null;
  }
}

/** Why an answer was refused, with the rule against it where there is one. */
function objection(moment: Moment, said: string): string[] {
  const { view, rules, screen } = moment;
  const { voice, playable } = screen;
  const refusal = view.question?.refused.find(({ option }) => option === said);
  if (refusal !== undefined) {
    const option = labelOf(playable, voice, view, said);
    return [
      voice.say('play.notNow', { option }),
      `  ${ruleText(rules, refusal.rule) ?? refusal.rule}`,
    ];
  }
  if (takesOne(moment))
    return [voice.say('play.unknown', { said, count: optionsIn(moment).length })];
  const { min = 1, max = 1 } = view.question ?? {};
  return [voice.say('play.wrongCount', { min, max })];
}

function undo({ match, show, screen }: Session, { view }: Moment): Outcome | null {
  if (match.undoable(view.seat) === 0) {
    show([screen.voice.say('play.cannotUndo')]);
    return null;
  }
  const said = match.decisions.at(-1)!.says;
  match.undo(view.seat);
  show([screen.voice.say('play.undone', { said })]);
  return 'undone';
}

function save({ match, lesson, show, screen }: Session, file: string): void {
  if (lesson !== null) {
    show([screen.voice.say('play.lesson.notKept')]);
    return;
  }
  if (file === '') {
    show([screen.voice.say('play.saveWhere')]);
    return;
  }
  try {
    writeText(file, writeRecord(match));
    show([screen.voice.say('play.saved', { file })]);
  } catch (error) {
    // The game goes on: there may be another place to save it.
    if (!(error instanceof Problem)) throw error;
    show([error.message]);
  }
}
