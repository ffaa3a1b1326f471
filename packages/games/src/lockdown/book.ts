/** What Lockdown supplies to the rules that it shares with Nemesis. */

import {
  codeOf,
  type Kind,
  NO_SEAT,
  NO_THING,
  type Option,
  type Seat,
  valueIn,
} from '@deadlight/engine';
import type { QuestMoment } from '../packs/item.ts';
import { DECKS } from '../packs/items.ts';
import { asSlot, type Board, NO_SLOT, NO_WAY, type Slot } from '../survival/board.ts';
import type { Book } from '../survival/book.ts';
import { mayClaim, maySay, speech } from '../survival/claims.ts';
import {
  canWalkOn,
  findItem,
  inCombat,
  itemKind,
  seatOf,
  sheetOf,
  where,
  who,
} from '../survival/crew.ts';
import { ADVANTAGE_DIE, COMBAT_DIE } from '../survival/dice.ts';
import { commonEffects } from '../survival/effects/index.ts';
import { effectRule } from '../survival/effects/rule.ts';
import { commonEvents } from '../survival/events/index.ts';
import { gain } from '../survival/gain.ts';
import { addAmmo, ammoOf, lose, refill } from '../survival/items.ts';
import { tooDear } from '../survival/lacking.ts';
import { isCoop } from '../survival/modes.ts';
import { enter } from '../survival/move.ts';
import { layItems, newBook } from '../survival/new-book.ts';
import { itemOf, KIND } from '../survival/things.ts';
import { carefulCost, offerActivation } from '../survival/turn.ts';
import type { SurvivalOffer, SurvivalTable, Vars } from '../survival/vars.ts';
import { CARCASS, EGG } from '../survival/words.ts';
import { alertEffects } from './alert.ts';
import { cardEffects } from './card-effects.ts';
import { claiming, plans } from './claims.ts';
import { computerEffects, whyNotComputer } from './computers.ts';
import { cssEffects } from './css.ts';
import { darkEvents } from './dark-events.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { ROOMS } from './data/rooms.ts';
import { checkLast, endGame } from './ending.ts';
import { facilityEvents } from './events.ts';
import {
  boardFor,
  exitsOf,
  facilityOf,
  isCrossing,
  isDark,
  isLit,
  MAX_KNOWLEDGE,
  openGate,
  roomOfPod,
  slotsOf,
} from './facility.ts';
import { facilityOverrides } from './facility-overrides.ts';
import { helps, knowledgeEffects, specimenOf } from './knowledge.ts';
import { EVENT } from './log-events.ts';
import { firstEncounter, objectiveOf } from './objectives.ts';
import { learn } from './power.ts';
import { roomEffects } from './rooms.ts';
import { tellUnseen } from './shadow.ts';
import { marsCard, rollNoise } from './surface.ts';
import { FIRST_EVENT, FIRST_EXPLORATION, FIRST_ROOM } from './things.ts';
import { leaving, wayOutEffects, whyNotLeave } from './ways-out.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

// LCK-ALT-32-R
const LEAVE_COST = 2;

const isArmed = (table: SurvivalTable, seat: Seat): boolean =>
  table.zone(ZONE.held(seat)).some((thing) => itemOf(table.kind(thing)).weapon !== undefined);

/** How many Sections a set of them has. */
const sectionsUsed = (used: number): number =>
  [1, 2, 3].filter((section) => used & (1 << section)).length;

/** Whether a Quest Item's condition is met. */
function questReady(table: SurvivalTable, seat: Seat, when: QuestMoment): boolean {
  const { vars } = table;
  const facility = facilityOf(table);
  const slot = vars.place[seat]!;
  const calm = vars.crowd[slot] === 0;
  const sheet = sheetOf(table, slot);
  switch (when) {
    case 'wail':
      return isDark(table, seat) && vars.at.some((at) => at > 0) && !isArmed(table, seat);
    case 'battle-suit':
      return (
        calm &&
        ['guard-room', 'defense-control-room', 'transmitter-control-room'].includes(sheet?.id ?? '')
      );
    case 'assault-rifle':
      return calm && sheet?.colour === 'red' && vars.items[slot]! > 0;
    case 'red-room':
      return calm && sheet?.colour === 'red';
    case 'exit':
      return calm && exitsOf(vars).includes(slot);
    case 'cheat-codes':
      return sectionsUsed(facility.computersUsed[seat]!) >= 2;
    case 'pressure-washer':
      return facility.firesOut[seat]! && facility.slimesOff[seat]!;
    case 'overmind':
      return facility.knowledge[seat]! >= MAX_KNOWLEDGE;
  }
}

