/** What Lockdown says to the rules it shares with Nemesis. */
import { codeOf, type Offer, type Seat, valueIn } from '@deadlight/engine';
import { DECKS } from '../packs/items.ts';
import type { Board } from '../survival/board.ts';
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
import { commonEffects } from '../survival/effects/index.ts';
import { effectRule } from '../survival/effects/rule.ts';
import { commonEvents } from '../survival/events/index.ts';
import { ADVANTAGE_DIE, COMBAT_DIE } from '../survival/fight.ts';
import { gain } from '../survival/gain.ts';
import { addAmmo, ammoOf, lose } from '../survival/items.ts';
import { isCoop } from '../survival/modes.ts';
import { enter } from '../survival/move.ts';
import { layItems, newBook } from '../survival/new-book.ts';
import { itemOf, K } from '../survival/things.ts';
import { carefulCost, offerActivation } from '../survival/turn.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { CARCASS, EGG } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { alertEffects } from './alert.ts';
import { cardEffects } from './card-effects.ts';
import { claiming, plans } from './claims.ts';
import { computerEffects, whyNotComputer } from './computers.ts';
import { firstEncounter, objectiveOf } from './conditions.ts';
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
  openGate,
  slotsOf,
} from './facility.ts';
import { carrierOf, helps, knowledgeEffects, specimenOf } from './knowledge.ts';
import { moreOfEffects } from './more-of-effects.ts';
import { learn } from './power.ts';
import { roomEffects } from './rooms.ts';
import { marsCard, rollNoise } from './surface.ts';
import { FIRST_EVENT, FIRST_EXPLORATION, FIRST_ROOM } from './things.ts';
import { leaving, wayOutEffects, whyNotLeave } from './ways-out.ts';
import { V } from './words.ts';
import { L } from './zones.ts';

const LEAVE_COST = 2;

const isArmed = (table: SurvivalTable, seat: Seat): boolean =>
  table.zone(Z.held + seat).some((thing) => itemOf(table.kind(thing)).weapon !== undefined);

/** How many Sections a set of them has. */
const sectionsUsed = (used: number): number =>
  [1, 2, 3].filter((section) => used & (1 << section)).length;

/** Whether a Quest Item's condition is met; the names are those in the content (LCK-CARD, Quest Items). */
function questReady(table: SurvivalTable, seat: Seat, when: string): boolean {
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
    default:
      return facility.knowledge[seat]! >= 8;
  }
}

/** Turns a Quest Item over, for nothing (LCK-QUEST-02-D). */
function turnQuest(table: SurvivalTable, seat: Seat, kind: number): void {
  const thing = table.find(Z.quests + seat, kind);
  table.log?.tell('LCK-QUEST-03', 'activates', {
    who: who(table, seat),
    item: `@item.${table.game.kinds[kind]!.name}`,
  });
  gain(table, seat, thing);
  if (itemOf(kind).weapon || itemOf(kind).uses) addAmmo(table, thing, 99);
  if (kind === K.battleSuit) table.vars.slime[seat] = false;
}

/** The free steps and Actions that only this game has. */
function offerMore(table: SurvivalTable, seat: Seat, cards: number, offer: Offer): void {
  const { vars } = table;
  const facility = facilityOf(table);
  const slot = vars.place[seat]!;
  offerActivation(table, seat, slot, null, offer);
  if (mayClaim(table, seat)) offer.add(V.claim());
  if (maySay(table, seat)) offer.add(V.say());
  if (vars.actions === 0 && !vars.rushed) return;
  if (facility.gateOpen || offer.explaining)
    for (const manner of [0, 1])
      offer.unless(
        whyNotLeave(table, seat, manner) ?? (cards < LEAVE_COST ? 'ACT-02' : null),
        V['leave-base'](manner),
      );
  if (inCombat(vars, seat)) return;
  offerCareful(table, seat, slot, cards, offer);
  if (cards > 0) offer.unless(whyNotComputer(table, seat, slot, 'powered-computer'), V.computer());
  if (vars.options.board === 'alternative' && facility.rover === slot && cards > 0)
    for (const to of exitsOf(vars)) if (to !== slot) offer.add(V.drive(to));
}

