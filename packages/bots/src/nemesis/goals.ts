/** What is left to do for an Objective, and what must happen by itself. */
import type { Seat } from '@deadlight/engine';
import { type Condition, roomIndex, shipOf } from '@deadlight/games/rules/nemesis';
import {
  ASLEEP,
  AWAY,
  BLUE_CORPSE,
  DEAD,
  HELD,
  type SurvivalTable,
  Z,
} from '@deadlight/games/rules/survival';
import { chance, DONE, stopAt, type Task } from '../survival/errand.ts';
import { type Chart, walk } from './chart.ts';
import { stopIn } from './errands.ts';

const COMMS = roomIndex('comms-room');
const NEST = roomIndex('nest');
const LABORATORY = roomIndex('laboratory');
const SURGERY = roomIndex('surgery');

const ROOM_ACTION = 2;
const PICK_UP = 1;
const HOARD = 7;
const SEARCH = 4;
/** Eggs are shot one by one, and every shot is heard. */
const EGG_SHOT = 1.7;
const EGG_RISK = 0.93;
/** To kill for a Carcass is a matter of weapons and luck. */
const CARCASS_LUCK = 0.35;
const QUEEN_LUCK = 0.04;
const ANOTHERS = 0.15;

/** Whether a Character that is somewhere now will be dead in the end. */
function doom(table: SurvivalTable, seat: Seat): number {
  switch (table.vars.fate[seat]) {
    case DEAD:
      return 1;
    case AWAY:
      return 0.12;
    case ASLEEP:
      return 0.35;
    default:
      return 0.5;
  }
}

function others(table: SurvivalTable, seat: Seat, of: (doom: number) => number): number {
  let product = 1;
  for (let other = 0; other < table.state.seats; other++)
    if (other !== seat) product *= of(doom(table, other));
  return product;
}

/** The nearest slot where something lies, or 0. */
function nearest(chart: Chart, lies: (slot: number) => boolean): number {
  let best = 0;
  for (let slot = 1; slot <= chart.board.slots; slot++)
    if (lies(slot) && (best === 0 || walk(chart, slot) < walk(chart, best))) best = slot;
  return best;
}

/** Getting hold of an Egg, a Carcass or a Corpse; without errands if one is in hand already. */
function fetchEgg(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { vars } = table;
  if (vars.eggsOf[seat]! > 0) return DONE;
  const slot = nearest(chart, (at) => vars.eggsIn[at]! > 0);
  if (slot > 0) return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.95 };
  if (vars.nestEggs === 0) return chance(0.02);
  return { errands: [[stopIn(table, chart, NEST, ROOM_ACTION)]], chance: 0.9 };
}

function fetchCarcass(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { vars } = table;
  if (vars.carcassesOf[seat]! > 0) return DONE;
  const slot = nearest(chart, (at) => vars.carcassesIn[at]! > 0);
  if (slot === 0) return chance(CARCASS_LUCK);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.95 };
}

function fetchCorpse(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { corpse } = table.vars;
  if (corpse.some((where) => where === HELD + seat)) return DONE;
  const slot = nearest(chart, (at) => corpse.includes(at));
  if (slot === 0) return chance(ANOTHERS);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.97 };
}

function fetchBlueCorpse(table: SurvivalTable, seat: Seat): Task {
  const where = table.vars.corpse[BLUE_CORPSE]!;
  if (where === HELD + seat) return DONE;
  if (where > HELD || where === 0) return chance(ANOTHERS);
  return { errands: [[stopAt(where, PICK_UP)]], chance: 0.97 };
}

/** First fetched, then brought to a Room. */
function bring(
  table: SurvivalTable,
  chart: Chart,
  fetched: Task,
  room: number,
  cards: number,
): Task {
  const there = stopIn(table, chart, room, cards);
  const [first] = fetched.errands;
  return { errands: [first ? [...first, there] : [there]], chance: fetched.chance };
}

const analyse = (table: SurvivalTable, chart: Chart, fetched: Task): Task =>
  bring(table, chart, fetched, LABORATORY, ROOM_ACTION);

