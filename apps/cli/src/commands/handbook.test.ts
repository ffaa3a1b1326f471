import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

describe('handbook', () => {
  it.each([
    ['en', 'Goal', 'Move carefully (2 cards)'],
    ['de', 'Ziel', 'Vorsichtig bewegen (2 Karten)'],
    ['fr', 'But du jeu', 'Se déplacer avec vigilance (2 cartes)'],
    ['es', 'Objetivo del juego', 'Movimiento cauteloso (2 cartas)'],
  ])('tells the game on one page in %s, and what else there is', async (lang, goal, action) => {
    const { code, out } = await run(['handbook', '--game', 'nemesis', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${goal}$`, 'm'));
    expect(out).toContain(action);
    expect(out).toMatch(/^ {2}encounter +\S/m);
    expect(out).toMatch(/^ {2}chapter moving +\S/m);
  });

  it('draws an example step by step, with what was told', async () => {
    const { out } = await run(['handbook', 'trade', '--game', 'panic', '--lang', 'en']);
    expect(out).toMatch(/^1\. Red has drawn the Host/m);
    expect(out).toMatch(/^3\. One room further.+repels the infection.+^4\. This is all/ms);
  });

  it.each([
    [['Nest', '--game', 'nemesis'], 'Rooms'],
    [['queen', '--game', 'lockdown'], '18 of the 20 attack cards'],
    [['hoarder', '--game', 'nemesis'], 'Tip: Search every time'],
    [['chapter', 'trading', '--game', 'panic'], 'PAN-TRADE-01'],
  ])('opens %j', async (words, has) => {
    const { code, out } = await run(['handbook', ...words, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain(has);
  });

  it('says which pages there are instead of one that is not', async () => {
    const { code, err } = await run(['handbook', 'xyzzy', '--game', 'panic']);
    expect(code).toBe(2);
    expect(err).toContain('no page "xyzzy"');
  });
});
