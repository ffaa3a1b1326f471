import {
  asSeat,
  checkSetup,
  clip,
  HIDDEN,
  type Line,
  Log,
  lookUp,
  parseAnswer,
  printAnswer,
  quoted,
  Refused,
  type Seat,
  SPECTATOR,
  Table,
  tooLong,
  truthOf,
  type View,
  viewOf,
} from '@deadlight/engine';
import { type Document, parseDocument } from 'yaml';
import { GAMES } from '../games.ts';
import type { PlayableGame } from '../playable.ts';
import { checkBounds } from './bounds.ts';
import { casesOf } from './cases.ts';
import { compare } from './compare.ts';
import { explain, explainScenario } from './explain.ts';
import {
  type Scenario,
  type ScenarioStep,
  type ShownPart,
  scenarioFormat,
  type Telling,
} from './format.ts';
import { SOME_SEEDS } from './seeds.ts';
import { unknownTellings } from './told-names.ts';
import { type Stepped, traced } from './trail.ts';

export interface ScenarioResult {
  readonly name: string;
  /** Null if it cannot be read. */
  readonly game: string | null;
  readonly rules: readonly string[];
  readonly failures: readonly string[];
}

/** Called after each decision, with the index in the log where it began. */
export type Decided = (table: Table<unknown>, from: number) => void;

/** What an example of the handbook shows at one of its steps. */
export interface Frame {
  readonly caption: string;
  readonly parts: readonly ShownPart[];
  readonly view: View;
  /** What the seat has been told since the frame before. */
  readonly lines: readonly Line[];
}

/** A table of a scenario as it was laid out, or as it is after decisions. */
export interface Moment {
  /** Null for a scenario without cases. */
  readonly inCase: string | null;
  /** What was decided, by the names of seats; null as long as nothing was. */
  readonly says: Readonly<Record<string, string>> | null;
  /** What the seat sees that has decided, or is asked first. */
  readonly view: View;
  /** What it has been told since the moment before. */
  readonly lines: readonly Line[];
}

export interface ScenarioOptions {
  readonly moment?: (moment: Moment) => void;
  /** The ids of all rules: naming one that does not exist is then a failure too. */
  readonly ruleIds?: ReadonlySet<string>;
  readonly decided?: Decided;
  readonly shown?: (frame: Frame) => void;
  /** Called with the table as it is given, before it runs on to the first question. */
  readonly given?: (table: Table<unknown>) => void;
  /** Called with the table as it is laid out, before anything is decided; and with each decision. */
  readonly laidOut?: (table: Table<unknown>) => void;
  readonly said?: (seat: Seat, says: string) => void;
  /** Seed for whatever is not laid out; a scenario must hold with any. */
  readonly seed?: string;
  /** Called for each step of the scenario, and for each step of a procedure that it makes run. */
  readonly trail?: (passed: Passed) => void;
}

/** A step of the scenario, or of a procedure with how deep it is in others. */
export type Passed = { readonly at: string } | Stepped;

/** Parses a YAML document; aliases may be undefined or expand too far. */
function holdsIn(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new Refused(`not YAML: ${clip((error as Error).message)}`);
  }
}

/** A scenario as it is written, before its cases are told apart. */
function readWritten(text: string): unknown {
  const problem = tooLong('scenario', text.length);
  if (problem !== null) throw new Refused(problem);
  const document = parseDocument(text, { prettyErrors: true, logLevel: 'error' });
  const [mistake] = document.errors;
  if (mistake) throw new Refused(`not YAML: ${clip(mistake.message)}`);
  const written = holdsIn(document);
  checkBounds(written);
  return written;
}

function readScenario(written: unknown): Scenario {
  const parsed = scenarioFormat.safeParse(written);
  if (!parsed.success) throw new Refused(explainScenario(parsed.error, written));
  return parsed.data;
}

/** A value of a line as scenarios write it: `@item.medkit` is `medkit`, and what may not be read is `?`. */
function plainly(value: unknown): unknown {
  if (value === HIDDEN) return '?';
  if (typeof value === 'string') {
    const name = value.replace(/^@[^.]+\./, '');
    return /^\d+$/.test(name) ? Number(name) : name;
  }
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, plainly(of)]));
}

const said = ({ data }: Line): Record<string, unknown> => plainly(data) as Record<string, unknown>;

const show = ({ what, values }: Telling): string =>
  Object.keys(values).length === 0 ? `"${what}"` : `"${what}" ${JSON.stringify(values)}`;

/** What was logged instead: all lines, or those of that name with their values. */
function heard(lines: readonly Line[], { what }: Telling): string {
  const alike = lines.filter((line) => line.what === what);
  return alike.length === 0
    ? lines.map((line) => line.what).join(', ')
    : alike.map((line) => show({ what, values: said(line) })).join(', ');
}

/** Maximum options listed in an error. */
const MAX_LISTED = 40;