/** What an Action costs that only Lockdown has. */
function costOfMore(table: SurvivalTable, seat: Seat, option: number): number | null {
  switch (codeOf(option)) {
    case V['careful-to'].code:
      return carefulCost(table, seat);
    case V['leave-base'].code:
      return LEAVE_COST;
    case V.drive.code:
    case V.computer.code:
      return 1;
    default:
      return null;
  }
}

function offerCareful(
  table: SurvivalTable,
  seat: Seat,
  slot: number,
  cards: number,
  offer: Offer,
): void {
  const tooDear = cards < carefulCost(table, seat) ? 'ACT-02' : null;
  if (tooDear !== null && !offer.explaining) return;
  const { vars } = table;
  const board = boardFor(vars);
  for (const to of board.neighbours[slot]!) {
    const rule = tooDear ?? (isNoisyAround(board, vars, to) ? 'BASIC-05' : null);
    offer.unless(canWalkOn(board, vars, slot, to) ? rule : 'MOVE-04', V['careful-to'](to));
  }
}

/** No Corridor of a Room could take another Noise marker. */
function isNoisyAround(board: Board, vars: Vars, slot: number): boolean {
  for (const way of board.waysOf[slot]!) if (!vars.noise[way]) return false;
  return true;
}

const moreEffects = {
  'leave-base': effectRule('leave-base', {
    whyNot: () => null,
    offer: () => {},
    run: (table, { seat }, _effect, choice) =>
      table.call(leaving, { seat, manner: V['leave-base'].value(choice, 0), arrivals: 0 }),
  }),
  drive: effectRule('drive', {
    whyNot: () => null,
    offer: () => {},
    run(table, { seat }, _effect, choice) {
      const to = V.drive.value(choice, 0);
      facilityOf(table).rover = to;
      table.log?.tell('LCK-ALT-27', 'drives', {
        who: who(table, seat),
        room: where(table, to),
        slot: to,
      });
      table.call(enter, { seat, to, way: -1, noise: 'none', exit: 0, due: false });
    },
  }),
};

/** The Room of the Pod that a Character waits in. */
const podRoom = (table: SurvivalTable, seat: Seat): number =>
  slotsOf(table.vars, `cargo-sending-system-${'abc'[facilityOf(table).podOf[seat]! - 1]}`)[0] ?? 0;

/** What cards, Items, Rooms and computers do in this game. */
export const facilityEffects = {
  ...commonEffects,
  ...moreOfEffects,
  ...cardEffects,
  ...roomEffects,
  ...knowledgeEffects,
  ...computerEffects,
  ...cssEffects,
  ...wayOutEffects,
  ...alertEffects,
  ...moreEffects,
};

