/** A whole game as text: the set-up, a line for each decision, and checkpoints. */
import { type Aside, asidesOf, type Chain, isSaid, saidIn } from './chain.ts';
import { BadRecord, OtherVersion, quoted, Refused } from './errors.ts';
import type { FairDice } from './fair.ts';
import type { Game, Setup } from './game.ts';
import type { Checkpoint, Decision, Match } from './match.ts';
import { tooLong } from './outside.ts';
import { GENERATOR, seedBytes } from './random.ts';
import { asSeat } from './seats.ts';
import { checkSetup, readOptionValue } from './setup.ts';
import type { OptionValue } from './vocabulary.ts';

const FORMAT = '2';

/** Who sat in a seat: a person or somebody's program by name, or a bot by level. */
export interface RecordedPlayer {
  readonly kind: 'person' | 'bot' | 'program';
  readonly name: string;
}

/** What a record says about its table besides the set-up. */
export interface About {
  readonly players?: readonly RecordedPlayer[];
  readonly fair?: FairDice;
  readonly chain?: Chain;
  /** Free text for people; never interpreted. */
  readonly comments?: readonly string[];
}

export interface GameRecord extends About {
  readonly setup: Setup;
  readonly rules: number;
  readonly decisions: readonly Decision[];
  /** The hashes of table and log, at intervals and at the end. */
  readonly checkpoints: readonly Checkpoint[];
}

/** Collapses a text into one line. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function writeRecord<V>(match: Match<V>, about: About = {}): string {
  const { game, setup, decisions, checkpoints } = match;
  const { players = [], fair, chain, comments = [] } = about;
  const options = Object.entries(setup.options).filter(([name, v]) => v !== game.options[name]![0]);
  const marks = new Map(checkpoints.map((mark) => [mark.at, mark]));
  const end = match.checkpoint();
  const hashes = ({ at, state, log }: Checkpoint): string => `${at} ${state} ${log}`;
  return [
    `deadlight ${FORMAT}`,
    `game ${game.id} ${game.rules}`,
    `generator ${GENERATOR}`,
    `seats ${setup.seats}`,
    `seed ${seedBytes(setup.seed)}`,
    ...options.map(([name, value]) => `option ${name} ${value}`),
    ...players.map(({ kind, name }, seat) => line(`player ${seat + 1} ${kind} ${name}`)),
    ...(fair === undefined ? [] : fairLines(fair)),
    ...(chain === undefined ? [] : chainLines(chain, decisions)),
    ...comments.map((text) => `# ${line(text)}`),
    '',
    ...decisions.flatMap(({ seat, says }, i) => {
      const mark = i + 1 < end.at ? marks.get(i + 1) : undefined;
      return [`${seat + 1} ${says}`, ...(mark ? [`at ${hashes(mark)}`] : [])];
    }),
    '',
    `end ${hashes(end)}`,
    '',
  ].join('\n');
}

const NO_GIFT = 'nothing';

const fairLines = ({ table, commitment, secret, promised = [], gave }: FairDice): string[] => [
  `table ${table}`,
  `commitment ${commitment}`,
  `secret ${secret}`,
  ...promised.map((promise, seat) => `promised ${seat + 1} ${promise ?? NO_GIFT}`),
  ...gave.map((gift, seat) => `gave ${seat + 1} ${gift ?? NO_GIFT}`),
];

const chainLines = ({ key, said }: Chain, decisions: readonly Decision[]): string[] => [
  `chain ${key}`,
  ...asidesOf(said, decisions).map((aside) => `said ${aside.at + 1} ${aside.said}`),
];

/** The game and ruleset of a record: what is needed to read the rest. */
export function rulesOfRecord(text: string): { readonly game: string; readonly rules: number } {
  const lines = new Lines(text);
  lines.readFormat();
  const [game = '', rules = ''] = lines.field('game');
  return { game, rules: Number(rules) };
}

/** A cursor over the lines of a record. */
class Lines {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(text: string) {
    const why = tooLong('record', text.length);
    if (why !== null) throw new BadRecord(why);
    this.#lines = text.split(/\r?\n/);
    this.#pass();
  }

