/** Looking at what is hidden, and what can be done from afar. */
import { codeOf, ref, type Seat } from '@deadlight/engine';
import { WEAKNESSES } from '../../packs/intruders.ts';
import { whyNone } from '../action.ts';
import { boardOf, bookOf } from '../book.ts';
import {
  carried,
  handSlotLimit,
  handSlotsUsed,
  hasComputer,
  lying,
  seatOf,
  sheetOf,
  slotOfRoom,
  where,
  who,
} from '../crew.ts';
import { topOf } from '../decks.ts';
import { isNest, loseNestEgg } from '../eggs.ts';
import { noiseRoll } from '../noise.ts';
import { FIRST } from '../things.ts';
import { procedure, type SurvivalTable, UNEXPLORED } from '../vars.ts';
import { BLUE_CORPSE, CARCASS, D, EGG, OBJECTS, SPECIMENS, V } from '../words.ts';
import { Z } from '../zones.ts';
import { alone, effectRule, plainly } from './rule.ts';

const unexplored = ({ vars: { rooms } }: SurvivalTable): number[] => {
  const slots: number[] = [];
  for (let slot = 1; slot < rooms.length; slot++) if (rooms[slot] === UNEXPLORED) slots.push(slot);
  return slots;
};

/** Shows a tile to one player, and its token if the card says so; the player keeps a note (NEM-INFO-28-R). */
function peekAt(table: SurvivalTable, seat: Seat, slot: number, token: boolean): void {
  const book = bookOf(table);
  const tile = table.zone(Z.tiles)[slot - 1]!;
  table.peek(seat, tile);
  const { round } = table.vars;
  const room = `@room.${book.content.rooms[book.content.roomOfTile(table.kind(tile))]!.id}`;
  if (token) {
    const thing = book.place.tokenAt(table, slot);
    table.peek(seat, thing);
    const { effect, items } = book.content.exploration(table.kind(thing));
    table.note(seat, 'tile-and-token', {
      slot,
      room,
      effect: `@exploration.${effect}`,
      items,
      round,
    });
  } else table.note(seat, 'tile', { slot, room, round });
  table.log?.tell('INFO-26', 'peeks', { who: who(table, seat), slot });
}

/** Whether an Object of a kind lies in a Room or is carried there (NEM-ROOM-LABORATORY-02-R). */
function hasSpecimen(table: SurvivalTable, slot: number, specimen: number): boolean {
  const { vars } = table;
  const there = (object: number): boolean => {
    if (lying(vars, slot, object) > 0) return true;
    for (let seat = 0; seat < table.state.seats; seat++)
      if (vars.place[seat] === slot && carried(vars, seat, object) > 0) return true;
    return false;
  };
  if (specimen === 1) return there(EGG) || (vars.nestEggs > 0 && isNest(table, slot));
  if (specimen === 2) return there(CARCASS);
  for (let object = BLUE_CORPSE; object < OBJECTS.length; object++) if (there(object)) return true;
  return false;
}

/** Where the Object must be: in the Laboratory, or wherever the equipment is. */
const labSlot = (table: SurvivalTable, slot: number, anywhere: boolean): number =>
  anywhere ? slot : slotOfRoom(table, 'laboratory');

/** Whose Objectives can be looked at. */
function* watched(table: SurvivalTable, seat: Seat, ofSignaller: boolean): Generator<Seat> {
  for (let other = 0; other < table.state.seats; other++) {
    if (other === seat || table.zone(Z.objectives + other).length === 0) continue;
    if (ofSignaller && !table.vars.signal[other]) continue;
    yield other;
  }
}

/** Before the first Encounter there are two cards to choose from, then one is kept. */
const CORPORATE = 0;
const PERSONAL = 1;
const KEPT = 2;

interface Foresee {
  readonly seat: Seat;
}

/** The top Event card: left where it is, or put under the deck; the choice is public. */
export const foresight = procedure<Foresee>('foresee').steps({
  look(table, { seat }) {
    const card = topOf(table, Z.eventDeck, Z.eventDiscard);
    table.peek(seat, card);
    const event = bookOf(table).content.event(table.kind(card)).id;
    table.note(seat, 'event', { event: `@event.${event}`, round: table.vars.round });
    table.log?.tell('CARD-scientist-risk-assessment', 'foresees', { who: who(table, seat) });
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(_table, _local, _seat, offer) {
      offer.add(V['leave-it']());
      offer.add(V.bury());
    },
  },
  chosen(table, { seat }) {
    const buried = codeOf(table.answer) === V.bury.code;
    if (buried) table.slip(table.top(Z.eventDeck), Z.eventDeck);
    table.log?.tell('CARD-scientist-risk-assessment', buried ? 'buries' : 'leaves', {
      who: who(table, seat),
    });
  },
});

/** Turns up a Weakness for everyone (NEM-WEAK-02). */
export function discover(table: SurvivalTable, specimen: number): void {
  const card = table.zone(Z.weaknesses)[specimen]!;
  table.reveal(card);
  table.vars.discovered[specimen] = true;
  table.log?.tell('WEAK-02', 'weakness', {
    specimen: `@specimen.${SPECIMENS[specimen]}`,
    weakness: `@weakness.${WEAKNESSES[table.kind(card) - FIRST.weakness]}`,
  });
}

