import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

describe('cards', () => {
  it.each([
    ['en', 'Gas Can', 'Reactor'],
    ['de', 'Benzin', 'Reaktorraum'],
    ['fr', 'Bidon d’essence', 'Réacteur'],
    ['es', 'Bidón de gasolina', 'Reactor'],
  ])('lists cards and rooms in %s', async (language, card, room) => {
    const { code, out } = await run(['cards', '--lang', language]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${card} +12 `, 'm'));
    expect(out).toMatch(new RegExp(`^${room} `, 'm'));
    expect(out).toContain(' ? (');
  });

  it('lists every card and room of Nemesis, set by set', async () => {
    const { code, out } = await run(['cards', '--game', 'nemesis']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Captain\nSearch +\d /m);
    expect(out).toMatch(/^Corporate objectives$/m);
    expect(out).toMatch(/^Canteen +2 cards · Green room/m);
  });

  it('lists every card and room of Lockdown, set by set', async () => {
    const { code, out } = await run(['cards', '--game', 'lockdown', '--lang', 'en']);
    expect(code).toBe(0);
    for (const set of ['Hacker', 'Computer actions', 'Contingencies', 'Surface of Mars'])
      expect(out).toMatch(new RegExp(`^${set}$`, 'm'));
    expect(out).toMatch(/^Isolation Room +\S/m);
  });

  it('shows the cards of several languages side by side', async () => {
    const { code, out } = await run(['cards', '--game', 'nemesis', '--lang', 'en,de,fr,es']);
    expect(code).toBe(0);
    expect(out).toMatch(/^en +de +fr +es$/m);
    expect(out).toMatch(/^MEDKIT +MEDIKIT +MEDIKIT +BOTIQUÍN/m);
    const json = await run(['cards', '--json', '--lang', 'en,de']);
    expect(json.code).not.toBe(0);
    expect(json.err).toContain('--json prints one language');
  });

  it('gives programs all there is to know', async () => {
    const { cards, rooms } = JSON.parse((await run(['cards', '--json', '--lang', 'en'])).out) as {
      cards: { id: string; copies: number; sure: string }[];
      rooms: { type: string; names: string[]; text: string }[];
    };
    expect(cards.find(({ id }) => id === 'armor')).toMatchObject({ copies: 7, sure: 'confirmed' });
    expect(rooms.find(({ type }) => type === 'sick-bay')?.names).toEqual(['Sick Bay']);
    expect(rooms.find(({ type }) => type === 'antechamber')?.names).toHaveLength(2);
  });
});
