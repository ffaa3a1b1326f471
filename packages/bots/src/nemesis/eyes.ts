/** What a network is shown of the ship. */
import {
  BLUE,
  COORDINATES,
  FIRST_COORDINATES,
  FIRST_OBJECTIVE,
  INTACT,
  isMet,
  JUMP,
  missionsMet,
  N,
  OBJECTIVES,
  ROOMS,
  type Ship,
  UNLOCKED,
} from '@deadlight/games/rules/nemesis';
import { UNSEEN } from '../sight.ts';
import { eyesFor } from '../survival/eyes.ts';

const ENGINES = 3;
const PODS = 4;
const QUARTER = 4;

export const nemesisEyes = eyesFor({
  game: 'nemesis',
  rooms: ROOMS,
  objectives: OBJECTIVES,
  firstObjective: FIRST_OBJECTIVE,
  isMet,
  missionsMet,
  trackSize: JUMP + 7 + 2 * ENGINES + 3 + 2 * PODS + 1,
  tracks(sight, into) {
    const ship = sight.vars.own as Ship;
    into.one(Math.min(ship.time, JUMP - 1), JUMP);
    into.flag(ship.time >= BLUE);
    into.add((JUMP - ship.time) / QUARTER);
    into.flag(ship.selfDestruct >= 0);
    into.add(Math.max(0, ship.selfDestruct) / QUARTER);
    into.flag(ship.hibernated);
    into.flag(ship.unlockedByDeath || ship.unlockedByTrack);
    into.flag(ship.buried);
    for (let engine = 0; engine < ENGINES; engine++) {
      const top = sight.kinds(N.engine + engine).at(-1);
      into.flag(top !== undefined && top !== UNSEEN && top === INTACT);
      into.flag(top !== undefined && top !== UNSEEN && top !== INTACT);
    }
    const [card] = sight.kinds(N.coordinates);
    const known = card !== undefined && card !== UNSEEN;
    const goal = known ? COORDINATES[card - FIRST_COORDINATES]![ship.course] : null;
    into.flag(goal === 'earth');
    into.flag(known && goal !== 'earth');
    into.flag(ship.course !== 1);
    for (let pod = 1; pod <= PODS; pod++) {
      into.flag(ship.pods[pod] === UNLOCKED);
      into.add(ship.podOf.filter((of) => of === pod).length / 2);
    }
    into.flag(ship.podOf[sight.seat]! > 0);
  },
});
