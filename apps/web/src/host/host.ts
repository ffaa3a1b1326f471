/** Holds the table: people at one screen and bots, question after question. */
import {
  type Answer,
  BadRecord,
  checkSetup,
  Match,
  parseAnswer,
  Refused,
  readRecord,
  replay,
  type Seat,
  type Setup,
  SPECTATOR,
  type View,
  viewOf,
  writeRecord,
} from '@deadlight/engine';
import type { AppGame } from '@deadlight/games/telling';
import { botAnswer, hintsFor, type Study } from './bot.ts';
import { GAME_IDS, loadGame } from './games.ts';
import type { FromHost, Moment, Player, Problem, ToHost, Wish } from './messages.ts';
import { Replay } from './replay.ts';
import { type Save, type Saves, whyNotKept } from './saves.ts';

interface Open {
  readonly id: string;
  readonly app: AppGame;
  readonly match: Match;
  readonly players: readonly Player[];
}

/** What a page cannot be told in its own words. */
class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}

export class Host {
  readonly #send: (message: FromHost) => void;
  readonly #saves: Saves;
  readonly #now: () => number;
  #open: Open | null = null;
  #replay: Replay | null = null;
  /** The seat whose view is on the screen; null while it changes hands. */
  #atScreen: Seat | null = null;
  /** How much of the log the screen has. */
  #told = 0;
  #skipping = false;
  /** Who thinks for masterminds: called up when there is one. */
  readonly #thinkers: Study['thinkers'];
  /** The thought that goes on now, for somebody who does not want to wait for its end. */
  #thought = new AbortController();
  /** Waits for the page to have shown what bots did. */
  #paused = false;

  constructor(
    send: (message: FromHost) => void,
    saves: Saves,
    now: () => number,
    thinkers: Study['thinkers'],
  ) {
    this.#send = send;
    this.#saves = saves;
    this.#now = now;
    this.#thinkers = thinkers;
  }

  async receive(message: ToHost): Promise<void> {
    try {
      await this.#do(message);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      this.#send({ say: 'failed', problem, detail: (error as Error).message });
    }
  }

  async #do(message: ToHost): Promise<void> {
    switch (message.say) {
      case 'list':
        return this.#list();
      case 'open':
        return this.#begin(message.wish);
      case 'restore':
        return this.#restore(message.id);
      case 'forget':
        await this.#stored(this.#saves.forget(message.id));
        return this.#list();
      case 'look':
        return this.#look(message.seat);
      case 'decide':
        return this.#decide(message.seat, message.says, message.at);
      case 'undo':
        return this.#undo(message.seat);
      case 'shown':
        if (!this.#paused) return;
        this.#skipping = message.skip;
        return this.#advance();
      case 'hint':
        return this.#hint(message.seat);
      case 'export':
        return this.#export(message.id);
      case 'import':
        return this.#import(message.text);
      case 'replay':
        return this.#watch(message.id, message.at, message.seat);
      case 'hurry':
        // Heard before its turn.
        return;
      case 'leave':
        this.#open = null;
        this.#atScreen = null;
        return;
    }
  }

