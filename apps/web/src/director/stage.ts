/** The stage: plays the beats of a moment one after the other, and lets the host go on. */

import type { Line, Seat } from '@deadlight/engine';
import { traitsOf } from '@deadlight/games/telling';
import type { Moment, ToHost } from '@deadlight/host';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BrowserGame } from '../games/game.ts';
import { ears, paceScale, waits } from '../settings/settings.ts';
import { endingHeard } from '../sound/heard.ts';
import { hear } from '../sound/playing.ts';
import { sheets } from '../table/current.ts';
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

/** What a stage plays: the moments of a table, and the log that is told meanwhile. */
export interface StageTable {
  readonly moment: ReadonlySignal<Moment | null>;
  readonly log: Signal<readonly Line[]>;
  /** What I have just decided. */
  readonly answered: ReadonlySignal<string | null>;
  readonly browserGame: ReadonlySignal<BrowserGame | null>;
  /** The table as the moment leaves it. */
  readonly drawn: ReadonlySignal<Scene | null>;
  directWith(how: (now: Moment | null) => void): () => void;
  tell(message: ToHost): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** What is to be read stays this long, at a steady pace, in milliseconds. */
const READ = 1500;
/** How long my own fate is shown, at any pace. */
const HELD = 900;
/** How long a rising creature is shown. */
export const APPARITION = 1500;
const BLOWS_STAY = 6000;
/** How many fit on a small screen; the others wait until these have been read. */
export const MOST_BLOWS = 3;
/** How many of the last lines may still have beats to come. */
const EARLIER = 24;
/** Between the last beat and the next decision of a bot. */
const BREATH = 120;

const isAlone = ({ players }: Moment): boolean =>
  players.filter(({ kind }) => kind === 'person').length <= 1;

/** Made by the page that shows a table, and started and stopped with it. */
export class Stage {
  /** The beat that is played now. */
  readonly playing = signal<Playing | null>(null);
  /** What was last shown large. */
  readonly banner = signal<Beat | null>(null);
  /** The creature that has risen, until it has been seen. */
  readonly apparition = signal<Beat | null>(null);
  /** What has become of me, until I have had time to read it. */
  readonly blows = signal<readonly Blow[]>([]);
  readonly death = signal<Death | null>(null);
  /** What I have just learned in secret, until I say that I have read it. */
  readonly secrets = signal<readonly Note[]>([]);
  /** What matters of all that I have not been shown since my last decision. */
  readonly recap = signal<readonly Line[]>([]);
  /** How many times faster than its pace a replay is played. */
  readonly replaySpeed = signal(1);

  readonly #table: StageTable;
  #timer: Timer;
  #bannerTimer: Timer;
  #apparitionTimer: Timer;
  #blowTimer: Timer;
  #skipping = false;
  #played: Moment | null = null;
  /** The table as it was before the moment that is played. */
  #before: Scene | null = null;
  /** The last lines that were told, and to which seat: a whole moment brings a log of its own. */
  #heard: { readonly seat: Seat; readonly lines: readonly Line[] } | null = null;
  #queue: { readonly beat: Beat; readonly ms: number }[] = [];
  /** What has not been played since my last decision, with the table before and after it. */
  #missed: { readonly before: Scene; readonly after: Scene; readonly beats: readonly Beat[] }[] =
    [];
  /** How many of the news have been told. */
  #told = 0;
  #number = 0;

  constructor(table: StageTable) {
    this.#table = table;
  }

  /** Tells the log what has been played so far. */
  #tellTo(end: number): void {
    const now = this.#table.moment.peek();
    if (now === null || now.whole) return;
    const lines = now.news.slice(this.#told, end);
    if (lines.length > 0) this.#table.log.value = [...this.#table.log.peek(), ...lines];
    this.#told = Math.max(this.#told, end);
  }

