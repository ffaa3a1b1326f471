/** Rooms, and the dark beyond their exits. */
import type { View } from '@deadlight/engine';
import { layout, rooms, roomText, sayCell } from '@deadlight/games/panic';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Place } from '../../table/scene.ts';
import type { LaidRoom, Station } from './station.ts';

const { fittingCells, nextRoom, roomType } = layout;

/** Of a card with two rooms, the inner one has the symbol (PAN-ACT-39, PAN-ACT-43). */
const isAntechamber = (room: string): boolean =>
  rooms.ROOM_CARDS.some(({ id, inner }) => id === room && inner === true);

export const iconOf = (room: string): string => `room.${roomType(room)}`;

/** Whether a search here finds something in peace, or wakes something. */
function marksOf(voice: Voice, { room, used }: LaidRoom): Mark[] {
  const marks: Mark[] = [];
  if (roomType(room) === 'parasite-room')
    marks.push({ icon: 'alarm', tone: 'danger', label: voice.say('station.nest') });
  if (!rooms.isSearchable(roomType(room))) return marks;
  return [
    ...marks,
    used
      ? { icon: 'used', tone: 'warn', label: voice.say('station.used') }
      : { icon: 'fresh', tone: 'good', label: voice.say('station.fresh') },
  ];
}

export function placesOf(view: View, voice: Voice, { rooms: laid, free, links }: Station): Place[] {
  const neighbours = (id: string): string[] =>
    links.flatMap(({ from, to }) => (from.id === id ? [to.id] : to.id === id ? [from.id] : []));
  const common = { burning: false, dark: false, find: null, ducts: [] };
  const next = nextRoom(view);
  const fits = fittingCells(view);
  return [
    ...laid.map(
      (one): Place => ({
        ...common,
        ...one.box,
        id: one.id,
        shape: 'room',
        number: sayCell(voice, one.cell),
        name: voice.say(`room.${one.room}`),
        icon: isAntechamber(one.room) ? null : iconOf(one.room),
        known: 'explored',
        marks: marksOf(voice, one),
        explanation: isAntechamber(one.room)
          ? voice.say('roomText.antechamber')
          : roomText(voice, roomType(one.room)),
        neighbours: neighbours(one.id),
      }),
    ),
    ...free.map(
      ({ id, box, cell }): Place => ({
        ...common,
        ...box,
        id,
        shape: 'room',
        number: sayCell(voice, cell),
        name: voice.say('station.unexplored'),
        icon: next !== null && fits.has(cell) ? iconOf(next) : null,
        known: 'unknown',
        marks: [],
        explanation:
          next !== null && fits.has(cell)
            ? voice.say('station.fits', {
                room: `@room.${next}`,
                text: roomText(voice, roomType(next)),
              })
            : voice.say('station.fitsNot'),
        neighbours: neighbours(id),
      }),
    ),
  ];
}
