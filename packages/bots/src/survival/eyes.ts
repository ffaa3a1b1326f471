/** The network's encoding of Nemesis and Lockdown: bodies, Rooms with their ways and dangers, the seat's tasks. */
import {
  allSeats,
  asSeat,
  codeOf,
  FIRST_SEAT,
  type Kind,
  type Seat,
  seatAfter,
  valueIn,
} from '@deadlight/engine';
import {
  ABOARD,
  ACTION_CARDS,
  ASLEEP,
  AWAY,
  actionOf,
  asSlot,
  type Board,
  CHARACTERS,
  cardKind,
  carriedBy,
  conditionName,
  DEAD,
  FIGURE_TYPE,
  FIRST_SLOT,
  ITEMS,
  isActionCard,
  itemKind,
  itemOf,
  MAX_SEATS,
  NEST_EGGS,
  NO_SLOT,
  type Position,
  type RoomSheet,
  type Slot,
  SPECIMENS,
  type SurvivalTable,
  type Term,
  TYPES,
  type Vars,
  VERB,
  WEAPONS,
  ZONE,
} from '@deadlight/games/rules/survival';
import type { Bytes, FeatureEncoder } from '../learned/eyes.ts';
import { numbered } from '../learned/inputs.ts';
import { UNSEEN } from '../sight.ts';
import { markedAt } from './distance.ts';
import { boardSeen, type SurvivalSight } from './habits.ts';
import { hopsOf } from './hops.ts';
import { perSight } from './per-sight.ts';
import { isTeam } from './team.ts';

/** The parts that only one of the games has. */
export interface Ground<C extends Term> {
  readonly game: string;
  readonly rooms: readonly RoomSheet[];
  readonly objectives: readonly { readonly anyOf: readonly (readonly C[])[] }[];
  readonly firstObjective: number;
  isMet(position: Position, seat: Seat, condition: C): boolean;
  /** How many of a team's missions are met by each. */
  missionsMet(table: SurvivalTable, by: readonly Seat[]): number;
  /** Names of what `tracks` writes: tracks, ways out and secrets that the seat has seen. */
  readonly trackNames: readonly string[];
  tracks(sight: SurvivalSight, into: Bytes): void;
}

/** Every effect of cards and Items, without duplicates. */
const EFFECTS: readonly string[] = [
  ...new Set([...ACTION_CARDS, ...ITEMS].flatMap(({ does }) => does.map((one) => one.does))),
].sort();
const EFFECT_AT = new Map(EFFECTS.map((effect, i) => [effect, i]));
type Does = { readonly does: readonly { readonly does: string }[] };
const effectsOf = ({ does }: Does): readonly number[] =>
  does.map((one) => EFFECT_AT.get(one.does)!);
const CARD_EFFECTS = ACTION_CARDS.map(effectsOf);
const ITEM_EFFECTS = ITEMS.map(effectsOf);
const kindEffects = (kind: Kind): readonly number[] =>
  isActionCard(kind) ? CARD_EFFECTS[kind]! : (ITEM_EFFECTS[ITEMS.indexOf(itemOf(kind))] ?? []);

const FAR = 15;
const NEAR = 4;
/** Names of the numbers for each, in order. */
const BODY = [
  'light',
  'wounds',
  'dressed',
  'slime',
  'larva',
  'signal',
  'cards',
  ...numbered('cards', 6),
  'contamination',
  'actions',
  'ammo',
  'items',
  'eggs',
  'carcasses',
  'corpse',
  'crowd',
  'fire',
  'malfunction',
  'noise',
  'items-here',
  'company',
  'first',
  'turns',
];
const OTHER = [
  ...numbered('fate', 4),
  'light',
  'wounds',
  'hand',
  'passed',
  'distance',
  'here',
  'crowd',
  'fire',
  'eggs',
  'signal',
];
const PER_ROOM = ['known', 'distance', 'crowd', 'fire', 'malfunction', 'noise', 'company'];
const SHIPWIDE = [
  'unknown-first',
  'unknown-second',
  'distance-first',
  'distance-second',
  'fire',
  'malfunction',
  'noise',
  'nest-eggs',
  'nest-destroyed',
  ...SPECIMENS.map((specimen) => `discovered.${specimen}`),
  'queen-killed',
  'met',
  'round',
  'aboard',
  'away',
  'dead',
];
const OPTION_PLACE = [
  'known',
  'unexplored',
  'crowd',
  'fire',
  'malfunction',
  'noise',
  'company',
  'nearer-unexplored',
  'danger',
  'items',
];
/** The names of a part, with its own name as a prefix. */
const within = (part: string, names: readonly string[]): string[] =>
  names.map((name) => `${part}.${name}`);

