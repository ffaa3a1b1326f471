/** Runs one match for any number of screens. It has no clock and no transport: callers provide both. */
import {
  at,
  type Changes,
  LogReader,
  type Match,
  type Seat,
  SPECTATOR,
  viewOf,
  Watch,
} from '@deadlight/engine';
import type { HostedGame } from '@deadlight/games/telling';
import { HostError } from './host-error.ts';
import type { Changed, Player, Told } from './messages.ts';
import type { Read } from './online.ts';
import type { Screen } from './screen.ts';

const NOTHING: Changes = {};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function isEmpty(changes: Changes): boolean {
  for (const _ in changes) return false;
  return true;
}

const isSameTold = (a: Told, b: Told): boolean =>
  a.number === b.number &&
  a.undoable === b.undoable &&
  a.whyNotUndo === b.whyNotUndo &&
  a.paused === b.paused;

export class TableHost {
  readonly id: string;
  readonly app: HostedGame;
  readonly match: Match;
  readonly #players: Player[];
  readonly #screens = new Set<Screen>();
  readonly #watch: Watch;
  #isEnded = false;

  constructor(id: string, app: HostedGame, match: Match, players: readonly Player[]) {
    this.id = id;
    this.app = app;
    this.match = match;
    this.#players = [...players];
    this.#watch = new Watch(match.table);
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get isOver(): boolean {
    return this.match.table.over !== null;
  }

  /** Nothing more is asked: the game is over, or the people have agreed to end it. */
  get #isClosed(): boolean {
    return this.isOver || this.#isEnded;
  }

  /** Ends the game early, and shows everybody what is no longer secret. */
  end(): void {
    this.#isEnded = true;
    for (const screen of this.#screens) this.#end(screen);
  }

  /** Another player takes a seat: a bot, or a person who is back. */
  seat(seat: Seat, player: Player): void {
    this.#players[seat] = player;
  }

  /** A bot whose answer the game waits for. */
  get nextBot(): Seat | undefined {
    return this.match.table.pending.find(
      (seat) => at(this.#players, seat, 'player').kind === 'bot',
    );
  }

  /** A new screen gets everything it may see at once; a returning one also what it has missed. */
  join(screen: Screen, before?: Read): void {
    this.#screens.add(screen);
    if (before !== undefined && screen.seats.includes(before.seat))
      screen.seen.set(before.seat, this.match.log.placeAfter(before.seat, before.lines));
    const { eye } = screen;
    if (this.#isClosed) this.#end(screen);
    else if (eye !== null) this.#whole(screen, false, screen.seen.get(eye) ?? null);
    else this.#handOver(screen);
  }

  leave(screen: Screen): void {
    this.#screens.delete(screen);
    this.#forgetUnseen();
  }

  /** A screen that is out of sync gets the whole state again. */
  resync(screen: Screen): void {
    if (screen.eye === null) this.#handOver(screen);
    else this.#whole(screen, screen.told?.paused ?? false);
    if (screen.called !== null) this.#call(screen, screen.called);
  }

  /** Another player, who is asked, looks at the screen now. */
  look(screen: Screen, seat: Seat): void {
    if (!screen.seats.includes(seat) || !this.match.table.pending.includes(seat))
      throw new HostError('refused', `seat ${seat + 1} is not asked`);
    screen.eye = seat;
    this.#whole(screen, false, screen.seen.get(seat) ?? null);
    this.#forgetUnseen();
  }

  /** Takes an answer from the player who looks at the screen. Nothing is sent until `tell`. */
  decide(screen: Screen, seat: Seat, says: string, at: number): void {
    this.#checkHere(screen, seat);
    this.match.say(seat, says, at);
  }

  /** The player who was called has said no, aloud. Nothing is sent until `tell`. */
  decline(screen: Screen, seat: Seat): void {
    const says = this.#declineOf(seat);
    if (screen.called !== seat || says === undefined)
      throw new HostError('refused', `seat ${seat + 1} was not called`);
    screen.called = null;
    this.match.say(seat, says, this.match.numberFor(seat));
  }

  /** The player who was called wants to look first. */
  handTo(screen: Screen, seat: Seat): void {
    if (screen.called !== seat) throw new HostError('refused', `seat ${seat + 1} was not called`);
    this.#handOver(screen);
  }

  /** Takes back the last decision of the player who looks at the screen. */
  undo(screen: Screen, seat: Seat): void {
    this.#checkHere(screen, seat);
    const told = this.match.log.entries.length;
    this.match.undo(seat);
    if (this.match.log.entries.length < told) this.#readAgain();
  }

  /** Goes back to an earlier state; only for a table that has agreed to it. */
  rewind(to: number): void {
    this.match.rewind(to);
    this.#readAgain();
  }

  #readAgain(): void {
    for (const screen of this.#screens) {
      screen.read = null;
      screen.seen.clear();
    }
  }

  #checkHere(screen: Screen, seat: Seat): void {
    if (seat !== screen.eye || !screen.seats.includes(seat))
      throw new HostError('refused', `seat ${seat + 1} is not here`);
  }

  /** Whether the log has anything that a screen has not been sent. */
  get hasNews(): boolean {
    const { log } = this.match;
    return [...this.#screens].some(
      ({ eye, read }) => eye !== null && log.hasLinesFor(eye, read ?? 0),
    );
  }

  /** Sends every screen its changes; nothing where nothing has changed. */
  tell(paused = false): void {
    const changes = this.#watch.look(this.match.table);
    const log = new LogReader(this.match.log);
    for (const screen of this.#screens) {
      if (this.#isClosed) this.#end(screen);
      else if (!paused && this.#mustHandOver(screen)) this.#askAnother(screen, changes, log);
      else if (screen.eye !== null) this.#changed(screen, changes.get(screen.eye), log, paused);
    }
    this.#forgetUnseen();
  }

  /** One of several people at the screen is asked, and not the one who looks. */
  #mustHandOver({ eye, seats }: Screen): boolean {
    if (seats.length < 2) return false;
    const asked = this.#askedAt(seats);
    return asked.length > 0 && (eye === null || !asked.includes(eye));
  }

  /** A player who need not look is called; for others the screen is handed over. */
  #askAnother(screen: Screen, changes: ReadonlyMap<Seat, Changes>, log: LogReader): void {
    const { eye } = screen;
    const [seat] = this.#askedAt(screen.seats);
    const isHeld = eye !== null && eye !== SPECTATOR;
    if (!screen.calls || !isHeld || seat === undefined || this.#declineOf(seat) === undefined) {
      this.#handOver(screen);
      return;
    }
    this.#changed(screen, changes.get(eye), log, false);
    this.#call(screen, seat);
  }

  /** The option by which a seat declines, if any seat could: that it is offered reveals nothing about its hand. */
  #declineOf(seat: Seat): string | undefined {
    const { match, app } = this;
    if (!match.table.pending.includes(seat)) return undefined;
    const { at, options } = viewOf(match.table, seat).question!;
    return app.telling.declines[at]?.find((says) => options.includes(says));
  }

