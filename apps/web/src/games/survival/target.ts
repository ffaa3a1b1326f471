/** Which parts of the scene an option belongs to. */
import { at, nameIn, type View } from '@deadlight/engine';
import { asSlot, board, telling } from '@deadlight/games/survival';
import type { Said } from '@deadlight/games/telling';
import { cardId, figureId, goalId, itemId, objectId, personId, placeId, wayId } from './ids.ts';
import type { World } from './world.ts';

const { seatPlaying, slotOf, varsOf } = telling;

/** Verbs that say which corridor by its number at a room. */
const BY_EXIT = [
  'by',
  'door',
  'destroy-door',
  'take-door',
  'noisy',
  'hush',
  'knock',
  'quieten',
  'rattle',
  'any-door',
];
/** What is done with the room where one stands. */
const HERE = [
  'room',
  'repair',
  'break',
  'extinguish',
  'search-in',
  'engine',
  'check-engine',
  'check-engines',
  'check-course',
  'set-course',
  'board-pod',
  'hibernate',
  'self-destruct',
  'signal',
  'take-egg',
  'surgery',
  'wash',
  'eat',
  'analyse',
];

/** The colour of the deck that an option is about. */
export const deckOf = ({ word, data }: Said): string | null =>
  word === 'search-in' ? nameIn(data['deck']!) : null;

export function targetsOf(world: World, view: View, option: Said): readonly string[] {
  const { word, data } = option;
  if (word === 'peek-two')
    return [data['first'], data['second']].map((slot) => placeId(asSlot(Number(slot))));
  if (word === 'careful')
    return [placeId(asSlot(Number(data['room']))), ...noisyWay(world, view, data)];
  const target = targetOf(world, view, option);
  return target === null ? [] : [target];
}

/** The corridor of the room ahead that gets the noise. */
function noisyWay(world: World, view: View, { room, exit }: Said['data']): string[] {
  const plan = world.setting.boardFor(varsOf(view));
  const way = board.wayAt(plan, asSlot(Number(room)), Number(exit));
  return way < plan.corridors ? [wayId(way)] : [];
}

function targetOf(world: World, view: View, option: Said): string | null {
  const { word, data } = option;
  const all = varsOf(view);
  if (BY_EXIT.includes(word)) {
    const slot = slotOf(view, option, view.seat);
    const plan = world.setting.boardFor(all);
    const way = board.wayAt(plan, slot, Number(data['exit']));
    // A duct leads to many rooms; it is entered from the one in question.
    return way === undefined ? null : way < plan.corridors ? wayId(way) : placeId(slot);
  }
  if (HERE.includes(word)) return placeId(at(all.place, view.seat, 'place of a character'));
  const figure = data['target'] ?? data['figure'];
  if (figure !== undefined && word !== 'throw') {
    const name = nameIn(figure);
    if (name === 'eggs' || name === 'nest-eggs')
      return `${objectId('egg')}@${all.place[view.seat]}`;
    return figureId(name);
  }
  if (data['card'] !== undefined) return cardId(nameIn(data['card']));
  if (data['item'] !== undefined && word !== 'craft') return itemId(nameIn(data['item']));
  if (data['weapon'] !== undefined) return itemId(nameIn(data['weapon']));
  if (data['room'] !== undefined) return placeId(asSlot(Number(data['room'])));
  if (data['character'] !== undefined) {
    const seat = seatPlaying(all, nameIn(data['character']));
    return seat < 0 ? null : personId(seat);
  }
  if (word === 'pick-up' && data['object'] !== undefined)
    return `${objectId(nameIn(data['object']))}@${all.place[view.seat]}`;
  if (data['object'] !== undefined) return objectId(nameIn(data['object']));
  if (word === 'keep-objective') return goalId(nameIn(at(data, 'objective', 'value')));
  if (word === 'craft') return itemId(nameIn(at(data, 'first', 'value')));
  return null;
}