/** The seat's situation and belongings, computed once per question. */
interface Scene {
  readonly board: Board;
  readonly hops: Uint8Array;
  readonly here: Slot;
  /** Room → its slot as the seat knows it, or 0. */
  readonly slotOf: readonly Slot[];
  readonly unknown: readonly Slot[];
}

function sceneOf(sight: SurvivalSight, rooms: number): Scene {
  const { vars, seat } = sight;
  const board = boardSeen(sight);
  const slotOf = new Array<Slot>(rooms).fill(NO_SLOT);
  const unknown: Slot[] = [];
  for (let slot = FIRST_SLOT; slot <= board.slots; slot++) {
    const room = vars.rooms[slot]!;
    if (room >= 0) slotOf[room] ||= slot;
    else unknown.push(slot);
  }
  return { board, hops: hopsOf(board), here: vars.place[seat]!, slotOf, unknown };
}

const hop = ({ hops, board }: Scene, from: number, to: number): number =>
  from > 0 && to > 0 ? hops[from * (board.slots + 1) + to]! : FAR;

const nearest = (scene: Scene, from: number, slots: readonly Slot[]): number => {
  let least = FAR;
  for (const slot of slots) least = Math.min(least, hop(scene, from, slot));
  return least;
};

function writeBody(sight: SurvivalSight, { here, board }: Scene, into: Bytes): void {
  const { vars, seat } = sight;
  const hand = sight.kinds(ZONE.hand(seat));
  const cards = hand.filter((kind) => kind !== UNSEEN && isActionCard(kind)).length;
  let ammo = 0;
  for (const kind of sight.kinds(ZONE.held(seat))) {
    const gun = WEAPONS.indexOf(kind);
    if (gun >= 0) ammo += vars.ammo[gun]!;
  }
  into.add(vars.light[seat]! / 2);
  into.add(sight.size(ZONE.wounds(seat)) / 2);
  into.add(sight.size(ZONE.dressed(seat)) / 2);
  into.flag(vars.slime[seat]);
  into.flag(vars.larva[seat]);
  into.flag(vars.signal[seat]);
  into.add(cards / NEAR);
  into.one(Math.min(cards, 5), 6);
  into.add((hand.length - cards) / NEAR);
  into.add(vars.actions);
  into.add(ammo / NEAR);
  into.add((sight.size(ZONE.inventory(seat)) + sight.size(ZONE.gear(seat))) / NEAR);
  into.flag(vars.eggsOf[seat]! > 0);
  into.flag(vars.carcassesOf[seat]! > 0);
  into.flag(vars.corpse.some((at) => at === carriedBy(seat)));
  into.add(vars.crowd[here] ?? 0);
  into.flag(vars.fire[here]);
  into.flag(vars.malfunction[here]);
  into.add(here > 0 ? markedAt(board, vars, here) / 2 : 0);
  into.add(Math.max(0, vars.items[here] ?? 0) / NEAR);
  into.add(vars.place.filter((slot) => slot === here).length - 1);
  into.flag(vars.first === seat);
  into.add(vars.turns[seat]! / NEAR);
}

/** Past the last seat: stands for a player there is not. */
const NOT_SEATED = asSeat(MAX_SEATS);

