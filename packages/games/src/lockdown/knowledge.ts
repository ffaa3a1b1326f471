/** Bodies, Weaknesses, Contingencies. */

import {
  codeOf,
  FIRST_SEAT,
  NO_SEAT,
  type Option,
  type Ref,
  type Seat,
  SPECTATOR,
  seatsWhere,
  type Thing,
} from '@deadlight/engine';
import type { Slot } from '../survival/board.ts';
import { carried, hasPassive, kindRef, lying, seatOf, who } from '../survival/crew.ts';
import { discover } from '../survival/effects/knowledge.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { NO_ONE } from '../survival/intruders.ts';
import { isCoop } from '../survival/modes.ts';
import { take } from '../survival/objects.ts';
import { KIND } from '../survival/things.ts';
import {
  DEAD,
  procedure,
  type SurvivalOffer,
  type SurvivalTable,
  type Vars,
} from '../survival/vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, OBJECTS } from '../survival/words.ts';
import { CONTINGENCIES } from './data/tokens.ts';
import { facilityOf, MAX_KNOWLEDGE, optionsOf, sectionOf } from './facility.ts';
import { forgoItem } from './forgo-item.ts';
import { EVENT } from './log-events.ts';
import { learn } from './power.ts';
import { FIRST_CONTINGENCY } from './things.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

const ANALYSIS = 3;
const ARCHIVE = 2;

/** The kind of Body, as Weaknesses count them: corpse, egg, carcass (LCK-ROOM-LAB-04-R). */
export const specimenOf = (object: number): number =>
  object === EGG ? 1 : object === CARCASS ? 2 : 0;

/** Stands for the carrier of a Body that lies in the Room. */
const NOBODY = NO_SEAT;

/** Calls back for each Body in a Room, with its carrier; carriers who have refused are left out (LCK-ROOM-LAB-03-R). */
function eachBody(
  { vars }: SurvivalTable,
  seat: Seat,
  slot: Slot,
  call: (object: number, carrier: Seat) => void,
): void {
  for (let object = 0; object < OBJECTS.length; object++) {
    if (object === BLUE_CORPSE) continue;
    if (lying(vars, slot, object) > 0) call(object, NOBODY);
    for (let other = FIRST_SEAT; other < vars.place.length; other++) {
      const refused = other !== seat && vars.refusals & (1 << other);
      if (vars.place[other] === slot && carried(vars, other, object) > 0 && !refused)
        call(object, other);
    }
  }
}

// LCK-ITEM-24-R
/** Whether there is any Body to analyse. */
function hasBody(table: SurvivalTable, seat: Seat, slot: Slot): boolean {
  let found = false;
  eachBody(table, seat, slot, () => {
    found = true;
  });
  return found;
}

/** A Body that lies in the Room, or is in somebody's hands, is spent (LCK-WEAK-12-R). */
export function spendBody(vars: Vars, carrier: Seat, slot: Slot, object: number): void {
  if (carrier >= 0) take(vars, carrier, object, -1);
  else if (object === EGG) vars.eggsIn[slot]!--;
  else if (object === CARCASS) vars.carcassesIn[slot]!--;
  else vars.corpse[object] = 0;
}

/** Three Knowledge, and the next Weakness if no Body of its kind has told of one (LCK-WEAK-05, LCK-WEAK-06, LCK-CROSS-15). */
function analyse(
  table: SurvivalTable,
  seat: Seat,
  carrier: Seat,
  slot: Slot,
  object: number,
): void {
  const facility = facilityOf(table);
  // LCK-KNOW-05-D
  spendBody(table.vars, carrier, slot, object);
  table.log?.tell('LCK-ROOM-LAB-02', EVENT.analyses, {
    who: who(table, seat),
    object,
  });
  learn(table, seat, ANALYSIS + (hasPassive(table, seat, KIND.fieldNotes) ? 1 : 0));
  const specimen = specimenOf(object);
  const next = table.vars.discovered.indexOf(false);
  // LCK-WEAK-07, LCK-WEAK-08, LCK-WEAK-10-R
  if (next < 0 || facility.analysed.includes(specimen)) return;
  facility.analysed.push(specimen);
  discover(table, next);
}

const codeOfToken = (table: SurvivalTable, thing: Thing): string =>
  CONTINGENCIES[table.kind(thing) - FIRST_CONTINGENCY]!.id;

/** Where a token lies, as the log says it: a player's, or in the pool. */
type Owner = Ref<'character' | 'seat' | 'owner'>;

/** Shows a Contingency token to one player, or to all who play together (LCK-CTG-11-R, LCK-COOP-10-R). */
function lookAt(table: SurvivalTable, seat: Seat, thing: Thing, of: Owner): void {
  if (isCoop(table)) table.reveal(thing);
  else table.peek(seat, thing);
  table.note(seat, 'contingency', {
    code: `@contingency.${codeOfToken(table, thing)}`,
    of,
    round: table.vars.round,
  });
  table.log?.tell('LCK-CTG-11-R', EVENT['looks-contingency'], { who: who(table, seat), of });
}