  #raise(beat: Beat): void {
    this.banner.value = beat;
    clearTimeout(this.#bannerTimer);
    this.#bannerTimer = setTimeout(() => {
      this.banner.value = null;
    }, READ * Math.max(1, paceScale()));
  }

  /** A creature stands before everybody for a moment, while the story goes on behind it. */
  #loom(beat: Beat): void {
    this.apparition.value = beat;
    clearTimeout(this.#apparitionTimer);
    this.#apparitionTimer = setTimeout(() => {
      this.apparition.value = null;
    }, APPARITION * paceScale());
  }

  /** Those that are shown have been read; the next ones come up. */
  dismissBlows(): void {
    clearTimeout(this.#blowTimer);
    this.blows.value = this.blows.peek().slice(MOST_BLOWS);
    if (this.blows.peek().length > 0)
      this.#blowTimer = setTimeout(() => this.dismissBlows(), BLOWS_STAY);
  }

  #clearBlows(): void {
    clearTimeout(this.#blowTimer);
    this.blows.value = [];
  }

  /** True where the play stops until somebody has answered. */
  #suffer(beat: Beat): boolean {
    const said = voice.peek();
    // What becomes of a seat that is only watched is told like everything else.
    if (beat.fate === null || said === null || this.#isReplay()) return false;
    if (beat.fate === 'death') {
      const news = this.#table.moment.peek()?.news ?? [];
      const events = this.#table.browserGame.peek()?.app.telling.events ?? {};
      const leads = news.some((line) => traitsOf(events, line).playsOn) || this.#mayLead();
      this.death.value =
        this.#before === null ? null : deathOf(events, beat, this.#before, news, said, leads);
      return this.death.value !== null;
    }
    this.blows.value = withFate(this.blows.peek(), beat, said, sheets.peek());
    clearTimeout(this.#blowTimer);
    this.#blowTimer = setTimeout(() => this.dismissBlows(), BLOWS_STAY);
    return false;
  }

  #isReplay(): boolean {
    return this.#table.moment.peek()?.replay != null;
  }

  #mayLead(): boolean {
    return this.#table.moment.peek()?.view.question?.at === 'takeover/ask';
  }

  #sound(beat: Beat): void {
    const now = this.#table.moment.peek();
    // People who share the screen hear it, too.
    if (beat.sound !== null && now !== null && (!beat.secret || isAlone(now))) hear(beat.sound);
  }

  /** A beat at its place: the table before it, and after it. */
  #placed(beat: Beat, ms: number, last: Scene, now: Scene): Playing {
    return {
      beat,
      number: this.#number++,
      ms,
      at: spotOf(now, beat) ?? spotOf(last, beat),
      from: spotOfPiece(last, beat.piece),
      to: spotOfPiece(now, beat.other),
    };
  }

  #next(): void {
    batch(() => this.#advance());
  }

  #advance(): void {
    clearTimeout(this.#timer);
    const first = this.#queue.shift();
    const scene = staged.peek();
    const end = this.#table.drawn.peek();
    if (first === undefined || scene === null || end === null) {
      this.#finish();
      return;
    }
    const { beat, ms } = first;
    this.#tellTo(beat.index + 1);
    const now = withBeat(scene, end, beat);
    staged.value = now;
    const length = beat.fate === null || this.#isReplay() ? ms : Math.max(ms, HELD);
    this.playing.value = this.#placed(beat, length, scene, now);
    this.#sound(beat);
    if (beat.great !== null || beat.card !== null) this.#raise(beat);
    if (beat.shows === 'rise' && beat.creature !== null) this.#loom(beat);
    if (this.#suffer(beat)) return;
    this.#timer = setTimeout(() => this.#next(), length);
  }

  /** What a note says for the first time is put before the player it is for. */
  #learn(then: Scene | null, now: Scene | null): void {
    if (then === null || now === null || this.#isReplay()) return;
    const known = new Set(then.notes.map(({ text }) => text));
    const learned = now.notes.filter(({ text }) => !known.has(text));
    if (learned.length > 0) this.secrets.value = [...this.secrets.peek(), ...learned];
  }

  #matters({ line, fate }: Beat): boolean {
    return fate !== null || this.#table.browserGame.peek()!.isGreat(line);
  }

  /** Remembers what was not played. */
  #note(beats: readonly Beat[], end: Scene): void {
    const some = beats.filter((beat) => this.#matters(beat));
    if (some.length === 0) return;
    this.#missed.push({ before: this.#before ?? end, after: end, beats });
    this.recap.value = [...new Set([...this.recap.peek(), ...some.map(({ line }) => line)])];
  }

  /** Plays what matters of it after all; a touch ends it, like anything that is played. */
  replayRecap(): void {
    if (this.playing.peek() !== null) return;
    const steps = this.#missed.flatMap((one) => {
      let scene = opening(one.before, one.after);
      return one.beats.flatMap((beat) => {
        const last = scene;
        scene = withBeat(last, one.after, beat);
        return this.#matters(beat) ? [{ beat, last, scene }] : [];
      });
    });
    const scale = Math.max(0.5, paceScale());
    const on = (shown: Playing | null): void => {
      // Somebody has had enough, or something new has come.
      if (this.playing.peek() !== shown) return;
      const step = steps.shift();
      if (step === undefined) {
        this.skip();
        return;
      }
      const { beat, last, scene } = step;
      const ms = Math.max(beat.ms, HELD) * scale;
      staged.value = scene;
      this.playing.value = this.#placed(beat, ms, last, scene);
      if (beat.great !== null || beat.card !== null) this.#raise(beat);
      this.#timer = setTimeout(on, ms, this.playing.peek());
    };
    on(null);
  }

  /** The table is as it is; bots may go on. */
  #finish(): void {
    clearTimeout(this.#timer);
    const now = this.#table.moment.peek();
    const some = this.playing.peek() !== null;
    this.#queue = [];
    this.playing.value = null;
    staged.value = null;
    if (now === null) return;
    this.#tellTo(now.news.length);
    const sounds = endingHeard(this.#played, now);
    if (sounds !== null) hear(sounds);
    this.#played = now;
    this.#heard = { seat: now.view.seat, lines: this.#table.log.peek().slice(-EARLIER) };
    this.#learn(this.#before, this.#table.drawn.peek());
    this.#before = this.#table.drawn.peek();
    if (!now.paused) this.#skipping = false;
    // A listener says when it goes on.
    else if (ears.peek() === 'on' && waits.peek() === 'on' && !this.#skipping) return;
    else if (paceScale() === 0 || this.#skipping) this.#table.tell({ say: 'shown', skip: true });
    else {
      const large = this.banner.peek() !== null || this.apparition.peek() !== null;
      const wait = large && some ? READ : BREATH;
      this.#timer = setTimeout(
        () => this.#table.tell({ say: 'shown', skip: false }),
        wait * paceScale(),
      );
    }
  }

  /** What is left is not played, but nothing of my own fate is left out. */
  complete(): void {
    if (this.playing.peek() === null || this.death.peek() !== null) return;
    clearTimeout(this.#timer);
    this.apparition.value = null;
    const rest = this.#queue;
    this.#queue = [];
    for (const [at, { beat }] of rest.entries())
      if (this.#suffer(beat)) {
        this.#queue = rest.slice(at + 1);
        return;
      }
    this.#finish();
  }

  /** Skips what is being played; while bots move, skips to my next decision. */
  skip(): void {
    this.#skipping = this.#table.moment.peek()?.paused === true;
    this.banner.value = null;
    this.apparition.value = null;
    if (this.playing.peek() !== null) this.complete();
    else this.#finish();
  }

  /** Lets others act once more, where they wait for a listener. */
  goOn(): void {
    if (this.#table.moment.peek()?.paused === true) this.#table.tell({ say: 'shown', skip: false });
  }

  /** After my death: on with the story, or straight to its end. */
  afterDeath(toTheEnd: boolean): void {
    this.death.value = null;
    if (toTheEnd) this.#skipping = true;
    if (toTheEnd || paceScale() === 0) {
      const rest = this.#queue;
      this.#queue = [];
      for (const { beat } of rest) this.#suffer(beat);
      this.#finish();
    } else this.#next();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#bannerTimer);
    clearTimeout(this.#apparitionTimer);
    this.#clearBlows();
    this.#queue = [];
    this.playing.value = null;
    staged.value = null;
    this.banner.value = null;
    this.apparition.value = null;
    this.death.value = null;
    this.secrets.value = [];
    this.recap.value = [];
    this.#missed = [];
    this.#played = null;
    this.#before = null;
    this.#heard = null;
    this.#skipping = false;
  }

  /** What the same seat was told last. */
  #earlierThan({ whole, view }: Moment): readonly Line[] {
    if (!whole) return this.#table.log.peek().slice(-EARLIER);
    return this.#heard?.seat === view.seat ? this.#heard.lines : [];
  }

  #play(now: Moment): void {
    clearTimeout(this.#timer);
    const [game, end] = [this.#table.browserGame.peek(), this.#table.drawn.peek()];
    this.#told = 0;
    this.#queue = [];
    if (game === null || end === null || now.news.length === 0) {
      this.#finish();
      return;
    }
    const beats = beatsOf(game.castOf(now.view), now.news, this.#earlierThan(now));
    if (this.#before === null) {
      // The screen has changed hands: what happened meanwhile is only told.
      this.#note(beats, end);
      this.#finish();
      return;
    }
    if (paceScale() === 0 || this.#skipping) {
      this.#note(beats, end);
      for (const [at, beat] of beats.entries())
        if (this.#suffer(beat)) {
          this.#queue = beats.slice(at + 1).map((one) => ({ beat: one, ms: 0 }));
          return;
        }
      this.#finish();
      return;
    }
    const scale = now.replay === null ? paceScale() : paceScale() / this.replaySpeed.peek();
    const lengths = lengthsOf(beats, scale);
    this.#queue = beats.map((beat, at) => ({ beat, ms: lengths[at]! }));
    staged.value = opening(this.#before, end);
    this.#next();
  }

  /** Plays what comes to the table, until what it gives is called. */
  start(): () => void {
    const ends = [
      this.#table.directWith((now) => {
        if (now === null || this.#played?.id !== now.id || (now.replay !== null && now.whole))
          this.#clear();
        if (now !== null) this.#play(now);
      }),
      this.#table.answered.subscribe((says) => {
        if (says === null) return;
        this.recap.value = [];
        this.#missed = [];
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.#clear();
    };
  }
}