function writeOther(sight: SurvivalSight, scene: Scene, other: Seat, into: Bytes): void {
  const { vars } = sight;
  const end = into.at + OTHER.length;
  if (other < sight.seats) {
    const slot = vars.place[other]!;
    into.one(vars.fate[other]!, 4);
    into.add(vars.light[other]! / 2);
    into.add((sight.size(ZONE.wounds(other)) + sight.size(ZONE.dressed(other))) / 2);
    into.add(sight.size(ZONE.hand(other)) / NEAR);
    into.flag(vars.passed[other]);
    into.add(Math.min(FAR, hop(scene, scene.here, slot)) / NEAR);
    into.flag(slot > 0 && slot === scene.here);
    into.flag((vars.crowd[slot] ?? 0) > 0);
    into.flag(vars.fire[slot]);
    into.flag(vars.eggsOf[other]! > 0);
    into.flag(vars.signal[other]);
  }
  into.at = end;
}

function writeRooms(sight: SurvivalSight, scene: Scene, into: Bytes): void {
  const { vars } = sight;
  for (const slot of scene.slotOf) {
    const end = into.at + PER_ROOM.length;
    if (slot > 0) {
      into.flag(true);
      into.add(Math.min(FAR, hop(scene, scene.here, slot)) / NEAR);
      into.add(vars.crowd[slot]!);
      into.flag(vars.fire[slot]);
      into.flag(vars.malfunction[slot]);
      into.add(markedAt(scene.board, vars, slot) / 2);
      into.add(vars.place.filter((at) => at === slot).length);
    }
    into.at = end;
  }
}

const count = (list: readonly boolean[]): number => list.reduce((sum, is) => sum + (is ? 1 : 0), 0);

function writeShip(sight: SurvivalSight, scene: Scene, into: Bytes): void {
  const { vars } = sight;
  const { first, second } = scene.board.plan;
  const ofKind = (slots: readonly number[]): Slot[] =>
    scene.unknown.filter((slot) => slots.includes(slot));
  const [ones, twos] = [ofKind(first), ofKind(second)];
  into.add(ones.length / NEAR);
  into.add(twos.length / NEAR);
  into.add(nearest(scene, scene.here, ones) / NEAR);
  into.add(nearest(scene, scene.here, twos) / NEAR);
  into.add(count(vars.fire) / NEAR);
  into.add(count(vars.malfunction) / NEAR);
  into.add(count(vars.noise) / NEAR);
  into.add(vars.nestEggs / NEAR);
  into.flag(vars.nestDestroyed);
  for (const known of vars.discovered) into.flag(known);
  into.flag(vars.queenKilled);
  into.flag(vars.met);
  into.add(vars.round / NEAR);
  into.add(vars.fate.filter((fate, seat) => seat < sight.seats && fate === ABOARD).length / 2);
  into.add(vars.fate.filter((fate) => fate === ASLEEP || fate === AWAY).length / 2);
  into.add(vars.fate.filter((fate, seat) => seat < sight.seats && fate === DEAD).length / 2);
}

/** Intruders: how many of each type are in play, next door and here; and tokens of each type in the bag. */
const BAG = [...TYPES, 'blank'];
const INTRUDERS = [
  ...within('intruders', TYPES),
  ...within('intruders.near', TYPES),
  ...within('intruders.here', TYPES),
  ...within('bag', BAG),
];
function writeIntruders(sight: SurvivalSight, scene: Scene, into: Bytes): void {
  const { vars } = sight;
  const about = new Array<number>(INTRUDERS.length).fill(0);
  const near = scene.here > 0 ? scene.board.neighbours[scene.here]! : [];
  vars.at.forEach((slot, figure) => {
    if (slot === 0) return;
    const type = FIGURE_TYPE[figure]!;
    about[type]!++;
    if (near.includes(slot)) about[TYPES.length + type]!++;
    if (slot === scene.here) about[2 * TYPES.length + type]! += 1 + vars.hurt[figure]! / NEAR;
  });
  BAG.forEach((front, place) => {
    about[3 * TYPES.length + place] = sight.showing(ZONE.bag, front) / NEAR;
  });
  for (const number of about) into.add(number);
}

/** Whether several Characters play, each for themselves, and nobody plays the Intruders. */
const isOpen = ({ options, character }: Readonly<Vars>): boolean =>
  options.mode === 'semi-coop' && character[1]! >= 0;