const POOL = '@owner.pool';

/** Tokens of a player that the viewer does not know yet, by index. */
function unseen(table: SurvivalTable, seat: Seat, zone: number): number[] {
  return table.zone(zone).flatMap((thing, i) => (table.knows(seat, thing) ? [] : [i]));
}

/** Tokens of the pool, by index, that can be taken; a team turns one over that is still face down (LCK-COOP-10-R). */
const inPool = (table: SurvivalTable): number[] =>
  isCoop(table) ? unseen(table, SPECTATOR, ZONE.pool) : table.zone(ZONE.pool).map((_, i) => i);

// LCK-ROOM-ARCHIVE-02, LCK-ROOM-ARCHIVE-03-D, LCK-CTG-04
function offerContingencies(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  for (const i of unseen(table, seat, ZONE.pool)) offer.add(VERB['look-pool'](i));
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat)
      for (const i of unseen(table, seat, ZONE.contingencies(other)))
        offer.add(VERB['look-contingency'](table.vars.character[other]!, i));
}

function lookChosen(table: SurvivalTable, seat: Seat, choice: Option): void {
  if (codeOf(choice) === VERB['look-pool'].code) {
    lookAt(table, seat, table.zone(ZONE.pool)[VERB['look-pool'].value(choice, 0)]!, POOL);
    return;
  }
  const other = seatOf(table.vars, VERB['look-contingency'].value(choice, 0));
  const thing = table.zone(ZONE.contingencies(other))[VERB['look-contingency'].value(choice, 1)]!;
  lookAt(table, seat, thing, who(table, other));
}

/** The Archive: two Knowledge, an active token, and a look at any Contingency but the active one. */
export const archived = procedure<{ readonly seat: Seat }>('archive').steps({
  learn(table, { seat }) {
    learn(table, seat, ARCHIVE);
    facilityOf(table).active[seat] = true;
    table.log?.tell('LCK-KNOW-03', EVENT['token-active'], { who: who(table, seat) });
  },
  look: {
    asks: (table, { seat }) => (canLook(table, seat) ? seat : NO_SEAT),
    options: (table, _local, seat, offer) => offerContingencies(table, seat, offer),
  },
  looked(table, { seat }) {
    if (table.answered) lookChosen(table, seat, table.answer);
  },
});

const canLook = (table: SurvivalTable, seat: Seat): boolean => {
  if (unseen(table, seat, ZONE.pool).length > 0) return true;
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat && unseen(table, seat, ZONE.contingencies(other)).length > 0) return true;
  return false;
};

/** Players in the same Section whose tokens are not all known yet (LCK-CARD-computer-a, LCK-CTG-08-R). */
const spied = (table: SurvivalTable, seat: Seat): Seat[] => {
  const { vars } = table;
  const section = sectionOf(vars, vars.place[seat]!);
  return seatsWhere(
    vars.place,
    (slot, other) =>
      other !== seat &&
      slot > 0 &&
      section > 0 &&
      sectionOf(vars, slot) === section &&
      unseen(table, seat, ZONE.contingencies(other)).length > 0,
  );
};

/** Those who have sent a Signal and can be looked through (LCK-ROOM-TRANSMITTER-02, LCK-ROOM-TRANSMITTER-04-R). */
const signallers = (table: SurvivalTable, seat: Seat): Seat[] => {
  const found: Seat[] = [];
  for (let other = FIRST_SEAT; other < table.state.seats; other++) {
    if (other === seat || !table.vars.signal[other] || table.vars.fate[other] === DEAD) continue;
    if (table.zone(ZONE.objectives(other)).some((card) => !table.knows(seat, card)))
      found.push(other);
  }
  return found;
};