/** One run through a scenario's steps. */
class Run {
  readonly #playable: PlayableGame;
  readonly #table: Table<unknown>;
  readonly #log = new Log();
  readonly #decided: Decided | undefined;
  readonly #shown: ScenarioOptions['shown'];
  readonly #moment: ScenarioOptions['moment'];
  readonly #said: ScenarioOptions['said'];
  #told = 0;
  #drawn = 0;

  constructor(playable: PlayableGame, scenario: Scenario, options: ScenarioOptions) {
    this.#playable = playable;
    this.#decided = options.decided;
    this.#shown = options.shown;
    this.#moment = options.moment;
    this.#said = options.said;
    const { rigging } = playable;
    const { trail } = options;
    const game =
      trail === undefined
        ? playable.game
        : traced(playable.game, (table) => rigging.seats(table), trail);
    trail?.({ at: 'set-up' });
    const setup = checkSetup(game, {
      seats: scenario.players,
      seed: options.seed ?? SOME_SEEDS[0],
      options: scenario.options ?? {},
    });
    this.#table = Table.start(game, setup);
    trail?.({ at: 'given' });
    const given = rigging.given.safeParse(scenario.given ?? {});
    if (!given.success) throw new Refused(`given: ${explain(given.error, rigging.given)}`);
    rigging.rig(this.#table, given.data);
    this.#table.log = this.#log;
    options.given?.(this.#table);
    this.#table.run();
    options.laidOut?.(this.#table);
    this.#tellMoment(this.#table.pending[0] ?? SPECTATOR, null);
  }

  #tellMoment(seat: Seat, says: Moment['says']): void {
    if (this.#moment === undefined) return;
    const lines = this.#log.linesFor(seat, this.#told);
    this.#moment({ inCase: null, says, view: viewOf(this.#table, seat), lines });
  }

  step(step: ScenarioStep): string[] {
    switch (step.kind) {
      case 'refused':
        return this.#refused(step.refused, step.rule);
      case 'offered':
        return this.#offered(step.offered, true);
      case 'notOffered':
        return this.#offered(step.notOffered, false);
      case 'asks':
        return this.#asks(step.asks);
      case 'expect':
        return step.sees === undefined
          ? this.#expect('the table', truthOf(this.#table), step.expect)
          : this.#expect(step.sees, viewOf(this.#table, this.#seat(step.sees)), step.expect);
      case 'told':
        return this.#toldTo(step.told, step.has, step.lacks);
      case 'show':
        this.#show(step);
        return [];
      case 'decide':
        this.#decide(step.decisions);
        return [];
    }
  }

  get #seats(): readonly string[] {
    return this.#playable.rigging.seats(this.#table);
  }

  #seat(name: string): Seat {
    if (name === 'everyone') return SPECTATOR;
    const seat = asSeat(this.#seats.indexOf(name));
    if (seat < 0) throw new Refused(`no seat ${quoted(name)}; there are ${this.#seats.join(', ')}`);
    return seat;
  }

  /** Adds the available options to a refusal. */
  #orOffer<T>(seat: Seat, act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new Refused(`${error.message}; ${this.#onOffer(seat)}`, error.rule);
    }
  }

