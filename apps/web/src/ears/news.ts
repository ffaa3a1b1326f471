/** What is told of the table at each moment: fed by what happened, not by what is drawn, at every pace. */
import { sayReasons } from '@deadlight/bots/text';
import { nameIn, type View } from '@deadlight/engine';
import {
  type Breath,
  brief,
  concerns,
  digest,
  FRESH,
  refsOf,
  sayAsked,
  sayLeft,
  sayNow,
} from '@deadlight/games/ask';
import { traitsOf } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Moment } from '@deadlight/host';
import { effect } from '@preact/signals';
import type { BrowserGame } from '../games/game.ts';
import { browserGame, call, handOver, hints, moment } from '../link.ts';
import { ears, verbosity } from '../settings/settings.ts';
import { comingAnswer } from '../table/automatic.ts';
import { choices, listed, part } from '../table/choices.ts';
import { drawn, sheets } from '../table/current.ts';
import { voice } from '../text/voice.ts';
import { announce } from './announcer.ts';
import { hearNews } from './earcons.ts';

/** What was told last. */
interface Told {
  readonly id: string;
  readonly seq: number;
  readonly at: number | null;
  readonly seat: number;
  readonly question: number;
  readonly notes: number;
  readonly over: boolean;
  readonly asked: boolean;
}

/** What has been told in few words since the listener's last decision. */
let breath: Breath = FRESH;

/** What happened, as much of it as is wanted; where few words are, how much was left out comes with the next question. */
function newsSaid(said: Voice, { app }: BrowserGame, { view, news }: Moment): string[] {
  const level = verbosity.peek();
  if (level !== 'digest') return digest(app.telling, view, said, news, level);
  const told = brief(app.telling, view, said, news, breath);
  breath = told.breath;
  if (view.question === null && view.over === null) return [...told.says];
  const left = sayLeft(said, breath);
  breath = { ...breath, left: 0 };
  return [...told.says, ...left];
}

/** What a new serious wound does to its bearer. */
function woundsSaid(voiceNow: Voice, { app }: BrowserGame, { view, news }: Moment): string[] {
  const refs = refsOf(app.telling, view);
  return news.flatMap((line) => {
    const { wounds } = traitsOf(app.telling.events, line);
    if (wounds === undefined || !concerns(line, refs)) return [];
    const text = `woundText.${nameIn(String(line.data[wounds]))}`;
    return voiceNow.has(text) ? [voiceNow.say(text)] : [];
  });
}

function endSaid(said: Voice, game: BrowserGame, view: View): string[] {
  if (view.over === null) return [];
  const { how, why } = game.endOf(view, said, sheets.peek());
  const won = view.over.winners.includes(view.seat);
  return [
    ...(view.seat < 0
      ? []
      : [said.say('hear.sentence', { text: said.say(won ? 'end.youWon' : 'end.youLost') })]),
    how,
    ...(why === null ? [] : [why]),
  ];
}

/** In this order: what happened and became of me, what I learned, how it ended or what is asked. */
function sentences(said: Voice, game: BrowserGame, now: Moment, told: Told | null): string[] {
  const { view } = now;
  const { telling, vocabulary } = game.app;
  const isNew = told === null || told.id !== now.id || told.seat !== view.seat;
  const notes = isNew ? [] : view.notes.slice(told.notes);
  const isAsked = view.question !== null && (isNew || told.question !== now.number);
  const context = {
    telling,
    vocabulary,
    sheets: sheets.peek(),
    lines: [],
    since: 0,
    at: null,
    unsure: null,
  };
  const isAnswered = comingAnswer.peek()?.why === 'only';
  const happened = newsSaid(said, game, now);
  // The last line may have said already how it ends.
  const hasSaid = (text: string): boolean => happened.some((one) => one.includes(text));
  return [
    ...happened,
    ...(verbosity.peek() === 'digest' ? [] : woundsSaid(said, game, now)),
    ...notes.map(({ what, data }) => said.say(`note.${what}`, data)),
    ...(view.over !== null && (isNew || !told.over)
      ? endSaid(said, game, view).filter((one) => !hasSaid(one))
      : []),
    ...(isAsked && !isAnswered
      ? isNew
        ? sayNow(context, view, said)
        : sayAsked(context, view, said)
      : []),
  ];
}

const asSentence = (said: Voice, text: string): string =>
  said.say('hear.sentence', {
    text: `${text.slice(0, 1).toLocaleUpperCase(said.language)}${text.slice(1)}`,
  });

/** A bot's advice, once it has come. */
function tellHint(): void {
  const [all, said] = [hints.value, voice.peek()];
  if (all === null || said === null) return;
  const [best] = all;
  const label = choices.peek().find(({ notation }) => notation === best?.option)?.label;
  if (best === undefined || label === undefined) announce(said.say('table.noHint'));
  else
    announce(
      said.say('hear.sentence', { text: label }),
      ...(best.reasons.length === 0 ? [] : [asSentence(said, sayReasons(said, best.reasons))]),
    );
}

/** What is about to answer itself, where that can be stopped. */
function tellComing(): void {
  const [why, said] = [comingAnswer.value?.why ?? null, voice.peek()];
  if (why !== null && why !== 'only' && said !== null) announce(said.say(`automatic.${why}`));
}

/** An option in parts has been opened: what is asked now, and how many answers there are. */
function tellPart(): void {
  const [opened, said] = [part.value?.parts, voice.peek()];
  if (opened === undefined || said === null) return;
  const count = listed.peek().length;
  announce(opened.asked, said.say('hear.answers', { count }));
}

function tellCall(): void {
  const [now, said] = [call.value, voice.peek()];
  if (now === null || said === null) return;
  const who = now.name === '' ? now.ref : `${now.name} (${said.say(now.ref.slice(1))})`;
  announce(said.say('call.title', { who }), said.say(`ask.${now.at}`));
}

/** Tells every moment once, until what it gives is called. */
export function startTelling(): () => void {
  const ends = [
    tellMoments(),
    effect(tellHint),
    effect(tellComing),
    effect(tellPart),
    effect(tellCall),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function tellMoments(): () => void {
  let told: Told | null = null;
  return effect(() => {
    const [now, game, said] = [moment.value, browserGame.value, voice.value];
    if (now === null || handOver.value !== null) {
      if (handOver.value !== null) told = null;
      return;
    }
    if (game === null || said === null || !said.has('hear.comma')) return;
    const isSame =
      told?.id === now.id &&
      told.seq === now.seq &&
      told.seat === now.view.seat &&
      told.at === (now.replay?.at ?? null);
    if (isSame) return;
    // Once everything else has taken notice: a question may have answered itself by then.
    const before = told;
    if (before === null || (before.asked && before.question !== now.number)) breath = FRESH;
    told = {
      id: now.id,
      seq: now.seq,
      at: now.replay?.at ?? null,
      seat: now.view.seat,
      question: now.number,
      notes: now.view.notes.length,
      over: now.view.over !== null,
      asked: now.view.question !== null,
    };
    queueMicrotask(() => {
      // With the picture, its beats sound.
      const picture = drawn.peek();
      if (ears.peek() === 'on' && picture !== null) hearNews(game, picture, now);
      announce(...sentences(said, game, now, before));
    });
  });
}