export const knowledgeEffects = {
  learn: effectRule('learn', {
    ...plainly(VERB.learn()),
    whyNot: (table, { seat }) =>
      facilityOf(table).knowledge[seat]! < MAX_KNOWLEDGE ? null : 'LCK-KNOW-06-R',
    run: (table, { seat }, { knowledge }) => learn(table, seat, knowledge),
  }),
  'field-work': effectRule('field-work', {
    ...plainly(VERB['field-work']()),
    whyNot: (table, { slot }) => (table.vars.items[slot]! > 0 ? null : 'LCK-CARD-field-experience'),
    run(table, { seat, slot }, { gains }) {
      forgoItem(table, seat, slot, 'LCK-CARD-field-experience');
      learn(table, seat, gains);
    },
  }),
  'study-body': effectRule('study-body', {
    whyNot: (table, { seat, slot }) => (hasBody(table, seat, slot) ? null : 'LCK-ROOM-LAB-01'),
    /** The player says which Body it is, and so whose (LCK-ROOM-LAB-03-R). */
    offer(table, { seat, slot }, _effect, offer) {
      eachBody(table, seat, slot, (object, carrier) => {
        if (carrier === NOBODY) offer.add(VERB['study-body'](object));
        else if (carrier === seat) offer.add(VERB['study-held'](object));
        else offer.add(VERB['study-of'](table.vars.character[carrier]!, object));
      });
    },
    run(table, { seat, slot }, _effect, choice) {
      switch (codeOf(choice)) {
        case VERB['study-body'].code:
          analyse(table, seat, NOBODY, slot, VERB['study-body'].value(choice, 0));
          break;
        case VERB['study-held'].code:
          analyse(table, seat, seat, slot, VERB['study-held'].value(choice, 0));
          break;
        default: {
          const carrier = seatOf(table.vars, VERB['study-of'].value(choice, 0));
          analyse(table, seat, carrier, slot, VERB['study-of'].value(choice, 1));
        }
      }
    },
  }),
  archive: effectRule('archive', {
    ...plainly(VERB.archive()),
    whyNot: (table, { seat }) => (facilityOf(table).active[seat] ? 'LCK-ROOM-ARCHIVE-01' : null),
    run: (table, { seat }) => table.call(archived, { seat }),
  }),
  'look-contingency': effectRule('look-contingency', {
    whyNot: (table, { seat }) =>
      unseen(table, seat, ZONE.pool).length > 0 ? null : 'LCK-ROOM-ALERT-02-R',
    offer(table, { seat }, _effect, offer) {
      for (const i of unseen(table, seat, ZONE.pool)) offer.add(VERB['look-pool'](i));
    },
    run: (table, { seat }, _effect, choice) => lookChosen(table, seat, choice),
  }),
  'take-contingency': effectRule('take-contingency', {
    whyNot: (table) => (inPool(table).length > 0 ? null : 'LCK-ROOM-ALERT-02-R'),
    offer(table, _doer, _effect, offer) {
      for (const i of inPool(table)) offer.add(VERB['take-pool'](i));
    },
    run(table, { seat }, _effect, choice) {
      const index = VERB['take-pool'].value(choice, 0);
      const thing = table.zone(ZONE.pool)[index]!;
      if (isCoop(table)) {
        table.reveal(thing);
        table.log?.tell('LCK-ROOM-ALERT-01', EVENT['turns-contingency'], {
          who: who(table, seat),
          code: kindRef(table, 'contingency', table.kind(thing)),
        });
        return;
      }
      table.move(thing, ZONE.contingencies(seat));
      // Everybody sees which one it is, if not what.
      const told = { who: who(table, seat), index };
      table.log?.tell('LCK-ROOM-ALERT-01', EVENT['takes-contingency'], told);
    },
  }),
  'spy-contingencies': effectRule('spy-contingencies', {
    whyNot: (table, { seat }) => (spied(table, seat).length > 0 ? null : 'LCK-COMP-08-R'),
    offer(table, { seat }, _effect, offer) {
      for (const other of spied(table, seat))
        offer.add(VERB['spy-contingencies'](table.vars.character[other]!));
    },
    run(table, { seat }, _effect, choice) {
      const other = seatOf(table.vars, VERB['spy-contingencies'].value(choice, 0));
      for (const thing of table.zone(ZONE.contingencies(other)))
        lookAt(table, seat, thing, who(table, other));
    },
  }),
  'check-objective': effectRule('check-objective', {
    whyNot: (table, { seat }) =>
      signallers(table, seat).length > 0 ? null : 'LCK-ROOM-TRANSMITTER-02',
    offer(table, { seat }, _effect, offer) {
      for (const other of signallers(table, seat))
        offer.add(VERB['check-objective'](table.vars.character[other]!));
    },
    run(table, { seat }, _effect, choice) {
      const other = seatOf(table.vars, VERB['check-objective'].value(choice, 0));
      for (const card of table.zone(ZONE.objectives(other))) {
        table.peek(seat, card);
        table.note(seat, 'objective', {
          other: who(table, other),
          objective: `@objective.${table.game.kinds[table.kind(card)]!.name}`,
          round: table.vars.round,
        });
      }
      table.log?.tell('LCK-INFO-07', EVENT['looks-objective'], {
        who: who(table, seat),
        other: who(table, other),
        which: '@objective.kept',
      });
    },
  }),
  'look-contamination': effectRule('look-contamination', {
    ...plainly(VERB['look-contamination']()),
    whyNot: () => null,
    run(table, { seat }) {
      for (const card of table.zone(ZONE.hand(seat))) table.peek(seat, card);
      table.log?.tell('LCK-CARD-analyze-toolset', EVENT['looks-contamination'], {
        who: who(table, seat),
      });
    },
  }),
};

/**
 * Whether a Weakness helps a Character: the original Intruders' help all, the others by Knowledge (LCK-WEAK-03,
 * LCK-CROSS-14, LCK-WEAK-04-D, LCK-WEAK-09-R).
 */
export function helps(table: SurvivalTable, index: number, seat: Seat): boolean {
  if (optionsOf(table.vars).race === 'intruders') return true;
  const { knowledge } = facilityOf(table);
  const needed = [3, 5, 8][index]!;
  if (seat >= 0) return knowledge[seat]! >= needed;
  if (seat === NO_ONE) return false;
  return knowledge.some((level, other) => table.vars.fate[other] === 0 && level >= needed);
}
