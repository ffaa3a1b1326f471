/** The stage: plays the beats of a moment one after the other, and lets the host go on. */

import type { Line } from '@deadlight/engine';
import type { Moment } from '@deadlight/host';
import { batch, signal } from '@preact/signals';
import { answered, browserGame, directWith, log, moment, tell } from '../link.ts';
import { paceScale } from '../settings/settings.ts';
import { endingHeard } from '../sound/heard.ts';
import { hear } from '../sound/playing.ts';
import { drawn, sheets } from '../table/current.ts';
import type { Note, Scene } from '../table/scene.ts';
import { voice } from '../text/voice.ts';
import type { Beat } from './beat.ts';
import { beatsOf } from './direct.ts';
import { type Blow, type Death, deathOf, withFate } from './fate.ts';
import { lengthsOf } from './pacing.ts';
import { type Spot, spotOf, spotOfPiece } from './spot.ts';
import { opening, staged, withBeat } from './staged.ts';

export interface Playing {
  readonly beat: Beat;
  readonly number: number;
  readonly ms: number;
  /** Where it happens, where it comes from, and whom it strikes. */
  readonly at: Spot | null;
  readonly from: Spot | null;
  readonly to: Spot | null;
}

/** The beat that is played now. */
export const playing = signal<Playing | null>(null);
/** What was last shown large. */
export const banner = signal<Beat | null>(null);
/** The creature that has risen, until it has been seen. */
export const apparition = signal<Beat | null>(null);
/** What has become of me, until I have had time to read it. */
export const blows = signal<readonly Blow[]>([]);
export const death = signal<Death | null>(null);
/** What I have just learned in secret, until I say that I have read it. */
export const secrets = signal<readonly Note[]>([]);
/** What matters of all that I have not been shown since my last decision. */
export const recap = signal<readonly Line[]>([]);

/** How many times faster than its pace a replay is played. */
export const replaySpeed = signal(1);

/** What is to be read stays this long, at a steady pace, in milliseconds. */
const READ = 1500;
/** What becomes of me is held up for so long, at any pace. */
const HELD = 900;
/** A creature that rises is seen for so long. */
export const APPARITION = 1500;
const BLOWS_STAY = 6000;
/** So many fit on a small screen; the others wait until these have been read. */
export const MOST_BLOWS = 3;
/** Of so many lines something may still come. */
const EARLIER = 24;
/** Between the last beat and the next decision of a bot. */
const BREATH = 120;

let timer: ReturnType<typeof setTimeout> | undefined;
let bannerTimer: ReturnType<typeof setTimeout> | undefined;
let apparitionTimer: ReturnType<typeof setTimeout> | undefined;
let blowTimer: ReturnType<typeof setTimeout> | undefined;
let skipping = false;
let played: Moment | null = null;
/** The table as it was before the moment that is played. */
let before: Scene | null = null;
/** The last lines that were told, and to which seat: a whole moment brings a log of its own. */
let heard: { readonly seat: number; readonly lines: readonly Line[] } | null = null;
let queue: { readonly beat: Beat; readonly ms: number }[] = [];
/** What has not been played since my last decision, with the table before and after it. */
let missed: { readonly before: Scene; readonly after: Scene; readonly beats: readonly Beat[] }[] =
  [];
/** How many of the news have been told. */
let told = 0;
let number = 0;

const after = (): Scene | null => drawn.peek();
const isAlone = ({ players }: Moment): boolean =>
  players.filter(({ kind }) => kind === 'person').length <= 1;

/** Tells the log what has been played so far. */
function tellTo(end: number): void {
  const now = moment.peek();
  if (now === null || now.whole) return;
  const lines = now.news.slice(told, end);
  if (lines.length > 0) log.value = [...log.peek(), ...lines];
  told = Math.max(told, end);
}

function raise(beat: Beat): void {
  banner.value = beat;
  clearTimeout(bannerTimer);
  bannerTimer = setTimeout(() => {
    banner.value = null;
  }, READ * Math.max(1, paceScale()));
}

/** A creature stands before everybody for a moment, while the story goes on behind it. */
function loom(beat: Beat): void {
  apparition.value = beat;
  clearTimeout(apparitionTimer);
  apparitionTimer = setTimeout(() => {
    apparition.value = null;
  }, APPARITION * paceScale());
}