/** Turns a Quest Item over, for nothing (LCK-QUEST-02-D). */
function turnQuest(table: SurvivalTable, seat: Seat, kind: Kind): void {
  const thing = table.find(ZONE.quests(seat), kind);
  table.log?.tell('LCK-QUEST-03', EVENT.activates, {
    who: who(table, seat),
    item: `@item.${table.game.kinds[kind]!.name}`,
  });
  gain(table, seat, thing);
  if (itemOf(kind).weapon || itemOf(kind).uses) refill(table, thing);
  if (kind !== KIND.battleSuit || !table.vars.slime[seat]) return;
  table.vars.slime[seat] = false;
  table.log?.tell('LCK-QUEST-03', EVENT.cleaned, { who: who(table, seat) });
}

/** The free steps and Actions that only this game has (LCK-BASIC-21). */
function offerFacilityActions(
  table: SurvivalTable,
  seat: Seat,
  cards: number,
  offer: SurvivalOffer,
): void {
  const { vars } = table;
  const facility = facilityOf(table);
  const slot = vars.place[seat]!;
  offerActivation(table, seat, slot, null, offer);
  if (mayClaim(table, seat)) offer.add(VERB.claim());
  if (maySay(table, seat)) offer.add(VERB.say());
  if (vars.actions === 0 && !vars.rushed) return;
  if (facility.gateOpen || offer.explaining)
    // LCK-GATE-10-R, LCK-GATE-11-R
    for (const manner of [0, 1])
      offer.unless(
        whyNotLeave(table, seat, manner) ?? tooDear(cards, LEAVE_COST),
        VERB['leave-base'](manner),
      );
  // LCK-BASIC-06, LCK-COMP-06-R
  if (inCombat(vars, seat)) return;
  offerCareful(table, seat, slot, cards, offer);
  if (cards > 0)
    offer.unless(whyNotComputer(table, seat, slot, 'powered-computer'), VERB.computer());
  if (vars.options.board === 'alternative' && facility.rover === slot && cards > 0)
    for (const to of exitsOf(vars)) if (to !== slot) offer.add(VERB.drive(to));
}

/** Costs of the Actions that only Lockdown has. */
function costOfFacilityAction(table: SurvivalTable, seat: Seat, option: Option): number | null {
  switch (codeOf(option)) {
    case VERB['careful-to'].code:
      return carefulCost(table, seat);
    case VERB['leave-base'].code:
      return LEAVE_COST;
    case VERB.drive.code:
    case VERB.computer.code:
      return 1;
    default:
      return null;
  }
}

function offerCareful(
  table: SurvivalTable,
  seat: Seat,
  slot: Slot,
  cards: number,
  offer: SurvivalOffer,
): void {
  const dear = tooDear(cards, carefulCost(table, seat));
  if (dear !== null && !offer.explaining) return;
  const { vars } = table;
  const board = boardFor(vars);
  for (const to of board.neighbours[slot]!) {
    const rule = dear ?? (isNoisyAround(board, vars, to) ? 'corridor-noisy' : null);
    offer.unless(canWalkOn(board, vars, slot, to) ? rule : 'closed-door', VERB['careful-to'](to));
  }
}

/** No Corridor of a Room could take another Noise marker (LCK-ALT-23-R). */
function isNoisyAround(board: Board, vars: Vars, slot: Slot): boolean {
  for (const way of board.waysOf[slot]!) if (!vars.noise[way]) return false;
  return true;
}

const departureEffects = {
  'leave-base': effectRule('leave-base', {
    whyNot: () => null,
    offer: () => {},
    run: (table, { seat }, _effect, choice) =>
      table.call(leaving, { seat, manner: VERB['leave-base'].value(choice, 0), arrivals: 0 }),
  }),
  // LCK-ALT-28-D, LCK-ALT-33-R
  drive: effectRule('drive', {
    whyNot: () => null,
    offer: () => {},
    run(table, { seat }, _effect, choice) {
      const to = asSlot(VERB.drive.value(choice, 0));
      facilityOf(table).rover = to;
      table.log?.tell('LCK-ALT-27', EVENT.drives, {
        who: who(table, seat),
        room: where(table, to),
        slot: to,
      });
      table.call(enter, {
        seat,
        other: NO_SEAT,
        to,
        way: NO_WAY,
        noise: 'none',
        exit: 0,
        due: false,
      });
    },
  }),
};

/** The Room of the Pod that a Character waits in. */
const podRoom = (table: SurvivalTable, seat: Seat): Slot =>
  slotsOf(table.vars, roomOfPod(facilityOf(table).podOf[seat]!))[0] ?? NO_SLOT;

