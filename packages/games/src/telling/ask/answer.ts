/**
 * The command table: one line in, a few sentences or a decision out. It knows what one seat's view and log lines say, and
 * nothing else; the terminal, the browser and programs use it alike.
 */
import type { View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';

import { aside, homeOf, who } from './asides.ts';
import { type Choice, choiceOf, choicesOf, meant, together } from './choose.ts';
import type { Exit } from './ears.ts';
import { fold } from './fold.ts';
import { sayAnswer } from './list-options.ts';
import { type Asked, type Context, type Decision, list, type Reply, says } from './reply.ts';
import { sayLook } from './say-plan.ts';
import { revoke, standing } from './standing.ts';
import { spotAt } from './walk.ts';
import { commandNamed, payWords } from './words.ts';

/** Along a corridor, from the room that is looked at: null if no way is called so. */
function walk(asked: Asked, typed: string): Reply | null {
  const { ears, view, voice } = asked;
  if (ears === undefined) return null;
  const plan = ears.plan(view, voice);
  const isCalled = ({ names }: Exit): boolean => names.some((name) => fold(name) === fold(typed));
  if (!plan.spots.some(({ exits }) => exits.some(isCalled))) return null;
  const exit = spotAt(plan, asked.at ?? homeOf(plan) ?? '')?.exits.find(isCalled);
  if (exit === undefined) return says(voice.say('hear.noWayCalled', { typed }));
  const beyond = exit.to === null ? undefined : spotAt(plan, exit.to);
  if (beyond === undefined) return says(voice.say('hear.sentence', { text: exit.into }));
  return { says: sayLook(voice, plan, beyond, homeOf(plan)), at: beyond.id };
}

const unknown = ({ voice }: Asked, typed: string, ...more: readonly string[]): Reply => ({
  says: [voice.say('hear.unknown', { typed }), ...more],
  unknown: true,
});

/** The options that are meant, one after another where several are taken. */
function chosen(asked: Asked, typed: string): Choice[] | Reply {
  const { view, voice, telling, vocabulary } = asked;
  const { min, max } = view.question!;
  const choices = choicesOf({ telling, vocabulary }, view, voice);
  const parts = min === 1 && max === 1 ? [typed] : typed.split(/\s*,\s*/);
  const found: Choice[] = [];
  for (const part of parts) {
    const isNumber = /^\d+$/.test(part);
    const byNumber = isNumber ? choices[Number(part) - 1] : undefined;
    if (isNumber && byNumber === undefined)
      return says(voice.say('hear.noAnswer', { number: Number(part), count: choices.length }));
    const some = byNumber === undefined ? meant(choices, part) : [byNumber];
    if (some.length === 0) return unknown(asked, part, ...refusal(asked, part));
    if (some.length > 1)
      return says(
        voice.say('hear.which', { count: some.length }),
        ...some.map((one) => sayAnswer(voice, one, choices.indexOf(one) + 1)),
      );
    found.push(some[0]!);
  }
  return found;
}

/** Why what was typed is not possible, where a rule is against it. */
function refusal({ view, voice, telling, vocabulary }: Asked, typed: string): string[] {
  const refused = (view.question?.refused ?? []).map((refusal) => ({
    ...choiceOf({ telling, vocabulary }, view, voice, refusal.option),
    refusal,
  }));
  const [first, another] = meant(refused, typed);
  if (first === undefined || another !== undefined) return [];
  const { refusal: why } = refused.find(({ notation }) => notation === first.notation)!;
  return [telling.whyNot(view, voice, why)];
}

/** “search, rest” where a card is asked for to pay with: the others are given after the first. */
function cardsIn({ view: { question } }: Asked, typed: string): readonly string[] {
  const pays = question?.options.every((option) => option.startsWith('pay ')) === true;
  return pays ? typed.split(/\s*,\s*/) : [typed];
}

function decide(asked: Asked, typed: string, paidWith: readonly string[]): Reply {
  const { view, voice, ears } = asked;
  if (view.question === null) return unknown(asked, typed, ...who(asked));
  const [card = typed, ...more] = cardsIn(asked, typed);
  const pays = [...paidWith, ...more.map((one) => `pay ${one}`)];
  const found = chosen(asked, card);
  if (!Array.isArray(found)) return found;
  const decision: Decision = { decides: together(found), pays };
  const label = list(
    voice,
    found.map((one) => one.label),
  );
  if (found.some(({ verb }) => ears?.irreversible.includes(verb) === true))
    return { says: [voice.say('hear.sure', { label })], unsure: decision };
  return { says: [voice.say('hear.sentence', { text: label })], decision };
}

/** “move 11 pay search, rest”: what is done, and the cards that pay. */
function splitAtPay(voice: Voice, typed: string): [string, string[]] {
  const words = typed.trim().split(/\s+/);
  const at = words.findIndex((word, i) => i > 0 && payWords(voice).includes(fold(word)));
  if (at < 0) return [typed, []];
  const cards = words
    .slice(at + 1)
    .join(' ')
    .split(/\s*,\s*/);
  return [
    words.slice(0, at).join(' '),
    cards.filter((card) => card !== '').map((card) => `pay ${card}`),
  ];
}

export function answer(view: View, typed: string, voice: Voice, context: Context): Reply {
  const asked: Asked = { ...context, view, voice, ears: context.telling.ears };
  const words = typed.trim();
  if (words === '') return aside(asked, 'now', '');
  const [done, pays] = splitAtPay(voice, words);
  if (view.question?.options.includes(done) === true) return decide(asked, done, pays);
  const [first = '', ...rest] = words.split(/\s+/);
  const more = rest.join(' ');
  const command = commandNamed(voice, first);
  if (command === 'yes' && context.unsure !== null)
    return { says: [voice.say('hear.done')], decision: context.unsure };
  if (command === 'no' && context.unsure !== null) return says(voice.say('hear.notDone'));
  if (command === 'yes' || command === 'no') {
    const reply = decide(asked, done, pays);
    if (reply.unknown === true)
      return { says: [voice.say('hear.nothingToConfirm')], unknown: true };
    return reply;
  }
  if (command === 'undo' || command === 'hint' || command === 'coach')
    return { says: [], does: { what: command, text: '' } };
  if (command === 'chat') return { says: [], does: { what: 'chat', text: more } };
  if (command === 'standing') return standing(asked, more);
  if (command === 'revoke') return revoke(asked, more);
  if (command === 'take') return decide(asked, splitAtPay(voice, more)[0], pays);
  // What a way is called comes before a short form: in Panic Station, w is the west.
  if (rest.length === 0) {
    const along = walk(asked, first);
    if (along !== null) return along;
  }
  if (command !== null) return aside(asked, command, more);
  if (/^\d+$/.test(words)) return says(voice.say('hear.noWayCalled', { typed: words }));
  return decide(asked, done, pays);
}
