/** The stage: plays the beats of a moment one after the other, and lets the host go on. */

import type { Line, Seat } from '@deadlight/engine';
import { traitsOf } from '@deadlight/games/telling';
import type { Moment } from '@deadlight/host';
import { batch, signal } from '@preact/signals';
import { ears, paceScale, waits } from '../settings/settings.ts';
import { endingHeard } from '../sound/heard.ts';
import { hear } from '../sound/playing.ts';
import type { Note, Scene } from '../table/scene.ts';
import { voice } from '../text/voice.ts';
import { Asides, asideBeat, seenFrom } from './aside.ts';
import type { Beat } from './beat.ts';
import { beatsOf } from './direct.ts';
import { FatesShown } from './fates-shown.ts';
import { Missed, type MissedBeat } from './missed.ts';
import { isLarge, lengthOfAside, wordsIn } from './pacing.ts';
import { Placing } from './placing.ts';
import { readingTimes } from './reading.ts';
import { isReplay, type Playing, type StageTable, type Timer } from './stage-table.ts';
import { opening, staged, withBeat } from './staged.ts';
import { ToldLines } from './told-lines.ts';

/** A beat to be played. */
interface Step {
  readonly beat: Beat;
  readonly ms: number;
  /** Nobody looks at it: the table is as it leaves it at once. */
  readonly passes?: true;
}

/** How many of the last lines may still have something to come. */
const EARLIER = 120;
/** Between the last beat and the next decision of a bot. */
const BREATH = 60;
/** Before a line that follows it; and before my decision, by whose side it stays. */
const ASIDE_COMES = 120;
const BEFORE_I_DECIDE = 0.5;
/** How many times faster everything goes while somebody holds. */
const HURRY = 8;

const isAlone = ({ players }: Moment): boolean =>
  players.filter(({ kind }) => kind === 'person').length <= 1;

/** Made by the page that shows a table, and started and stopped with it. */
export class Stage {
  /** The beat that is played now; only one thing at a time is shown large, and goes with its beat. */
  readonly playing = signal<Playing | null>(null);
  /** What I have just learned in secret, until I say that I have read it. */
  readonly secrets = signal<readonly Note[]>([]);
  /** How many times faster than its pace a replay is played. */
  readonly replaySpeed = signal(1);

  readonly #table: StageTable;
  readonly #fates: FatesShown;
  readonly #lines = new ToldLines();
  readonly #missed: Missed;
  readonly #placing: Placing;
  #timer: Timer;
  #skipping = false;
  #hurrying = false;
  #played: Moment | null = null;
  /** The table as it was before the moment that is played. */
  #before: Scene | null = null;
  readonly #asides = new Asides();
  /** The last lines that were told, and to which seat: a whole moment brings a log of its own. */
  #heard: { readonly seat: Seat; readonly lines: readonly Line[] } | null = null;
  #queue: Step[] = [];
  /** How many of the news have been told. */
  #told = 0;

  constructor(table: StageTable) {
    this.#table = table;
    this.#fates = new FatesShown(table);
    this.#missed = new Missed(table);
    this.#placing = new Placing(table);
  }

  /** What has become of me, until I have had time to read it. */
  get blows(): FatesShown['blows'] {
    return this.#fates.blows;
  }

  get death(): FatesShown['death'] {
    return this.#fates.death;
  }

  /** What matters of all that I have not been shown since my last decision. */
  get recap(): Missed['recap'] {
    return this.#missed.recap;
  }

  /** The last lines that were told; they can be read until something else happens. */
  get lines(): ToldLines['lines'] {
    return this.#lines.lines;
  }

  /** Tells the log what has been played so far. */
  #tellTo(end: number): void {
    const now = this.#table.moment.peek();
    if (now === null || now.whole) return;
    const lines = now.news.slice(this.#told, end);
    if (lines.length > 0) this.#table.log.value = [...this.#table.log.peek(), ...lines];
    this.#told = Math.max(this.#told, end);
  }

  /** Those that are shown have been read: the next ones come up, or the story goes on. */
  dismissBlows(): void {
    this.#fates.dismiss();
    const playing = this.playing.peek();
    if (playing === null) this.#dismissLater();
    else if (this.blows.peek().length === 0 && playing.beat.fate !== null) this.#next();
  }

