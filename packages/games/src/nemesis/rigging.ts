/** How scenarios lay out and read a table of Nemesis, in the game's words. */

import { asSeat, at, type Seat, type View } from '@deadlight/engine';
import { z } from 'zod';
import { CHARACTERS as ALL_CHARACTERS } from '../packs/characters.ts';
import type { Rigging } from '../scenario/rigging.ts';
import { comeAboard } from '../survival/aboard.ts';
import { NO_SLOT } from '../survival/board.ts';
import { seatOf } from '../survival/crew.ts';
import { playerPhase } from '../survival/player-phase.ts';
import { rigFlow } from '../survival/rigging/begin.ts';
import { Box, emptyInto } from '../survival/rigging/box.ts';
import { rigDice } from '../survival/rigging/dice.ts';
import { cardsIn, commonFacts, crewNames, deckIn } from '../survival/rigging/facts.ts';
import { givenShape } from '../survival/rigging/given.ts';
import { forgetAll, rigCommon } from '../survival/rigging/layout.ts';
import type { Scene } from '../survival/rigging/scene.ts';
import { ASLEEP, AWAY, DEAD, type SurvivalTable, type Vars } from '../survival/vars.ts';
import { CHARACTERS } from './data/box.ts';
import { SPACES } from './data/course.ts';
import { ROOMS } from './data/rooms.ts';
import { eventPhase } from './event-phase.ts';
import { intruderTurn } from './intruder-player.ts';
import { podTurn } from './pods.ts';
import { rounds } from './rounds.ts';
import {
  boardFor,
  DECLINED,
  GONE,
  hibernatorium,
  LOCKED,
  type Ship,
  shipOf,
  UNLOCKED,
} from './ship.ts';
import { DAMAGED, FIRST_ROOM, INTACT, KINDS } from './things.ts';
import { ZONE } from './zones.ts';

const CREW = CHARACTERS.map(({ id }) => id);
const SLOTS = 21;

const givenFormat = z.strictObject({
  ...givenShape(CREW, SLOTS),
  coordinates: z.string().optional(),
  course: z.enum(SPACES).default('B'),
  /** Engine → its true state. */
  engines: z.record(z.string(), z.enum(['intact', 'damaged'])).default({}),
  time: z.int().default(0),
  selfDestruct: z.int().default(-1),
  pods: z.record(z.string(), z.enum(['locked', 'unlocked', 'gone'])).default({}),
  hibernated: z.boolean().default(false),
  /** Whether somebody has died already, so that the next death does not unlock Pods. */
  firstDeath: z.boolean().default(false),
  intruderPlayer: z.enum(CREW).optional(),
});
type Given = z.infer<typeof givenFormat>;

const FATES = { dead: DEAD, asleep: ASLEEP, away: AWAY } as const;

const scene: Scene = {
  kinds: KINDS,
  rooms: ROOMS,
  firstRoom: FIRST_ROOM,
  networks: (vars) => (boardFor(vars).plan.networks.length > 1 ? ['red', 'blue'] : ['technical']),
  board: boardFor,
  comeIn: (table, seat, character) => comeAboard(table, seat, character, hibernatorium(table.vars)),
  putAside(table, seat, where) {
    const { vars } = table;
    if (where in FATES) vars.fate[seat] = FATES[where as keyof typeof FATES];
    else if (/^pod [1-4]$/.test(where)) shipOf(table).podOf[seat] = Number(where.at(-1));
    else return false;
    vars.place[seat] = NO_SLOT;
    return true;
  },
  aside(vars, seat) {
    const { podOf } = vars.own as Ship;
    return at(podOf, seat, 'pod of seat') > 0
      ? `pod ${podOf[seat]}`
      : ['', 'dead', 'asleep', 'away'][at(vars.fate, seat, 'fate of seat')]!;
  },
};

const character = (name: string): number => ALL_CHARACTERS.findIndex(({ id }) => id === name);

