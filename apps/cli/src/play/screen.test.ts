import { randomBot } from '@deadlight/bots';
import { checkSetup, Log, randomFrom, type Seat, shuffle, Table, viewOf } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { voiceFor } from '../voice.ts';
import { ASIDES } from './asides.ts';
import { screenOf } from './screen.ts';

const playable = GAMES['panic']!;
const screen = { playable, voice: voiceFor(playable, 'en'), columns: 100 };

/** Everything a person at this seat can bring onto the screen. */
function shownTo(table: Table, seat: Seat, log: Log): string[] {
  const view = viewOf(table, seat);
  const lines = log.linesFor(seat);
  const moment = { view, lines, screen, rules: [] };
  const asides = [...ASIDES.values()].flatMap((aside) => aside(moment, ''));
  return [...screenOf(view, lines, screen), ...asides];
}

/** The same table, with all search cards that the seat cannot see mixed up. */
function mixedUp(table: Table, seat: Seat, seed: string): Table {
  const mixed = table.clone();
  const { face } = mixed.state;
  const hidden = face.flatMap((kind, thing) =>
    table.game.kinds[kind]!.back === 'card' && !table.sees(seat, thing) ? [thing] : [],
  );
  const faces = hidden.map((thing) => face[thing]!);
  shuffle(randomFrom(seed), faces);
  hidden.forEach((thing, i) => {
    face[thing] = faces[i]!;
  });
  return mixed;
}

it('shows the same whatever the others hold', () => {
  const log = new Log();
  const table: Table = Table.start(
    playable.game,
    checkSetup(playable.game, { seats: 5, seed: 'screen' }),
    log,
  );
  const random = randomFrom('screen');
  let differences = 0;
  while (table.over === null) {
    const seat = table.pending[0]!;
    const mixed = mixedUp(table, seat, table.hash);
    if (mixed.hash !== table.hash) differences++;
    expect(shownTo(mixed, seat, log)).toEqual(shownTo(table, seat, log));
    table.decide(seat, randomBot.answer(table.options(seat), table.choose(seat), random));
  }
  expect(differences).toBeGreaterThan(20);
});
