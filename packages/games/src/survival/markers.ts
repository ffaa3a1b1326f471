/** Noise, Slime, Fire, Malfunction and Doors. */
import type { Ref, Seat } from '@deadlight/engine';
import { across, exitOf, NO_SLOT, type Slot, type Way } from './board.ts';
import { boardOf, bookOf, supplyOf } from './book.ts';
import { sheetOf, where, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import type { Cited, WhyNot } from './rule-names.ts';
import { CLOSED, DESTROYED, OPEN, type SurvivalTable } from './vars.ts';

export function addNoise(table: SurvivalTable, way: Way): void {
  // NEM-MARK-01, LCK-NOISE-04
  if (table.vars.noise[way]) return;
  table.vars.noise[way] = true;
  const { corridors, ways } = boardOf(table);
  if (way < corridors) table.log?.tell('noise-placed', EVENT.noise, endsOf(table, way));
  else
    table.log?.tell('noise-placed', EVENT['noise-technical'], {
      network: way - corridors,
      networks: ways - corridors,
    });
}

/** A Noise marker in every way of a Room that has none (NEM-NOISE-06, NEM-ALT-07-R, LCK-NOISE-12-R). */
export function addNoiseAround(table: SurvivalTable, slot: Slot): void {
  for (const way of boardOf(table).waysOf[slot]!) addNoise(table, way);
}

// LCK-ALT-19-R
export function clearNoiseAround(table: SurvivalTable, slot: Slot): void {
  const { noise } = table.vars;
  const around = boardOf(table).waysOf[slot]!;
  if (around.some((way) => noise[way]))
    table.log?.tell('encounter-begins', EVENT['noise-removed'], { room: where(table, slot), slot });
  for (const way of around) noise[way] = false;
}

export function addSlime(table: SurvivalTable, seat: Seat): void {
  if (table.vars.slime[seat] || bookOf(table).odds.isProof(table, seat)) return;
  table.vars.slime[seat] = true;
  table.log?.tell('slime-gained', EVENT.slime, { who: who(table, seat) });
}

const countOf = (marks: readonly boolean[]): number => {
  let count = 0;
  for (let i = 0; i < marks.length; i++) if (marks[i]) count++;
  return count;
};

/** Sets a Room on fire; false if that ended the game (NEM-MARK-05, NEM-MARK-09). */
export function addFire(table: SurvivalTable, slot: Slot): boolean {
  const { vars } = table;
  // NEM-MARK-16-R, LCK-MARK-08, LCK-MARK-10-R
  if (vars.fire[slot] || sheetOf(table, slot)?.fireproof) return true;
  const book = bookOf(table);
  if (countOf(vars.fire) >= supplyOf(table, 'fire')) {
    book.hooks.ranOut(table, 'fire');
    return false;
  }
  vars.fire[slot] = true;
  table.log?.tell('fire-placed', EVENT.fire, { room: where(table, slot), slot });
  return true;
}

/** Puts a fire out, if there is one. */
export function putOut(table: SurvivalTable, slot: Slot, rule: Cited): boolean {
  const { fire } = table.vars;
  if (!fire[slot]) return false;
  fire[slot] = false;
  table.log?.tell(rule, EVENT['fire-out'], { room: where(table, slot), slot });
  return true;
}

/** Whether a Room can get a Malfunction marker (NEM-MARK-10, NEM-MARK-13, NEM-MARK-26, LCK-MARK-14, LCK-MARK-18). */
export function whyNotBreak(table: SurvivalTable, slot: Slot): WhyNot | null {
  if (table.vars.malfunction[slot]) return 'cannot-break already';
  const sheet = sheetOf(table, slot);
  return sheet === undefined || sheet.sturdy === true ? 'cannot-break never' : null;
}

export const canBreak = (table: SurvivalTable, slot: Slot): boolean =>
  whyNotBreak(table, slot) === null;

/** Puts a Malfunction marker in a Room; false if that ended the game (NEM-MARK-15). */
export function addMalfunction(table: SurvivalTable, slot: Slot): boolean {
  // NEM-MARK-16-R, LCK-MARK-20-R
  if (!canBreak(table, slot)) return true;
  const book = bookOf(table);
  if (countOf(table.vars.malfunction) >= supplyOf(table, 'malfunction')) {
    book.hooks.ranOut(table, 'malfunction');
    return false;
  }
  table.vars.malfunction[slot] = true;
  table.log?.tell('malfunction-placed', EVENT.malfunction, { room: where(table, slot), slot });
  return true;
}

/** A Door of a Room under decompression has been opened (NEM-ROOM-AIRLOCK-02, NEM-ROOM-AIRLOCK-04-R). */
function checkSeal(table: SurvivalTable, way: Way): void {
  const { vars } = table;
  if (vars.decompression === 0) return;
  if (!boardOf(table).ends[way]!.includes(vars.decompression)) return;
  table.log?.tell('decompression-averted', EVENT['decompression-stopped'], {
    room: where(table, vars.decompression),
    slot: vars.decompression,
  });
  vars.decompression = NO_SLOT;
}

export function openDoor(table: SurvivalTable, way: Way): void {
  table.vars.door[way] = OPEN;
  table.log?.tell('door-moved', EVENT['door-opened'], endsOf(table, way));
  checkSeal(table, way);
}

/** `by` is who did it, as the log says it. */
export function destroyDoor(
  table: SurvivalTable,
  way: Way,
  by: Ref<'character' | 'seat' | 'figure'>,
): void {
  table.vars.door[way] = DESTROYED;
  table.log?.tell('door-breaks', EVENT['door-destroyed'], { ...endsOf(table, way), by });
  checkSeal(table, way);
}

/** The two Rooms of a Corridor, for the log; if another joins the same two, also its number at the first. */
export function endsOf(
  table: SurvivalTable,
  way: Way,
): { readonly from: Slot; readonly to: Slot; readonly exit: number } {
  const board = boardOf(table);
  const [from = NO_SLOT, to = NO_SLOT] = board.ends[way]!;
  const twins = board.corridorsOf[from]!.filter((other) => across(board, other, from) === to);
  return { from, to, exit: twins.length > 1 ? exitOf(board, from, way) : 0 };
}

/** Doors that are on the board in no way that gives them back (NEM-MARK-25-R). */
export function doorsLeft(table: SurvivalTable): number {
  let used = 0;
  for (const state of table.vars.door) if (state !== OPEN) used++;
  return supplyOf(table, 'doors') - used;
}

/** Sets up a Door that is there already, lying or not, or one from the supply. */
export function closeDoor(table: SurvivalTable, way: Way): void {
  table.vars.door[way] = CLOSED;
  table.log?.tell('door-moved', EVENT['door-closed'], endsOf(table, way));
}