  async #list(): Promise<void> {
    this.#send({ say: 'kept', games: await this.#stored(this.#saves.list()) });
  }

  async #begin({ game, seed, options, players }: Wish): Promise<void> {
    const app = await rulesOf(game, 'bad-wish');
    const setup = setupOf(app, { seats: players.length, seed, options });
    await this.#sit({ id: newId(this.#now()), app, match: new Match(app.game, setup), players });
  }

  async #restore(id: string): Promise<void> {
    const save = await this.#stored(this.#saves.find(id));
    if (save === undefined) throw new Trouble('gone');
    const app = await rulesOf(save.game, 'bad-record');
    const match = matchOf(app, save.record);
    await this.#sit({ id, app, match, players: save.players });
  }

  async #import(text: string): Promise<void> {
    const game = /^game (\w+) /m.exec(text)?.[1] ?? '';
    const app = await rulesOf(game, 'bad-record');
    const match = matchOf(app, text);
    const id = newId(this.#now());
    const players = match.table.pending.length > 0 ? onePerson(match) : bots(match);
    await this.#stored(this.#saves.keep(this.#saveOf({ id, app, match, players })));
    await this.#list();
  }

  async #sit(open: Open): Promise<void> {
    this.#open = open;
    this.#skipping = false;
    this.#told = 0;
    const people = seatsOf(open).filter((seat) => open.players[seat]!.kind === 'person');
    // Whoever is alone at the screen need not be asked whether the others look away.
    this.#atScreen = people.length === 0 ? SPECTATOR : people.length === 1 ? people[0]! : null;
    await this.#advance();
  }

  /** Lets bots answer until something is to be shown or a person must decide. */
  async #advance(): Promise<void> {
    const open = this.#open;
    if (open === null) return;
    const { match } = open;
    for (;;) {
      const { table } = match;
      if (table.over !== null) return this.#end();
      const isBot = (seat: Seat): boolean => open.players[seat]!.kind === 'bot';
      const bot = table.pending.find(isBot);
      if (bot === undefined) return this.#ask(table.pending);
      const told = match.log.entries.length;
      match.decide(bot, await this.#thinkAs(open, bot));
      const seen = this.#atScreen !== null && match.log.linesFor(this.#atScreen, told).length > 0;
      if (seen && !this.#skipping) {
        this.#show(true);
        return this.#keep();
      }
    }
  }

  /** Lets a bot think; a long thought can be watched, and hurried. */
  async #thinkAs({ app, match, players }: Open, bot: Seat): Promise<Answer> {
    const seat = app.telling.seatRef(match.table.vars, bot);
    this.#thought = new AbortController();
    return botAnswer(match, bot, levelOf(players[bot]!), {
      thinkers: this.#thinkers,
      signal: this.#thought.signal,
      onProgress: (done, of) => this.#send({ say: 'thinking', seat, done, of }),
    });
  }

  /** Whoever thinks answers now. */
  hurry(): void {
    this.#thought.abort();
  }

  async #ask(pending: readonly Seat[]): Promise<void> {
    this.#skipping = false;
    const seat = pending.find((asked) => asked === this.#atScreen) ?? pending[0]!;
    if (seat === this.#atScreen) this.#show(false);
    else this.#handOver(seat);
    await this.#keep();
  }

  #handOver(seat: Seat): void {
    const { id, app, match, players } = this.#open!;
    this.#atScreen = null;
    this.#paused = false;
    this.#told = 0;
    const player = players[seat]!;
    this.#send({
      say: 'hand-over',
      id,
      game: app.game.id,
      seat,
      name: player.kind === 'person' ? player.name : '',
      ref: app.telling.seatRef(match.table.vars, seat),
    });
  }

  async #end(): Promise<void> {
    const people = this.#open!.players.filter(({ kind }) => kind === 'person').length;
    this.#atScreen = people === 1 ? this.#atScreen : SPECTATOR;
    this.#show(false);
    await this.#keep();
  }

  #show(paused: boolean): void {
    this.#paused = paused;
    const { id, app, match, players } = this.#open!;
    const seat = this.#atScreen!;
    const over = match.table.over !== null;
    const lines = over ? match.log.truth() : match.log.linesFor(seat, this.#told);
    const whole = over || this.#told === 0;
    this.#told = match.log.entries.length;
    const view = viewOf(match.table, seat);
    const moment: Moment = {
      id,
      players,
      view,
      lines,
      whole,
      undoable: seat === SPECTATOR ? 0 : match.undoable(seat),
      number: match.numberFor(seat),
      costs: costsOf(app, match, view),
      paused,
      replay: null,
    };
    this.#send({ say: 'moment', moment });
  }

  #look(seat: Seat): void {
    const { match, players } = this.#opened();
    if (players[seat]?.kind !== 'person' || !match.table.pending.includes(seat))
      throw new Trouble('refused', `seat ${seat + 1} is not asked`);
    this.#atScreen = seat;
    this.#told = 0;
    this.#show(false);
  }

  async #decide(seat: Seat, says: string, at: number): Promise<void> {
    const { match } = this.#opened();
    if (seat !== this.#atScreen) throw new Trouble('refused', `seat ${seat + 1} is not here`);
    match.say(seat, says, at);
    if (match.table.over !== null || !this.#isBotNext()) return this.#advance();
    // What came of it is shown before a bot takes its time.
    this.#show(true);
    await this.#keep();
  }

  #isBotNext(): boolean {
    const { match, players } = this.#opened();
    return match.table.pending.some((seat) => players[seat]!.kind === 'bot');
  }

  async #undo(seat: Seat): Promise<void> {
    const { match } = this.#opened();
    if (seat !== this.#atScreen) throw new Trouble('refused', `seat ${seat + 1} is not here`);
    match.undo(seat);
    this.#told = 0;
    this.#show(false);
    await this.#keep();
  }

  #hint(seat: Seat): void {
    if (seat !== this.#atScreen) return;
    this.#send({ say: 'hint', hints: hintsFor(this.#opened().match, seat) });
  }

  async #export(id: string): Promise<void> {
    // The table that is open is newer than what is kept of it, if anything could be kept.
    const save =
      this.#open?.id === id ? this.#saveOf(this.#open) : await this.#stored(this.#saves.find(id));
    if (save === undefined) throw new Trouble('gone');
    const url = URL.createObjectURL(new Blob([save.record], { type: 'text/plain' }));
    this.#send({ say: 'exported', url, file: `${save.game}-${save.id}.deadlight` });
  }

  async #watch(id: string, at: number, seat: Seat): Promise<void> {
    if (this.#replay?.id !== id) {
      const save = await this.#stored(this.#saves.find(id));
      if (save === undefined) throw new Trouble('gone');
      // What is not over yet still has secrets; only those who play it may look.
      if (!save.over) throw new Trouble('refused');
      const app = await rulesOf(save.game, 'bad-record');
      this.#replay = new Replay(id, save.players, matchOf(app, save.record));
    }
    this.#send({ say: 'moment', moment: this.#replay.at(at, seat) });
  }

  #opened(): Open {
    if (this.#open === null) throw new Trouble('gone');
    return this.#open;
  }

  #saveOf({ id, app, match, players }: Open): Save {
    const { round } = match.table.vars as { round?: number };
    return {
      id,
      game: app.game.id,
      players,
      decisions: match.decisions.length,
      round: round ?? 0,
      over: match.table.over !== null,
      at: this.#now(),
      record: writeRecord(match),
    };
  }

  /** Keeps the game, after it has been shown; one that cannot be kept goes on all the same. */
  async #keep(): Promise<void> {
    try {
      await this.#saves.keep(this.#saveOf(this.#open!));
      this.#send({ say: 'saved', problem: null });
    } catch (error) {
      this.#send({ say: 'saved', problem: whyNotKept(error) });
    }
  }

  async #stored<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw new Trouble(whyNotKept(error), String(error));
    }
  }
}