  #dismissLater(): void {
    this.#fates.dismissLater(() => this.dismissBlows());
  }

  /** True where the play stops until somebody has answered. */
  #suffer(beat: Beat): boolean {
    return this.#fates.show(beat, this.#before);
  }

  #sound(beat: Beat): void {
    const now = this.#table.moment.peek();
    // People who share the screen hear it, too.
    if (beat.sound !== null && now !== null && (!beat.secret || isAlone(now))) hear(beat.sound);
  }

  #next(): void {
    batch(() => this.#advance());
  }

  #advance(): void {
    clearTimeout(this.#timer);
    const end = this.#table.drawn.peek();
    let first = this.#queue.shift();
    for (; first?.passes === true && staged.peek() !== null && end !== null; ) {
      staged.value = withBeat(staged.peek()!, end, first.beat);
      this.#tellTo(first.beat.index + 1);
      first = this.#queue.shift();
    }
    const scene = staged.peek();
    if (first === undefined || scene === null || end === null) {
      this.#finish();
      return;
    }
    const { beat, ms } = first;
    this.#fates.makeRoomFor(beat);
    const isAside = beat.text !== undefined;
    if (!isAside) this.#tellTo(beat.index + 1);
    const now = isAside ? scene : withBeat(scene, end, beat);
    staged.value = now;
    this.#lines.tell(beat);
    const playing = this.#placing.place(beat, ms, scene, now);
    this.playing.value = playing;
    this.#sound(beat);
    if (this.#suffer(beat)) return;
    this.#keepTime(playing);
  }

  /** The next beat comes when this one could be read, or has been. */
  #keepTime({ ms, waits }: Playing): void {
    clearTimeout(this.#timer);
    if (waits && !this.#hurrying) return;
    this.#timer = setTimeout(() => this.#next(), this.#hurrying ? ms / HURRY : ms);
  }

  /** Everything goes faster for as long as somebody wants it to. */
  hurry(on: boolean): void {
    if (this.#hurrying === on) return;
    this.#hurrying = on;
    const now = this.playing.peek();
    if (on && now !== null && this.death.peek() === null) this.#keepTime(now);
  }

  /** What a note says for the first time is put before the player it is for. */
  #learn(then: Scene | null, now: Scene | null): void {
    if (then === null || now === null || isReplay(this.#table)) return;
    const known = new Set(then.notes.map(({ text }) => text));
    const learned = now.notes.filter(({ text }) => !known.has(text));
    if (learned.length > 0) this.secrets.value = [...this.secrets.peek(), ...learned];
  }

  /** Remembers what was not played. */
  #note(beats: readonly Beat[], end: Scene): void {
    this.#missed.add(beats, this.#before ?? end, end);
  }

  /** Plays what matters of it after all; a touch ends it, like anything that is played. */
  replayRecap(): void {
    if (this.playing.peek() !== null) return;
    this.#lines.clear();
    const steps: MissedBeat[] = this.#missed.beats();
    const scale = Math.max(0.5, paceScale());
    const beats = steps.map(({ beat }) => beat);
    const lengths = readingTimes(beats, this.#fates.known, scale);
    const on = (shown: Playing | null): void => {
      // Somebody has had enough, or something new has come.
      if (this.playing.peek() !== shown) return;
      const step = steps.shift();
      if (step === undefined) {
        this.skip();
        this.#lines.clear();
        return;
      }
      const { beat, last, scene } = step;
      const ms = lengths.shift()!;
      staged.value = scene;
      this.#lines.tell(beat);
      this.playing.value = { ...this.#placing.place(beat, ms, last, scene), waits: false };
      this.#timer = setTimeout(on, ms, this.playing.peek());
    };
    on(null);
  }

  /** The table is as it is; bots may go on. */
  #finish(): void {
    clearTimeout(this.#timer);
    const now = this.#table.moment.peek();
    this.#queue = [];
    if (this.playing.peek() !== null) this.#fates.clear();
    this.playing.value = null;
    staged.value = null;
    this.#lines.clearLater();
    if (now === null) return;
    this.#tellTo(now.news.length);
    const sounds = endingHeard(this.#played, now);
    if (sounds !== null) hear(sounds);
    this.#settle(now);
    this.#learn(this.#before, this.#table.drawn.peek());
    this.#before = this.#table.drawn.peek();
    if (!now.paused) {
      this.#skipping = false;
      // A listener says when it goes on.
    } else if (ears.peek() === 'on' && waits.peek() === 'on' && !this.#skipping) return;
    else if (paceScale() === 0 || this.#skipping) this.#table.tell({ say: 'shown', skip: true });
    else if (!this.#asides.isEmpty)
      // Nothing was seen that one could catch one’s breath after.
      this.#table.tell({ say: 'shown', skip: false });
    else this.#breathe();
  }

  #settle(now: Moment): void {
    this.#played = now;
    this.#heard = { seat: now.view.seat, lines: this.#table.log.peek().slice(-EARLIER) };
  }

  #breathe(): void {
    this.#timer = setTimeout(
      () => this.#table.tell({ say: 'shown', skip: false }),
      BREATH * paceScale(),
    );
  }

  /** What is shown now has been seen: the next thing follows. */
  complete(): void {
    if (this.playing.peek() === null || this.death.peek() !== null) return;
    this.#next();
  }

  /** What is left of the moment is not played, but nothing of my own fate is left out. */
  finish(): void {
    if (this.playing.peek() === null || this.death.peek() !== null) return;
    clearTimeout(this.#timer);
    const rest = this.#queue;
    this.#queue = [];
    this.playing.value = null;
    for (const [at, { beat }] of rest.entries())
      if (this.#suffer(beat)) {
        this.#queue = rest.slice(at + 1);
        return;
      }
    this.#dismissLater();
    this.#finish();
  }

  /** Skips what is being played; while bots move, skips to my next decision. */
  skip(): void {
    this.#skipping = this.#table.moment.peek()?.paused === true;
    if (this.playing.peek() !== null) this.finish();
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
    this.#fates.forget();
    this.#missed.clear();
    this.#placing.forget();
    this.#queue = [];
    this.#asides.forget();
    this.#lines.clear();
    this.playing.value = null;
    staged.value = null;
    this.secrets.value = [];
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
    // What I have answered is told by itself.
    if (this.#played?.view.question != null) this.#lines.clear();
    if (
      game === null ||
      end === null ||
      (now.news.length === 0 && (now.paused || this.#asides.isEmpty))
    ) {
      this.#finish();
      return;
    }
    const { events } = game.app.telling;
    const all = beatsOf(events, game.castOf(now.view), now.news, this.#earlierThan(now));
    // Whose turn it is, is seen; that it is mine, is asked.
    const isHeading = ({ line }: Beat): boolean => traitsOf(events, line).opens === 'turn';
    const beats = now.replay === null ? all.filter((beat) => !isHeading(beat)) : all;
    if (this.#before === null) {
      // The screen has changed hands: what happened meanwhile is only told.
      this.#note(beats, end);
      this.#finish();
      return;
    }
    if (paceScale() === 0 || this.#skipping) {
      this.#asides.forget();
      this.#passOver(beats, end);
    } else this.#show(now, beats, opening(this.#before, end));
  }

  /** Nothing is played, but all that matters is noted, and my own fate is told. */
  #passOver(beats: readonly Beat[], end: Scene): void {
    this.#note(beats, end);
    for (const [at, beat] of beats.entries())
      if (this.#suffer(beat)) {
        this.#queue = beats.slice(at + 1).map((one) => ({ beat: one, ms: 0 }));
        return;
      }
    this.#dismissLater();
    this.#finish();
  }

  #show(now: Moment, beats: readonly Beat[], first: Scene): void {
    const { events } = this.#table.browserGame.peek()!.app.telling;
    const isFollowed = now.replay !== null || now.view.seat < 0;
    const scale = now.replay === null ? paceScale() : paceScale() / this.replaySpeed.peek();
    const mine = isFollowed ? now.news.length : this.#mineIn(now);
    const isNew = (beat: Beat): boolean => this.#placing.isNew(beat);
    const seen = seenFrom(beats, first, isNew).map(({ beat, looked }, at) =>
      beat.index < mine ? { beat: beats[at]!, looked: true } : { beat, looked },
    );
    const looked = seen.flatMap((one) => (one.looked ? [one.beat] : []));
    const lengths = readingTimes(looked, this.#fates.known, scale, mine);
    this.#queue = [];
    for (const [index, line] of now.news.entries()) {
      if (traitsOf(events, line).opens === 'turn') this.#asides.close();
      const some = seen.filter(({ beat }) => beat.index === index);
      const looked = some.filter((one) => one.looked);
      if (index >= mine && looked.length === 0) this.#asides.hear(line);
      // Lines stay while others come; what is shown large takes their place.
      else this.#tellAsides(looked.some(({ beat }) => isLarge(beat)) ? scale : 0);
      for (const { beat, looked } of some)
        this.#queue.push(looked ? { beat, ms: lengths.shift()! } : { beat, ms: 0, passes: true });
    }
    // Before I decide, I have read what the others have done.
    if (!now.paused) this.#tellAsides(scale * BEFORE_I_DECIDE);
    staged.value = first;
    this.#next();
  }

  /** How many of the news are what my own answer has brought about. */
  #mineIn({ news }: Moment): number {
    if (this.#played?.view.question == null) return 0;
    const { events } = this.#table.browserGame.peek()!.app.telling;
    const end = news.findIndex((line) => traitsOf(events, line).opens !== undefined);
    return end < 0 ? news.length : end;
  }

  /** What others have done out of my sight, before anything that I see. */
  #tellAsides(scale: number): void {
    const { events } = this.#table.browserGame.peek()!.app.telling;
    const line = this.#asides.last;
    const said = voice.peek();
    if (line === null || said === null) return;
    const text = this.#asides.tell(events, said);
    if (text === '') return;
    const ms = Math.max(ASIDE_COMES, lengthOfAside(wordsIn(text), scale));
    this.#queue.push({ beat: asideBeat(line, text), ms });
  }

  /** Plays what comes to the table, until what it gives is called. */
  start(): () => void {
    const ends = [
      this.#table.directWith((now) => {
        if (now === null || this.#played?.id !== now.id || (now.replay !== null && now.whole))
          this.#clear();
        if (now !== null) this.#play(now);
      }),
      this.#table.drawn.subscribe((scene) => {
        // The first moment may have come before its game.
        if (this.#before === null && this.#played !== null)
          if (this.#played === this.#table.moment.peek()) this.#before = scene;
      }),
      this.#table.answered.subscribe((says) => {
        if (says !== null) this.#missed.clear();
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.#clear();
    };
  }
}
