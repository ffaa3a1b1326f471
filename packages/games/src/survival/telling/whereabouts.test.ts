import { asSeat, checkSetup, Table, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { nemesisSetting } from '../../nemesis/telling.ts';
import { Voice } from '../../text/voice.ts';
import { corpseOf } from '../crew.ts';
import { DEAD, type Vars } from '../vars.ts';
import { whereabouts } from './whereabouts.ts';

describe('a character lost with the ship', () => {
  const { game, texts } = GAMES['nemesis']!;
  const voice = new Voice('en', texts.en);

  function told(how: string, corpseIn: number): string {
    const table = Table.start(game, checkSetup(game, { seats: 2, seed: 'hull' }));
    const view = viewOf(table, asSeat(0));
    const vars = view.vars as unknown as Vars & { own: { causes: string[] } };
    vars.fate[0] = DEAD;
    vars.corpse[corpseOf(vars, asSeat(0))] = corpseIn;
    vars.own.causes[0] = 'explosion';
    const over = { how, rule: 'NEM-MARK-15', winners: [] };
    return whereabouts(nemesisSetting, { ...view, over }, voice, asSeat(0));
  }

  it('dies when the hull breaks, not in an explosion (NEM-MARK-15)', () => {
    expect(told('hull', 0)).toContain('hull');
    expect(told('explosion', 0)).toContain('explosion');
  });

  it('unless a grenade killed it before', () => {
    expect(told('hull', 5)).toContain('explosion');
  });
});
