/** What Nemesis says to the rules it shares with Lockdown. */
import type { Book } from '../survival/book.ts';
import { sheetOf } from '../survival/crew.ts';
import { commonEffects } from '../survival/effects/index.ts';
import { COMBAT_DIE } from '../survival/fight.ts';
import { isSolo } from '../survival/modes.ts';
import { rollTen } from '../survival/noise.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { objectiveOf } from './conditions.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { ROOMS } from './data/rooms.ts';
import { checkLast, endGame } from './ending.ts';
import { engineEffects } from './engines.ts';
import { manoeuvreEffects } from './manoeuvre.ts';
import { firstEncounter } from './objectives.ts';
import { getOut, podEffects, sectionOf, unlockAll } from './pods.ts';
import { boardFor, shipOf, tokenPlace } from './ship.ts';
import { FIRST_EVENT, FIRST_EXPLORATION, FIRST_ROOM } from './things.ts';

/** What there is of what can run out (NEM-SETUP-04, NEM-SETUP-05). */
const SUPPLY = {
  fire: 8,
  malfunction: 8,
  doors: 12,
  eggs: 8,
  carcasses: Number.POSITIVE_INFINITY,
} as const;

export const book: Book = {
  pack: 'ship',
  rooms: ROOMS,
  effects: { ...commonEffects, ...engineEffects, ...podEffects, ...manoeuvreEffects },
  supplyOf: (_table, of) => SUPPLY[of],
  board: boardFor,
  lift: () => null,
  event: (kind) => EVENTS[kind - FIRST_EVENT]!,
  exploration: (kind) => EXPLORATION[kind - FIRST_EXPLORATION]!,
  roomOfTile: (kind) => kind - FIRST_ROOM,
  isUnexplored: (table, slot) => table.vars.rooms[slot]! < 0,
  tokenAt: (table, slot) => table.zone(Z.exploration)[tokenPlace(table.vars, slot)]!,
  explored(table, slot, items) {
    // Nothing is found in the Nest and under the Slime; alone, one finds half (NEM-EXPL-02, NEM-SOLO-03).
    if (sheetOf(table, slot)!.colour === 'none') return;
    table.vars.items[slot] = isSolo(table) ? (items + 1) >> 1 : items;
  },
  isPersonal: (kind) => objectiveOf(kind).deck === 'personal',
  firstEncounter,
  // It is never dark on the ship, and a discovered Weakness helps everyone.
  isDark: () => false,
  isLit: () => false,
  helps: () => true,
  rollNoise: rollTen,
  within: (table, slot) => boardFor(table.vars).neighbours[slot]!,
  otherNoise: () => {},
  combatDie: () => COMBAT_DIE,
  ways: {
    carefulNamesLater: false,
    carefulMeetsDanger: false,
    fleeOrderByChoice: false,
    interruptInRoomOnly: false,
    cancelledItemIsLost: false,
    allTypesMakeRoom: false,
    woundsDieToo: false,
    tapedFallTogether: true,
    foundAmmo: 1,
    larvaeOnBoardsCount: false,
    throwsAreHeardAfar: true,
    freeQuests: false,
  },
  removeContamination: (table, card) => table.move(card, Z.removed),
  dropItem: (table, thing) => table.move(thing, Z.box),
  consentOf: () => null,
  spentBy: () => [],
  offerMore: () => {},
  startMore: () => null,
  whyNotItem: () => null,
  itemUsed: () => {},
  whyNotQuest: () => null,
  knowledgeOf: () => 0,
  learn: () => {},
  maybeComputer: () => {},
  cleared: () => {},
  isProof: () => false,
  isOut: (table, seat) => shipOf(table).podOf[seat]! > 0,
  roomOf: (table, seat) => sectionOf(table, shipOf(table).podOf[seat]!),
  bringBack: getOut,
  intruderCame(table, slot) {
    const ship = shipOf(table);
    for (let seat = 0; seat < table.state.seats; seat++)
      if (ship.podOf[seat]! > 0 && sectionOf(table, ship.podOf[seat]!) === slot)
        getOut(table, seat);
  },
  died(table, seat, cause) {
    const ship = shipOf(table);
    ship.causes[seat] = cause;
    if (ship.firstDead === -1) ship.firstDead = seat;
    // Only the first death of the game unlocks the Pods (NEM-POD-02, NEM-POD-15-R).
    if (ship.unlockedByDeath) return;
    ship.unlockedByDeath = true;
    unlockAll(table, 'NEM-POD-02');
  },
  checkLast,
  shipLost: (table, cause) => endGame(table, cause === 'fire' ? 'fire' : 'hull'),
  objectLaid(table, object, slot) {
    if (object === BLUE_CORPSE && sheetOf(table, slot)?.id === 'surgery')
      shipOf(table).buried = true;
  },
};
