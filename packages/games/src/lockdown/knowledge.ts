/** Bodies, Weaknesses, Contingencies: what can be found out. */
import { codeOf, type Offer, type Seat } from '@deadlight/engine';
import { carried, hasPassive, lying, seatOf, who } from '../survival/crew.ts';
import { discover } from '../survival/effects/knowledge.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { NO_ONE } from '../survival/intruders.ts';
import { isCoop } from '../survival/modes.ts';
import { take } from '../survival/objects.ts';
import { K } from '../survival/things.ts';
import { DEAD, procedure, type SurvivalTable, type Vars } from '../survival/vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, OBJECTS } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { CONTINGENCIES } from './data/tokens.ts';
import { facilityOf, optionsOf, sectionOf } from './facility.ts';
import { learn } from './power.ts';
import { FIRST_CONTINGENCY } from './things.ts';
import { V } from './words.ts';
import { L } from './zones.ts';

const ANALYSIS = 3;
const ARCHIVE = 2;

/** The kind of Body, as Weaknesses count them: corpse, egg, carcass. */
export const specimenOf = (object: number): number =>
  object === EGG ? 1 : object === CARCASS ? 2 : 0;

/** Who must hand over a Body that neither lies there nor is in one's own hands, or -1 (LCK-ROOM-LAB-03-R). */
export function carrierOf(table: SurvivalTable, seat: Seat, object: number): Seat {
  const { vars } = table;
  const slot = vars.place[seat]!;
  if (lying(vars, slot, object) > 0 || carried(vars, seat, object) > 0) return -1;
  return vars.place.findIndex((at, other) => at === slot && carried(vars, other, object) > 0);
}

/** Bodies in a Room, lying or in the hands of somebody who may be asked. */
function bodiesIn(table: SurvivalTable, seat: Seat, slot: number): number[] {
  const { vars } = table;
  const found: number[] = [];
  for (let object = 0; object < OBJECTS.length; object++)
    if (
      object !== BLUE_CORPSE &&
      carrierOf(table, seat, object) >= 0 &&
      !(vars.refusals & (1 << carrierOf(table, seat, object)))
    )
      found.push(object);
    else if (
      object !== BLUE_CORPSE &&
      (lying(vars, slot, object) > 0 || carried(vars, seat, object) > 0)
    )
      found.push(object);
  return found;
}

/** A Body that lies in the Room or is in one's hands is spent (LCK-WEAK-12-R). */
export function spendBody(vars: Vars, seat: Seat, slot: number, object: number): void {
  const carrier = vars.place.findIndex(
    (at, other) => at === slot && carried(vars, other, object) > 0,
  );
  if (carried(vars, seat, object) > 0) take(vars, seat, object, -1);
  else if (lying(vars, slot, object) === 0 && carrier >= 0) take(vars, carrier, object, -1);
  else if (object === EGG) vars.eggsIn[slot]!--;
  else if (object === CARCASS) vars.carcassesIn[slot]!--;
  else vars.corpse[object] = 0;
}

/** Three Knowledge, and the next Weakness if no Body of its kind has told of one (LCK-WEAK-05, LCK-WEAK-06, LCK-CROSS-15). */
function analyse(table: SurvivalTable, seat: Seat, slot: number, object: number): void {
  const facility = facilityOf(table);
  spendBody(table.vars, seat, slot, object);
  table.log?.tell('LCK-ROOM-LAB-02', 'analyses', {
    who: who(table, seat),
    object: `@object.${OBJECTS[object]}`,
  });
  learn(table, seat, ANALYSIS + (hasPassive(table, seat, K.fieldNotes) ? 1 : 0));
  const specimen = specimenOf(object);
  const next = table.vars.discovered.indexOf(false);
  if (next < 0 || facility.analysed.includes(specimen)) return;
  facility.analysed.push(specimen);
  discover(table, next);
}

const codeOfToken = (table: SurvivalTable, thing: number): string =>
  CONTINGENCIES[table.kind(thing) - FIRST_CONTINGENCY]!.id;

/** Shows a Contingency token to one player, or to all who play together (LCK-CTG-11-R, LCK-COOP-10-R). */
export function lookAt(table: SurvivalTable, seat: Seat, thing: number, of: string): void {
  if (isCoop(table)) table.reveal(thing);
  else table.peek(seat, thing);
  table.note(seat, 'contingency', {
    code: `@contingency.${codeOfToken(table, thing)}`,
    of,
    round: table.vars.round,
  });
  table.log?.tell('LCK-CTG-11-R', 'looks-contingency', { who: who(table, seat), of });
}