  #call(screen: Screen, seat: Seat): void {
    screen.called = seat;
    screen.send({
      say: 'call',
      seat,
      name: this.#nameOf(seat),
      ref: this.app.telling.seatRef(this.match.table.vars, seat),
      at: this.match.table.question(seat).at,
    });
  }

  #nameOf(seat: Seat): string {
    const player = at(this.#players, seat, 'player');
    return player.kind === 'person' ? player.name : '';
  }

  #askedAt(seats: readonly Seat[]): readonly Seat[] {
    return this.match.table.pending.filter((seat) => seats.includes(seat));
  }

  #handOver(screen: Screen): void {
    const [seat] = this.#askedAt(screen.seats);
    if (seat === undefined) {
      // Nobody's turn: until then the screen shows the public view.
      screen.eye = SPECTATOR;
      this.#whole(screen, false);
      return;
    }
    screen.eye = null;
    screen.handedTo = seat;
    screen.seq++;
    screen.called = null;
    screen.send({
      say: 'hand-over',
      seq: screen.seq,
      id: this.id,
      game: this.app.game.id,
      seat,
      name: this.#nameOf(seat),
      ref: this.app.telling.seatRef(this.match.table.vars, seat),
    });
  }

  /** When a game is over nothing is secret. */
  #end(screen: Screen): void {
    if (screen.told?.over === true) return;
    const eye = screen.seats.length === 1 ? at(screen.seats, 0, 'seat') : SPECTATOR;
    const since = eye === screen.eye ? screen.read : null;
    screen.eye = eye;
    this.#whole(screen, false, since);
  }

  /** Everything a screen may see; events since it last looked are its news. */
  #whole(screen: Screen, paused: boolean, since: number | null = null): void {
    const eye = screen.eye!;
    const { log } = this.match;
    const view = this.#watch.follow(eye);
    screen.handedTo = null;
    screen.seq++;
    screen.read = log.entries.length;
    screen.seen.set(eye, screen.read);
    screen.told = this.#toldTo(eye, paused);
    const { over: _over, ...told } = screen.told;
    screen.send({
      say: 'moment',
      moment: {
        id: this.id,
        seq: screen.seq,
        players: this.#players.slice(),
        view: this.#isEnded ? { ...view, asked: [], question: null } : view,
        lines: this.#isClosed ? log.truth() : log.linesFor(eye),
        whole: true,
        news: since === null ? [] : log.linesFor(eye, since),
        ...told,
        seed: this.#isClosed ? this.match.setup.seed : null,
        replay: null,
      },
    });
  }

  #changed(screen: Screen, changes: Changes = NOTHING, log: LogReader, paused: boolean): void {
    const eye = screen.eye!;
    const whole = screen.read === null;
    const lines = log.linesFor(eye, screen.read ?? 0);
    screen.read = this.match.log.entries.length;
    screen.seen.set(eye, screen.read);
    const before = screen.told;
    const told = this.#toldTo(eye, paused);
    screen.told = told;
    const isSilent = isEmpty(changes) && lines.length === 0 && !whole;
    if (isSilent && before !== null && isSameTold(told, before)) return;
    screen.seq++;
    const message: Writable<Changed> = { say: 'changed', seq: screen.seq };
    if (!isEmpty(changes)) message.changes = changes;
    if (lines.length > 0) message.lines = lines;
    if (whole) message.whole = whole;
    if (told.number !== before?.number) message.number = told.number;
    if (told.undoable !== before?.undoable) message.undoable = told.undoable;
    if (told.whyNotUndo !== before?.whyNotUndo) message.whyNotUndo = told.whyNotUndo;
    if (told.paused !== before?.paused) message.paused = told.paused;
    screen.send(message);
  }

  #toldTo(eye: Seat, paused: boolean): Told {
    const decides = eye !== SPECTATOR && !this.#isEnded;
    return {
      number: this.match.numberFor(eye),
      undoable: decides ? this.match.undoable(eye) : 0,
      whyNotUndo: decides ? this.match.whyNotUndo(eye) : null,
      paused,
      over: this.#isClosed,
    };
  }

  /** Screens that nobody looks at need no comparison. */
  #forgetUnseen(): void {
    for (const seat of this.#watch.followed) if (!this.#isSeen(seat)) this.#watch.forget(seat);
  }

  #isSeen(seat: Seat): boolean {
    for (const { eye } of this.#screens) if (eye === seat) return true;
    return false;
  }
}