/** Those that are shown have been read; the next ones come up. */
export function dismissBlows(): void {
  clearTimeout(blowTimer);
  blows.value = blows.peek().slice(MOST_BLOWS);
  if (blows.peek().length > 0) blowTimer = setTimeout(dismissBlows, BLOWS_STAY);
}

function clearBlows(): void {
  clearTimeout(blowTimer);
  blows.value = [];
}

/** True where the play stops until somebody has answered. */
function suffer(beat: Beat): boolean {
  const said = voice.peek();
  // What becomes of a seat that is only watched is told like everything else.
  if (beat.fate === null || said === null || isReplay()) return false;
  if (beat.fate === 'death') {
    const news = moment.peek()?.news ?? [];
    const leads = news.some(({ what }) => what === 'takes-over') || mayLead();
    death.value = before === null ? null : deathOf(beat, before, news, said, leads);
    return death.value !== null;
  }
  blows.value = withFate(blows.peek(), beat, said, sheets.peek());
  clearTimeout(blowTimer);
  blowTimer = setTimeout(dismissBlows, BLOWS_STAY);
  return false;
}

const isReplay = (): boolean => moment.peek()?.replay != null;

const mayLead = (): boolean => moment.peek()?.view.question?.at === 'takeover/ask';

function sound(beat: Beat): void {
  const now = moment.peek();
  // Who sits across the table hears, too.
  if (beat.sound !== null && now !== null && (!beat.secret || isAlone(now))) hear(beat.sound);
}

/** A beat at its place: the table before it, and after it. */
const placed = (beat: Beat, ms: number, last: Scene, now: Scene): Playing => ({
  beat,
  number: number++,
  ms,
  at: spotOf(now, beat) ?? spotOf(last, beat),
  from: spotOfPiece(last, beat.piece),
  to: spotOfPiece(now, beat.other),
});

const next = (): void => batch(advance);

function advance(): void {
  clearTimeout(timer);
  const first = queue.shift();
  const scene = staged.peek();
  const end = after();
  if (first === undefined || scene === null || end === null) {
    finish();
    return;
  }
  const { beat, ms } = first;
  tellTo(beat.index + 1);
  const now = withBeat(scene, end, beat);
  staged.value = now;
  const length = beat.fate === null || isReplay() ? ms : Math.max(ms, HELD);
  playing.value = placed(beat, length, scene, now);
  sound(beat);
  if (beat.great !== null || beat.card !== null) raise(beat);
  if (beat.shows === 'rise' && beat.creature !== null) loom(beat);
  if (suffer(beat)) return;
  timer = setTimeout(next, length);
}

/** What a note says for the first time is put before the player it is for. */
function learn(then: Scene | null, now: Scene | null): void {
  if (then === null || now === null || isReplay()) return;
  const known = new Set(then.notes.map(({ text }) => text));
  const learned = now.notes.filter(({ text }) => !known.has(text));
  if (learned.length > 0) secrets.value = [...secrets.peek(), ...learned];
}

const matters = ({ line, fate }: Beat): boolean =>
  fate !== null || browserGame.peek()!.isGreat(line);

/** Remembers what was not played. */
function note(beats: readonly Beat[], end: Scene): void {
  const some = beats.filter(matters);
  if (some.length === 0) return;
  missed.push({ before: before ?? end, after: end, beats });
  recap.value = [...new Set([...recap.peek(), ...some.map(({ line }) => line)])];
}

/** Plays what matters of it after all; a touch ends it, like anything that is played. */
export function replayRecap(): void {
  if (playing.peek() !== null) return;
  const steps = missed.flatMap((one) => {
    let scene = opening(one.before, one.after);
    return one.beats.flatMap((beat) => {
      const last = scene;
      scene = withBeat(last, one.after, beat);
      return matters(beat) ? [{ beat, last, scene }] : [];
    });
  });
  const scale = Math.max(0.5, paceScale());
  const on = (shown: Playing | null): void => {
    // Somebody has had enough, or something new has come.
    if (playing.peek() !== shown) return;
    const step = steps.shift();
    if (step === undefined) {
      skip();
      return;
    }
    const { beat, last, scene } = step;
    const ms = Math.max(beat.ms, HELD) * scale;
    staged.value = scene;
    playing.value = placed(beat, ms, last, scene);
    if (beat.great !== null || beat.card !== null) raise(beat);
    timer = setTimeout(on, ms, playing.peek());
  };
  on(null);
}