const POOL = '@owner.pool';

/** Tokens of a player that the viewer does not know yet, by index. */
function unseen(table: SurvivalTable, seat: Seat, zone: number): number[] {
  return table.zone(zone).flatMap((thing, i) => (table.knows(seat, thing) ? [] : [i]));
}

function offerContingencies(table: SurvivalTable, seat: Seat, offer: Offer): void {
  for (const i of unseen(table, seat, L.pool)) offer.add(V['look-pool'](i));
  for (let other = 0; other < table.state.seats; other++)
    if (other !== seat)
      for (const i of unseen(table, seat, L.contingencies + other))
        offer.add(V['look-contingency'](table.vars.character[other]!, i));
}

function lookChosen(table: SurvivalTable, seat: Seat, choice: number): void {
  if (codeOf(choice) === V['look-pool'].code) {
    lookAt(table, seat, table.zone(L.pool)[V['look-pool'].value(choice, 0)]!, POOL);
    return;
  }
  const other = seatOf(table.vars, V['look-contingency'].value(choice, 0));
  const thing = table.zone(L.contingencies + other)[V['look-contingency'].value(choice, 1)]!;
  lookAt(table, seat, thing, who(table, other));
}

/** The Archive: two Knowledge, an active token, and a look at any Contingency but the active one. */
export const archived = procedure<{ readonly seat: Seat }>('archive').steps({
  learn(table, { seat }) {
    learn(table, seat, ARCHIVE);
    facilityOf(table).active[seat] = true;
    table.log?.tell('LCK-KNOW-03', 'token-active', { who: who(table, seat) });
  },
  look: {
    asks: (table, { seat }) => (canLook(table, seat) ? seat : -1),
    options: (table, _local, seat, offer) => offerContingencies(table, seat, offer),
  },
  looked(table, { seat }) {
    if (table.answered) lookChosen(table, seat, table.answer);
  },
});

const canLook = (table: SurvivalTable, seat: Seat): boolean => {
  if (unseen(table, seat, L.pool).length > 0) return true;
  for (let other = 0; other < table.state.seats; other++)
    if (other !== seat && unseen(table, seat, L.contingencies + other).length > 0) return true;
  return false;
};

/** Players in the same Section whose tokens are not all known yet (LCK-CARD-computer-a). */
const spied = (table: SurvivalTable, seat: Seat): Seat[] => {
  const { vars } = table;
  const section = sectionOf(vars, vars.place[seat]!);
  return vars.place.flatMap((slot, other) =>
    other !== seat &&
    slot > 0 &&
    section > 0 &&
    sectionOf(vars, slot) === section &&
    unseen(table, seat, L.contingencies + other).length > 0
      ? [other]
      : [],
  );
};

/** Those who have sent a Signal and can be looked through (LCK-ROOM-TRANSMITTER-02, LCK-ROOM-TRANSMITTER-04-R). */
const signallers = (table: SurvivalTable, seat: Seat): Seat[] => {
  const found: Seat[] = [];
  for (let other = 0; other < table.state.seats; other++) {
    if (other === seat || !table.vars.signal[other] || table.vars.fate[other] === DEAD) continue;
    if (table.zone(Z.objectives + other).some((card) => !table.knows(seat, card)))
      found.push(other);
  }
  return found;
};

