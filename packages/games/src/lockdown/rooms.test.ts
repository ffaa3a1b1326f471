import { checkSetup, Log, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '../packs/items.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { ROOMS } from './data/rooms.ts';
import { CSS_TOKENS } from './data/tokens.ts';
import { game as lockdown } from './game.ts';

const DEALS = 20;

function deal(seed: number): SurvivalTable {
  const setup = checkSetup(lockdown, { seats: 3, seed: `rooms-${seed}`, options: {} });
  return Table.start<Vars>(lockdown, setup, new Log());
}

const backsIn = (table: SurvivalTable, zone: number): string[] =>
  table.zone(zone).map((thing) => lockdown.kinds[table.kind(thing)]!.back ?? '');

const COLOURS: Readonly<Record<string, string>> = {
  archive: 'white',
  'cave-entrance': 'white',
  'cooling-system': 'yellow',
  'decon-room': 'green',
  'emergency-room': 'green',
  laboratory: 'green',
  'cargo-sending-system-a': 'white',
  nest: 'none',
  'power-generator': 'yellow',
  'transmitter-control-room': 'red',
  'cargo-sending-system-b': 'white',
  'cargo-sending-system-c': 'white',
  'css-control-system': 'yellow',
  'defense-control-room': 'red',
  'guard-room': 'red',
  'contaminated-room': 'white',
  surgery: 'green',
  'testing-lab': 'green',
  'vent-control-room': 'yellow',
  'alert-room': 'none',
  'backup-power-supply': 'yellow',
  repository: 'red',
  'isolation-room': 'green',
  'elevator-room-s-01': 'none',
  'elevator-room-s-02': 'none',
  'elevator-room-s-03': 'none',
  'emergency-staircase': 'none',
  'service-passage': 'none',
  crossing: 'none',
};

describe('rooms', () => {
  it('have the colours and computers of the data file [LCK-ROOM-GEN-05-R]', () => {
    expect(Object.fromEntries(ROOMS.map(({ id, colour }) => [id, colour]))).toEqual(COLOURS);
    expect(
      ROOMS.filter(({ computer }) => computer)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'archive',
      'cooling-system',
      'css-control-system',
      'defense-control-room',
      'laboratory',
      'testing-lab',
      'transmitter-control-room',
      'vent-control-room',
    ]);
  });

  it('have the Alert Room in Section 2 on both boards [LCK-ROOM-ALERT-03-R]', () => {
    expect([STANDARD.fixed[13], ALTERNATIVE.fixed[17]]).toEqual(['alert-room', 'alert-room']);
    expect([STANDARD.sections!.slots[13], ALTERNATIVE.sections!.slots[17]]).toEqual([2, 2]);
  });
});

describe('items', () => {
  it('that are crafted lie in no deck that can be searched [LCK-CRAFT-01]', () => {
    for (let seed = 0; seed < DEALS; seed++) {
      const table = deal(seed);
      expect(new Set(backsIn(table, ZONE.crafted)).size).toBe(1);
      const [blue] = backsIn(table, ZONE.crafted);
      for (const deck of [0, 1, 2]) {
        expect(table.zone(ZONE.itemDeck(deck)).length).toBeGreaterThan(10);
        expect(backsIn(table, ZONE.itemDeck(deck))).not.toContain(blue);
      }
    }
  });

  it('are never attached to a weapon: no card of Lockdown does that [LCK-ITEM-06]', () => {
    const here = ITEMS.filter(({ from, set }) => from !== 'ship' && set === undefined);
    expect(here.length).toBeGreaterThan(30);
    for (const { does, passive } of here) {
      expect(passive).not.toBe('autoloader');
      expect(does.map((effect) => effect.does)).not.toContain('extend');
    }
  });
});

describe('CSS tokens', () => {
  it('name each pod once, "all" and "none" twice [LCK-CSS-16-R]', () => {
    expect(Object.fromEntries(CSS_TOKENS.map(({ id, copies }) => [id, copies]))).toEqual({
      'launch-a': 1,
      'launch-b': 1,
      'launch-c': 1,
      'launch-all': 2,
      'launch-none': 2,
    });
  });
});
