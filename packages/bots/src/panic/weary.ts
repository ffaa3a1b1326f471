/**
 * What players of Panic Station do once a game has gone on for too long. The infected wait for victims who
 * never come, and humans shun rooms that set off the alarm; without a limit of rounds some games would never end.
 * So after as many rounds as the rules usually grant, everybody goes and brings it to an end.
 */
import { codeOf, type Option } from '@deadlight/engine';
import {
  ANDROID,
  canSearch,
  cardOfRoom,
  HIVE,
  isNest,
  isParasite,
  OPTIONS,
  pawnOf,
  ROOMS,
  TERMINALS,
  TROOPER,
  V,
  type Vars,
  Z,
} from '@deadlight/games/rules/panic';
import { FAR, stepsTo } from './distance.ts';
import { cans, isInfected, opensDoors, type PanicSight, roomOf } from './seen.ts';

/** Rounds until a player is weary, and until nothing is done any more to put off the end. */
const PATIENCE = OPTIONS.roundLimit[0];
const ENDURANCE = 1.25 * PATIENCE;
/** So many rounds in turn, one goes to scan, then to search. */
const SPELL = 4;
const OPEN_DOORS = 0;
const SCAN = 2;

const ACTING = 'turn/act';
const WOUNDED = 'damage/armor';

export const isWeary = ({ vars, asks }: PanicSight): boolean =>
  vars.round > PATIENCE && (asks === ACTING || (asks === WOUNDED && vars.round > ENDURANCE));

const roomsThat = (fits: (room: number) => boolean): number => {
  let rooms = 0;
  for (let room = 0; room < ROOMS.length; room++) if (fits(room)) rooms |= 1 << room;
  return rooms;
};
const isFound = ({ cell }: Vars, room: number): boolean => cell[cardOfRoom(room)]! >= 0;

const isAliveAs = ({ vars, seat }: PanicSight, who: number): boolean =>
  vars.health[pawnOf(seat, who)]! > 0;

/** The step of one of some characters that brings it nearest to one of some rooms, if there is a way. */
function stepTo(sight: PanicSight, targets: number, crew: readonly number[]): Option | undefined {
  const steps = stepsTo(sight.vars, targets, opensDoors(sight));
  let best: Option | undefined;
  let least = FAR;
  for (const option of sight.options) {
    if (codeOf(option) !== V.move.code) continue;
    const who = V.move.value(option, 0);
    const there = steps[V.move.value(option, 1)]!;
    if (!crew.includes(who) || there >= steps[roomOf(sight, who)]! || there >= least) continue;
    best = option;
    least = there;
  }
  return best;
}

const optionOf = (
  sight: PanicSight,
  code: number,
  fits: (option: Option) => boolean = () => true,
): Option | undefined => sight.options.find((option) => codeOf(option) === code && fits(option));

const useTerminal = (sight: PanicSight, what: number): Option | undefined =>
  optionOf(sight, V.terminal.code, (option) => V.terminal.value(option, 1) === what);

const BOTH = [TROOPER, ANDROID];

/** To the hive, through doors if need be. */
const burnHive = (sight: PanicSight): Option | undefined =>
  optionOf(sight, V.burn.code) ??
  stepTo(sight, 1 << HIVE, [TROOPER]) ??
  (sight.vars.doorsOpen
    ? undefined
    : (useTerminal(sight, OPEN_DOORS) ?? stepTo(sight, TERMINALS, BOTH)));

/** A scan ends the game if all are infected, and lets a lone human give up (PAN-SCAN-05). */
const scan = (sight: PanicSight): Option | undefined =>
  useTerminal(sight, SCAN) ??
  stepTo(
    sight,
    roomsThat((room) => (TERMINALS & (1 << room)) > 0 && isFound(sight.vars, room)),
    BOTH,
  );

/** Every search brings cards or parasites, and so does every new room. */
const search = (sight: PanicSight): Option | undefined =>
  optionOf(sight, V.explore.code) ??
  optionOf(sight, V.search.code) ??
  optionOf(sight, V.dig.code) ??
  (sight.size(Z.deck) + sight.size(Z.discard) > 0
    ? stepTo(
        sight,
        roomsThat((room) => canSearch(room) && isFound(sight.vars, room)),
        BOTH,
      )
    : undefined);

/** Into nests, and to where parasites are. */
const seekParasites = (sight: PanicSight): Option | undefined =>
  stepTo(
    sight,
    roomsThat(
      (room) =>
        isFound(sight.vars, room) && (isNest(room) || sight.kinds(Z.room + room).some(isParasite)),
    ),
    isAliveAs(sight, TROOPER) ? [TROOPER] : [ANDROID],
  );

/** No card saves anybody from a wound, or draws a turn out. */
const letItBe = (sight: PanicSight): Option | undefined =>
  [V.armor(0), V.armors(0, 0), V.end()].find((option) => sight.options.includes(option));

/** What a weary player does next, if anything can be done. */
export function wearyChoice(sight: PanicSight): Option | undefined {
  const { vars } = sight;
  if (sight.asks === WOUNDED) return letItBe(sight);
  const isReady =
    !isInfected(sight) && cans(sight) >= vars.options.gas && isAliveAs(sight, TROOPER);
  if (isReady && vars.cell[HIVE]! >= 0) {
    const forward = burnHive(sight);
    if (forward !== undefined) return forward;
  } else {
    const gone = optionOf(sight, V.concede.code);
    if (gone !== undefined) return gone;
  }
  const [first, second] =
    Math.floor(vars.round / SPELL) % 2 === 0 ? [scan, search] : [search, scan];
  return (
    first(sight) ??
    second(sight) ??
    seekParasites(sight) ??
    (vars.round > ENDURANCE ? letItBe(sight) : undefined)
  );
}