  readonly comments: string[] = [];

  /** Skips empty lines and comments. */
  #pass(): void {
    for (; this.#at < this.#lines.length; this.#at++) {
      const text = this.#lines[this.#at]!.trim();
      if (text.startsWith('#')) this.comments.push(text.slice(1).trim());
      else if (text !== '') return;
    }
  }

  get text(): string | undefined {
    return this.#lines[this.#at]?.trim();
  }

  next(): void {
    this.#at++;
    this.#pass();
  }

  fail(problem: string): BadRecord {
    return new BadRecord(`line ${this.#at + 1}: ${problem}`);
  }

  unknown(problem: string): OtherVersion {
    return new OtherVersion(`line ${this.#at + 1}: ${problem}`);
  }

  /** Whether the next line begins with this word. */
  has(name: string): boolean {
    return this.text?.startsWith(`${name} `) === true;
  }

  /** The words of the line with this name; `check` validates them before the next line is read. */
  field(name: string, check: (words: readonly string[]) => void = () => {}): string[] {
    const words = this.text?.split(/\s+/) ?? [];
    if (words[0] !== name) {
      if (this.text === undefined) throw new BadRecord(`expected "${name} …" before the end`);
      throw this.fail(`expected "${name} …", found ${quoted(this.text)}`);
    }
    check(words.slice(1));
    this.next();
    return words.slice(1);
  }

  readFormat(): void {
    this.field('deadlight', ([format = '']) => {
      if (format !== FORMAT)
        throw this.unknown(
          `this is format ${quoted(format)}; this program reads format "${FORMAT}"`,
        );
    });
  }
}

const HEX = /^([0-9a-f]{2})+$/;
const BYTES = /^[0-9a-f]{64}$/;
const HASH = /^[0-9a-f]{32}$/;

function readBytes(lines: Lines, name: string): string {
  const [bytes = ''] = lines.field(name, ([word = '']) => {
    if (!BYTES.test(word)) throw lines.fail(`a ${name} is 64 hex digits, not ${quoted(word)}`);
  });
  return bytes;
}

function readFair(lines: Lines, seats: number): FairDice {
  const [table = ''] = lines.field('table');
  const commitment = readBytes(lines, 'commitment');
  const secret = readBytes(lines, 'secret');
  const promised = lines.has('promised') ? readSeats(lines, 'promised', BYTES, seats) : undefined;
  const gave = readSeats(lines, 'gave', HEX, seats);
  return { table, commitment, secret, gave, ...(promised !== undefined && { promised }) };
}

/** One line for each seat, in order. */
function readSeats(
  lines: Lines,
  name: 'promised' | 'gave',
  form: RegExp,
  seats: number,
): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const [, found = ''] = lines.field(name, ([number = '', word = '']) => {
      if (number !== String(seat + 1) || (word !== NO_GIFT && !form.test(word)))
        throw lines.fail(`expected what seat ${seat + 1} ${name}, in hex digits, or "${NO_GIFT}"`);
    });
    return found === NO_GIFT ? null : found;
  });
}

/** The key of the chain, and what was said besides the decisions. */
function readChain(lines: Lines): { readonly key: string; readonly asides: readonly Aside[] } {
  const key = readBytes(lines, 'chain');
  const asides: Aside[] = [];
  while (lines.has('said')) {
    const parts = /^said (\d{1,9}) (.+)$/.exec(lines.text!);
    const at = Number(parts?.[1]) - 1;
    if (parts === null || !isSaid(parts[2]!) || at <= (asides.at(-1)?.at ?? -1))
      throw lines.fail(`expected a place and what was said there, found ${quoted(lines.text!)}`);
    asides.push({ at, said: parts[2]! });
    lines.next();
  }
  return { key, asides };
}

/** Names are untrusted and are displayed. */
const LONGEST_NAME = 200;

