/** Objectives: dealt, kept one of two in secret, and judged at the end. */
import {
  type Domain,
  type Offer,
  type Procedure,
  ref,
  type Seat,
  type VerbOf,
} from '@deadlight/engine';
import { isAlive, who } from './crew.ts';
import { isCoop, isSolo, seatsOf } from './modes.ts';
import { shuffled } from './stock.ts';
import { procedure, type SurvivalTable, type Vars } from './vars.ts';
import { Z } from './zones.ts';

/** An Objective card; what its conditions mean is the game's to say. */
export interface Objective<C extends string> {
  readonly id: string;
  /** `team`: for the solo and the cooperative game. */
  readonly deck: 'personal' | 'corporate' | 'team';
  /** The smallest number of players it is used with (NEM-SETUP-30, LCK-SETUP-25). */
  readonly players: number;
  /** Met if all conditions of one of these lists are. */
  readonly anyOf: readonly (readonly C[])[];
}

/** What Objectives are judged by: a table, or as much of it as one seat sees. */
export interface Standings {
  readonly vars: Vars;
  readonly state: { readonly seats: number };
  zone(zone: number): { readonly length: number };
}

/** What a game says of its Objectives. */
export interface Objectives<C extends string> {
  readonly list: readonly Objective<C>[];
  /** The kind of the first one. */
  readonly first: number;
  readonly keep: VerbOf<readonly [readonly ['objective', Domain]]>;
  isMet(table: Standings, seat: Seat, condition: C): boolean;
  /** Somebody has met an Intruder for the first time. */
  met(table: SurvivalTable): void;
}

/** One Corporate and one Personal each, or the team's (NEM-SETUP-30, NEM-SOLO-01, NEM-COOP-01). */
export function dealObjectives(
  table: SurvivalTable,
  seats: number,
  list: readonly Objective<string>[],
  first: number,
): void {
  const coop = isCoop(table);
  const team = coop || isSolo(table);
  for (const deck of ['corporate', 'personal', 'team'] as const) {
    const used = (deck === 'team') === team;
    const [wanted, unwanted]: [number[], number[]] = [[], []];
    list.forEach((objective, i) => {
      if (objective.deck !== deck) return;
      const fits = used && (team || objective.players <= seats);
      (fits ? wanted : unwanted).push(first + i);
    });
    const drawn = shuffled(table, wanted);
    if (used)
      for (let seat = 0; seat < seats; seat++)
        for (let i = 0; i < (deck === 'team' && !coop ? 2 : 1); i++)
          table.create(drawn.pop()!, coop ? Z.mission : Z.objectives + seat);
    for (const kind of drawn) table.create(kind, Z.box);
    // Not for so few players, or not in this mode: everyone knows they are not in play.
    for (const kind of unwanted) table.create(kind, Z.gone);
  }
}

/** A player who has two Objectives left and lives keeps one of them now. */
export function choosers(table: SurvivalTable): Seat[] {
  if (isCoop(table)) return [];
  return seatsOf(table).filter(
    (seat) => isAlive(table, seat) && table.zone(Z.objectives + seat).length > 1,
  );
}

/** How Objectives are kept and judged in a game. */
export function objectivesOf<C extends string>({ list, first, keep, isMet, met }: Objectives<C>) {
  const objectiveOf = (kind: number): Objective<C> => list[kind - first]!;

  const offer = (table: SurvivalTable, seat: Seat, among: Offer): void => {
    for (const card of table.zone(Z.objectives + seat)) among.add(keep(table.kind(card) - first));
  };

  /** The other one leaves the game, seen by nobody (NEM-INFO-11). */
  const settle = (table: SurvivalTable): void => {
    for (const seat of table.asked) {
      const kept = keep.value(table.answerOf(seat) as number, 0) + first;
      for (const card of table.zone(Z.objectives + seat).slice())
        if (table.kind(card) !== kept) {
          table.move(card, Z.box);
          table.forget(card);
        }
    }
  };

  /** All choose at once and in secret (NEM-OBJ-01, LCK-ENC-12). */
  const firstEncounter: Procedure<Vars, object> = procedure<object>('first-encounter').steps({
    begin(table) {
      met(table);
    },
    choose: { asks: choosers, options: (table, _local, seat, among) => offer(table, seat, among) },
    chosen(table) {
      if (table.answered) settle(table);
    },
  });

  /** Whether an Objective is fulfilled by the one who has it. */
  const fulfils = (table: Standings, seat: Seat, { anyOf }: Objective<C>): boolean =>
    anyOf.some((all) => all.every((condition) => isMet(table, seat, condition)));

  /** Each survivor whose own Objective is fulfilled, where everyone plays for himself (NEM-END-11). */
  const fulfillers = (table: SurvivalTable): Seat[] =>
    seatsOf(table).filter((seat) => {
      const kept = table.zone(Z.objectives + seat)[0];
      return (
        isAlive(table, seat) &&
        kept !== undefined &&
        fulfils(table, seat, objectiveOf(table.kind(kept)))
      );
    });

  /**
   * How many of the team's Objectives are fulfilled. Each of them that asks for a Signal needs another
   * sender (NEM-COOP-02, NEM-COOP-03, LCK-COOP-05-D).
   */
  const missionsMet = (
    table: SurvivalTable,
    isFulfilled: (mission: Objective<C>) => boolean,
  ): number => {
    const met = table
      .zone(Z.mission)
      .map((card) => objectiveOf(table.kind(card)))
      .filter(isFulfilled);
    const signals = met.filter(({ anyOf }) =>
      anyOf.some((all) => all.includes('signal-sent' as C)),
    );
    const senders = table.vars.signal.filter(Boolean).length;
    return met.length - Math.max(0, signals.length - senders);
  };

  /** Survivors show the Objective that they kept, if everyone played for himself. */
  const revealKept = (table: SurvivalTable, rule: string): Seat[] => {
    const survivors = seatsOf(table).filter((seat) => isAlive(table, seat));
    for (const seat of survivors) {
      const [kept] = table.zone(Z.objectives + seat);
      if (kept === undefined) continue;
      table.log?.tell(rule, 'reveals-objective', {
        who: who(table, seat),
        objective: ref(keep.params[0][1], table.kind(kept) - first),
      });
    }
    return survivors;
  };

  return {
    objectiveOf,
    offer,
    settle,
    firstEncounter,
    fulfils,
    fulfillers,
    missionsMet,
    revealKept,
  };
}

/** How many Characters are alive beside one. */
export const othersAlive = (table: Standings, seat: Seat): number =>
  seatsOf(table).filter((other) => other !== seat && isAlive(table, other)).length;

/** Conditions that either game has; what is left is `player-N-dead`. */
export function isMetAlike(table: Standings, seat: Seat, condition: string): boolean {
  const { vars } = table;
  switch (condition) {
    case 'own-signal-sent':
    case 'signal-sent':
      return vars.signal[seat]!;
    case 'queen-killed':
      return vars.queenKilled;
    case 'only-survivor':
      return othersAlive(table, seat) === 0;
    case 'survived-with-egg':
      return isAlive(table, seat) && vars.eggsOf[seat]! > 0;
    default: {
      // The own number does not count (NEM-OBJ-14-R).
      const other = vars.number.indexOf(Number(condition.charAt('player-'.length)));
      return other >= 0 && other !== seat && !isAlive(table, other);
    }
  }
}
