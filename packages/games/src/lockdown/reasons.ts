/** Which of the reasons that a rule has holds, as far as a seat sees it. */
import type { Kind, View } from '@deadlight/engine';
import { networkWay } from '../survival/board.ts';
import { isLoose } from '../survival/crew.ts';
import { cardsIn, roomAt, varsOf, zoneOf } from '../survival/telling/seen.ts';
import type { Reason, Setting } from '../survival/telling/setting.ts';
import { loadOf } from '../survival/telling/weapons.ts';
import { itemOf, KIND } from '../survival/things.ts';
import type { Said } from '../telling/telling.ts';
import { BUNKER_CROSSING, boardFor, exitsOf, type Facility, PODS, roomOfPod } from './facility.ts';

const ITEM_ZONES = ['inventory', 'held', 'gear', 'mounted'] as const;
const SUITS: readonly Kind[] = [KIND.enviroSuit, KIND.battleSuit];

function itemsIn({ vocabulary }: Setting, view: View, zones: readonly string[]): Kind[] {
  const kindOf = (wanted: string): Kind =>
    vocabulary.kinds.findIndex(({ group, name }) => group === 'item' && name === wanted) as Kind;
  return zones.flatMap((zone) => cardsIn(view, zoneOf(zone, view.seat)).map(kindOf));
}

/** What is missing to leave for the Bunker (LCK-GATE-05, LCK-ALT-30). */
function whyNotLeave(setting: Setting, view: View, { data }: Said): string {
  const { crowd, place, options, own } = varsOf(view);
  const slot = place[view.seat]!;
  if (crowd[slot]! > 0) return 'intruder';
  const byRover = data['manner']?.endsWith('rover') === true;
  const isThere =
    byRover || options.board === 'standard'
      ? exitsOf(varsOf(view)).includes(slot)
      : slot === BUNKER_CROSSING;
  if (!isThere) return 'place';
  if (byRover) return (own as Facility).rover === slot ? 'other' : 'vehicle';
  return itemsIn(setting, view, ITEM_ZONES).some((kind) => SUITS.includes(kind)) ? 'other' : 'suit';
}

/** A room that cannot be emptied of air; `none` where no room can (LCK-ROOM-VENT-01). */
function whyNotSeal(view: View, { word, data }: Said): string {
  if (word !== 'depressurise') return 'none';
  const board = boardFor(varsOf(view));
  return board.networksOf[Number(data['room'])]?.includes(networkWay(board, 0)) === true
    ? 'door'
    : 'entrance';
}

export function lockdownReason(
  setting: Setting,
  view: View,
  option: Said,
  rule: string,
  does: string | undefined,
): Reason {
  const { malfunction, crowd, place, own } = varsOf(view);
  const slot = place[view.seat]!;
  const facility = own as Facility;
  switch (rule) {
    case 'LCK-MARK-13':
      return { which: malfunction[slot] ? 'already' : 'never' };
    case 'LCK-GATE-05':
    case 'LCK-ALT-30':
      return { which: whyNotLeave(setting, view, option) };
    case 'LCK-ROOM-VENT-01':
      return { which: whyNotSeal(view, option) };
    case 'LCK-ROOM-GENERATOR-01':
      return { which: facility.auto < 0 ? 'idle' : 'late' };
    case 'LCK-ROOM-CSS-01': {
      const { id } = roomAt(setting, view, slot);
      const taken = PODS.some((_, i) => roomOfPod(i + 1) === id && facility.podOf.includes(i + 1));
      return { which: taken ? 'taken' : 'early' };
    }
    case 'LCK-CARD-probe-arm':
      return {
        which: loadOf(setting.vocabulary, view, 'probe-arm')?.ammo === 0 ? 'spent' : 'none',
      };
    case 'LCK-CARD-stun': {
      const isArmed = itemsIn(setting, view, ['held']).some((kind) => itemOf(kind).weapon);
      return { which: !isArmed ? 'unarmed' : crowd[slot] === 0 ? 'alone' : 'way' };
    }
    case 'LCK-CARD-distraction':
      return { which: itemsIn(setting, view, ITEM_ZONES).some(isLoose) ? 'way' : 'item' };
    case 'LCK-CROSS-04':
      return { which: does ?? 'other' };
    default:
      // Only a Character with a wound lacks an Item to dress it by.
      return does === 'dress-by-item'
        ? { which: cardsIn(view, zoneOf('wounds', view.seat)).length > 0 ? 'item' : 'wound' }
        : {};
  }
}