export const knowledgeEffects = {
  learn: effectRule('learn', {
    ...plainly(V.learn()),
    whyNot: (table, { seat }) => (facilityOf(table).knowledge[seat]! < 8 ? null : 'LCK-KNOW-06-R'),
    run: (table, { seat }, { knowledge }) => learn(table, seat, knowledge),
  }),
  'field-work': effectRule('field-work', {
    ...plainly(V['field-work']()),
    whyNot: (table, { slot }) => (table.vars.items[slot]! > 0 ? null : 'LCK-CARD-field-experience'),
    run(table, { seat, slot }, { gains }) {
      table.vars.items[slot]!--;
      learn(table, seat, gains);
    },
  }),
  'study-body': effectRule('study-body', {
    whyNot: (table, { seat, slot }) =>
      bodiesIn(table, seat, slot).length > 0 ? null : 'LCK-ROOM-LAB-01',
    offer(table, { seat, slot }, _effect, offer) {
      for (const object of bodiesIn(table, seat, slot)) offer.add(V['study-body'](object));
    },
    run: (table, { seat, slot }, _effect, choice) =>
      analyse(table, seat, slot, V['study-body'].value(choice, 0)),
  }),
  archive: effectRule('archive', {
    ...plainly(V.archive()),
    whyNot: (table, { seat }) => (facilityOf(table).active[seat] ? 'LCK-ROOM-ARCHIVE-01' : null),
    run: (table, { seat }) => table.call(archived, { seat }),
  }),
  'look-contingency': effectRule('look-contingency', {
    whyNot: (table, { seat }) =>
      unseen(table, seat, L.pool).length > 0 ? null : 'LCK-ROOM-ALERT-02-R',
    offer(table, { seat }, _effect, offer) {
      for (const i of unseen(table, seat, L.pool)) offer.add(V['look-pool'](i));
    },
    run: (table, { seat }, _effect, choice) => lookChosen(table, seat, choice),
  }),
  'take-contingency': effectRule('take-contingency', {
    whyNot: (table) => (table.zone(L.pool).length > 0 ? null : 'LCK-ROOM-ALERT-02-R'),
    offer(table, _doer, _effect, offer) {
      table.zone(L.pool).forEach((_, i) => {
        offer.add(V['take-pool'](i));
      });
    },
    run(table, { seat }, _effect, choice) {
      const thing = table.zone(L.pool)[V['take-pool'].value(choice, 0)]!;
      if (isCoop(table)) {
        table.reveal(thing);
        return;
      }
      table.move(thing, L.contingencies + seat);
      table.log?.tell('LCK-ROOM-ALERT-01', 'takes-contingency', { who: who(table, seat) });
    },
  }),
  'spy-contingencies': effectRule('spy-contingencies', {
    whyNot: (table, { seat }) => (spied(table, seat).length > 0 ? null : 'LCK-COMP-08-R'),
    offer(table, { seat }, _effect, offer) {
      for (const other of spied(table, seat))
        offer.add(V['spy-contingencies'](table.vars.character[other]!));
    },
    run(table, { seat }, _effect, choice) {
      const other = seatOf(table.vars, V['spy-contingencies'].value(choice, 0));
      for (const thing of table.zone(L.contingencies + other))
        lookAt(table, seat, thing, who(table, other));
    },
  }),
  'check-objective': effectRule('check-objective', {
    whyNot: (table, { seat }) =>
      signallers(table, seat).length > 0 ? null : 'LCK-ROOM-TRANSMITTER-02',
    offer(table, { seat }, _effect, offer) {
      for (const other of signallers(table, seat))
        offer.add(V['check-objective'](table.vars.character[other]!));
    },
    run(table, { seat }, _effect, choice) {
      const other = seatOf(table.vars, V['check-objective'].value(choice, 0));
      for (const card of table.zone(Z.objectives + other)) {
        table.peek(seat, card);
        table.note(seat, 'objective', {
          other: who(table, other),
          objective: `@objective.${table.game.kinds[table.kind(card)]!.name}`,
          round: table.vars.round,
        });
      }
      table.log?.tell('LCK-INFO-07', 'looks-objective', {
        who: who(table, seat),
        other: who(table, other),
        which: '@objective.kept',
      });
    },
  }),
  'look-contamination': effectRule('look-contamination', {
    ...plainly(V['look-contamination']()),
    whyNot: () => null,
    run(table, { seat }) {
      for (const card of table.zone(Z.hand + seat)) table.peek(seat, card);
      table.log?.tell('LCK-CARD-analyze-toolset', 'looks-contamination', { who: who(table, seat) });
    },
  }),
};

/** Whether a Weakness helps a Character: the original Intruders' help all, the others by Knowledge (LCK-WEAK-03, LCK-CROSS-14). */
export function helps(table: SurvivalTable, index: number, seat: Seat): boolean {
  if (optionsOf(table.vars).race === 'intruders') return true;
  const { knowledge } = facilityOf(table);
  const needed = [3, 5, 8][index]!;
  if (seat >= 0) return knowledge[seat]! >= needed;
  if (seat === NO_ONE) return false;
  return knowledge.some((level, other) => table.vars.fate[other] === 0 && level >= needed);
}
