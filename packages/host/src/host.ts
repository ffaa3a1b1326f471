/** Holds tables for one screen: the people who share it and bots, question after question, and saved games. */
import { iterationsOf } from '@deadlight/bots/core';
import {
  type Answer,
  at,
  FIRST_SEAT,
  type Match,
  type Option,
  rulesOfRecord,
  type Seat,
  SPECTATOR,
  seatsWhere,
  type Witness,
} from '@deadlight/engine';
import type { Position } from '@deadlight/games/lessons';
import { GAME_IDS } from '@deadlight/games/manifests';
import type { StandingAnswer } from '@deadlight/games/telling';
import type { Study } from './bot.ts';
import { reportOn } from './check/report.ts';
import { loadGame } from './games.ts';
import { HostError, problemOf } from './host-error.ts';
import { LEVELS } from './levels/levels.ts';
import type {
  AboutStanding,
  FromHost,
  NewTable,
  Player,
  Problem,
  Source,
  ToHost,
} from './messages.ts';
import { findMoments } from './moments.ts';
import { playerOf, recorded } from './recorded.ts';
import type { Replay } from './replay.ts';
import { type KeptRuleset, type Ruleset, revived, rulesetOf } from './ruleset.ts';
import { listed, type Save, type Saves, whyNotKept } from './saves.ts';
import { Screen } from './screen.ts';
import { packRecord, unpackRecord } from './share.ts';
import { standingAnswer, wishedFor, withAnswer, withoutAnswer } from './standing.ts';
import type { TableHost } from './table-host.ts';

/** What a host needs from its environment. */
export interface HostServices {
  send(message: FromHost): void;
  readonly saves: Saves;
  now(): number;
  /** Lets whatever else there is be done first. */
  rest(): Promise<void>;
  /** Search threads for masterminds on a ruleset: started on demand. */
  thinkers(ruleset: Ruleset): ReturnType<Study['thinkers']>;
  /** A URL under which the page can fetch a text. */
  publish(text: string): string;
  /** Loads an older ruleset, if it is kept here. */
  keptRuleset(game: string, rules: number): Promise<KeptRuleset>;
  /** The record of a finished online game, from the server; null where it has none. */
  onlineRecord(table: string): Promise<string | null>;
}

/** A table, and the ruleset it is played on. */
interface Open {
  readonly table: TableHost;
  readonly ruleset: Ruleset;
  /** False for tables that are not saved. */
  readonly kept?: boolean;
  /** What its seats answer by themselves. */
  readonly standing?: ReadonlyMap<Seat, readonly StandingAnswer[]>;
  /** True for a table that its set-up does not lead to: it has no record. */
  readonly isLaidOut?: boolean;
}

export class Host {
  readonly #send: HostServices['send'];
  readonly #saves: Saves;
  readonly #services: HostServices;
  #open: Open | null = null;
  #screen: Screen | null = null;
  #standing: ReadonlyMap<Seat, readonly StandingAnswer[]> = new Map();
  /** Questions to which a seat has taken back an answer, by number: it is asked in person. */
  readonly #inPerson = new Map<Seat, number>();
  /** The replay being watched, and its source. */
  #replay: { readonly of: Source; readonly replay: Replay } | null = null;
  #skipping = false;
  /** The running search, so that it can be hurried. */
  #thought = new AbortController();
  /** The search for the moments that mattered which is still wanted. */
  #finding: symbol | null = null;
  /** Waits until the page has shown the bots' moves. */
  #paused = false;
  /** The next answer of a bot, while the last decision is looked at: nobody can decide before it. */
  #ahead: { readonly open: Open; readonly bot: Seat; readonly answer: Promise<Answer> } | null =
    null;