/** What Event cards do in this game. */
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
    isUnexplored: (table, slot) =>
      table.vars.rooms[slot]! < 0 ||
      (isCrossing(table.vars, slot) && !facilityOf(table).found.includes(slot)),
    tokenAt(table, slot) {
      const { fixed } = boardFor(table.vars).plan;
      let index = -1;
      for (let at = 1; at <= slot; at++)
        if (fixed[at] === undefined || fixed[at] === 'crossing') index++;
      return table.zone(Z.exploration)[index]!;
    },
    within(table, slot) {
      const { neighbours } = boardFor(table.vars);
      // On the surface Danger calls everyone who is out in the open (LCK-ALT-37).
      return isCrossing(table.vars, slot) ? slotsOf(table.vars, 'crossing') : neighbours[slot]!;
    },
    isOut: (table, seat) => facilityOf(table).podOf[seat]! > 0,
    roomOf: podRoom,
    bringBack(table, seat) {
      const slot = podRoom(table, seat);
      facilityOf(table).podOf[seat] = 0;
      table.vars.place[seat] = slot;
      return slot;
    },
  },
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
        // What lies on the Laboratory board is out of play (LCK-WEAK-11-R).
        case 'eggs':
          return analysed.includes(specimenOf(EGG)) ? 1 : 0;
        case 'carcasses':
          return analysed.includes(specimenOf(CARCASS)) ? 1 : 0;
      }
    },
  },
  // Face down under the deck it came from (LCK-CONT-06, LCK-ITEM-10-D, LCK-ITEM-19-R).
  piles: {
    removeContamination: (table, card) => table.slip(card, Z.contaminationDeck),
    dropItem(table, thing) {
      const { back } = itemOf(table.kind(thing));
      const deck = DECKS.indexOf(back as (typeof DECKS)[number]);
      if (deck >= 0) table.slip(thing, Z.itemDeck + deck);
      else table.move(thing, back === 'blue' ? Z.crafted : Z.gone);
    },
  },
  odds: {
    rollNoise,
    otherNoise: (table, seat) => table.call(marsCard, { seat, card: -1, next: 0 }),
    combatDie: (table, seat) => (isLit(table, seat) ? ADVANTAGE_DIE : COMBAT_DIE),
    rerolls: (table, seat, { rerolls = 0, rerollsInLight = 0 }) =>
      rerolls + (isLit(table, seat) ? rerollsInLight : 0),
    isDark,
    isProof: (table, seat) => findItem(table, seat, K.battleSuit) >= 0,
    helps,
  },
  actions: {
    offer: offerMore,
    start(table, seat, option) {
      switch (codeOf(option)) {
        case V['careful-to'].code: {
          const cost = costOfMore(table, seat, option)!;
          table.vars.moved = true;
          return { effect: { does: 'careful-move' }, cost };
        }
        case V['leave-base'].code:
          return { effect: { does: 'leave-base' }, cost: costOfMore(table, seat, option)! };
        case V.drive.code:
          return { effect: { does: 'drive' }, cost: costOfMore(table, seat, option)! };
        case V.computer.code:
          return {
            effect: { does: 'computer', where: 'powered-computer' },
            cost: costOfMore(table, seat, option)!,
          };
        case V.claim.code:
          table.call(claiming, speech(seat));
          return null;
        case V.say.code:
          table.call(plans, speech(seat));
          return null;
        default: {
          if (codeOf(option) === V['activate-with'].code)
            // Discarded unused, it goes face down under its deck (LCK-ITEM-11).
            lose(table, seat, findItem(table, seat, itemKind(V['activate-with'].value(option, 1))));
          turnQuest(table, seat, itemKind(valueIn(table.game, option, 0)));
          return null;
        }
      }
    },
    costOf: costOfMore,
    consentOf(table, seat, choice) {
      const code = codeOf(choice);
      if (code === V['study-body'].code) {
        const of = carrierOf(table, seat, V['study-body'].value(choice, 0));
        return of < 0 ? null : { of, rule: 'LCK-ROOM-LAB-03-R' };
      }
      if (code === V['distract-other'].code || code === V['distract-both'].code)
        return {
          of: seatOf(table.vars, valueIn(table.game, choice, 1)),
          rule: 'LCK-CARD-distraction',
        };
      return null;
    },
    spentBy(table, seat, choice) {
      switch (codeOf(choice)) {
        case V['distract-me'].code:
        case V['distract-other'].code:
        case V['distract-both'].code:
        case V['dress-by-item'].code:
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
        ? 'ACT-17-R'
        : null;
    },
    whyNotQuest: (table, seat, when) => (questReady(table, seat, when) ? null : 'LCK-QUEST-01'),
  },
  hooks: {
    explored(table, slot, items) {
      const facility = facilityOf(table);
      const { id, teaches } = sheetOf(table, slot)!;
      if (id === 'crossing') facility.found.push(slot);
      if (teaches !== undefined) learn(table, table.vars.place.indexOf(slot), teaches);
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
      for (const token of table.zone(L.contingencies + seat).slice()) table.move(token, L.pool);
      if (!isCoop(table))
        for (const zone of [Z.hand, Z.deck, Z.discard]) {
          const cards = table.zone(zone + seat);
          while (cards.length > 0) table.move(cards[cards.length - 1]!, Z.gone);
        }
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
    freeQuests: true,
  },
});
