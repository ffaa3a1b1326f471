/** The rooms of the ship or the facility. */
import { at, type View } from '@deadlight/engine';
import { asSlot, type Slot, telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Place } from '../../table/scene.ts';
import { placeId, wayId } from './ids.ts';
import type { World } from './world.ts';

const { networkMark, roomAt, varsOf } = telling;

/** The state of a room: what is to be found there, and what is wrong with it. */
function marksIn(world: World, view: View, voice: Voice, slot: Slot, id: string | null): Mark[] {
  const find = id === null ? null : world.findIn(id);
  const { items, fire, malfunction, decompression } = varsOf(view);
  const marks: Mark[] = [];
  const add = (icon: string, tone: Mark['tone'], label: string, text?: string): void => {
    marks.push({ icon, tone, label, ...(text === undefined ? {} : { text }) });
  };
  if (fire[slot]) add('fire', 'danger', voice.say('mark.fire'));
  if (malfunction[slot]) add('malfunction', 'warn', voice.say('mark.malfunction'));
  if (decompression === slot) add('vacuum', 'danger', voice.say('mark.sealed'));
  if (id !== null && world.hasComputer(id)) add('computer', 'dim', voice.say('mark.computer'));
  const count = at(items, slot, 'slot');
  if (count >= 0)
    add(
      'items',
      count === 0 ? 'dim' : 'good',
      voice.say('hear.found', { count, colour: find ?? 'none' }),
      // A letter beside the colour, for those who do not tell colours apart.
      `${count}${find === null ? '' : voice.say(`deckLetter.${find}`)}`,
    );
  return [...marks, ...world.marksIn(view, voice, slot)];
}

export function placesOf(world: World, view: View, voice: Voice): Place[] {
  const board = world.setting.boardFor(varsOf(view));
  const middles = world.middles(varsOf(view));
  const { fire, noise } = varsOf(view);
  return Array.from({ length: board.slots }, (_, i): Place => {
    const slot = asSlot(i + 1);
    const { id, explored } = roomAt(world.setting, view, slot);
    const [x, y] = at(middles, i, 'slot');
    const room = id === null ? null : world.describe(voice, id);
    return {
      id: placeId(slot),
      x,
      y,
      ...world.room,
      shape: board.plan.fixed[slot] === undefined ? 'room' : 'hall',
      number: String(slot),
      name: id === null ? voice.say('room.unexplored') : voice.say(`room.${id}`),
      icon: id === null ? null : `room.${id}`,
      known: explored ? 'explored' : id === null ? 'unknown' : 'seen',
      find: explored && id !== null ? world.findIn(id) : null,
      marks: explored ? marksIn(world, view, voice, slot, id) : [],
      burning: fire[slot] === true,
      dark: world.isDark(view, slot),
      ducts: at(board.networksOf, slot, 'slot').map((way) => ({
        id: wayId(way),
        name: networkMark(world.setting, view, voice, way),
        spoken: world.networkName(view, voice, way - board.corridors),
        noise: noise[way] === true,
      })),
      ...world.sectionOf(view, voice, slot),
      explanation: room?.text ?? '',
      cost: room?.cost ?? null,
      tags: room?.tags ?? [],
      neighbours: at(board.neighbours, slot, 'slot').map(placeId),
    };
  });
}
