import { asSeat, checkSetup, parseAnswer, printAnswer, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { BOTS } from '../bots.ts';
import { Sight } from '../sight.ts';

/** The soldier with a full hand and one Item, late in the game. */
function lay(item: string, objective: string, room: string): Table {
  const { game, rigging } = GAMES['nemesis']!;
  const setup = checkSetup(game, { seats: 2, seed: 'laid-out', options: {} });
  const table: Table = Table.start(game, setup);
  const given = {
    crew: ['soldier', 'pilot'],
    rooms: { 14: room, 15: room === 'comms-room' ? 'evacuation-section-a' : 'canteen' },
    places: { soldier: 14, pilot: 15 },
    hands: { soldier: ['basic-repairs', 'interruption', 'demolition', 'covering-fire'] },
    inventory: { soldier: [item] },
    signal: ['soldier'],
    round: 9,
    time: 8,
    objectives: { soldier: [objective] },
  };
  rigging.rig(table, rigging.given.parse(given));
  table.run();
  return table;
}

const answer = (table: Table, bot: string): string =>
  printAnswer(table.game, BOTS[bot]!.answer(new Sight(table, asSeat(0)), randomFrom('luck')));

describe('a key', () => {
  it.each(['drifter', 'survivor'])('to the Pods lets a %s escape', (bot) => {
    const table = lay('evacuation-key', 'hoarder', 'evacuation-section-a');
    expect(answer(table, bot)).toBe('use evacuation-key');
    for (let i = 0; table.state.stack.at(-1)!.at !== 'turn/act' || i === 0; i++)
      table.decide(asSeat(0), parseAnswer(table.game, answer(table, bot), false));
    expect(answer(table, bot)).toBe('room');
  });

  it.each([
    ['the-great-hunt', true],
    ['hoarder', false],
  ])('to the Self-Destruct is used for %s: %s', (objective, turned) => {
    const table = lay('self-destruct-key', objective, 'comms-room');
    const said = answer(table, 'survivor');
    expect(said === 'use self-destruct-key', said).toBe(turned);
  });
});
