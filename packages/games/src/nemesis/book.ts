/** What Nemesis supplies to the rules that it shares with Lockdown. */
import { codeOf, FIRST_SEAT } from '@deadlight/engine';
import type { Book } from '../survival/book.ts';
import { mayClaim, maySay, speech } from '../survival/claims.ts';
import { isAboard, sheetOf } from '../survival/crew.ts';
import { commonEffects } from '../survival/effects/index.ts';
import { commonEvents } from '../survival/events/index.ts';
import { pileOf } from '../survival/items.ts';
import { newBook } from '../survival/new-book.ts';
import { turn } from '../survival/turn.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { ZONE } from '../survival/zones.ts';
import { claiming, plans } from './claims.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { ROOMS } from './data/rooms.ts';
import { checkLast, endGame } from './ending.ts';
import { engineEffects } from './engines.ts';
import { shipEvents } from './events.ts';
import { intruderTurn } from './intruder-player.ts';
import { manoeuvreEffects } from './manoeuvre.ts';
import { firstEncounter, objectiveOf } from './objectives.ts';
import { getOut, podEffects, podTurn, sectionOf, unlockAll } from './pods.ts';
import { boardFor, noteDeath, reads, shipOf, tokenPlace } from './ship.ts';
import { FIRST_EVENT, FIRST_EXPLORATION, FIRST_ROOM } from './things.ts';
import { VERB } from './words.ts';

/** Effects of cards, Items and Rooms in this game. */
export const shipEffects = {
  ...commonEffects,
  ...engineEffects,
  ...podEffects,
  ...manoeuvreEffects,
};

/** Effects of Event cards in this game. */
export const shipEventEffects = { ...commonEvents, ...shipEvents };

export const book: Book = newBook({
  pack: 'ship',
  content: {
    rooms: ROOMS,
    effects: new Map(Object.entries(shipEffects)),
    event: (kind) => EVENTS[kind - FIRST_EVENT]!,
    eventEffects: shipEventEffects,
    exploration: (kind) => EXPLORATION[kind - FIRST_EXPLORATION]!,
    roomOfTile: (kind) => kind - FIRST_ROOM,
    isPersonal: (kind) => objectiveOf(kind).deck === 'personal',
  },
  place: {
    board: boardFor,
    tokenAt: (table, slot) => table.zone(ZONE.exploration)[tokenPlace(table.vars, slot)]!,
    isOut: (table, seat) => shipOf(table).podOf[seat]! > 0,
    roomOf: (table, seat) => sectionOf(table, shipOf(table).podOf[seat]!),
    bringBack: getOut,
  },
  supplies: { eggsAfterNest: (table) => reads(table, 'eggsAfterNest') },
  piles: {
    // Face down out of the game, or on the open pile (NEM-ITEM-05).
    dropItem(table, thing) {
      const isGone = reads(table, 'droppedItems') === 'removed';
      table.move(thing, isGone ? ZONE.box : pileOf(table.kind(thing)));
    },
    metTokens: (table) => (reads(table, 'tokens') === 'apart' ? ZONE.aside : ZONE.tokens),
  },
  actions: {
    offer(table, seat, _cards, offer) {
      if (mayClaim(table, seat)) offer.add(VERB.claim());
      if (maySay(table, seat)) offer.add(VERB.say());
    },
    start(table, seat, option) {
      table.call(codeOf(option) === VERB.say.code ? plans : claiming, speech(seat));
      return null;
    },
  },
  turns: {
    /** A Character aboard, or the player who leads the Intruders. */
    has: (table, seat) => isAboard(table.vars, seat) || shipOf(table).intruder === seat,
    take(table, seat) {
      const { intruder, podOf } = shipOf(table);
      if (intruder === seat) table.call(intruderTurn, { seat });
      else if (podOf[seat]! > 0) table.call(podTurn, { seat });
      else table.call(turn, { seat });
    },
  },
  hooks: {
    firstEncounter: (table) => table.call(firstEncounter, {}),
    // NEM-POD-12-R
    intruderCame(table, slot) {
      const ship = shipOf(table);
      for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
        if (ship.podOf[seat]! > 0 && sectionOf(table, ship.podOf[seat]!) === slot)
          getOut(table, seat);
    },
    objectLaid(table, object, slot) {
      if (object === BLUE_CORPSE && sheetOf(table, slot)?.id === 'surgery')
        shipOf(table).buried = true;
    },
    died(table, seat, cause) {
      const ship = shipOf(table);
      ship.causes[seat] = cause;
      noteDeath(table, seat);
      // Only the first death of the game unlocks the Pods (NEM-POD-02, NEM-POD-15-R).
      if (ship.unlockedByDeath) return;
      ship.unlockedByDeath = true;
      unlockAll(table, 'NEM-POD-02');
    },
    checkLast,
    ranOut: (table, of) => endGame(table, of === 'fire' ? 'fire' : 'hull'),
  },
});