  constructor(services: HostServices) {
    this.#services = services;
    this.#send = services.send;
    this.#saves = services.saves;
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
      case 'hand-over':
        this.#opened().table.handTo(this.#screen!, message.seat);
        return;
      case 'decline':
        this.#opened().table.decline(this.#screen!, message.seat);
        return this.#goOn();
      case 'decide':
        return this.#decide(message.seat, message.says, message.at);
      case 'undo':
        return this.#undo(message.seat);
      case 'standing':
      case 'revoke':
        return this.#answerItself(message);
      case 'shown':
        if (!this.#paused) return;
        this.#skipping = message.skip;
        return this.#advance();
      case 'hint':
        return this.#hint(message.seat);
      case 'export':
        return this.#export(message.id, message.agreed);
      case 'import':
        return this.#import(message.text);
      case 'replay':
        return this.#watch(message.of, message.at, message.seat, message.play);
      case 'story': {
        const { story } = await this.#replayOf(message.of);
        return this.#send({ say: 'story', of: message.of, story });
      }
      case 'frames': {
        const replay = await this.#replayOf(message.of);
        const views = message.at.map((at) => replay.at(at, SPECTATOR).view);
        return this.#send({ say: 'frames', of: message.of, views });
      }
      case 'moments':
        return this.#moments(message.of, message.seat);
      case 'continue':
        return this.#continue(message);
      case 'lesson':
        return this.#lesson(message.position);
      case 'check':
        return this.#check(message.of, message.witness);
      case 'share':
        return this.#share(message.of);
      case 'hurry':
        // Handled out of order.
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
    this.#send(await listed(this.#saves));
  }

  async #begin({ game, seed, options, players, begins = [] }: NewTable): Promise<void> {
    const ruleset = await newestOf(game, 'bad-settings');
    const match = beginning(ruleset, { seats: players.length, seed, options });
    for (const says of begins) match.say(FIRST_SEAT, says);
    await this.#sit({ table: ruleset.host(this.#newId(), match, players), ruleset });
  }

