import { chooseAny } from '@deadlight/bots';
import {
  asSeat,
  checkSetup,
  Log,
  parseAnswer,
  randomFrom,
  redeal,
  type Seat,
  Table,
  viewOf,
} from '@deadlight/engine';
import { GAMES, type PlayableGame } from '@deadlight/games';
import { expect, it } from 'vitest';
import { voiceFor } from '../voice.ts';
import { ASIDES } from './asides.ts';
import { type Screen, screenOf } from './screen.ts';

/** Sampling interval of moments: the whole log is written again each time. */
const EVERY = 4;

/** Everything a person at this seat can bring onto the screen. */
function shownTo(screen: Screen, table: Table, seat: Seat, log: Log): string[] {
  const view = viewOf(table, seat);
  const lines = log.linesFor(seat);
  const moment = { view, lines, screen, rules: [], advise: () => [] };
  const asides = [...ASIDES.values()].flatMap((aside) => aside(moment, ''));
  return [...screenOf(view, lines, screen, true), ...asides];
}

it.each(Object.values(GAMES))(
  'shows the same whatever the others hold: $game.id',
  (playable: PlayableGame) => {
    const { game } = playable;
    const screen = { playable, voice: voiceFor(playable, 'en'), columns: 100, rows: 50 };
    const seats = Math.min(5, game.seats.max);
    const random = randomFrom('screen');
    let differences = 0;
    // A short game differs too rarely: several are played.
    for (let played = 0; played < 10 && differences <= 20; played++) {
      const seed = `screen${played || ''}`;
      const log = new Log();
      const table: Table = Table.start(game, checkSetup(game, { seats, seed }), log);
      for (let decisions = 0; table.over === null; decisions++) {
        const seat = table.pending[0]!;
        if (decisions % EVERY === 0) {
          const other = redeal(table, seat, table.hash);
          if (other.state.face.some((kind, thing) => kind !== table.state.face[thing]))
            differences++;
          expect(shownTo(screen, other, seat, log)).toEqual(shownTo(screen, table, seat, log));
        }
        table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
      }
    }
    expect(differences).toBeGreaterThan(20);
  },
);

it('says what somebody is asked to agree to', () => {
  const playable = GAMES['lockdown']!;
  const { game, rigging } = playable;
  const screen = { playable, voice: voiceFor(playable, 'en'), columns: 100, rows: 50 };
  const given = {
    crew: ['sentry', 'hacker'],
    rooms: { 8: 'laboratory' },
    places: { sentry: 8, hacker: 8 },
    carries: { hacker: ['egg'] },
  };
  const table: Table = Table.start(game, checkSetup(game, { seats: 2, seed: 'consent' }));
  rigging.rig(table, rigging.given.parse(given));
  table.run();
  for (const said of ['room', 'study-of hacker egg'])
    table.decide(asSeat(0), parseAnswer(game, said, false));
  expect(screenOf(viewOf(table, asSeat(1)), [], screen).join('\n')).toContain(
    'Sentry: Use the room: Analyze the egg',
  );
  table.decide(asSeat(1), parseAnswer(game, 'no', false));
  expect(screenOf(viewOf(table, asSeat(0)), [], screen).join('\n')).not.toContain(
    'Analyze the egg',
  );
});
