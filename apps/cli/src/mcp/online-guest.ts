/** A seat at a table of a server, which its host has kept for a program. */
import { randomBytes } from 'node:crypto';
import { asSeat, type Line as LogLine, promiseOf, type Seat } from '@deadlight/engine';
import type { Language, PlayableGame } from '@deadlight/games';
import {
  type FromServer,
  levelName,
  type Moment,
  nextMoment,
  type TableInfo,
  type ToServer,
} from '@deadlight/host';
import { voiceFor } from '../voice.ts';
import { type Guest, type Seen, ToolError } from './guest.ts';
import { playableNamed } from './library.ts';
import { Line } from './line.ts';

/** Milliseconds to sit down. */
const SITTING = 10_000;
/** A server may hold an answer that was no choice, as long as a person takes for one. */
const TAKING = 30_000;
/** What has changed follows what was taken. */
const FOLLOWING = 5000;

export interface Joining {
  /** Any address of the server, such as the link of the table. */
  readonly server: URL;
  readonly key: string;
  readonly name: string;
  readonly language: Language;
}

/** `TABLE.SEAT.SECRET` */
const KEY = /^([\w-]{1,40})\.(\d{1,2})\.[0-9a-f]{32}$/;

const WORDS: Readonly<Record<string, string>> = {
  'not-yours': 'the key is not that of this seat: ask the host for another',
  'no-table': 'there is no such table',
  'name-taken': 'somebody at the table is called so; choose another name',
  'bad-name': 'a name has 1 to 24 letters, digits and signs',
  refused: 'that is not possible now',
  'too-fast': 'too many messages; try again in a moment',
};

export class OnlineGuest implements Guest {
  readonly seat: Seat;
  readonly #table: string;
  readonly #joining: Joining;
  readonly #luck = randomBytes(16).toString('hex');
  readonly #line: Line;
  #info: TableInfo | null = null;
  #moment: Moment | null = null;
  #lines: readonly LogLine[] = [];
  #playable: PlayableGame | null = null;
  /** What was said and has no answer yet; it is said again after a break. */
  #open: Extract<ToServer, { id: string }> | null = null;
  #failure: Extract<FromServer, { say: 'failed' }> | null = null;
  #said = 0;

