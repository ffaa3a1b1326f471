/** Nemesis in a terminal. */
import type { View } from '@deadlight/engine';
import { NEMESIS_ROOMS, nemesisRoomText, survivalCast, type Voice } from '@deadlight/games';
import type { Board } from '../board.ts';
import { paint } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { announced } from './announced.ts';
import { drawShip } from './map.ts';
import { handGroup, handOf, own } from './own.ts';
import { characterOf, seatRef } from './people.ts';
import { reveal } from './reveal.ts';
import { beside, crew, sheets } from './sheet.ts';
import { boardOf, cardsIn, type Vars, varsOf } from './ship.ts';
import { status } from './status.ts';
import { nemesisTally } from './tally.ts';
import { values } from './values.ts';
import { exitsOf, exitTable } from './ways.ts';

function map(view: View, voice: Voice, width: number): string[] {
  const here = varsOf(view).place[view.seat] ?? 0;
  const exits =
    here > 0 ? [voice.say('nemesis.exitsHere', { exits: exitsOf(view, voice, here) })] : [];
  return [...drawShip(view, voice, width), ...exits, ...beside(view, voice, width)];
}

function key(view: View, voice: Voice, width: number): string[] {
  const count = boardOf(view).plan.networks.length;
  const network = voice.say('nemesis.networkLegend', { count });
  const legend = wrap(voice.say('nemesis.legend', { network }), width).map((line) =>
    paint('dim', line),
  );
  const exits = wrap(voice.say('nemesis.exits'), width);
  return [...legend, ...exits, ...exitTable(view, voice, width)];
}

/** Cards beside those in the hand that have a text worth reading. */
const READ = ['inventory', 'found', 'held', 'gear', 'mounted', 'quests', 'objectives'] as const;

function hand(view: View): string[] {
  const character = characterOf(varsOf(view), view.seat);
  const sheetOf = (card: string): string => {
    if (CONTAMINATION.includes(card)) return 'contamination';
    return handGroup(view) === 'card' ? `${character}-${card}` : card;
  };
  return [
    ...handOf(view).map(sheetOf),
    ...READ.flatMap((zone) => cardsIn(view, `${zone}/${view.seat + 1}`)),
  ];
}

/** The names of a Contamination card, before a scan and after it. */
const CONTAMINATION = ['contamination', 'infected', 'clean'];

const isCharacter = (set: string): boolean => survivalCast.CHARACTERS.some(({ id }) => id === set);

export const nemesisBoard: Board = {
  seatRef: (vars, seat) => seatRef(vars as Vars, seat),
  status,
  map,
  key,
  crew,
  sheets,
  own,
  hand,
  values,
  announced,
  endingText: (how) => `log.end-${how}`,
  reveal,
  cardText: () => null,
  setTitle: (set, voice) => voice.say(isCharacter(set) ? `character.${set}` : `nemesis.set.${set}`),
  rooms: (voice) =>
    NEMESIS_ROOMS.map((room) => ({
      type: room.id,
      names: [voice.say(`room.${room.id}`)],
      text: nemesisRoomText(voice, room),
    })),
  tally: nemesisTally,
};
