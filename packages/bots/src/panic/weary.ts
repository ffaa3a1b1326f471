/**
 * What players of Panic Station do once a game takes too long. The infected wait for victims who never
 * come, and humans avoid rooms that set off the alarm; without a round limit some games would never end.
 * So after the usual number of rounds, everybody works towards an end.
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
  type Vars,
  VERB,
  ZONE,
} from '@deadlight/games/rules/panic';
import { FAR, stepsTo } from './distance.ts';
import { cans, isInfected, opensDoors, type PanicSight, roomOf } from './seen.ts';

/** Rounds until a player is weary, and until they do nothing to delay the end. */
const PATIENCE = OPTIONS.roundLimit[0];
const ENDURANCE = 1.25 * PATIENCE;
/** Rounds spent trying to scan, then trying to search, in alternation. */
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

/** The step that brings one of these characters closest to one of these rooms, if there is a way. */
function stepTo(sight: PanicSight, targets: number, crew: readonly number[]): Option | undefined {
  const steps = stepsTo(sight.vars, targets, opensDoors(sight));
  let best: Option | undefined;
  let least = FAR;
  for (const option of sight.options) {
    if (codeOf(option) !== VERB.move.code) continue;
    const who = VERB.move.value(option, 0);
    const there = steps[VERB.move.value(option, 1)]!;
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
  optionOf(sight, VERB.terminal.code, (option) => VERB.terminal.value(option, 1) === what);

const BOTH = [TROOPER, ANDROID];

/** To the hive, through doors if necessary. */
const burnHive = (sight: PanicSight): Option | undefined =>
  optionOf(sight, VERB.burn.code) ??
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
  optionOf(sight, VERB.explore.code) ??
  optionOf(sight, VERB.search.code) ??
  optionOf(sight, VERB.dig.code) ??
  (sight.size(ZONE.deck) + sight.size(ZONE.discard) > 0
    ? stepTo(
        sight,
        roomsThat((room) => canSearch(room) && isFound(sight.vars, room)),
        BOTH,
      )
    : undefined);

/** Into nests, and towards parasites. */
const seekParasites = (sight: PanicSight): Option | undefined =>
  stepTo(
    sight,
    roomsThat(
      (room) =>
        isFound(sight.vars, room) &&
        (isNest(room) || sight.kinds(ZONE.room(room)).some(isParasite)),
    ),
    isAliveAs(sight, TROOPER) ? [TROOPER] : [ANDROID],
  );

/** No cards are used to avoid wounds or to prolong a turn. */
const letItBe = (sight: PanicSight): Option | undefined =>
  [VERB.armor(0), VERB.armors(0, 0), VERB.end()].find((option) => sight.options.includes(option));

/** A weary player's next action, if there is one. */
export function wearyChoice(sight: PanicSight): Option | undefined {
  const { vars } = sight;
  if (sight.asks === WOUNDED) return letItBe(sight);
  const isReady =
    !isInfected(sight) && cans(sight) >= vars.options.gas && isAliveAs(sight, TROOPER);
  if (isReady && vars.cell[HIVE]! >= 0) {
    const forward = burnHive(sight);
    if (forward !== undefined) return forward;
  } else {
    const gone = optionOf(sight, VERB.concede.code);
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
