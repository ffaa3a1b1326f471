/** What an Objective still requires, and what must happen by itself. */
import type { Seat } from '@deadlight/engine';
import { type Condition, roomIndex, shipOf } from '@deadlight/games/rules/nemesis';
import {
  ASLEEP,
  AWAY,
  asSlot,
  BLUE_CORPSE,
  CARRIED,
  carriedBy,
  DEAD,
  FIRST_SLOT,
  NO_SLOT,
  type Slot,
  type SurvivalTable,
  ZONE,
} from '@deadlight/games/rules/survival';
import { chance, DONE, stopAt, type Task } from '../survival/errand.ts';
import {
  allDie,
  bring,
  fetchCarcass,
  fetchEgg,
  type Ground,
  playerDies,
  razeNest,
  together,
} from '../survival/goals.ts';
import { type Chart, walk } from './chart.ts';
import { stopIn } from './errands.ts';

const COMMS = roomIndex('comms-room');
const NEST = roomIndex('nest');
const LABORATORY = roomIndex('laboratory');
const SURGERY = roomIndex('surgery');

const ROOM_ACTION = 2;
const PICK_UP = 1;
const SEARCH = 4;
/** Killing for a Carcass takes weapons and luck. */
const CARCASS_LUCK = 0.35;
/** The Queen may be where the Eggs are. */
const EGG_LUCK = 0.9;
const QUEEN_LUCK = 0.04;
const ANOTHERS = 0.15;

/** Whether a Character will be dead at the end, by where it is now. */
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

/** The nearest slot with such an object, or 0. */
function nearest(chart: Chart, lies: (slot: Slot) => boolean): Slot {
  let best = NO_SLOT;
  for (let slot = FIRST_SLOT; slot <= chart.board.slots; slot++)
    if (lies(slot) && (best === 0 || walk(chart, slot) < walk(chart, best))) best = slot;
  return best;
}

const groundOf = (table: SurvivalTable, chart: Chart): Ground => ({
  nearest: (fits) => nearest(chart, fits),
  nest: (cards) => stopIn(table, chart, NEST, cards),
  eggLuck: EGG_LUCK,
  carcassLuck: CARCASS_LUCK,
});

function fetchCorpse(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { corpse } = table.vars;
  if (corpse.some((where) => where === carriedBy(seat))) return DONE;
  const slot = nearest(chart, (at) => corpse.includes(at));
  if (slot === 0) return chance(ANOTHERS);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.97 };
}

function fetchBlueCorpse(table: SurvivalTable, seat: Seat): Task {
  const where = table.vars.corpse[BLUE_CORPSE]!;
  if (where === carriedBy(seat)) return DONE;
  if (where > CARRIED || where === 0) return chance(ANOTHERS);
  return { errands: [[stopAt(asSlot(where), PICK_UP)]], chance: 0.97 };
}

const analyse = (table: SurvivalTable, chart: Chart, fetched: Task): Task =>
  bring(fetched, stopIn(table, chart, LABORATORY, ROOM_ACTION));

/** The easiest Weaknesses that are still hidden. */
function analyseMore(table: SurvivalTable, seat: Seat, chart: Chart, wanted: number): Task {
  const { discovered } = table.vars;
  const missing = wanted - discovered.filter(Boolean).length;
  if (missing <= 0) return DONE;
  const ground = groundOf(table, chart);
  const fetched = [
    fetchCorpse(table, seat, chart),
    fetchEgg(table, seat, ground),
    fetchCarcass(table, seat, ground),
  ];
  return together(
    fetched
      .filter((_, specimen) => !discovered[specimen])
      .map((task) => analyse(table, chart, task))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, missing),
  );
}

function exploreAll({ unknown: [all] }: Chart): Task {
  const [first] = all.slots;
  if (first === undefined) return DONE;
  const cards = all.cards.at(-1)! - all.cards[0]!;
  return { errands: [[stopAt(first, cards)]], chance: 0.95 };
}

const itemsOf = (table: SurvivalTable, seat: Seat): number =>
  table.zone(ZONE.inventory(seat)).length +
  table.zone(ZONE.held(seat)).length +
  table.zone(ZONE.gear(seat)).length;

function hoard(table: SurvivalTable, seat: Seat, chart: Chart, wanted: number): Task {
  const missing = wanted - itemsOf(table, seat);
  if (missing <= 0) return DONE;
  const slot = nearest(chart, (at) => table.vars.items[at]! > 0);
  const cards = SEARCH * missing;
  return {
    errands: [[slot > 0 ? stopAt(slot, cards) : { slot: NO_SLOT, tile: 1, cards }]],
    chance: 0.9,
  };
}

/** What a condition still requires; `null` for the fate of the ship, which the plan decides. */
export function taskFor(
  table: SurvivalTable,
  seat: Seat,
  chart: Chart,
  condition: Condition,
): Task | null {
  const { vars } = table;
  switch (condition.asks) {
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
      return razeNest(table, groundOf(table, chart));
    case 'queen-killed':
      return vars.queenKilled ? DONE : chance(QUEEN_LUCK);
    case 'only-survivor':
      return chance(allDie(table, seat, doom));
    case 'another-character-survives':
      return chance(1 - allDie(table, seat, doom));
    case 'items-at-least':
      return hoard(table, seat, chart, condition.count);
    case 'survived-with-egg':
      return fetchEgg(table, seat, groundOf(table, chart));
    case 'survived-with-blue-corpse':
      return fetchBlueCorpse(table, seat);
    case 'blue-corpse-placed-in-surgery':
      if (shipOf(table).buried) return DONE;
      return bring(fetchBlueCorpse(table, seat), stopIn(table, chart, SURGERY, 0));
    case 'all-rooms-explored':
      return exploreAll(chart);
    case 'weaknesses-discovered-at-least':
      return analyseMore(table, seat, chart, condition.count);
    case 'weakness-of-egg-discovered':
      if (vars.discovered[1]) return DONE;
      return analyse(table, chart, fetchEgg(table, seat, groundOf(table, chart)));
    case 'weakness-of-carcass-discovered':
      if (vars.discovered[2]) return DONE;
      return analyse(table, chart, fetchCarcass(table, seat, groundOf(table, chart)));
    case 'player-dead':
      return chance(playerDies(table, seat, condition.player, doom));
  }
}