const isAlive = ({ vars }: SurvivalTable, seat: Seat): boolean => vars.fate[seat] !== DEAD;

export function featureEncoderFor<C extends Term>(ground: Ground<C>): FeatureEncoder<Vars> {
  const { rooms, objectives, firstObjective } = ground;
  const roomIds = rooms.map(({ id }) => id);
  const asksOf = objectives.map(({ anyOf }) => anyOf.flat().map(conditionName));
  const terms = new Map(
    objectives.flatMap(({ anyOf }) => anyOf.flat()).map((one) => [conditionName(one), one]),
  );
  const conditions = [...terms.keys()].sort();
  const sceneSeen = perSight((sight) => sceneOf(sight, rooms.length));

  /** For each condition whether it is asked for, and whether it is currently met. */
  const writeGoals = (sight: SurvivalSight, into: Bytes): void => {
    const { vars, seat, seats } = sight;
    const position: Position = {
      vars,
      state: { seats },
      zone: (zone) => ({ length: Math.max(0, sight.size(zone)) }),
    };
    const isTeam = sight.size(ZONE.mission) > 0;
    const asked = new Set<string>();
    const own = isTeam ? sight.kinds(ZONE.mission) : sight.kinds(ZONE.objectives(seat));
    for (const kind of own)
      if (kind !== UNSEEN) for (const one of asksOf[kind - firstObjective]!) asked.add(one);
    for (const name of conditions) {
      const isAsked = asked.has(name);
      let met = false;
      if (isAsked)
        for (let by = FIRST_SEAT; by < seats && !met; by++)
          met = (isTeam || by === seat) && ground.isMet(position, by, terms.get(name)!);
      into.flag(isAsked && !met);
      into.flag(isAsked && met);
    }
    into.add(own.length / 2);
  };

  const writeBelongings = (sight: SurvivalSight, into: Bytes): void => {
    for (const zones of [[ZONE.hand], [ZONE.inventory, ZONE.held, ZONE.gear]]) {
      const numbers = new Array<number>(EFFECTS.length).fill(0);
      for (const zone of zones)
        for (const kind of sight.kinds(zone(sight.seat)))
          if (kind !== UNSEEN && isThing(kind))
            for (const effect of kindEffects(kind)) numbers[effect]! += 0.5;
      for (const number of numbers) into.add(number);
    }
  };

  const teamMet = (table: SurvivalTable): number => {
    const seats = allSeats(table.state.seats);
    const living = seats.filter((seat) => isAlive(table, seat));
    // This one does not require a survivor.
    const by = living.length > 0 ? living : seats;
    return ground.missionsMet(table, by) / table.zone(ZONE.mission).length;
  };

  /** Of the Objective that the seat has kept, or of the better of two. */
  const ownMet = (table: SurvivalTable, seat: Seat): number => {
    if (!isAlive(table, seat)) return 0;
    let best = 0;
    for (const card of table.zone(ZONE.objectives(seat)))
      for (const all of objectives[table.kind(card) - firstObjective]!.anyOf) {
        const met = all.filter((one) => ground.isMet(table, seat, one)).length;
        best = Math.max(best, met / all.length);
      }
    return best;
  };

  return {
    isAlive,
    isTeam: ({ vars }) => isTeam(vars),
    met: (table, seat) => (isTeam(table.vars) ? teamMet(table) : ownMet(table, seat)),
    school: ({ vars }) =>
      isTeam(vars) ? `${ground.game}-coop` : isOpen(vars) ? ground.game : null,
    stateNames: [
      ...within('body', BODY),
      ...within(
        'character',
        CHARACTERS.map(({ id }) => id),
      ),
      ...numbered('other', MAX_SEATS - 1).flatMap((other) => within(other, OTHER)),
      ...roomIds.flatMap((room) => within(`room.${room}`, PER_ROOM)),
      ...within('here', roomIds),
      ...within('ship', SHIPWIDE),
      ...INTRUDERS,
      ...conditions.flatMap((name) => within(`goal.${name}`, ['open', 'met'])),
      'goals',
      ...within('hand', EFFECTS),
      ...within('carried', EFFECTS),
      ...within('track', ground.trackNames),
    ],
    optionNames: [
      ...within('place', OPTION_PLACE),
      ...within('place.room', roomIds),
      ...within('nearer', roomIds),
      ...within('does', EFFECTS),
      'cost',
      'target.hurt',
      'target.eggs',
      ...within('target', TYPES),
    ],

    state(sight, into) {
      const { vars, seat } = sight;
      const scene = sceneSeen(sight);
      const from = into.at;
      writeBody(sight, scene, into);
      into.at = from + BODY.length;
      into.one(vars.character[seat]!, CHARACTERS.length);
      for (let step = 1; step < MAX_SEATS; step++)
        writeOther(
          sight,
          scene,
          step < sight.seats ? seatAfter(seat, step, sight.seats) : NOT_SEATED,
          into,
        );
      writeRooms(sight, scene, into);
      into.one(vars.rooms[scene.here] ?? -1, rooms.length);
      const ship = into.at;
      writeShip(sight, scene, into);
      into.at = ship + SHIPWIDE.length;
      writeIntruders(sight, scene, into);
      writeGoals(sight, into);
      writeBelongings(sight, into);
      const tracks = into.at;
      ground.tracks(sight, into);
      into.at = tracks + ground.trackNames.length;
    },

    option(sight, option, into) {
      const { vars } = sight;
      const scene = sceneSeen(sight);
      const code = codeOf(option);
      const params = sight.game.verbByCode[code]!.params;
      const domain = params[0]?.[1].name;
      const value = params.length > 0 ? valueIn(sight.game, option, 0) : -1;
      const from = into.at;
      const place = asSlot(domain === 'room' ? value : 0);
      if (place > 0 && place <= scene.board.slots) {
        const room = vars.rooms[place]!;
        into.flag(true);
        into.flag(room < 0);
        into.add(vars.crowd[place]!);
        into.flag(vars.fire[place]);
        into.flag(vars.malfunction[place]);
        into.add(markedAt(scene.board, vars, place) / 2);
        into.add(vars.place.filter((at) => at === place).length);
        into.add(
          (nearest(scene, place, scene.unknown) - nearest(scene, scene.here, scene.unknown)) / 2,
        );
        into.add(scene.board.neighbours[place]!.filter((at) => vars.crowd[at]! > 0).length / 2);
        into.add(Math.max(0, vars.items[place]!) / NEAR);
        into.at = from + OPTION_PLACE.length;
        into.one(room, rooms.length);
        for (const slot of scene.slotOf)
          into.add(slot > 0 ? (hop(scene, place, slot) - hop(scene, scene.here, slot)) / 2 : 0);
      } else if (code === VERB.room.code) {
        into.at = from + OPTION_PLACE.length;
        into.one(vars.rooms[scene.here] ?? -1, rooms.length);
      }
      const effects = from + OPTION_PLACE.length + 2 * rooms.length;
      const what =
        domain === 'card' && isActionCard(cardKind(value))
          ? actionOf(cardKind(value))
          : domain === 'item'
            ? itemOf(itemKind(value))
            : null;
      if (what) for (const one of what.does) into.set(effects + EFFECT_AT.get(one.does)!, 1);
      into.at = effects + EFFECTS.length;
      into.add(what ? what.cost : 0);
      const aimed = params.findIndex(([, { name }]) => name === 'figure');
      const figure = aimed >= 0 ? valueIn(sight.game, option, aimed) : -1;
      into.add(vars.hurt[figure] ? vars.hurt[figure]! / 2 : 0);
      into.flag(figure >= NEST_EGGS - 1);
      into.one(FIGURE_TYPE[figure] ?? -1, TYPES.length);
    },
  };
}

/** Whether a kind is an Action card or an Item. */
const isThing = (kind: Kind): boolean =>
  isActionCard(kind) || (kind >= itemKind(0) && kind < itemKind(ITEMS.length));
