/** Looking at what is hidden, and what can be done from afar. */

import { codeOf, FIRST_SEAT, ref, type Seat } from '@deadlight/engine';
import { WEAKNESSES } from '../../packs/intruders.ts';
import { whyNone } from '../action.ts';
import { asSlot, FIRST_SLOT, type Slot } from '../board.ts';
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
import { EVENT } from '../log-events.ts';
import { noiseRoll } from '../noise.ts';
import type { WhyNot } from '../rule-names.ts';
import { FIRST_KIND } from '../things.ts';
import { procedure, type SurvivalTable, UNEXPLORED } from '../vars.ts';
import { BLUE_CORPSE, CARCASS, DOMAIN, EGG, OBJECTS, SPECIMENS, VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { alone, effectRule, plainly } from './rule.ts';

const unexplored = ({ vars: { rooms } }: SurvivalTable): number[] => {
  const slots: Slot[] = [];
  for (let slot = FIRST_SLOT; slot < rooms.length; slot++)
    if (rooms[slot] === UNEXPLORED) slots.push(slot);
  return slots;
};

/**
 * Shows a tile to one player, and its token if the card says so; the player keeps a note (NEM-INFO-28-R,
 * NEM-CARD-GENERAL-05-R).
 */
function peekAt(table: SurvivalTable, seat: Seat, slot: Slot, token: boolean): void {
  const book = bookOf(table);
  const tile = table.zone(ZONE.tiles)[slot - 1]!;
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
  table.log?.tell('tile-peeked-at', EVENT.peeks, { who: who(table, seat), slot });
}

/** Whether an Object of a kind lies in a Room or is carried there (NEM-ROOM-LABORATORY-02-R). */
function hasSpecimen(table: SurvivalTable, slot: Slot, specimen: number): boolean {
  const { vars } = table;
  const there = (object: number): boolean => {
    if (lying(vars, slot, object) > 0) return true;
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
      if (vars.place[seat] === slot && carried(vars, seat, object) > 0) return true;
    return false;
  };
  if (specimen === 1) return there(EGG) || (vars.nestEggs > 0 && isNest(table, slot));
  if (specimen === 2) return there(CARCASS);
  for (let object = BLUE_CORPSE; object < OBJECTS.length; object++) if (there(object)) return true;
  return false;
}

/** Where the Object must be: in the Laboratory, or wherever the equipment is. */
const labSlot = (table: SurvivalTable, slot: Slot, anywhere: boolean): Slot =>
  anywhere ? slot : slotOfRoom(table, 'laboratory');

/** Whose Objectives can be looked at. */
function* watched(table: SurvivalTable, seat: Seat, ofSignaller: boolean): Generator<Seat> {
  for (let other = FIRST_SEAT; other < table.state.seats; other++) {
    if (other === seat || table.zone(ZONE.objectives(other)).length === 0) continue;
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
    const card = topOf(table, ZONE.eventDeck, ZONE.eventDiscard);
    table.peek(seat, card);
    const event = bookOf(table).content.event(table.kind(card)).id;
    table.note(seat, 'event', { event: `@event.${event}`, round: table.vars.round });
    table.log?.tell('event-foreseen', EVENT.foresees, { who: who(table, seat) });
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(_table, _local, _seat, offer) {
      offer.add(VERB['leave-it']());
      offer.add(VERB.bury());
    },
  },
  chosen(table, { seat }) {
    const buried = codeOf(table.answer) === VERB.bury.code;
    if (buried) table.insert(table.top(ZONE.eventDeck), ZONE.eventDeck);
    table.log?.tell('event-foreseen', buried ? EVENT.buries : EVENT.leaves, {
      who: who(table, seat),
    });
  },
});

/** Turns up a Weakness for everyone (NEM-WEAK-02). */
export function discover(table: SurvivalTable, specimen: number): void {
  const card = table.zone(ZONE.weaknesses)[specimen]!;
  table.reveal(card);
  table.vars.discovered[specimen] = true;
  table.log?.tell('weakness-discovered', EVENT.weakness, {
    specimen: `@specimen.${SPECIMENS[specimen]}`,
    weakness: `@weakness.${WEAKNESSES[table.kind(card) - FIRST_KIND.weakness]}`,
  });
}

