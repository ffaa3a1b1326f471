import { stripVTControlCharacters } from 'node:util';
import { asSeat, checkSetup, Table, type View, viewOf } from '@deadlight/engine';
import { GAMES, panicRooms } from '@deadlight/games';
import { layout } from '@deadlight/games/panic';
import { describe, expect, it } from 'vitest';
import { voiceFor } from '../voice.ts';
import { drawNextRoom, drawStation } from './map.ts';

const playable = GAMES['panic']!;
const { game } = playable;
const voice = voiceFor(playable, 'en');
const cells = game.verbs['explore']!.params[0]![1];

interface PlacedCard {
  readonly room: string;
  readonly at: string;
  readonly turned?: number;
  readonly used?: true;
}

/** A view of a station with these room cards and pieces, seen by somebody who is not asked. */
function stationWith(
  cards: readonly PlacedCard[],
  pieces: Readonly<Record<string, string[]>>,
): View {
  const view = viewOf<unknown>(
    Table.start(game, checkSetup(game, { seats: 4, seed: 'map' })),
    asSeat(0),
  );
  const vars = structuredClone(layout.varsOf(view));
  for (const { room, at, turned = 0, used = false } of cards) {
    const card = panicRooms.ROOM_CARDS.findIndex(({ id }) => id === room);
    vars.cell[card] = cells.parse(at);
    vars.turned[card] = turned;
    vars.used[card] = used;
  }
  vars.flipped[6] = true;
  const zones = Object.fromEntries(
    Object.entries(pieces).map(([room, inside]) => [
      `room/${room}`,
      { size: inside.length, cards: inside },
    ]),
  );
  return { ...view, vars, question: null, zones };
}

const drawn = (view: View): string[] =>
  drawStation(view, voice, 80).map((line) => stripVTControlCharacters(line));

describe('the map', () => {
  it('shows rooms, ways, doors, pawns and parasites', () => {
    const view = stationWith(
      [
        { room: 'empty-2', at: 'e1', turned: 2 },
        { room: 'sick-bay', at: 'n1', used: true },
      ],
      {
        reactor: ['red-android', 'red-trooper', 'green-android', 'gray-1', 'black-1', 'black-2'],
        'sick-bay-inner': ['orange-trooper'],
      },
    );
    expect(drawn(view)).toEqual([
      '',
      '  ┌n1*──────────────┐',
      '  │Sick Bay         │',
      '  │T4               │',
      '  ├────────▒────────┤',
      '  │Sick Bay         │',
      '  │Antechamber      │',
      '  └────────┬────────┘',
      '           │                    ▒',
      '  ┌o───────┴────────┐  ┌e1──────┴────────┐',
      ' ─┤Reactor          ├──┤Empty Room 2     ├▒',
      '  │TA1 A2 ggB       │  │                 │',
      '  └────────┬────────┘  └────────┬────────┘',
      '           │                    │',
    ]);
  });

  it('marks a door between two cards, whichever of them has it', () => {
    const view = stationWith([{ room: 'team-search-2', at: 'e1' }], {});
    expect(drawn(view).find((line) => line.includes('Reactor'))).toContain('├▒▒┤');
  });

  it('shows where the next room may go, and how it looks either way up', () => {
    const table = Table.start(game, checkSetup(game, { seats: 4, seed: 'map' }));
    const view = viewOf<unknown>(table, table.pending[0]!);
    expect(drawn(view).join('\n')).toContain('┌n1┄┄');
    const next = drawNextRoom(view).join('\n');
    expect(next).toContain('┌0°');
    expect(next).toContain('┌180°');
  });
});