  async #restore(id: string): Promise<void> {
    const save = await this.#stored(this.#saves.find(id));
    if (save === undefined) throw new HostError('gone');
    const ruleset = await this.#rulesetOf(save.record);
    const match = ruleset.matchOf(save.record);
    const { standing = new Map() } = save;
    await this.#sit({ table: ruleset.host(id, match, save.players), ruleset, standing });
  }

  async #import(text: string): Promise<void> {
    const ruleset = await this.#rulesetOf(text);
    const match = ruleset.matchOf(text);
    const isOver = match.table.over !== null;
    const players = isOver ? playersIn(text, ruleset, match) : onePerson(match);
    const table = ruleset.host(this.#newId(), match, players);
    const save = this.#saveOf({ table, ruleset });
    // A finished game is kept unchanged, including the origin of its dice.
    await this.#stored(this.#saves.keep(isOver ? { ...save, record: text } : save));
    await this.#list();
  }

  /** The ruleset of a record: the present one, or a kept one. */
  async #rulesetOf(record: string): Promise<Ruleset> {
    const { game, rules } = rulesOfRecord(record);
    const newest = await newestOf(game, 'bad-record');
    if (rules === newest.rules) return newest;
    try {
      return revived(await this.#services.keptRuleset(game, rules), newest.app);
    } catch (error) {
      throw new HostError('old-rules', String(error));
    }
  }

  #newId(): string {
    return this.#services.now().toString(36);
  }

  async #sit(opened: Open): Promise<void> {
    const open = opened.table;
    this.#open = opened;
    this.#standing = opened.standing ?? new Map();
    this.#inPerson.clear();
    this.#finding = null;
    this.#skipping = false;
    this.#paused = false;
    const people = peopleAmong(open.players);
    this.#screen = new Screen(people, this.#send, { calls: true });
    this.#tellStanding();
    open.join(this.#screen);
    if (open.isOver || (open.nextBot === undefined && this.#alone(open) === null))
      await this.#keep();
    else await this.#advance();
  }

  /** A seat that answers by itself, and what. */
  #alone({
    match,
    app,
    isOver,
  }: TableHost): { readonly seat: Seat; readonly option: Option } | null {
    if (isOver) return null;
    for (const seat of match.table.pending) {
      if (this.#inPerson.get(seat) === match.numberFor(seat)) continue;
      const answers = this.#standing.get(seat) ?? [];
      const option = standingAnswer(match, app.telling, answers, seat);
      if (option !== undefined) return { seat, option };
    }
    return null;
  }

  /** The player who looks at the screen answers by themselves from now on, or no longer does. */
  async #answerItself(message: AboutStanding): Promise<void> {
    const { match, app } = this.#opened().table;
    const { seat } = message;
    if (seat !== this.#screen?.eye) throw new HostError('refused', `seat ${seat + 1} is not here`);
    const before = this.#standing.get(seat) ?? [];
    const now =
      message.say === 'revoke'
        ? withoutAnswer(before, message.about)
        : withAnswer(before, wishedFor(match, app.telling, message), match.table.vars);
    this.#standing = new Map(this.#standing).set(seat, now);
    this.#inPerson.delete(seat);
    this.#send({ say: 'standing', seat, answers: now });
    if (message.say === 'revoke') await this.#keep();
    else await this.#goOn();
  }

  #tellStanding(): void {
    const seat = this.#screen?.eye ?? SPECTATOR;
    const answers = this.#standing.get(seat) ?? [];
    if (seat !== SPECTATOR) this.#send({ say: 'standing', seat, answers });
  }

  /** Lets bots answer until there is something to show or a person must decide. */
  async #advance(): Promise<void> {
    if (this.#open === null) return;
    const { table: open } = this.#open;
    for (;;) {
      const bot = open.isOver ? undefined : open.nextBot;
      const alone = bot === undefined ? this.#alone(open) : null;
      if (bot !== undefined) open.match.decide(bot, await this.#answerOf(this.#open, bot));
      else if (alone !== null) open.match.decide(alone.seat, alone.option);
      else {
        this.#skipping = false;
        return this.#show(false);
      }
      if (open.hasNews && !open.isOver && !this.#skipping) return this.#show(true);
    }
  }

  /** A game is saved after it has been shown. */
  async #show(paused: boolean): Promise<void> {
    this.#paused = paused;
    this.#ahead = null;
    this.#open!.table.tell(paused);
    await this.#keep();
    if (paused) this.#thinkAhead();
  }

  /** While one decision is looked at, the next bot thinks; one that searches for long waits until it is watched. */
  #thinkAhead(): void {
    const open = this.#open;
    const bot = open === null || open.table.isOver ? undefined : open.table.nextBot;
    if (open === null || bot === undefined || this.#ahead !== null) return;
    if (iterationsOf(levelOf(at(open.table.players, bot, 'player'))) > 0) return;
    const answer = this.#thinkAs(open, bot);
    // Whoever takes it hears of what went wrong; it may never be taken.
    answer.catch(() => undefined);
    this.#ahead = { open, bot, answer };
  }

  /** What a bot answers: it may have been thought of already. */
  #answerOf(open: Open, bot: Seat): Promise<Answer> {
    const ahead = this.#ahead;
    this.#ahead = null;
    return ahead?.open === open && ahead.bot === bot ? ahead.answer : this.#thinkAs(open, bot);
  }

  /** Lets a bot think; a long search reports progress and can be hurried. */
  async #thinkAs({ table, ruleset }: Open, bot: Seat): Promise<Answer> {
    const { app, match, players } = table;
    const seat = app.telling.seatRef(match.table.vars, bot);
    this.#thought = new AbortController();
    return ruleset.botAnswer(match, bot, levelOf(at(players, bot, 'player')), {
      thinkers: () => this.#services.thinkers(ruleset),
      signal: this.#thought.signal,
      onProgress: (done, of) => this.#send({ say: 'thinking', seat, done, of }),
    });
  }

  /** The thinking player answers now. */
  hurry(): void {
    this.#thought.abort();
  }

  #look(seat: Seat): void {
    const { table } = this.#opened();
    table.look(this.#screen!, seat);
    this.#tellStanding();
  }

  async #decide(seat: Seat, says: string, at: number): Promise<void> {
    const { table: open } = this.#opened();
    open.decide(this.#screen!, seat, says, at);
    return this.#goOn();
  }

  async #goOn(): Promise<void> {
    const { table: open } = this.#opened();
    // The result is shown before a bot takes its time.
    if (!open.isOver && open.nextBot !== undefined) await this.#show(true);
    else await this.#advance();
  }

  async #undo(seat: Seat): Promise<void> {
    const { table } = this.#opened();
    table.undo(this.#screen!, seat);
    this.#inPerson.set(seat, table.match.numberFor(seat));
    await this.#show(false);
  }

  #hint(seat: Seat): void {
    if (seat !== this.#screen?.eye) return;
    const { table, ruleset } = this.#opened();
    this.#send({ say: 'hint', hints: ruleset.hintsFor(table.match, seat) });
  }

  async #export(id: string, agreed: boolean): Promise<void> {
    const save = await this.#saved(id);
    const name = `${save.game}-${save.id}`;
    if (save.over || agreed) return this.#give(save.record, `${name}.deadlight`);
    const open = this.#open?.table.id === id ? this.#open : null;
    const ruleset = open?.ruleset ?? (await this.#rulesetOf(save.record));
    const match = open?.table.match ?? ruleset.matchOf(save.record);
    // While a screen changes hands nobody looks at it.
    const seat = open === null ? onlyPerson(save.players) : (this.#screen?.eye ?? SPECTATOR);
    const whose = seat === SPECTATOR ? 'everyone' : `seat-${seat + 1}`;
    this.#give(JSON.stringify(ruleset.seenBy(match, seat), null, 1), `${name}-${whose}.json`);
  }

  #give(text: string, file: string): void {
    this.#send({ say: 'exported', url: this.#services.publish(text), file });
  }

  async #check(of: Source, witness?: Witness): Promise<void> {
    const record = await this.#recordAt(of);
    const ruleset = await this.#rulesetOf(record);
    const report = reportOn(ruleset.read(record), ruleset.check(record, witness));
    this.#send({ say: 'checked', of, report });
  }

  async #watch(of: Source, at: number, seat: Seat, play = false): Promise<void> {
    this.#send({ say: 'moment', moment: (await this.#replayOf(of)).at(at, seat, play) });
  }

  async #replayOf(of: Source): Promise<Replay> {
    if (this.#replay?.of.from !== of.from || this.#replay.of.id !== of.id) {
      const record = await this.#recordAt(of);
      const ruleset = await this.#rulesetOf(record);
      const match = ruleset.matchOf(record);
      const players = playersIn(record, ruleset, match);
      this.#replay = {
        of,
        replay: ruleset.replay(of.from === 'link' ? of.from : of.id, match, players),
      };
    }
    return this.#replay.replay;
  }

  /** Only begins to look for them: what is said meanwhile does not wait, and ends it where a table is wanted. */
  async #moments(of: Source, seat: Seat): Promise<void> {
    const record = await this.#recordAt(of);
    const ruleset = await this.#rulesetOf(record);
    const newest = await newestOf(ruleset.app.game.id, 'bad-record');
    if (ruleset.rules !== newest.rules) {
      this.#send({ say: 'moments', of, seat, found: null });
      return;
    }
    const match = ruleset.matchOf(record);
    if (match.setup.seats <= seat || seat < FIRST_SEAT) throw new HostError('refused');
    const finding = Symbol('moments');
    this.#finding = finding;
    const { now, rest } = this.#services;
    const isWanted = (): boolean => this.#finding === finding;
    const found = findMoments(match, seat, { now, rest, isWanted });
    void found.then((all) => {
      if (all !== null) this.#send({ say: 'moments', of, seat, found: all });
    });
  }

  async #continue({ of, at, seat, level }: Extract<ToHost, { say: 'continue' }>): Promise<void> {
    const record = await this.#recordAt(of);
    const ruleset = await this.#rulesetOf(record);
    const match = ruleset.matchOf(record, at);
    const empty = bots(match, level);
    if (empty[seat] === undefined || !LEVELS.includes(level)) throw new HostError('refused');
    const players = empty.with(seat, { kind: 'person', name: '' });
    await this.#sit({ table: ruleset.host(this.#newId(), match, players), ruleset });
  }

  async #lesson({ game, rules, seats, seed, seat, state }: Position): Promise<void> {
    const ruleset = await newestOf(game, 'bad-settings');
    if (rules !== ruleset.rules) throw new HostError('old-rules');
    const match = ruleset.newMatch(ruleset.setupFor({ seats, seed, options: {} }), { from: state });
    const players = bots(match, KIND).with(seat, { kind: 'person', name: '' });
    const table = ruleset.host(this.#newId(), match, players);
    await this.#sit({ table, ruleset, kept: false, isLaidOut: true });
  }

  async #share(of: Source): Promise<void> {
    const packed = of.from === 'link' ? of.id : await packRecord(await this.#recordAt(of));
    this.#send({ say: 'shared', packed });
  }

  /**
   * The record of a finished game: an unfinished one still has secrets, and only its players may look.
   * A game from a link has none.
   */
  async #recordAt({ from, id }: Source): Promise<string> {
    if (from === 'link') return unpackRecord(id);
    if (from === 'online') {
      const record = await this.#services.onlineRecord(id);
      if (record === null) throw new HostError('gone');
      return record;
    }
    const save = await this.#saved(id);
    if (!save.over) throw new HostError('refused');
    return save.record;
  }

  /** The open table is newer than its save, if anything could be saved. */
  async #saved(id: string): Promise<Save> {
    if (this.#open?.table.id === id) {
      if (this.#open.isLaidOut === true) throw new HostError('refused');
      return this.#saveOf(this.#open);
    }
    const save = await this.#stored(this.#saves.find(id));
    if (save === undefined) throw new HostError('gone');
    return save;
  }

  #opened(): Open {
    if (this.#open === null) throw new HostError('gone');
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
      at: this.#services.now(),
      record: ruleset.writeRecord(match, { players: players.map(recorded) }),
      ...(this.#open?.table === table && { standing: this.#standing }),
    };
  }

  /** Saves the game after it has been shown; if that fails the game still goes on. */
  async #keep(): Promise<void> {
    if (this.#open!.kept === false) return;
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
      throw new HostError(whyNotKept(error), String(error));
    }
  }
}

