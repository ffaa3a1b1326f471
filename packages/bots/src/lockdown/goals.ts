/** What an Objective still requires, and what must happen by itself. */
import type { Seat } from '@deadlight/engine';
import { type Condition, facilityOf, roomIndex, sectionOf } from '@deadlight/games/rules/lockdown';
import {
  ASLEEP,
  AWAY,
  CHARACTERS,
  DEAD,
  FIRST_SLOT,
  NO_SLOT,
  type SurvivalTable,
} from '@deadlight/games/rules/survival';
import { chance, DONE, stopAt, type Task } from '../survival/errand.ts';
import { allDie, fetchEgg, playerDies, razeNest, together } from '../survival/goals.ts';
import { groundOf, studies } from './bodies.ts';
import type { Chart } from './chart.ts';
import { stopIn } from './errands.ts';

const TRANSMITTER = roomIndex('transmitter-control-room');
const ARCHIVE = roomIndex('archive');
const ROOM_ACTION = 2;
/** Cards to explore one more Room, when all must be explored. */
const EXPLORE = 1.5;
/** Knowledge gained from a visit to the Archive, and from a Body. */
const FROM_ARCHIVE = 2;
const FROM_BODY = 3;
const QUEEN_LUCK = 0.03;

/** The probability that a Character will be dead at the end, by where it is now. */
function doom(table: SurvivalTable, seat: Seat): number {
  switch (table.vars.fate[seat]) {
    case DEAD:
      return 1;
    case AWAY:
      return 0.3;
    case ASLEEP:
      return facilityOf(table).auto >= 0 ? 0.95 : 0.4;
    default:
      return 0.6;
  }
}

const isSurvivor = (table: SurvivalTable, seat: Seat): boolean =>
  CHARACTERS[table.vars.character[seat]!]?.survivor === true;

export const sendSignal = (table: SurvivalTable, seat: Seat, chart: Chart): Task =>
  table.vars.signal[seat]
    ? DONE
    : { errands: [[stopIn(table, chart, TRANSMITTER, ROOM_ACTION)]], chance: 0.98 };

const useArchive = (table: SurvivalTable, seat: Seat, chart: Chart): Task =>
  facilityOf(table).active[seat]
    ? DONE
    : { errands: [[stopIn(table, chart, ARCHIVE, ROOM_ACTION)]], chance: 0.98 };

function learnUpTo(table: SurvivalTable, seat: Seat, chart: Chart, level: number): Task {
  const { knowledge, active } = facilityOf(table);
  let missing = level - knowledge[seat]!;
  if (missing <= 0) return DONE;
  const tasks: Task[] = [];
  if (!active[seat]) {
    tasks.push(useArchive(table, seat, chart));
    missing -= FROM_ARCHIVE;
  }
  for (const study of studies(table, seat, chart, false)) {
    if (missing <= 0) break;
    tasks.push(study);
    missing -= FROM_BODY;
  }
  return together(missing > 0 ? [...tasks, chance(0.2)] : tasks);
}

function analyse(table: SurvivalTable, seat: Seat, chart: Chart, kinds: number): Task {
  const missing = kinds - facilityOf(table).analysed.length;
  if (missing <= 0) return DONE;
  return together(studies(table, seat, chart, true).slice(0, missing));
}

function explore(table: SurvivalTable, chart: Chart, sections: readonly number[]): Task {
  const { vars } = table;
  let left = 0;
  let nearest = NO_SLOT;
  for (let slot = FIRST_SLOT; slot <= chart.roads.board.slots; slot++) {
    if (vars.rooms[slot]! >= 0) continue;
    if (!sections.includes(sectionOf(vars, slot))) continue;
    left++;
    if (nearest === 0 || chart.walks[slot]! < chart.walks[nearest]!) nearest = slot;
  }
  if (left === 0) return DONE;
  return { errands: [[stopAt(nearest, EXPLORE * (left - 1))]], chance: 0.95 };
}

/** What a condition still requires; `null` for the fate of the base, which the plan decides. */
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
      return sendSignal(table, seat, chart);
    case 'facility-destroyed':
      return null;
    case 'knowledge-at-least':
      return learnUpTo(table, seat, chart, condition.count);
    case 'knowledge-token-active':
      return useArchive(table, seat, chart);
    case 'nest-destroyed':
      return razeNest(table, groundOf(table, chart));
    case 'queen-killed':
      return vars.queenKilled ? DONE : chance(QUEEN_LUCK);
    case 'only-survivor':
      return chance(allDie(table, seat, doom));
    case 'no-nemesis-survivor-alive':
      if (isSurvivor(table, seat)) return chance(0);
      return chance(allDie(table, seat, doom, (other) => isSurvivor(table, other)));
    case 'survived-with-egg':
      return fetchEgg(table, seat, groundOf(table, chart));
    case 'weaknesses-analysed-at-least':
      return analyse(table, seat, chart, condition.count);
    case 'sections-explored':
      return explore(table, chart, condition.sections);
    case 'player-dead':
      return chance(playerDies(table, seat, condition.player, doom));
  }
}

/** Knowledge that a seat will have once a condition is met. */
export function knowledgeThen(condition: Condition, knowledge: number): number {
  switch (condition.asks) {
    case 'knowledge-at-least':
      return Math.max(knowledge, condition.count);
    case 'knowledge-token-active':
      return knowledge + FROM_ARCHIVE;
    case 'weaknesses-analysed-at-least':
      return knowledge + FROM_BODY;
    default:
      return knowledge;
  }
}
