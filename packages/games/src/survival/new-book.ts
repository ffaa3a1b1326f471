/** A Book with defaults: a game writes only what it changes. */
import { type Board, prepare, type Slot } from './board.ts';
import {
  type Actions,
  type Book,
  boardOf,
  type Content,
  type Hooks,
  type Odds,
  type Piles,
  type Place,
  type Supplies,
  type Turns,
  type Variants,
} from './book.ts';
import { isAboard, sheetOf } from './crew.ts';
import { COMBAT_DIE } from './dice.ts';
import { commonEffects } from './effects/index.ts';
import { commonEvents } from './events/index.ts';
import { isSolo } from './modes.ts';
import { rollTen } from './noise.ts';
import { turn } from './turn.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

const NOWHERE: Board = prepare({
  slots: 0,
  fixed: {},
  faceUp: {},
  first: [],
  second: [],
  corridors: [],
  networks: [],
  middles: [],
});

const none = (what: string) => (): never => {
  throw new RangeError(`this game has no ${what}`);
};

const content: Content = {
  rooms: [],
  effects: new Map(Object.entries(commonEffects)),
  event: none('Event cards'),
  eventEffects: commonEvents,
  exploration: none('Exploration tokens'),
  roomOfTile: none('Room tiles'),
  isPersonal: none('Objectives'),
};

const place: Place = {
  board: () => NOWHERE,
  isUnexplored: (table, slot) => table.vars.rooms[slot]! < 0,
  tokenAt: none('Exploration tokens'),
  within: (table, slot) => boardOf(table).neighbours[slot]!,
  isOut: () => false,
  isOpenGround: () => false,
  roomOf: none('places outside its Rooms'),
  bringBack: none('places outside its Rooms'),
};

const supplies: Supplies = {
  fire: 8,
  malfunction: 8,
  doors: 12,
  eggs: 8,
  // NEM-SETUP-09-R
  carcasses: Number.POSITIVE_INFINITY,
  gone: () => 0,
  eggsAfterNest: () => false,
};

const piles: Piles = {
  removeContamination: (table, card) => table.move(card, ZONE.removed),
  dropItem: (table, thing) => table.move(thing, ZONE.box),
  metTokens: () => ZONE.tokens,
};

const odds: Odds = {
  rollNoise: rollTen,
  otherNoise: () => {},
  combatDie: () => COMBAT_DIE,
  rerolls: (_table, _seat, { rerolls = 0 }) => rerolls,
  isDark: () => false,
  isProof: () => false,
  helps: () => true,
};

const actions: Actions = {
  offer: () => {},
  start: () => null,
  costOf: () => null,
  consentOf: () => null,
  spentBy: () => [],
  whyNotItem: () => null,
  whyNotQuest: () => null,
};

const turns: Turns = {
  has: (table, seat) => isAboard(table.vars, seat),
  take: (table, seat) => table.call(turn, { seat }),
};

/**
 * Nothing is found in the Nest and under the Slime; alone, one finds half (NEM-EXPL-02, NEM-SOLO-03, NEM-COOP-10-R,
 * LCK-EXPL-02, LCK-SOLO-04).
 */
export function layItems(table: SurvivalTable, slot: Slot, items: number): void {
  if (sheetOf(table, slot)!.colour !== 'none')
    table.vars.items[slot] = isSolo(table) ? (items + 1) >> 1 : items;
}

const hooks: Hooks = {
  explored: layItems,
  tellUnseen: () => false,
  firstEncounter: () => {},
  intruderCame: () => {},
  objectLaid: () => {},
  itemUsed: () => {},
  cleared: () => {},
  died: () => {},
  checkLast: () => {},
  ranOut: none('end by fire or by Malfunctions'),
};

const variants: Variants = {
  carefulNamesLater: false,
  quietMeetsDanger: false,
  interruptInRoomOnly: false,
  cancelledItemIsLost: false,
  allTypesMakeRoom: false,
  woundsDieToo: false,
  throwsAreHeardAfar: true,
  tapedFallTogether: true,
  foundAmmo: 1,
  queenMeetsFirst: false,
  enterTogether: false,
  freeQuests: false,
};

/** What a game changes: whole parts, or some of what is in them. */
export type Changes = {
  readonly [Part in keyof Book]?: Book[Part] extends object ? Partial<Book[Part]> : Book[Part];
};

/** Every part has the same fields in the same order in each game, which keeps shared code fast. */
export const newBook = (own: Changes): Book => ({
  pack: own.pack ?? 'ship',
  content: { ...content, ...own.content },
  place: { ...place, ...own.place },
  supplies: { ...supplies, ...own.supplies },
  piles: { ...piles, ...own.piles },
  odds: { ...odds, ...own.odds },
  actions: { ...actions, ...own.actions },
  turns: { ...turns, ...own.turns },
  hooks: { ...hooks, ...own.hooks },
  variants: { ...variants, ...own.variants },
});
