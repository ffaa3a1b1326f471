/** How close the ship is to destruction: the ninth Fire or Malfunction marker ends the game. */
import { ROOMS } from '@deadlight/games/rules/nemesis';
import { boardOf, canWalk, FIRST_SLOT, type SurvivalTable } from '@deadlight/games/rules/survival';

/** Markers of each kind (NEM-SETUP-04). */
const MARKERS = 8;
/** Probability per Event card that all Fires spread, and that all Rooms of a colour break. */
const SPREADS = 0.1;
const BREAKS = 0.05;
/** Single markers are more frequent: the risk with none, one, or a few more left. */
const NEXT_ONE = [0.25, 0.1, 0.05, 0.025, 0.012] as const;

const IS_GREEN = ROOMS.map(({ colour }) => colour === 'green');
const IS_YELLOW_COMPUTER = ROOMS.map(({ colour, computer }) => colour === 'yellow' && computer);

const count = (marks: readonly boolean[]): number => {
  let sum = 0;
  for (const is of marks) if (is) sum++;
  return sum;
};

/** Rooms that burn once all Fires have spread. */
function burningNext(table: SurvivalTable): number {
  const { neighbours } = boardOf(table);
  const { fire } = table.vars;
  let burning = 0;
  for (let slot = FIRST_SLOT; slot < fire.length; slot++)
    if (fire[slot] || neighbours[slot]!.some((from) => fire[from] && canWalk(table, from, slot)))
      burning++;
  return burning;
}

/** Malfunctions once all Rooms of a kind are broken. */
function brokenNext(table: SurvivalTable, sort: readonly boolean[]): number {
  const { rooms, malfunction } = table.vars;
  let broken = 0;
  for (let slot = FIRST_SLOT; slot < rooms.length; slot++)
    if (malfunction[slot] || sort[rooms[slot]!]) broken++;
  return broken;
}

/** The risk if a number of markers is needed: lower while a few are left. */
const short = (wanted: number): number => Math.min(1, Math.max(0, (wanted - MARKERS + 2) / 3));

/** The probability that the ship does not survive one more round. */
export function hullRisk(table: SurvivalTable): number {
  const fires = count(table.vars.fire);
  const broken = count(table.vars.malfunction);
  let risk = (NEXT_ONE[MARKERS - fires] ?? 0) + (NEXT_ONE[MARKERS - broken] ?? 0);
  if (fires > 0) risk += SPREADS * short(burningNext(table));
  if (broken > 1)
    risk +=
      BREAKS * (short(brokenNext(table, IS_GREEN)) + short(brokenNext(table, IS_YELLOW_COMPUTER)));
  return risk;
}