  private constructor(joining: Joining) {
    const [, table, seat] = KEY.exec(joining.key) ?? [];
    if (table === undefined)
      throw new ToolError('a key looks like kX3v0aQh1f2Z.2.0011…; the host of the table has it');
    this.#joining = joining;
    this.#table = table;
    this.seat = asSeat(Number(seat));
    this.#line = new Line(joining.server, joining.key, {
      hear: (message) => this.#hear(message),
      arrived: () => this.#arrive(),
    });
  }

  static async join(joining: Joining): Promise<OnlineGuest> {
    const guest = new OnlineGuest(joining);
    try {
      const info = await guest.#line.until(() => guest.#failed() ?? guest.#info, SITTING);
      if (info === null) throw new ToolError(`${joining.server.host} does not answer`);
      guest.#playable = playableNamed(info.game);
      await guest.#sit(info);
      return guest;
    } catch (error) {
      guest.#line.close();
      throw error;
    }
  }

  async #sit({ state }: TableInfo): Promise<void> {
    const { name, key } = this.#joining;
    const promise = promiseOf(this.#table, this.seat, this.#luck);
    if (this.#isSeated) {
      // A program that was started again has forgotten what it had promised.
      if (state === 'open') this.#line.say({ say: 'promise', seat: this.seat, promise });
      return;
    }
    if (state !== 'open') throw new ToolError('the game has begun without this seat');
    this.#line.say({ say: 'sit', seat: this.seat, name, promise, program: key });
    const seated = await this.#line.until(
      () => this.#failed() ?? (this.#isSeated ? true : null),
      SITTING,
    );
    if (seated === null) throw new ToolError(`${this.#joining.server.host} does not answer`);
  }

  get #isSeated(): boolean {
    return this.#info?.seats[this.seat]?.mine === true;
  }

  #arrive(): void {
    this.#line.say({ say: 'enter', table: this.#table });
    if (this.#open !== null) this.#line.say(this.#open);
  }

  #hear(message: FromServer): void {
    switch (message.say) {
      case 'table':
        this.#hearTable(message.table);
        return;
      case 'moment':
        this.#moment = message.moment;
        this.#lines = message.moment.lines;
        return;
      case 'changed': {
        const next = nextMoment(this.#moment, message);
        if (next === null) {
          this.#line.say({ say: 'resync' });
          return;
        }
        this.#moment = next;
        this.#lines = next.whole ? next.lines : [...this.#lines, ...next.lines];
        return;
      }
      case 'beat':
        if (this.#moment !== null && this.#moment.seq !== message.seq)
          this.#line.say({ say: 'resync' });
        return;
      case 'taken':
        if (message.id === this.#open?.id) this.#open = null;
        return;
      case 'failed':
        this.#failure = message;
        if (message.id === this.#open?.id) this.#open = null;
        if (message.problem === 'stale') this.#line.say({ say: 'resync' });
    }
  }

  #hearTable(info: TableInfo): void {
    this.#info = info;
    if (info.awaited?.includes(this.seat) === true && this.#isSeated)
      this.#line.say({ say: 'reveal', seat: this.seat, luck: this.#luck });
  }

  /** Throws what the server has refused; null if it has not. */
  #failed(): null {
    const failure = this.#failure;
    this.#failure = null;
    if (failure === null) return null;
    throw new ToolError(WORDS[failure.problem] ?? `${failure.problem} ${failure.detail}`.trim());
  }

  get playable(): PlayableGame {
    return this.#playable!;
  }

  seen(): Seen | null {
    this.#line.checkOpen();
    const now = this.#moment;
    const isBegun = this.#info?.state !== 'open' && now !== null;
    if (!this.#isSeated)
      throw new ToolError('the host has given the seat to a bot, or the key has ended');
    if (!isBegun || now.view.seat !== this.seat) return null;
    if (now.view.rules !== this.playable.game.rules)
      throw new ToolError('the table plays by rules of another version');
    const voice = voiceFor(this.playable, this.#joining.language);
    const players = now.players.map((player) =>
      player.kind === 'bot' ? levelName(voice, player.level) : player.name,
    );
    return { view: now.view, lines: this.#lines, players };
  }

  async decide(says: string): Promise<void> {
    const number = this.#moment?.number ?? 0;
    await this.#say({ say: 'decide', id: this.#newId(), seat: this.seat, says, at: number });
    await this.#line.until(
      () => (this.#moment?.view.question == null || this.#moment.number !== number ? true : null),
      FOLLOWING,
    );
  }

  async undo(): Promise<void> {
    const seq = this.#moment?.seq;
    await this.#say({ say: 'undo', id: this.#newId(), seat: this.seat });
    await this.#line.until(() => (this.#moment?.seq !== seq ? true : null), FOLLOWING);
  }

  #newId = (): string => `${randomBytes(6).toString('hex')}-${++this.#said}`;

  async #say(message: Extract<ToServer, { id: string; seat: Seat }>): Promise<void> {
    this.#failure = null;
    this.#open = message;
    this.#line.say(message);
    const isTaken = (): true | null => this.#failed() ?? (this.#open === null ? true : null);
    if ((await this.#line.until(isTaken, TAKING)) === null)
      throw new ToolError('the server has not answered yet; call wait');
  }

  async waited(milliseconds: number): Promise<void> {
    const isToAct = (): true | null => {
      const view = this.seen()?.view;
      return view !== undefined && (view.question !== null || view.over !== null) ? true : null;
    };
    await this.#line.until(isToAct, milliseconds);
  }

  /** A bot goes on in its place. */
  leave(): void {
    if (this.#info?.state !== 'over') this.#line.say({ say: 'stand', seat: this.seat });
    this.#line.close();
  }

  close(): void {
    this.#line.close();
  }
}