function readPlayers(lines: Lines, seats: number): RecordedPlayer[] {
  const players: RecordedPlayer[] = [];
  while (lines.has('player')) {
    const parts = /^player (\d+) (person|bot|program)(?: (.*))?$/.exec(lines.text!);
    if (parts === null || parts[1] !== String(players.length + 1) || players.length === seats)
      throw lines.fail(
        `expected "player ${players.length + 1} person …", "… bot …" or "… program …"`,
      );
    if ((parts[3] ?? '').length > LONGEST_NAME)
      throw lines.fail(`a name has at most ${LONGEST_NAME} characters`);
    players.push({ kind: parts[2] as RecordedPlayer['kind'], name: parts[3] ?? '' });
    lines.next();
  }
  if (players.length > 0 && players.length < seats)
    throw lines.fail(`expected "player ${players.length + 1} …": there are ${seats} seats`);
  return players;
}

function readCheckpoint(lines: Lines, word: 'at' | 'end', decisions: number): Checkpoint {
  const [, state = '', log = ''] = lines.field(word, ([at, ...hashes]) => {
    if (at !== String(decisions))
      throw lines.fail(`the game has ${decisions} decisions here but was written with ${at}`);
    if (hashes.length !== 2 || !hashes.every((one) => HASH.test(one)))
      throw lines.fail('expected the hashes of table and log, 32 hex digits each');
  });
  return { at: decisions, state, log };
}

type Readable = Pick<Game, 'id' | 'rules' | 'seats' | 'options'>;

/** Reads a record of any of these games; `BadRecord` names the line that is wrong. */
export function readRecord(text: string, games: Readonly<Record<string, Readable>>): GameRecord {
  const lines = new Lines(text);
  lines.readFormat();
  const [id = ''] = lines.field('game', ([name = '', rules = '']) => {
    if (!Object.hasOwn(games, name))
      throw lines.unknown(
        `unknown game ${quoted(name)}; known games: ${Object.keys(games).join(', ')}`,
      );
    const now = games[name]!.rules;
    if (rules !== String(now))
      throw lines.unknown(`made with rules ${quoted(rules)} of ${name}; these are rules ${now}`);
  });
  const game = games[id]!;
  lines.field('generator', ([name = '']) => {
    if (name !== GENERATOR)
      throw lines.unknown(`made with the dice ${quoted(name)}; these are ${GENERATOR}`);
  });
  const [seats = ''] = lines.field('seats');
  const seed = readBytes(lines, 'seed');
  const options = new Map<string, OptionValue>();
  while (lines.has('option')) {
    const [name = '', value = ''] = lines.field('option');
    options.set(name, readOptionValue(value));
  }
  let setup: Setup;
  try {
    const wish = { seats: Number(seats), seed, options: Object.fromEntries(options) };
    setup = checkSetup(game, wish);
  } catch (error) {
    if (error instanceof Refused) throw lines.fail(`in the lines above, ${error.message}`);
    throw error;
  }
  const players = readPlayers(lines, setup.seats);
  const fair = lines.has('table') ? readFair(lines, setup.seats) : undefined;
  const chain = lines.has('chain') ? readChain(lines) : undefined;
  const decisions: Decision[] = [];
  const checkpoints: Checkpoint[] = [];
  while (lines.text !== undefined && !lines.has('end')) {
    if (lines.has('at')) {
      checkpoints.push(readCheckpoint(lines, 'at', decisions.length));
      continue;
    }
    const parts = /^(\d{1,3}) (.+)$/.exec(lines.text);
    const seat = asSeat(Number(parts?.[1]) - 1);
    if (parts === null || seat < 0 || seat >= setup.seats)
      throw lines.fail(
        `expected a seat from 1 to ${setup.seats} and a decision, found ${quoted(lines.text)}`,
      );
    decisions.push({ seat, says: parts[2]! });
    lines.next();
  }
  checkpoints.push(readCheckpoint(lines, 'end', decisions.length));
  if (lines.text !== undefined)
    throw lines.fail(`nothing may follow the end, found ${quoted(lines.text)}`);
  return {
    setup,
    rules: game.rules,
    decisions,
    checkpoints,
    ...(players.length > 0 ? { players } : {}),
    ...(fair === undefined ? {} : { fair }),
    ...(chain === undefined
      ? {}
      : { chain: { key: chain.key, said: saidIn(decisions, chain.asides) } }),
    comments: lines.comments,
  };
}
