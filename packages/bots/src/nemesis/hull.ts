/** How near the ship is to falling apart: the ninth Fire or Malfunction marker is the end. */
import { ROOMS } from '@deadlight/games/rules/nemesis';
import { boardOf, canWalk, type SurvivalTable } from '@deadlight/games/rules/survival';

/** There are so many markers of each kind (NEM-SETUP-04). */
const MARKERS = 8;
/** Events that spread all Fires, and that break all Rooms of a colour, for each Event card. */
const SPREADS = 0.1;
const BREAKS = 0.05;
/** Single markers come more often: what they do when none, one, or a few more are left. */
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
  for (let slot = 1; slot < fire.length; slot++)
    if (fire[slot] || neighbours[slot]!.some((from) => fire[from] && canWalk(table, from, slot)))
      burning++;
  return burning;
}

/** Malfunctions once all Rooms of a sort are broken. */
function brokenNext(table: SurvivalTable, sort: readonly boolean[]): number {
  const { rooms, malfunction } = table.vars;
  let broken = 0;
  for (let slot = 1; slot < rooms.length; slot++)
    if (malfunction[slot] || sort[rooms[slot]!]) broken++;
  return broken;
}

/** How much of a risk there is if so many markers are wanted: less while a few would still do. */
const short = (wanted: number): number => Math.min(1, Math.max(0, (wanted - MARKERS + 2) / 3));

/** The chance that one more round is the last one of the ship. */
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