/** The easiest Weaknesses that are still hidden. */
function analyseMore(table: SurvivalTable, seat: Seat, chart: Chart, wanted: number): Task {
  const { discovered } = table.vars;
  const missing = wanted - discovered.filter(Boolean).length;
  if (missing <= 0) return DONE;
  const fetches = [fetchCorpse, fetchEgg, fetchCarcass];
  const tasks = fetches
    .filter((_, specimen) => !discovered[specimen])
    .map((fetch) => analyse(table, chart, fetch(table, seat, chart)))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, missing);
  return {
    errands: tasks.flatMap(({ errands }) => errands),
    chance: tasks.reduce((product, task) => product * task.chance, 1),
  };
}

function exploreAll({ unknown: [all] }: Chart): Task {
  const [first] = all.slots;
  if (first === undefined) return DONE;
  const cards = all.cards.at(-1)! - all.cards[0]!;
  return { errands: [[stopAt(first, cards)]], chance: 0.95 };
}

const itemsOf = (table: SurvivalTable, seat: Seat): number =>
  table.zone(Z.inventory + seat).length +
  table.zone(Z.held + seat).length +
  table.zone(Z.gear + seat).length;

function hoard(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const missing = HOARD - itemsOf(table, seat);
  if (missing <= 0) return DONE;
  const slot = nearest(chart, (at) => table.vars.items[at]! > 0);
  const cards = SEARCH * missing;
  return {
    errands: [[slot > 0 ? stopAt(slot, cards) : { slot: 0, tile: 1, cards }]],
    chance: 0.9,
  };
}

function razeNest(table: SurvivalTable, chart: Chart): Task {
  const { nestEggs, nestDestroyed } = table.vars;
  if (nestDestroyed) return DONE;
  return {
    errands: [[stopIn(table, chart, NEST, EGG_SHOT * nestEggs)]],
    chance: EGG_RISK ** nestEggs,
  };
}

/** What a condition still takes; those about the ship's fate are the plan's affair, and `null`. */
export function taskFor(
  table: SurvivalTable,
  seat: Seat,
  chart: Chart,
  condition: Condition,
): Task | null {
  const { vars } = table;
  switch (condition) {
    case 'own-signal-sent':
    case 'signal-sent':
      return vars.signal[seat]
        ? DONE
        : { errands: [[stopIn(table, chart, COMMS, ROOM_ACTION)]], chance: 0.98 };
    case 'ship-destroyed':
    case 'ship-reaches-earth':
    case 'ship-reaches-mars':
    case 'survived-in-pod':
      return null;
    case 'nest-destroyed':
      return razeNest(table, chart);
    case 'queen-killed':
      return vars.queenKilled ? DONE : chance(QUEEN_LUCK);
    case 'only-survivor':
      return chance(others(table, seat, (of) => of));
    case 'another-character-survives':
      return chance(1 - others(table, seat, (of) => of));
    case 'items-at-least-7':
      return hoard(table, seat, chart);
    case 'survived-with-egg':
      return fetchEgg(table, seat, chart);
    case 'survived-with-blue-corpse':
      return fetchBlueCorpse(table, seat);
    case 'blue-corpse-placed-in-surgery':
      if (shipOf(table).buried) return DONE;
      return bring(table, chart, fetchBlueCorpse(table, seat), SURGERY, 0);
    case 'all-rooms-explored':
      return exploreAll(chart);
    case 'weaknesses-discovered-at-least-2':
      return analyseMore(table, seat, chart, 2);
    case 'weakness-of-egg-discovered':
      if (vars.discovered[1]) return DONE;
      return analyse(table, chart, fetchEgg(table, seat, chart));
    case 'weakness-of-carcass-discovered':
      if (vars.discovered[2]) return DONE;
      return analyse(table, chart, fetchCarcass(table, seat, chart));
    default: {
      const other = vars.number.indexOf(Number(condition.charAt('player-'.length)));
      return chance(other < 0 || other === seat ? 0 : doom(table, other));
    }
  }
}
