/** The command table of the page: what is typed, what is answered, and what is remembered in between. */
import {
  answer as ask,
  type Context,
  choicesOf,
  complete,
  type Decision,
  type Does,
} from '@deadlight/games/ask';
import { computed, signal } from '@preact/signals';
import { browserGame, log, moment, tell } from '../link.ts';
import { info, say as sayOnline } from '../online/line.ts';
import { takeBack } from '../table/automatic.ts';
import { answer } from '../table/choices.ts';
import { sheets } from '../table/current.ts';
import { answerItself, revoke, standingAnswers } from '../table/standing.ts';
import { voice } from '../text/voice.ts';
import { announce } from './announcer.ts';
import { askCoach } from './coach.tsx';
import { answerPage, namesFor } from './page-words.ts';

/** The room that was looked at last, a decision to be confirmed, and cards named in advance. */
const at = signal<string | null>(null);
const unsure = signal<Decision | null>(null);
let pays: readonly string[] = [];
/** How much of the log is older than the seat's last decision. */
let since = 0;

export const context = computed<Context | null>(() => {
  const [game, now] = [browserGame.value, moment.value];
  if (game === null || now === null) return null;
  const { telling, vocabulary } = game.app;
  return {
    telling,
    vocabulary,
    sheets: sheets.value,
    lines: log.value,
    since,
    at: at.value,
    unsure: unsure.value,
    standing: standingAnswers.value,
    ...(info.value === null ? {} : { players: info.value.seats.map(({ name }) => name) }),
  };
});

/** Every answer, in the order of its numbers. */
export const answers = computed(() => {
  const [known, now, said] = [context.value, moment.value, voice.value];
  if (known === null || now === null || said === null || !said.has('hear.comma')) return [];
  return choicesOf(known, now.view, said);
});

/** What a decision begins: until the next question, nothing of the last one counts. */
function decide({ decides, pays: cards }: Decision): void {
  since = log.peek().length;
  at.value = null;
  unsure.value = null;
  pays = cards;
  answer(decides);
}

function does(wanted: Does): void {
  const [now, said] = [moment.peek(), voice.peek()];
  if (now === null || said === null) return;
  if (wanted.what === 'standing') answerItself(wanted);
  else if (wanted.what === 'revoke') revoke(wanted.about);
  else if (wanted.what === 'undo') {
    if (now.undoable > 0) takeBack();
    else
      announce(said.say(now.whyNotUndo === null ? 'ears.noUndo' : `whyNotUndo.${now.whyNotUndo}`));
  } else if (wanted.what === 'coach') askCoach();
  else if (wanted.what === 'hint') tell({ say: 'hint', seat: now.view.seat });
  else if (info.peek()?.chat === true && wanted.text !== '')
    sayOnline({ say: 'chat', what: { text: wanted.text } });
  else announce(said.say('ears.nobodyToChat'));
}

/** Carries out one line; what it says is spoken like everything else. What means nothing at the table may on the page. */
export function enter(typed: string): void {
  const [known, now, said] = [context.peek(), moment.peek(), voice.peek()];
  if (said === null) return;
  // A game that is watched again waits for nobody's decision.
  const view = now === null || now.replay === null ? now?.view : { ...now.view, question: null };
  const reply = known === null || view === undefined ? null : ask(view, typed, said, known);
  if (reply === null || reply.unknown === true) {
    announce(...(answerPage(said, typed) ?? reply?.says ?? [said.say('ears.unknown', { typed })]));
    return;
  }
  at.value = reply.at ?? at.peek();
  unsure.value = reply.unsure ?? null;
  announce(...reply.says);
  if (reply.does !== undefined) does(reply.does);
  if (reply.decision !== undefined) decide(reply.decision);
}

/** Takes an answer from the list; what cannot be taken back is asked again. */
export const take = (number: number): void => enter(`${voice.peek()!.say('ears.take')} ${number}`);

/** How a line that somebody types may go on. */
export function suggest(typed: string): string[] {
  const [known, now, said] = [context.value, moment.value, voice.value];
  if (typed.length < 2 || said === null) return [];
  return known === null || now === null ? namesFor(typed) : complete(known, now.view, said, typed);
}

/** Pays with the cards that were named. */
export function startAsking(): () => void {
  return moment.subscribe((now) => {
    const question = now?.view.question ?? null;
    const [next, ...others] = pays;
    if (next === undefined || question === null) return;
    pays = [];
    if (!question.options.every((option) => option.startsWith('pay '))) return;
    // After everything has taken notice of the question.
    queueMicrotask(() => {
      enter(next);
      pays = others;
    });
  });
}