export const knowledgeEffects = {
  peek: effectRule('peek', {
    whyNot: (table) => (table.vars.rooms.includes(UNEXPLORED, 1) ? null : 'ROOM-MONITORING-02-R'),
    offer(table, _doer, { tiles }, offer) {
      const slots = unexplored(table);
      if (tiles === 1 || slots.length === 1) for (const slot of slots) offer.add(V.peek(slot));
      else
        slots.forEach((first, i) => {
          for (const second of slots.slice(i + 1)) offer.add(V['peek-two'](first, second));
        });
    },
    run(table, { seat }, { tokens }, choice) {
      if (codeOf(choice) === V.peek.code) peekAt(table, seat, V.peek.value(choice, 0), tokens);
      else for (const slot of V['peek-two'].values(choice)) peekAt(table, seat, slot, tokens);
    },
  }),
  foresee: effectRule('foresee', {
    ...alone,
    whyNot: () => null,
    run: (table, { seat }) => table.call(foresight, { seat }),
  }),
  'look-objective': effectRule('look-objective', {
    whyNot(table, { seat }, { ofSignaller }) {
      for (const _ of watched(table, seat, ofSignaller)) return null;
      return 'ACT-17-R';
    },
    offer(table, { seat }, { ofSignaller }, offer) {
      for (const other of watched(table, seat, ofSignaller)) {
        const character = table.vars.character[other]!;
        if (table.vars.met) offer.add(V['look-objective'](character, KEPT));
        else {
          offer.add(V['look-objective'](character, CORPORATE));
          offer.add(V['look-objective'](character, PERSONAL));
        }
      }
    },
    run(table, { seat }, _effect, choice) {
      const other = seatOf(table.vars, V['look-objective'].value(choice, 0));
      const which = V['look-objective'].value(choice, 1);
      const cards = table.zone(Z.objectives + other);
      const card = cards.find(
        (one) =>
          which === KEPT ||
          bookOf(table).content.isPersonal(table.kind(one)) === (which === PERSONAL),
      )!;
      table.peek(seat, card);
      const objective = `@objective.${table.game.kinds[table.kind(card)]!.name}`;
      table.note(seat, 'objective', {
        other: who(table, other),
        objective,
        round: table.vars.round,
      });
      table.log?.tell('INFO-10', 'looks-objective', {
        who: who(table, seat),
        other: who(table, other),
        which: ref(D.objective, which),
      });
    },
  }),
  analyse: effectRule('analyse', {
    whyNot(table, { slot }, { anywhere }) {
      const at = labSlot(table, slot, anywhere);
      for (let specimen = 0; specimen < SPECIMENS.length; specimen++)
        if (!table.vars.discovered[specimen] && hasSpecimen(table, at, specimen)) return null;
      return 'ROOM-LABORATORY-03-R';
    },
    offer(table, { slot }, { anywhere }, offer) {
      const at = labSlot(table, slot, anywhere);
      for (let specimen = 0; specimen < SPECIMENS.length; specimen++)
        if (hasSpecimen(table, at, specimen))
          offer.unless(
            table.vars.discovered[specimen] ? 'ROOM-LABORATORY-03-R' : null,
            V.analyse(specimen),
          );
    },
    run: (table, _doer, _effect, choice) => discover(table, V.analyse.value(choice, 0)),
  }),
  intranet: effectRule('intranet', {
    whyNot(table, { seat }) {
      for (let slot = 1; slot <= boardOf(table).slots; slot++)
        if (whyNotRemote(table, seat, slot) === null) return null;
      return 'CARD-scientist-intranet';
    },
    offer(table, { seat }, _effect, offer) {
      for (let slot = 1; slot <= boardOf(table).slots; slot++)
        if (sheetOf(table, slot)?.computer)
          offer.unless(whyNotRemote(table, seat, slot), V.remote(slot));
    },
    // The Room's own effect is chosen and run in its place.
    run: () => {},
  }),
  signal: effectRule('signal', {
    ...plainly(V.signal()),
    whyNot: (table, { seat }) => (table.vars.signal[seat] ? 'ACT-17-R' : null),
    run(table, { seat }) {
      table.vars.signal[seat] = true;
      table.log?.tell('ROOM-COMMS-01', 'signal', { who: who(table, seat) });
    },
  }),
  'take-egg': effectRule('take-egg', {
    ...plainly(V['take-egg']()),
    whyNot(table, { seat }) {
      if (table.vars.nestEggs === 0) return 'ROOM-NEST-03';
      return handSlotsUsed(table, seat) < handSlotLimit(table, seat) ? null : 'ROOM-NEST-09-R';
    },
    run(table, { seat, slot }) {
      table.vars.eggsOf[seat]!++;
      table.log?.tell('ROOM-NEST-01', 'takes-egg', {
        who: who(table, seat),
        room: where(table, slot),
      });
      loseNestEgg(table);
      table.call(noiseRoll, { seat, roll: 0 });
    },
  }),
};

/** The rule against using a Computer Room from afar, or null (NEM-CARD-scientist-intranet). */
function whyNotRemote(table: SurvivalTable, seat: Seat, slot: number): string | null {
  if (!hasComputer(table, slot)) return 'CARD-GENERAL-12-R';
  return whyNone(table, { seat, slot }, sheetOf(table, slot)!.does);
}
