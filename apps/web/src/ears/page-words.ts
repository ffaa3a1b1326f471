/** What can be typed on every page, with a table or without: its controls, and who is there. */
import { commandNamed, fold } from '@deadlight/games/ask';
import type { Voice } from '@deadlight/games/text';
import { info, say as sayOnline } from '../online/line.ts';
import { sayClocks } from './clocks.ts';
import { type Control, controlsNow, meantBy, saidOf, use } from './controls.ts';

/** Those of the last line that fitted: a number takes one of them. */
let offered: readonly Control[] = [];

const WORDS = ['help', 'who', 'chat', 'clock'] as const;

const wordOf = (voice: Voice, typed: string): (typeof WORDS)[number] | null =>
  WORDS.find((word) => voice.say(`ears.word.${word}`).split(/,\s*/).map(fold).includes(typed)) ??
  null;

/** Who sits where, before the game and during it. */
function sayWho(voice: Voice): string[] | null {
  const table = info.peek();
  return (
    table?.seats.map(({ name, kind, presence, ready, mine }, at) =>
      voice.say('ears.seat', {
        number: at + 1,
        kind,
        name,
        presence: voice.say('onlineTable.presence', { presence }),
        ready: ready ? 'yes' : 'no',
        mine: mine ? 'yes' : 'no',
      }),
    ) ?? null
  );
}

function sayHelp(voice: Voice): string[] {
  const heading = document.querySelector('dialog[open] h2, h1')?.textContent ?? '';
  return [
    voice.say('ears.here', { heading }),
    voice.say('ears.controls', { names: controlsNow().map(saidOf).join('; ') }),
  ];
}

/** A vote is answered with yes or no; other choices are controls of the page. */
function vote(voice: Voice, word: string): string[] | null {
  const table = info.peek();
  const asked = table?.vote ?? null;
  const choice = voice.has('hear.comma') ? commandNamed(voice, word) : null;
  if (asked === null || (choice !== 'yes' && choice !== 'no')) return null;
  const isMine = asked.voices.some(({ seat }) => table!.seats[seat]!.mine);
  if (!isMine || !asked.choices.includes(choice)) return null;
  sayOnline({ say: 'vote', vote: asked.number, choice });
  return [
    voice.say('ears.used', {
      name: `${voice.say('onlineTable.vote.title')}: ${voice.say(`onlineTable.choice.${choice}`)}`,
    }),
  ];
}

function sayChat(voice: Voice, text: string): string[] {
  if (info.peek()?.chat !== true || text === '') return [voice.say('ears.nobodyToChat')];
  sayOnline({ say: 'chat', what: { text } });
  return [];
}

/** Null where the line means nothing here. */
export function answerPage(voice: Voice, line: string): string[] | null {
  const typed = line.trim();
  const [first = '', ...rest] = typed.split(/\s+/);
  const word = wordOf(voice, fold(first));
  if (typed === '' || (word === 'help' && rest.length === 0)) return sayHelp(voice);
  if (word === 'who' && rest.length === 0) return sayWho(voice);
  if (word === 'clock' && rest.length === 0) return sayClocks(voice);
  if (word === 'chat') return sayChat(voice, rest.join(' '));
  const voted = rest.length === 0 ? vote(voice, first) : null;
  if (voted !== null) return voted;
  const one = /^\d+$/.test(typed) ? offered[Number(typed) - 1] : undefined;
  const all = one === undefined ? meantBy(controlsNow(), typed) : [{ ...one, value: '' }];
  const [meant, another] = all;
  offered = [];
  if (meant === undefined) return null;
  if (another === undefined) return [voice.say('ears.used', { name: use(meant) })];
  offered = all;
  return [
    voice.say('ears.which', { count: all.length }),
    ...all.map((control, at) =>
      voice.say('ears.numbered', { number: at + 1, name: saidOf(control) }),
    ),
  ];
}

/** The names of controls that begin with what was typed. */
export const namesFor = (typed: string): string[] =>
  [...new Set(controlsNow().map(({ name }) => name))]
    .filter((name) => fold(name).startsWith(fold(typed.trim())))
    .slice(0, 30);
