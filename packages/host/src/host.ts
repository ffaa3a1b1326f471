/** Holds tables for one screen: people who share it and bots, question after question, and what is kept of them. */
import {
  type Answer,
  type Match,
  type RecordedPlayer,
  rulesOfRecord,
  type Seat,
} from '@deadlight/engine';
import type { Study } from './bot.ts';
import { GAME_IDS, loadGame } from './games.ts';
import type { FromHost, Player, Problem, ToHost, Wish } from './messages.ts';
import type { Replay } from './replay.ts';
import { type KeptRuleset, type Ruleset, revived, rulesetOf } from './ruleset.ts';
import { type Save, type Saves, whyNotKept } from './saves.ts';
import { Screen } from './screen.ts';
import type { TableHost } from './table-host.ts';
import { problemOf, Trouble } from './trouble.ts';

/** What a host needs of the world around it. */
export interface Around {
  send(message: FromHost): void;
  readonly saves: Saves;
  now(): number;
  /** Who thinks for masterminds: called up when there is one. */
  readonly thinkers: Study['thinkers'];
  /** An address under which the page can fetch a text without having it. */
  publish(text: string): string;
  /** Loads an older ruleset, if it is kept here. */
  keptRuleset(game: string, rules: number): Promise<KeptRuleset>;
}

/** A table, and the ruleset it is played on. */
interface Open {
  readonly table: TableHost;
  readonly ruleset: Ruleset;
}

export class Host {
  readonly #send: Around['send'];
  readonly #saves: Saves;
  readonly #around: Around;
  #open: Open | null = null;
  #screen: Screen | null = null;
  #replay: Replay | null = null;
  #skipping = false;
  /** The thought that goes on now, for somebody who does not want to wait for its end. */
  #thought = new AbortController();
  /** Waits for the page to have shown what bots did. */
  #paused = false;