function rigShip(table: SurvivalTable, given: Given, box: Box): void {
  const ship = shipOf(table);
  ship.time = given.time;
  ship.selfDestruct = given.selfDestruct;
  ship.unlockedByTrack = given.selfDestruct >= 3;
  ship.course = SPACES.indexOf(given.course);
  ship.hibernated = given.hibernated || table.vars.fate.includes(ASLEEP);
  ship.unlockedByDeath = given.firstDeath;
  ship.metInRound = given.met ? 1 : 0;
  for (const [pod, state] of Object.entries(given.pods))
    ship.pods[Number(pod)] = state === 'locked' ? LOCKED : state === 'unlocked' ? UNLOCKED : GONE;
  for (const [engine, state] of Object.entries(given.engines)) {
    const zone = ZONE.engine(Number(engine)) - 1;
    if (table.kind(table.top(zone)) !== (state === 'intact' ? INTACT : DAMAGED))
      table.insert(table.top(zone), zone);
  }
  if (given.coordinates === undefined) return;
  emptyInto(table, ZONE.coordinates, ZONE.box);
  box.fetch('coordinates', given.coordinates, ZONE.coordinates);
}

function rigIntruderPlayer(table: SurvivalTable, given: Given, box: Box): void {
  if (given.intruderPlayer === undefined) return;
  const seat = seatOf(table.vars, character(given.intruderPlayer));
  const ship = shipOf(table);
  ship.intruder = seat;
  ship.firstDead = DECLINED;
  ship.unlockedByDeath = true;
  table.vars.fate[seat] = DEAD;
  table.vars.place[seat] = NO_SLOT;
  for (const zone of [ZONE.hand, ZONE.deck, ZONE.discard, ZONE.held, ZONE.quests])
    emptyInto(table, zone(seat), ZONE.box);
  for (const card of table.zone(ZONE.gone).slice())
    if (at(KINDS, table.kind(card), 'kind').group === 'intruderCard')
      table.move(card, ZONE.deck(seat));
  for (const name of given.hands[given.intruderPlayer] ?? [])
    box.fetch('intruderCard', name, ZONE.hand(seat));
  for (const name of given.discards[given.intruderPlayer] ?? [])
    box.fetch('intruderCard', name, ZONE.discard(seat));
  box.stack('intruderCard', given.decks[given.intruderPlayer] ?? [], ZONE.deck(seat));
}

function rig(table: SurvivalTable, given: Given): void {
  if (given.turn === 'draft') return;
  const box = new Box(table, KINDS);
  rigCommon(table, given, scene, box, given.intruderPlayer);
  rigShip(table, given, box);
  rigIntruderPlayer(table, given, box);
  forgetAll(table, scene);
  rigDice(table, given);
  const ship = shipOf(table);
  rigFlow(table, given, {
    game: () => table.call(rounds, { drafted: table.state.seats }),
    playerPhase: (next) => table.call(playerPhase, { next }),
    events: () => table.call(eventPhase, { attackers: [] }),
    turn(seat) {
      if (ship.intruder === seat) table.call(intruderTurn, { seat });
      else if (at(ship.podOf, seat, 'pod of seat') > 0) table.call(podTurn, { seat });
      else return false;
      return true;
    },
    plays: (seat) => ship.intruder === seat,
  });
  table.learned = 0;
}

function facts(view: View<Vars>): Record<string, unknown> {
  const ship = view.vars.own as Ship;
  const crew = crewNames(view.vars, view.seats);
  const each = <T>(fact: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(crew.map((name, index) => [name, fact(asSeat(index))]));
  return {
    ...commonFacts(view, scene),
    coordinates: cardsIn(view, 'coordinates')[0],
    course: SPACES[ship.course],
    engines: Object.fromEntries([1, 2, 3].map((n) => [n, deckIn(view, `engine/${n}`)[0]])),
    time: ship.time,
    selfDestruct: ship.selfDestruct,
    pods: Object.fromEntries(
      [1, 2, 3, 4].map((pod) => [pod, ['locked', 'unlocked', 'gone'][at(ship.pods, pod, 'pod')]]),
    ),
    hibernated: ship.hibernated,
    intruderPlayer: ship.intruder < 0 ? null : crew[ship.intruder],
    causes: each((seat) => ship.causes[seat]),
    result: ship.result && {
      ...ship.result,
      survivors: ship.result.survivors.map((seat) => crew[seat]),
    },
  };
}

export const nemesisRigging: Rigging<Vars, Given> = {
  given: givenFormat,
  seats: (table) => crewNames(table.vars, table.state.seats),
  rig,
  facts,
};