  #onOffer(seat: Seat): string {
    const name = this.#seats[seat] ?? 'nobody';
    if (!this.#table.pending.includes(seat)) {
      const asked = this.#table.pending.map((one) => this.#seats[one]).join(', ');
      return `${name} is not asked${asked === '' ? '' : `; ${asked} is`}`;
    }
    const { game } = this.#playable;
    const all = this.#table.options(seat).map((option) => printAnswer(game, option));
    const listed = all.slice(0, MAX_LISTED).join(', ');
    const more = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} more` : '';
    return `${name} is offered ${listed || 'nothing'}${more}`;
  }

  #read(seat: Seat, says: string): ReturnType<typeof parseAnswer> {
    const isAsked = this.#table.pending.includes(seat);
    const { min, max } = isAsked ? this.#table.choose(seat) : { min: 1, max: 1 };
    return parseAnswer(this.#playable.game, says, min !== 1 || max !== 1);
  }

  #decide(decisions: Record<string, string>): void {
    this.#told = this.#log.entries.length;
    // A seat may be called something else afterwards: by its Character.
    let looks: Seat | undefined;
    for (const [name, says] of Object.entries(decisions)) {
      const seat = this.#seat(name);
      looks ??= seat;
      this.#orOffer(seat, () => this.#table.decide(seat, this.#read(seat, says)));
      this.#said?.(seat, says);
    }
    this.#decided?.(this.#table, this.#told);
    this.#tellMoment(looks ?? SPECTATOR, decisions);
  }

  #show({ show, caption, parts }: Extract<ScenarioStep, { kind: 'show' }>): void {
    const seat = this.#seat(show);
    const lines = this.#log.linesFor(seat, this.#drawn);
    this.#drawn = this.#log.entries.length;
    this.#shown?.({ caption, parts, view: viewOf(this.#table, seat), lines });
  }

  #refused(decisions: Record<string, string>, rule: string): string[] {
    return Object.entries(decisions).flatMap(([name, says]) => {
      const seat = this.#seat(name);
      const before = this.#table.hash;
      const answer = this.#orOffer(seat, () => this.#read(seat, says));
      try {
        this.#table.clone().decide(seat, answer);
        return [`${name}: "${says}" is allowed, but ${rule} forbids it`];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (this.#table.hash !== before) return [`${name}: refusing "${says}" changed the table`];
        if (error.rule === rule) return [];
        return [
          `${name}: "${says}" is refused by ${error.rule ?? 'no rule'} (${error.message}), not by ${rule}`,
        ];
      }
    });
  }

  #offered(options: Record<string, string[]>, wanted: boolean): string[] {
    return Object.entries(options).flatMap(([name, list]) => {
      const seat = this.#seat(name);
      const { game } = this.#playable;
      const are = this.#table.options(seat).map((option) => printAnswer(game, option));
      const again = are.filter((option, i) => are.indexOf(option) !== i);
      const twice = again.map((option) => `${name}: "${option}" is offered twice`);
      const wrong = list.flatMap((says) => {
        // Text that cannot be parsed is a typo, not an option that is not offered.
        const said = printAnswer(game, parseAnswer(game, says, false));
        if (are.includes(said) === wanted) return [];
        return wanted
          ? [`${name}: "${says}" should be offered; there are: ${are.join(', ')}`]
          : [`${name}: "${says}" should not be offered`];
      });
      return [...twice, ...wrong];
    });
  }

  #asks(wanted: Record<string, string>): string[] {
    const are = Object.fromEntries(
      this.#table.pending.map((seat) => [this.#seats[seat]!, this.#table.question(seat).at]),
    );
    const extra = Object.keys(are).filter((name) => !(name in wanted));
    const failures = compare('asks', wanted, are);
    return extra.length > 0
      ? [...failures, `asks: ${extra.join(', ')} should not be asked`]
      : failures;
  }

  #expect(who: string, view: View, wanted: unknown): string[] {
    const facts: Record<string, unknown> = this.#playable.rigging.facts(view);
    facts['over'] = view.over && {
      ...view.over,
      winners: view.over.winners.map((seat) => this.#seats[seat]),
    };
    return compare(who, wanted, facts);
  }

  #toldTo(name: string, has: readonly Telling[], lacks: readonly Telling[]): string[] {
    const lines = this.#log.linesFor(this.#seat(name), this.#told);
    const isTold = ({ what, values }: Telling): boolean =>
      lines.some((line) => line.what === what && compare(what, values, said(line)).length === 0);
    return [
      ...has
        .filter((telling) => !isTold(telling))
        .map(
          (telling) => `${name} should be told ${show(telling)}; told: ${heard(lines, telling)}`,
        ),
      ...lacks.filter(isTold).map((telling) => `${name} should not be told ${show(telling)}`),
    ];
  }
}

/** Plays one case of a scenario. */
function runCase(written: unknown, path: string, options: ScenarioOptions): ScenarioResult {
  let scenario: Scenario | undefined;
  const failures: string[] = [];
  let at = 'reading';
  try {
    scenario = readScenario(written);
    const playable = lookUp(GAMES, scenario.game);
    if (playable === undefined)
      throw new Refused(
        `no game ${quoted(scenario.game)}; there are ${Object.keys(GAMES).join(', ')}`,
      );
    for (const id of scenario.rules)
      if (options.ruleIds?.has(id) === false) failures.push(`rules: no catalogue has "${id}"`);
    failures.push(...unknownTellings(scenario, playable.game.events));
    at = 'laying out the table';
    const run = new Run(playable, scenario, options);
    scenario.steps.forEach((step, i) => {
      at = `step ${i + 1}`;
      options.trail?.({ at });
      failures.push(...run.step(step).map((failure) => `step ${i + 1}: ${failure}`));
    });
  } catch (error) {
    failures.push(`${at}: ${error instanceof Refused ? error.message : String(error)}`);
  }
  return {
    name: scenario?.name ?? path,
    game: scenario?.game ?? null,
    rules: scenario?.rules ?? [],
    failures,
  };
}

/** Plays a scenario, with all its cases. Every failure says what was expected, what is, and at which step. */
export function runScenario(
  text: string,
  path: string,
  options: ScenarioOptions = {},
): ScenarioResult {
  try {
    const results = casesOf(readWritten(text)).map(({ name, written }) => {
      if (name !== null) options.trail?.({ at: `case ${name}` });
      const { moment } = options;
      const ofCase = moment && {
        moment: (one: Moment) => moment({ ...one, inCase: name }),
      };
      return { name, result: runCase(written, path, { ...options, ...ofCase }) };
    });
    const [first] = results;
    return {
      name: first!.result.name,
      game: first!.result.game,
      rules: [...new Set(results.flatMap(({ result }) => result.rules))],
      failures: results.flatMap(({ name, result }) =>
        result.failures.map((failure) => (name === null ? failure : `case ${name}: ${failure}`)),
      ),
    };
  } catch (error) {
    const said = error instanceof Refused ? error.message : String(error);
    return { name: path, game: null, rules: [], failures: [`reading: ${said}`] };
  }
}