export const knowledgeEffects = {
  peek: effectRule('peek', {
    whyNot: (table) => (table.vars.rooms.includes(UNEXPLORED, 1) ? null : 'nothing-unexplored'),
    offer(table, _doer, { tiles }, offer) {
      const slots = unexplored(table);
      if (tiles === 1 || slots.length === 1) for (const slot of slots) offer.add(VERB.peek(slot));
      else
        slots.forEach((first, i) => {
          for (const second of slots.slice(i + 1)) offer.add(VERB['peek-two'](first, second));
        });
    },
    run(table, { seat }, { tokens }, choice) {
      if (codeOf(choice) === VERB.peek.code)
        peekAt(table, seat, asSlot(VERB.peek.value(choice, 0)), tokens);
      else
        for (const slot of VERB['peek-two'].values(choice))
          peekAt(table, seat, asSlot(slot), tokens);
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
      return 'nothing-to-gain';
    },
    offer(table, { seat }, { ofSignaller }, offer) {
      for (const other of watched(table, seat, ofSignaller)) {
        const character = table.vars.character[other]!;
        if (table.vars.met) offer.add(VERB['look-objective'](character, KEPT));
        else {
          offer.add(VERB['look-objective'](character, CORPORATE));
          offer.add(VERB['look-objective'](character, PERSONAL));
        }
      }
    },
    run(table, { seat }, _effect, choice) {
      const other = seatOf(table.vars, VERB['look-objective'].value(choice, 0));
      const which = VERB['look-objective'].value(choice, 1);
      const cards = table.zone(ZONE.objectives(other));
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
      table.log?.tell('objective-shown', EVENT['looks-objective'], {
        who: who(table, seat),
        other: who(table, other),
        which: ref(DOMAIN.objective, which),
      });
    },
  }),
  analyse: effectRule('analyse', {
    whyNot(table, { slot }, { anywhere }) {
      const at = labSlot(table, slot, anywhere);
      for (let specimen = 0; specimen < SPECIMENS.length; specimen++)
        if (!table.vars.discovered[specimen] && hasSpecimen(table, at, specimen)) return null;
      return 'no-new-specimen';
    },
    offer(table, { slot }, { anywhere }, offer) {
      const at = labSlot(table, slot, anywhere);
      for (let specimen = 0; specimen < SPECIMENS.length; specimen++)
        if (hasSpecimen(table, at, specimen))
          offer.unless(
            table.vars.discovered[specimen] ? 'no-new-specimen' : null,
            VERB.analyse(specimen),
          );
    },
    run: (table, _doer, _effect, choice) => discover(table, VERB.analyse.value(choice, 0)),
  }),
  intranet: effectRule('intranet', {
    whyNot(table, { seat }) {
      for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
        if (whyNotRemote(table, seat, slot) === null) return null;
      return 'no-remote-room intranet';
    },
    offer(table, { seat }, _effect, offer) {
      for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
        if (sheetOf(table, slot)?.computer)
          offer.unless(whyNotRemote(table, seat, slot), VERB.remote(slot));
    },
    // The Room's own effect is chosen and run in its place.
    run: () => {},
  }),
  // LCK-ROOM-TRANSMITTER-03-R
  signal: effectRule('signal', {
    ...plainly(VERB.signal()),
    whyNot: (table, { seat }) => (table.vars.signal[seat] ? 'nothing-to-gain' : null),
    run(table, { seat }) {
      table.vars.signal[seat] = true;
      table.log?.tell('signal-marker-placed', EVENT.signal, { who: who(table, seat) });
    },
  }),
  'take-egg': effectRule('take-egg', {
    ...plainly(VERB['take-egg']()),
    whyNot(table, { seat }) {
      if (table.vars.nestEggs === 0) return 'nest-empty';
      return handSlotsUsed(table, seat) < handSlotLimit(table, seat) ? null : 'no-hand-for-egg';
    },
    run(table, { seat, slot }) {
      table.vars.eggsOf[seat]!++;
      table.log?.tell('egg-taken', EVENT['takes-egg'], {
        who: who(table, seat),
        room: where(table, slot),
      });
      loseNestEgg(table);
      table.call(noiseRoll, { seat, roll: 0 });
    },
  }),
};

/** The rule against using a Computer Room from afar, or null (NEM-CARD-scientist-intranet). */
function whyNotRemote(table: SurvivalTable, seat: Seat, slot: Slot): WhyNot | null {
  if (!hasComputer(table, slot)) return 'no-working-computer';
  return whyNone(table, { seat, slot }, sheetOf(table, slot)!.does);
}