/** Effects of cards, Items, Rooms and computers in this game. */
export const facilityEffects = {
  ...commonEffects,
  ...facilityOverrides,
  ...cardEffects,
  ...roomEffects,
  ...knowledgeEffects,
  ...computerEffects,
  ...cssEffects,
  ...wayOutEffects,
  ...alertEffects,
  ...departureEffects,
};

/** Effects of Event cards in this game. */
export const facilityEventEffects = { ...commonEvents, ...facilityEvents, ...darkEvents };

export const book: Book = newBook({
  pack: 'base',
  content: {
    rooms: ROOMS,
    effects: new Map(Object.entries(facilityEffects)),
    event: (kind) => EVENTS[kind - FIRST_EVENT]!,
    eventEffects: facilityEventEffects,
    exploration: (kind) => EXPLORATION[kind - FIRST_EXPLORATION]!,
    roomOfTile: (kind) => kind - FIRST_ROOM,
    isPersonal: (kind) => objectiveOf(kind).deck === 'personal',
  },
  place: {
    board: boardFor,
    // LCK-ALT-25
    isUnexplored: (table, slot) =>
      table.vars.rooms[slot]! < 0 ||
      (isCrossing(table.vars, slot) && !facilityOf(table).found.includes(slot)),
    tokenAt(table, slot) {
      const { fixed } = boardFor(table.vars).plan;
      let index = -1;
      for (let at = 1; at <= slot; at++)
        if (fixed[at] === undefined || fixed[at] === 'crossing') index++;
      return table.zone(ZONE.exploration)[index]!;
    },
    // LCK-ALT-24-R, LCK-ALT-36
    within(table, slot) {
      const { neighbours } = boardFor(table.vars);
      // On the surface Danger calls everyone who is out in the open (LCK-ALT-37).
      return isCrossing(table.vars, slot) ? slotsOf(table.vars, 'crossing') : neighbours[slot]!;
    },
    isOut: (table, seat) => facilityOf(table).podOf[seat]! > 0,
    isOpenGround: (table, slot) => isCrossing(table.vars, slot),
    roomOf: podRoom,
    bringBack(table, seat) {
      const slot = podRoom(table, seat);
      facilityOf(table).podOf[seat] = 0;
      table.vars.place[seat] = slot;
      return slot;
    },
  },
  // LCK-SETUP-18, LCK-MARK-35-R
  supplies: {
    fire: 12,
    malfunction: 10,
    doors: 11,
    carcasses: 8,
    gone(table, of) {
      const { fireGone, malfunctionGone, analysed } = facilityOf(table);
      switch (of) {
        case 'fire':
          return fireGone;
        case 'malfunction':
          return malfunctionGone;
        case 'doors':
          return 0;
        // Things on the Laboratory board are out of play (LCK-WEAK-11-R).
        case 'eggs':
          return analysed.includes(specimenOf(EGG)) ? 1 : 0;
        case 'carcasses':
          return analysed.includes(specimenOf(CARCASS)) ? 1 : 0;
      }
    },
  },
  // Face down under the deck it came from (LCK-CONT-06, LCK-ITEM-10-D, LCK-ITEM-19-R).
  piles: {
    // LCK-CONT-14-R
    removeContamination: (table, card) => table.insert(card, ZONE.contaminationDeck),
    dropItem(table, thing) {
      const { back } = itemOf(table.kind(thing));
      const deck = DECKS.indexOf(back as (typeof DECKS)[number]);
      if (deck >= 0) table.insert(thing, ZONE.itemDeck(deck));
      else table.move(thing, back === 'blue' ? ZONE.crafted : ZONE.gone);
    },
  },
  odds: {
    rollNoise,
    // LCK-ALT-41-R
    otherNoise: (table, seat) => table.call(marsCard, { seat, card: NO_THING, next: 0 }),
    // LCK-COMBAT-09, LCK-COMBAT-17-R
    combatDie: (table, seat) => (isLit(table, seat) ? ADVANTAGE_DIE : COMBAT_DIE),
    rerolls: (table, seat, { rerolls = 0, rerollsInLight = 0 }) =>
      rerolls + (isLit(table, seat) ? rerollsInLight : 0),
    isDark,
    isProof: (table, seat) => findItem(table, seat, KIND.battleSuit) >= 0,
    helps,
  },
  actions: {
    offer: offerFacilityActions,
    start(table, seat, option) {
      switch (codeOf(option)) {
        case VERB['careful-to'].code: {
          const cost = costOfFacilityAction(table, seat, option)!;
          table.vars.moved = true;
          return { effect: { does: 'careful-move' }, cost };
        }
        case VERB['leave-base'].code:
          return {
            effect: { does: 'leave-base' },
            cost: costOfFacilityAction(table, seat, option)!,
          };
        case VERB.drive.code:
          return { effect: { does: 'drive' }, cost: costOfFacilityAction(table, seat, option)! };
        case VERB.computer.code:
          return {
            effect: { does: 'computer', where: 'powered-computer' },
            cost: costOfFacilityAction(table, seat, option)!,
          };
        case VERB.claim.code:
          table.call(claiming, speech(seat));
          return null;
        case VERB.say.code:
          table.call(plans, speech(seat));
          return null;
        default: {
          if (codeOf(option) === VERB['activate-with'].code)
            // Discarded unused, it goes face down under its deck (LCK-ITEM-11).
            lose(
              table,
              seat,
              findItem(table, seat, itemKind(VERB['activate-with'].value(option, 1))),
            );
          turnQuest(table, seat, itemKind(valueIn(table.game, option, 0)));
          return null;
        }
      }
    },
    costOf: costOfFacilityAction,
    consentOf(table, _seat, choice) {
      const code = codeOf(choice);
      if (code === VERB['study-of'].code)
        return {
          of: seatOf(table.vars, VERB['study-of'].value(choice, 0)),
          rule: 'LCK-ROOM-LAB-03-R',
        };
      if (code === VERB['distract-other'].code || code === VERB['distract-both'].code)
        return {
          of: seatOf(table.vars, valueIn(table.game, choice, 1)),
          rule: 'LCK-CARD-distraction',
        };
      return null;
    },
    spentBy(table, seat, choice) {
      switch (codeOf(choice)) {
        case VERB['distract-me'].code:
        case VERB['distract-other'].code:
        case VERB['distract-both'].code:
        case VERB['dress-by-item'].code:
          return [findItem(table, seat, itemKind(valueIn(table.game, choice, 0)))];
        default:
          return [];
      }
    },
    whyNotItem(table, seat, kind) {
      const { oncePerRound, uses } = itemOf(kind);
      if (oncePerRound && facilityOf(table).usedThisRound.includes(kind))
        return 'LCK-CARD-GENERAL-15-R';
      return uses !== undefined && ammoOf(table, findItem(table, seat, kind)) === 0
        ? 'nothing-to-gain spent'
        : null;
    },
    whyNotQuest: (table, seat, when) => (questReady(table, seat, when) ? null : 'LCK-QUEST-01'),
  },
  hooks: {
    tellUnseen,
    explored(table, slot, items, seat) {
      const facility = facilityOf(table);
      const { id, teaches } = sheetOf(table, slot)!;
      if (id === 'crossing') facility.found.push(slot);
      // LCK-EXPL-15-R
      if (teaches !== undefined) learn(table, seat, teaches);
      layItems(table, slot, items);
    },
    firstEncounter: (table) => table.call(firstEncounter, {}),
    itemUsed(table, thing) {
      const kind = table.kind(thing);
      const { oncePerRound, uses, id } = itemOf(kind);
      if (oncePerRound) facilityOf(table).usedThisRound.push(kind);
      if (uses !== undefined && id !== 'probe-arm') addAmmo(table, thing, -1);
    },
    cleared(table, seat, what) {
      const facility = facilityOf(table);
      if (what === 'fire') facility.firesOut[seat] = true;
      else facility.slimesOff[seat] = true;
    },
    died(table, seat, cause) {
      const facility = facilityOf(table);
      facility.causes[seat] = cause;
      // Out of play counts as passed (LCK-ROUND-19-R).
      table.vars.passed[seat] = true;
      // Its Contingencies go face down to the pool; anyone who knew one still does (LCK-WOUND-10, LCK-CTG-07-R).
      for (const token of table.zone(ZONE.contingencies(seat)).slice())
        table.move(token, ZONE.pool);
      if (!isCoop(table))
        // LCK-WOUND-15-R
        for (const zone of [ZONE.hand, ZONE.deck, ZONE.discard]) {
          const cards = table.zone(zone(seat));
          while (cards.length > 0) table.move(cards[cards.length - 1]!, ZONE.gone);
        }
      // LCK-WOUND-16-R
      if (facility.firstDeath) return;
      facility.firstDeath = true;
      openGate(table, 'LCK-GATE-03');
    },
    checkLast,
    ranOut: (table, of) => endGame(table, of === 'fire' ? 'fire' : 'hull'),
  },
  variants: {
    carefulNamesLater: true,
    quietMeetsDanger: true,
    interruptInRoomOnly: true,
    cancelledItemIsLost: true,
    allTypesMakeRoom: true,
    woundsDieToo: true,
    throwsAreHeardAfar: false,
    tapedFallTogether: false,
    foundAmmo: 99,
    queenMeetsFirst: true,
    enterTogether: true,
    freeQuests: true,
  },
});
