/** The network's encoding of the ship. */
import {
  BLUE,
  COORDINATES,
  FIRST_COORDINATES,
  FIRST_OBJECTIVE,
  INTACT,
  isMet,
  JUMP,
  missionsMet,
  OBJECTIVES,
  ROOMS,
  type Ship,
  UNLOCKED,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import { numbered } from '../learned/inputs.ts';
import { UNSEEN } from '../sight.ts';
import { featureEncoderFor } from '../survival/eyes.ts';

const ENGINES = 3;
const PODS = 4;
const QUARTER = 4;

export const nemesisEyes = featureEncoderFor({
  game: 'nemesis',
  rooms: ROOMS,
  objectives: OBJECTIVES,
  firstObjective: FIRST_OBJECTIVE,
  isMet,
  missionsMet,
  trackNames: [
    ...numbered('time', JUMP),
    'blue',
    'time-left',
    'self-destruct',
    'self-destruct-at',
    'hibernated',
    'pods-unlocked',
    'buried',
    ...numbered('engine', ENGINES).flatMap((engine) => [`${engine}.intact`, `${engine}.damaged`]),
    'course.earth',
    'course.elsewhere',
    'course.changed',
    ...numbered('pod', PODS).flatMap((pod) => [`${pod}.unlocked`, `${pod}.aboard`]),
    'in-pod',
  ],
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
      const top = sight.kinds(ZONE.engine(engine)).at(-1);
      into.flag(top !== undefined && top !== UNSEEN && top === INTACT);
      into.flag(top !== undefined && top !== UNSEEN && top !== INTACT);
    }
    const [card] = sight.kinds(ZONE.coordinates);
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