  constructor(around: Around) {
    this.#around = around;
    this.#send = around.send;
    this.#saves = around.saves;
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
      case 'resync':
        this.#opened().table.resync(this.#screen!);
        return;
      case 'leave':
        this.#open = null;
        this.#screen = null;
        return;
    }
  }

  async #list(): Promise<void> {
    this.#send({ say: 'kept', games: await this.#stored(this.#saves.list()) });
  }

  async #begin({ game, seed, options, players }: Wish): Promise<void> {
    const ruleset = await newestOf(game, 'bad-wish');
    const match = beginning(ruleset, { seats: players.length, seed, options });
    await this.#sit({ table: ruleset.host(this.#newId(), match, players), ruleset });
  }

  async #restore(id: string): Promise<void> {
    const save = await this.#stored(this.#saves.find(id));
    if (save === undefined) throw new Trouble('gone');
    const ruleset = await this.#rulesetOf(save.record);
    const match = ruleset.matchOf(save.record);
    await this.#sit({ table: ruleset.host(id, match, save.players), ruleset });
  }

  async #import(text: string): Promise<void> {
    const ruleset = await this.#rulesetOf(text);
    const match = ruleset.matchOf(text);
    const players = match.table.pending.length > 0 ? onePerson(match) : bots(match);
    const table = ruleset.host(this.#newId(), match, players);
    await this.#stored(this.#saves.keep(this.#saveOf({ table, ruleset })));
    await this.#list();
  }

  /** The rules that a record was made with: those of today, or kept ones. */
  async #rulesetOf(record: string): Promise<Ruleset> {
    const { game, rules } = rulesOfRecord(record);
    const newest = await newestOf(game, 'bad-record');
    if (rules === newest.rules) return newest;
    try {
      return revived(await this.#around.keptRuleset(game, rules), newest.app);
    } catch (error) {
      throw new Trouble('old-rules', String(error));
    }
  }

  #newId(): string {
    return this.#around.now().toString(36);
  }

  async #sit(opened: Open): Promise<void> {
    const open = opened.table;
    this.#open = opened;
    this.#skipping = false;
    this.#paused = false;
    const people = open.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#screen = new Screen(people, this.#send);
    open.join(this.#screen);
    if (open.isOver || open.nextBot === undefined) await this.#keep();
    else await this.#advance();
  }

  /** Lets bots answer until something is to be shown or a person must decide. */
  async #advance(): Promise<void> {
    if (this.#open === null) return;
    const { table: open } = this.#open;
    for (;;) {
      const bot = open.isOver ? undefined : open.nextBot;
      if (bot === undefined) {
        this.#skipping = false;
        return this.#show(false);
      }
      open.match.decide(bot, await this.#thinkAs(this.#open, bot));
      if (open.hasNews && !open.isOver && !this.#skipping) return this.#show(true);
    }
  }

  /** A game is kept after it has been shown. */
  async #show(paused: boolean): Promise<void> {
    this.#paused = paused;
    this.#open!.table.tell(paused);
    await this.#keep();
  }

  /** Lets a bot think; a long thought can be watched, and hurried. */
  async #thinkAs({ table, ruleset }: Open, bot: Seat): Promise<Answer> {
    const { app, match, players } = table;
    const seat = app.telling.seatRef(match.table.vars, bot);
    this.#thought = new AbortController();
    return ruleset.botAnswer(match, bot, levelOf(players[bot]!), {
      thinkers: this.#around.thinkers,
      signal: this.#thought.signal,
      onProgress: (done, of) => this.#send({ say: 'thinking', seat, done, of }),
    });
  }

  /** Whoever thinks answers now. */
  hurry(): void {
    this.#thought.abort();
  }

  #look(seat: Seat): void {
    this.#opened().table.look(this.#screen!, seat);
  }

  async #decide(seat: Seat, says: string, at: number): Promise<void> {
    const { table: open } = this.#opened();
    open.decide(this.#screen!, seat, says, at);
    // What came of it is shown before a bot takes its time.
    if (!open.isOver && open.nextBot !== undefined) await this.#show(true);
    else await this.#advance();
  }

  async #undo(seat: Seat): Promise<void> {
    this.#opened().table.undo(this.#screen!, seat);
    await this.#show(false);
  }

  #hint(seat: Seat): void {
    if (seat !== this.#screen?.eye) return;
    const { table, ruleset } = this.#opened();
    this.#send({ say: 'hint', hints: ruleset.hintsFor(table.match, seat) });
  }

  async #export(id: string): Promise<void> {
    // The table that is open is newer than what is kept of it, if anything could be kept.
    const save =
      this.#open?.table.id === id
        ? this.#saveOf(this.#open)
        : await this.#stored(this.#saves.find(id));
    if (save === undefined) throw new Trouble('gone');
    const url = this.#around.publish(save.record);
    this.#send({ say: 'exported', url, file: `${save.game}-${save.id}.deadlight` });
  }

  async #watch(id: string, at: number, seat: Seat): Promise<void> {
    if (this.#replay?.id !== id) {
      const save = await this.#stored(this.#saves.find(id));
      if (save === undefined) throw new Trouble('gone');
      // What is not over yet still has secrets; only those who play it may look.
      if (!save.over) throw new Trouble('refused');
      const ruleset = await this.#rulesetOf(save.record);
      this.#replay = ruleset.replay(id, ruleset.matchOf(save.record), save.players);
    }
    this.#send({ say: 'moment', moment: this.#replay.at(at, seat) });
  }

  #opened(): Open {
    if (this.#open === null) throw new Trouble('gone');
    return this.#open;
  }

  #saveOf({ table, ruleset }: Open): Save {
    const { id, app, match, players } = table;
    const { round } = match.table.vars as { round?: number };
    return {
      id,
      game: app.game.id,
      players,
      decisions: match.decisions.length,
      round: round ?? 0,
      over: match.table.over !== null,
      at: this.#around.now(),
      record: ruleset.writeRecord(match, { players: players.map(recorded) }),
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

const levelOf = (player: Player): string => (player.kind === 'bot' ? player.level : 'random');

const bots = (match: Match): Player[] =>
  Array.from({ length: match.setup.seats }, () => ({ kind: 'bot', level: 'random' }) as const);

/** An unfinished game from elsewhere is played on by whoever is to decide next. */
const onePerson = (match: Match): Player[] =>
  bots(match).map((bot, seat) =>
    seat === match.table.pending[0] ? { kind: 'person', name: '' } : bot,
  );

async function newestOf(game: string, otherwise: Problem): Promise<Ruleset> {
  if (!GAME_IDS.includes(game)) throw new Trouble(otherwise);
  try {
    return rulesetOf(await loadGame(game));
  } catch (error) {
    throw new Trouble('not-loaded', String(error));
  }
}

function beginning(ruleset: Ruleset, wish: Parameters<Ruleset['setupFor']>[0]): Match {
  try {
    return ruleset.newMatch(ruleset.setupFor(wish));
  } catch (error) {
    throw new Trouble('bad-wish', String(error));
  }
}

const recorded = (player: Player): RecordedPlayer => ({
  kind: player.kind,
  name: player.kind === 'person' ? player.name : player.level,
});