/** The level of the bots in a lesson or puzzle: they take what they are given. */
const KIND = 'companion:helpful';

const levelOf = (player: Player): string => (player.kind === 'bot' ? player.level : 'random');

const bots = (match: Match, level = 'random'): Player[] =>
  Array.from({ length: match.setup.seats }, () => ({ kind: 'bot', level }) as const);

const peopleAmong = (players: readonly Player[]): Seat[] =>
  seatsWhere(players, ({ kind }) => kind === 'person');

/** The seat whose view a saved game has; none where several people share it. */
function onlyPerson(players: readonly Player[]): Seat {
  const people = peopleAmong(players);
  return people.length === 1 ? at(people, 0, 'person') : SPECTATOR;
}

/** The players, as far as a record names them. */
const playersIn = (record: string, ruleset: Ruleset, match: Match): readonly Player[] =>
  ruleset.read(record).players?.map(playerOf) ?? bots(match);

/** In an unfinished game from elsewhere, the person takes the seat that decides next. */
const onePerson = (match: Match): Player[] =>
  bots(match).map((bot, seat) =>
    seat === match.table.pending[0] ? { kind: 'person', name: '' } : bot,
  );

async function newestOf(game: string, otherwise: Problem): Promise<Ruleset> {
  if (!GAME_IDS.includes(game)) throw new HostError(otherwise);
  try {
    return rulesetOf(await loadGame(game));
  } catch (error) {
    throw new HostError('not-loaded', String(error));
  }
}

function beginning(ruleset: Ruleset, settings: Parameters<Ruleset['setupFor']>[0]): Match {
  try {
    return ruleset.newMatch(ruleset.setupFor(settings));
  } catch (error) {
    throw new HostError('bad-settings', String(error));
  }
}