const seatsOf = ({ players }: Open): Seat[] => players.map((_, seat) => seat);
const levelOf = (player: Player): string => (player.kind === 'bot' ? player.level : 'random');
const newId = (now: number): string => now.toString(36);

const bots = (match: Match): Player[] =>
  Array.from({ length: match.setup.seats }, () => ({ kind: 'bot', level: 'random' }) as const);

/** An unfinished game from elsewhere is played on by whoever is to decide next. */
const onePerson = (match: Match): Player[] =>
  bots(match).map((bot, seat) =>
    seat === match.table.pending[0] ? { kind: 'person', name: '' } : bot,
  );

async function rulesOf(game: string, otherwise: Problem): Promise<AppGame> {
  if (!GAME_IDS.includes(game)) throw new Trouble(otherwise);
  try {
    return await loadGame(game);
  } catch (error) {
    throw new Trouble('not-loaded', String(error));
  }
}

function setupOf(app: AppGame, wish: Parameters<typeof checkSetup>[1]): Setup {
  try {
    return checkSetup(app.game, wish);
  } catch (error) {
    throw new Trouble('bad-wish', String(error));
  }
}

function matchOf(app: AppGame, record: string): Match {
  try {
    return replay(app.game, readRecord(record, { [app.game.id]: app.game }));
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new Trouble(
      /made with rules|this is format/.test(error.message) ? 'old-rules' : 'bad-record',
      error.message,
    );
  }
}

function costsOf(app: AppGame, { table }: Match, { seat, question }: View): Record<string, number> {
  const costs: Record<string, number> = {};
  if (app.costOf === undefined || question === null) return costs;
  for (const notation of question.options) {
    const option = parseAnswer(app.game, notation, false) as number;
    const cost = app.costOf(table, seat, option);
    if (cost !== null) costs[notation] = cost;
  }
  return costs;
}

function problemOf(error: unknown): Problem | null {
  if (error instanceof Trouble) return error.problem;
  if (error instanceof Refused) return 'refused';
  if (error instanceof BadRecord) return 'bad-record';
  return null;
}
