import { asSeat, FIRST_SEAT, parseAnswer, type Seat, type Table, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { lockdownBoard } from './board.ts';
import { baseWith, voice } from './testing.ts';

const mapOf = (table: Table, seat = FIRST_SEAT): string =>
  lockdownBoard.map(viewOf(table, seat), voice, 1000).join('\n');

/** Lets a seat see a thing at an index of a zone. */
function show(table: Table, seat: Seat, zone: string, index: number): void {
  const at = table.game.zones.list.findIndex(({ name }) => name === zone);
  table.peek(seat, table.zone(at)[index]!);
}

describe('the status', () => {
  it('says how far the game is and which ways are open', () => {
    const table = baseWith({ time: 12, gateOpen: true, rover: 0, round: 4, turn: 'hacker' });
    table.run();
    expect(lockdownBoard.status(viewOf(table, asSeat(0)), voice)).toBe(
      'Round 4 · 12 spaces left on the track · Isolation Room closed · Main Gate OPEN · ' +
        'Rover in the Bunker · Hacker: 2 actions left',
    );
  });

  it('counts to the alert and the autodestruction', () => {
    const said = (autodestructionRed: boolean): string =>
      lockdownBoard.status(
        viewOf(baseWith({ time: 9, alert: 5, autodestruction: 7, autodestructionRed }), asSeat(0)),
        voice,
      );
    expect(said(false)).toContain('ALERT: 4 spaces to the end');
    expect(said(false)).toContain('AUTODESTRUCTION: can be stopped for 2 more spaces');
    expect(said(true)).toContain('2 spaces to the explosion, cannot be stopped');
    expect(said(true)).toContain('Isolation Room OPEN');
  });
});

describe('the information next to the map', () => {
  it('is the track, with CSS tokens only for a seat that knows them', () => {
    const table = baseWith({ time: 12, autodestruction: 9, css: { 10: 'launch-b' } });
    const rest = '9✶  8▾(?)i  7  6▿(?)  5▾  4▿(?)  3  2(?)  1(?)  0';
    show(table, asSeat(0), 'css', 0);
    expect(mapOf(table)).toContain(`Track: [12]▿  11  10▾(B)  ${rest}`);
    expect(mapOf(table, asSeat(1))).toContain(`Track: [12]▿  11  10▾(?)  ${rest}`);
  });

  it('is power, with the rooms it is for', () => {
    const table = baseWith({ powered: [1, 'elevator'], elevator: 3, timeActive: true });
    expect(mapOf(table)).toContain(
      'Power: S-01 (rooms 1–4) on (token 1) · S-02 (rooms 7–15) OFF (token 2) · ' +
        'S-03 (rooms 18–27) OFF (token 3) · elevator, at S-03, on (token 4)',
    );
    expect(mapOf(table)).toContain('the time token is active');
  });

  it('are pods, the computer, and weaknesses with the knowledge they need', () => {
    const table = baseWith({
      places: { janitor: 'pod B' },
      computer: 'computer-b',
      weaknesses: ['vital-places', 'the-way-of-moving', 'reaction-to-danger'],
      discovered: ['corpse'],
    });
    expect(mapOf(table)).toContain('Pods: A empty, B Janitor, C empty');
    expect(mapOf(table)).toContain(
      'Computer: 1 knowledge · look at a CSS token · swap two power tokens',
    );
    expect(mapOf(table)).toContain(
      'Weaknesses: Vital Places (knowledge 3), unknown (knowledge 5), unknown (knowledge 8)',
    );
  });

  it('is what has been claimed', () => {
    const table = baseWith({ turn: 'sentry', round: 3 });
    table.run();
    for (const said of ['claim', 'claim-css launch-a 10'])
      table.decide(asSeat(0), parseAnswer(table.game, said, false));
    expect(mapOf(table, asSeat(1))).toMatch(
      /^Said: \(round 3\) The Sentry claims that at 10 on the clock, .+$/m,
    );
  });
});

it('shows knowledge to everyone, contingencies to a seat that has seen them', () => {
  const contingencies = { sentry: ['code-red'], hacker: ['code-grey', 'code-blue'] };
  const table = baseWith({ contingencies, knowledge: { hacker: 4 }, active: ['hacker'] });
  const own = (seat: Seat): string =>
    lockdownBoard.own(viewOf(table, seat), voice, 1000).join('\n');
  const [, hacker] = lockdownBoard.crew(viewOf(table, asSeat(0)), voice, 1000);
  expect(hacker).toContain('knowledge 4, token active · 2 contingencies');
  expect(own(asSeat(0))).toContain('Your contingencies: Code Red');
  expect(own(asSeat(0))).not.toContain('Code Gray');
  show(table, asSeat(0), 'contingencies/2', 0);
  expect(own(asSeat(0))).toContain('Contingencies you have seen: Code Gray (Hacker)');
  expect(own(asSeat(2))).not.toContain('Code Gray');
});

it('says how somebody is safe', () => {
  const places = { sentry: 'bunker', hacker: 'css', janitor: 'locked-in' };
  const lines = lockdownBoard.crew(viewOf(baseWith({ places }), asSeat(0)), voice, 1000);
  expect(lines.map((line) => line.split(': ')[1])).toEqual([
    'safe in the Bunker',
    'away in a cargo pod',
    'locked in the Isolation Room',
  ]);
});
