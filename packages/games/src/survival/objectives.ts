/** Objectives: dealt, kept one of two in secret, and judged at the end. */
import {
  at,
  type Domain,
  FIRST_SEAT,
  type Kind,
  kindAfter,
  type Option,
  type Procedure,
  ref,
  type Seat,
  type VerbOf,
} from '@deadlight/engine';
import { isAsked, type Position, type Term } from './conditions.ts';
import { isAlive, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import { isCoop, isSolo, seatsOf } from './modes.ts';
import type { Cited } from './rule-names.ts';
import { shuffled } from './stock.ts';
import { procedure, type SurvivalOffer, type SurvivalTable, type Vars } from './vars.ts';
import { ZONE } from './zones.ts';

/** An Objective card; what its conditions mean is the game's to say. */
export interface Objective<C extends Term> {
  readonly id: string;
  /** `team`: for the solo and the cooperative game. */
  readonly deck: 'personal' | 'corporate' | 'team';
  /** The smallest number of players it is used with (NEM-SETUP-30, LCK-SETUP-25). */
  readonly players: number;
  /** Met if all conditions of one of these lists are. */
  readonly anyOf: readonly (readonly C[])[];
}

/** What a game says of its Objectives. */
export interface Objectives<C extends Term> {
  readonly list: readonly Objective<C>[];
  /** The kind of the first one. */
  readonly first: number;
  readonly keep: VerbOf<readonly [readonly ['objective', Domain<'objective'>]]>;
  isMet(table: Position, seat: Seat, condition: C): boolean;
  /** Somebody has met an Intruder for the first time. */
  met(table: SurvivalTable): void;
}

/**
 * One Corporate and one Personal each, or the team's (NEM-SETUP-30, NEM-SOLO-01, NEM-COOP-01, LCK-SOLO-01,
 * LCK-COOP-01).
 */
export function dealObjectives(
  table: SurvivalTable,
  seats: number,
  list: readonly Objective<Term>[],
  first: Kind,
): void {
  const coop = isCoop(table);
  const team = coop || isSolo(table);
  for (const deck of ['corporate', 'personal', 'team'] as const) {
    // NEM-SETUP-26
    const used = (deck === 'team') === team;
    const [wanted, unwanted]: [Kind[], Kind[]] = [[], []];
    list.forEach((objective, i) => {
      if (objective.deck !== deck) return;
      const fits = used && (team || objective.players <= seats);
      (fits ? wanted : unwanted).push(kindAfter(first, i));
    });
    const drawn = shuffled(table, wanted);
    if (used)
      for (let seat = FIRST_SEAT; seat < seats; seat++)
        for (let i = 0; i < (deck === 'team' && !coop ? 2 : 1); i++)
          table.create(drawn.pop()!, coop ? ZONE.mission : ZONE.objectives(seat));
    for (const kind of drawn) table.create(kind, ZONE.box);
    // Not for this number of players, or not in this mode: everyone knows they are not in play.
    for (const kind of unwanted) table.create(kind, ZONE.gone);
  }
}

/** A player who has two Objectives left and lives keeps one of them now (NEM-OBJ-10-R, LCK-ENC-16-R). */
export function choosers(table: SurvivalTable): Seat[] {
  // NEM-COOP-08-R, LCK-COOP-13-R
  if (isCoop(table)) return [];
  return seatsOf(table).filter(
    (seat) => isAlive(table, seat) && table.zone(ZONE.objectives(seat)).length > 1,
  );
}

/** How Objectives are kept and judged in a game. */
export function objectivesOf<C extends Term>({ list, first, keep, isMet, met }: Objectives<C>) {
  const objectiveOf = (kind: Kind): Objective<C> => at(list, kind - first, 'objective');

  const offer = (table: SurvivalTable, seat: Seat, among: SurvivalOffer): void => {
    for (const card of table.zone(ZONE.objectives(seat))) among.add(keep(table.kind(card) - first));
  };

  /** The other one leaves the game, seen by nobody (NEM-INFO-11, NEM-OBJ-03, LCK-INFO-28-R). */
  const settle = (table: SurvivalTable): void => {
    for (const seat of table.asked) {
      const kept = keep.value(table.answerOf(seat) as Option, 0) + first;
      for (const card of table.zone(ZONE.objectives(seat)).slice())
        if (table.kind(card) !== kept) {
          table.move(card, ZONE.box);
          table.forget(card);
        }
      table.log?.tell('objective-kept', EVENT['keeps-objective'], { who: who(table, seat) });
    }
  };

  /** All choose at once and in secret (NEM-OBJ-01, LCK-ENC-12). */
  const firstEncounter: Procedure<Vars, object> = procedure<object>('first-encounter').steps({
    begin(table) {
      met(table);
    },
    choose: { asks: choosers, options: (table, _local, seat, among) => offer(table, seat, among) },
    // LCK-SOLO-02
    chosen(table) {
      if (table.answered) settle(table);
    },
  });

  /** Whether an Objective is fulfilled by the one who has it (LCK-CARD-GENERAL-16-R). */
  const fulfils = (table: Position, seat: Seat, { anyOf }: Objective<C>): boolean =>
    anyOf.some((all) => all.every((condition) => isMet(table, seat, condition)));

  /**
   * Each survivor whose own Objective is fulfilled, where everyone plays for themselves (NEM-END-11, NEM-END-12,
   * NEM-SOLO-02, LCK-END-18-D, LCK-SOLO-05).
   */
  const fulfillers = (table: SurvivalTable): Seat[] =>
    seatsOf(table).filter((seat) => {
      const kept = table.zone(ZONE.objectives(seat))[0];
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
      .zone(ZONE.mission)
      .map((card) => objectiveOf(table.kind(card)))
      .filter(isFulfilled);
    const signals = met.filter(({ anyOf }) => anyOf.some((all) => isAsked(all, 'signal-sent')));
    const senders = table.vars.signal.filter(Boolean).length;
    return met.length - Math.max(0, signals.length - senders);
  };

  /** Survivors show the Objective that they kept, if everyone played for themselves (LCK-INFO-25-R). */
  const revealKept = (table: SurvivalTable, rule: Cited): Seat[] => {
    const survivors = seatsOf(table).filter((seat) => isAlive(table, seat));
    for (const seat of survivors) {
      const [kept] = table.zone(ZONE.objectives(seat));
      if (kept === undefined) continue;
      table.log?.tell(rule, EVENT['reveals-objective'], {
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
