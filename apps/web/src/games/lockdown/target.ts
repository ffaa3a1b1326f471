/** Which parts of the scene an option of this game belongs to. */
import { at, type View } from '@deadlight/engine';
import { asSlot, telling } from '@deadlight/games/survival';
import type { Said } from '@deadlight/games/telling';
import { itemId, placeId } from '../survival/ids.ts';
import { targetsOf as shared } from '../survival/target.ts';
import { BUNKER, ELEVATOR, GATE, poolId, ROVER, spaceId } from './ids.ts';
import { elevatorSlot } from './pieces.ts';
import { lockdownWorld } from './world.ts';

const SECTIONS = ['none', 's-01', 's-02', 's-03'];

/** What is done with the room where one stands. */
const HERE = [
  'study-body',
  'study-held',
  'computer',
  'archive',
  'repository',
  'backup-power',
  'flip-power',
  'field-work',
  'decontaminate',
  'board-css',
  'lock-in',
  'alert',
  'start-autodestruction',
  'stop-autodestruction',
];

const TARGETS: Readonly<Record<string, (view: View, data: Said['data']) => string | null>> = {
  call: () => ELEVATOR,
  ride: (view, { place }) =>
    placeId(elevatorSlot(view, SECTIONS.indexOf(place!.replace('@place.', '')))),
  'move-rover': () => ROVER,
  'open-gate': () => GATE,
  'leave-base': () => BUNKER,
  'look-css': (_view, { space }) => spaceId(Number(space)),
  'claim-css': (_view, { space }) => spaceId(Number(space)),
  'look-pool': (_view, { pool }) => poolId(Number(pool)),
  'take-pool': (_view, { pool }) => poolId(Number(pool)),
  'take-crafted': () => null,
  'thermite-eggs': (_view, { room }) => placeId(asSlot(Number(room))),
  'craft-from': (_view, { from }) => itemId(from!.replace('@item.', '')),
};

export function targetsOf(view: View, option: Said): readonly string[] {
  const own = TARGETS[option.word]?.(view, option.data);
  if (own !== undefined) return own === null ? [] : [own];
  if (HERE.includes(option.word))
    return [placeId(at(telling.varsOf(view).place, view.seat, 'place of a character'))];
  return shared(lockdownWorld, view, option);
}