/** The table is as it is; bots may go on. */
function finish(): void {
  clearTimeout(timer);
  const now = moment.peek();
  const some = playing.peek() !== null;
  queue = [];
  playing.value = null;
  staged.value = null;
  if (now === null) return;
  tellTo(now.news.length);
  const sounds = endingHeard(played, now);
  if (sounds !== null) hear(sounds);
  played = now;
  heard = { seat: now.view.seat, lines: log.peek().slice(-EARLIER) };
  learn(before, after());
  before = after();
  if (!now.paused) skipping = false;
  else if (paceScale() === 0 || skipping) tell({ say: 'shown', skip: true });
  else {
    const large = banner.peek() !== null || apparition.peek() !== null;
    const wait = large && some ? READ : BREATH;
    timer = setTimeout(() => tell({ say: 'shown', skip: false }), wait * paceScale());
  }
}

/** What is left is not played, but nothing of my own fate is left out. */
export function complete(): void {
  if (playing.peek() === null || death.peek() !== null) return;
  clearTimeout(timer);
  apparition.value = null;
  const rest = queue;
  queue = [];
  for (const [at, { beat }] of rest.entries())
    if (suffer(beat)) {
      queue = rest.slice(at + 1);
      return;
    }
  finish();
}

/** Ends what is played; with bots to move, goes on to the next own decision. */
export function skip(): void {
  skipping = moment.peek()?.paused === true;
  banner.value = null;
  apparition.value = null;
  if (playing.peek() !== null) complete();
  else finish();
}

/** After my death: on with the story, or straight to its end. */
export function afterDeath(toTheEnd: boolean): void {
  death.value = null;
  if (toTheEnd) skipping = true;
  if (toTheEnd || paceScale() === 0) {
    const rest = queue;
    queue = [];
    for (const { beat } of rest) suffer(beat);
    finish();
  } else next();
}

function clear(): void {
  clearTimeout(timer);
  clearTimeout(bannerTimer);
  clearTimeout(apparitionTimer);
  clearBlows();
  queue = [];
  playing.value = null;
  staged.value = null;
  banner.value = null;
  apparition.value = null;
  death.value = null;
  secrets.value = [];
  recap.value = [];
  missed = [];
  played = null;
  before = null;
  heard = null;
  skipping = false;
}

/** What the same seat was told last. */
function earlierThan({ whole, view }: Moment): readonly Line[] {
  if (!whole) return log.peek().slice(-EARLIER);
  return heard?.seat === view.seat ? heard.lines : [];
}

function play(now: Moment): void {
  clearTimeout(timer);
  const [game, end] = [browserGame.peek(), after()];
  told = 0;
  queue = [];
  if (game === null || end === null || now.news.length === 0) {
    finish();
    return;
  }
  const beats = beatsOf(game.castOf(now.view), now.news, earlierThan(now));
  if (before === null) {
    // The screen has changed hands: what happened meanwhile is only told.
    note(beats, end);
    finish();
    return;
  }
  if (paceScale() === 0 || skipping) {
    note(beats, end);
    for (const [at, beat] of beats.entries())
      if (suffer(beat)) {
        queue = beats.slice(at + 1).map((one) => ({ beat: one, ms: 0 }));
        return;
      }
    finish();
    return;
  }
  const scale = now.replay === null ? paceScale() : paceScale() / replaySpeed.peek();
  const lengths = lengthsOf(beats, scale);
  queue = beats.map((beat, at) => ({ beat, ms: lengths[at]! }));
  staged.value = opening(before, end);
  next();
}

export function startStage(): () => void {
  const ends = [
    directWith((now) => {
      if (now === null || played?.id !== now.id || (now.replay !== null && now.whole)) clear();
      if (now !== null) play(now);
    }),
    answered.subscribe((says) => {
      if (says === null) return;
      recap.value = [];
      missed = [];
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
