/** Eggs, Carcasses and Corpses: each lies where the lines have brought it, and none is made or lost. */
import { CHARACTERS } from '../../src/packs/characters.ts';
import type { PlayedGame } from './moments.ts';
import {
  type Complain,
  figureNamed,
  named,
  type Scene,
  type Shown,
  seatNamed,
  typeOfFigure,
} from './shown.ts';

/** How many Eggs and Carcasses there are in the box (NEM-ROOM-NEST-10-R, LCK-INJ-18-R). */
const BOX = { egg: 8, carcass: 8 } as const;

/** What lies where: `egg nest`, `carcass slot 7`, `scout-corpse seat 2`. */
type Tally = Map<string, number>;

const NEST = 'nest';
const slotOf = (slot: number): string => `slot ${slot}`;
const handsOf = (seat: number): string => `seat ${seat + 1}`;

const CARRIED = 64;

/** The names of the Corpses in the order in which the table has them; Eggs and Carcasses come before. */
const CORPSES = ['blue-corpse', ...CHARACTERS.map(({ id }) => `${id}-corpse`)];

function tallyOf({ nestEggs, eggsIn, eggsOf, carcassesIn, carcassesOf, corpse }: Shown): Tally {
  const tally: Tally = new Map();
  const set = (what: string, where: string, count: number) =>
    count !== 0 && tally.set(`${what} ${where}`, count);
  set('egg', NEST, nestEggs);
  eggsIn.forEach((count, slot) => void set('egg', slotOf(slot), count));
  eggsOf.forEach((count, seat) => void set('egg', handsOf(seat), count));
  carcassesIn.forEach((count, slot) => void set('carcass', slotOf(slot), count));
  carcassesOf.forEach((count, seat) => void set('carcass', handsOf(seat), count));
  CORPSES.forEach((name, index) => {
    const where = corpse[index + 2] ?? 0;
    if (where > 0) set(name, where >= CARRIED ? handsOf(where - CARRIED) : slotOf(where), 1);
  });
  return tally;
}

const sumOf = (tally: Tally, what: string): number =>
  [...tally].reduce((sum, [key, count]) => (key.startsWith(`${what} `) ? sum + count : sum), 0);

function move(tally: Tally, what: string, from: string | null, to: string | null): void {
  const add = (where: string | null, change: number) => {
    if (where === null) return;
    const key = `${what} ${where}`;
    const count = (tally.get(key) ?? 0) + change;
    if (count === 0) tally.delete(key);
    else tally.set(key, count);
  };
  add(from, -1);
  add(to, 1);
}

/** An Object that was spent, of which the line says only the places where it may have been. */
interface Spent {
  readonly what: string;
  readonly places: readonly string[];
}

/** It came from a place where there is now less than all the other lines have left there. */
function spend(tally: Tally, now: Tally, { what, places }: Spent): void {
  const isShort = (where: string) =>
    (tally.get(`${what} ${where}`) ?? 0) > (now.get(`${what} ${where}`) ?? 0);
  move(tally, what, places.find(isShort) ?? places[0]!, null);
}

const isHeld = (key: string, seat: number): boolean => key.endsWith(` ${handsOf(seat)}`);

function apply(tally: Tally, spent: Spent[], scene: Scene): void {
  const { what, data, vars } = scene;
  const slot = slotOf(data['slot'] as number);
  const seat = seatNamed(scene, data['who']);
  const object = named(data['object'] ?? data['item']);
  const here = slotOf(vars.place[seat] ?? 0);
  if (what === 'takes-egg') move(tally, 'egg', NEST, handsOf(seat));
  else if (what === 'egg-laid') move(tally, 'egg', null, NEST);
  else if (what === 'egg-lost') move(tally, 'egg', NEST, null);
  else if (what === 'egg-destroyed') spent.push({ what: 'egg', places: [slot, NEST] });
  else if (what === 'object-dropped') move(tally, object, handsOf(seat), here);
  else if (what === 'picks-up') move(tally, object, here, handsOf(seat));
  else if (what === 'traded' && isObject(object))
    move(tally, object, handsOf(seat), handsOf(seatNamed(scene, data['other'])));
  else if (what === 'object-spent') move(tally, object, handsOf(seat), null);
  else if (what === 'analyses') {
    const hands = vars.place.map((_, other) => handsOf(other));
    const rooms = vars.rooms.map((_, at) => slotOf(at));
    spent.push({ what: object, places: [...rooms, ...hands] });
  } else if (what === 'probes') move(tally, 'carcass', null, handsOf(seat));
  else if (what === 'intruder-dies') {
    // LCK-INJ-03, LCK-INJ-18-R
    if (
      typeOfFigure(figureNamed(data['figure'])) !== 'larva' &&
      sumOf(tally, 'carcass') < BOX.carcass
    )
      move(tally, 'carcass', null, slot);
  } else if (what === 'dies') fall(tally, seat, slot, `${named(data['who'])}-corpse`);
  else if (what === 'revived') {
    const corpse = `${named(data['who'])}-corpse`;
    for (const key of [...tally.keys()]) if (key.startsWith(`${corpse} `)) tally.delete(key);
  }
}

const isObject = (name: string): boolean =>
  name === 'egg' || name === 'carcass' || CORPSES.includes(name);

/** NEM-WOUND-07, LCK-WOUND-09: a Corpse lies there, and all that was carried. */
function fall(tally: Tally, seat: number, slot: string, corpse: string): void {
  for (const [key, count] of [...tally])
    if (isHeld(key, seat))
      for (let i = 0; i < count; i++) move(tally, key.split(' ')[0]!, handsOf(seat), slot);
  move(tally, corpse, null, slot);
}

export function judgeObjects({ moments, rests }: PlayedGame<Shown>, complain: Complain): void {
  if (rests[0] === undefined) return;
  let tally = tallyOf(rests[0].vars);
  // What is over may have been swept away (LCK-END-05).
  for (let i = 1; i < rests.length - 1; i++) {
    const lines = moments.slice(rests[i - 1]!.lines, rests[i]!.lines);
    const now = tallyOf(rests[i]!.vars);
    const spent: Spent[] = [];
    for (const scene of lines) apply(tally, spent, scene);
    for (const one of spent) spend(tally, now, one);
    const scene = lines.at(-1) ?? null;
    for (const key of new Set([...tally.keys(), ...now.keys()]))
      if ((tally.get(key) ?? 0) !== (now.get(key) ?? 0))
        complain(scene, 'OBJECTS', `${key}: ${now.get(key) ?? 0}, told ${tally.get(key) ?? 0}`);
    for (const what of ['egg', 'carcass'] as const)
      if (sumOf(now, what) > BOX[what])
        complain(scene, 'OBJECTS', `${sumOf(now, what)} of ${what}`);
    tally = now;
  }
}
