/** A model is told only what its seat may know: the words stay the same when everything it cannot know is dealt again. */

import {
  allSeats,
  checkSetup,
  Match,
  randomFrom,
  redeal,
  type Seat,
  type Table,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES, type PlayableGame } from '@deadlight/games';
import { describe, expect, it, vi } from 'vitest';
import { voiceFor } from '../voice.ts';
import { Conversation } from './conversation.ts';
import type { Guest } from './guest.ts';

vi.stubEnv('NO_COLOR', '1');

const LINES = [
  ...[
    'now',
    'where',
    'threats',
    'noise',
    'doors',
    'fire',
    'rooms',
    'crew',
    'hand',
    'items',
    'wounds',
    'goal',
    'bag',
  ],
  ...['time', 'pods', 'beside', 'notes', 'odds', 'why', 'last 5', 'since all', 'who'],
];

const guestAt = (playable: PlayableGame, match: Match, table: Table, seat: Seat): Guest => ({
  playable,
  seat,
  seen: () => ({ view: viewOf(table, seat), lines: match.log.linesFor(seat), players: [] }),
  decide: async () => {},
  undo: async () => {},
  waited: async () => {},
  leave: () => {},
  close: () => {},
});

/** All that can be asked for at this moment. */
function everything(guest: Guest): string {
  const conversation = new Conversation(guest, 'en');
  return [
    conversation.now(),
    conversation.options(),
    ...LINES.map((line) => conversation.look(line)),
  ].join('\n');
}

function* moments(playable: PlayableGame, seed: string): Generator<Match> {
  const { game } = playable;
  const match = new Match(game, checkSetup(game, { seats: Math.max(3, game.seats.min), seed }));
  const random = randomFrom(seed);
  for (let i = 0; match.table.over === null; i++) {
    if (i % 23 === 7) yield match;
    const seat = match.table.pending[0]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
}

describe.each(Object.entries(GAMES))('in %s', (_id, playable) => {
  it('no word depends on what the seat cannot know', () => {
    let compared = 0;
    for (const match of moments(playable, 'honest'))
      for (const seat of allSeats(match.table.state.seats)) {
        if (compared > 20) return;
        const told = everything(guestAt(playable, match, match.table, seat));
        const other = redeal(match.table, seat, `other-${compared++}`);
        expect(everything(guestAt(playable, match, other, seat))).toBe(told);
      }
    expect(compared).toBeGreaterThan(5);
  });
});

it('names no Objective of another player', () => {
  const playable = GAMES['nemesis']!;
  const voice = voiceFor(playable, 'en');
  const names = new Map(playable.cards(voice).map(({ id, name }) => [id, name]));
  const objectivesOf = (table: Table, seat: Seat): string[] =>
    (viewOf(table, seat).zones[`objectives/${seat + 1}`]?.cards ?? []).map(
      (card) => names.get(card)!,
    );
  let looked = 0;
  for (const match of moments(playable, 'names'))
    for (const seat of allSeats(match.table.state.seats)) {
      const told = everything(guestAt(playable, match, match.table, seat));
      const own = objectivesOf(match.table, seat);
      for (const other of allSeats(match.table.state.seats))
        for (const name of objectivesOf(match.table, other)) {
          if (own.includes(name)) continue;
          looked++;
          expect(told).not.toContain(name);
        }
    }
  expect(looked).toBeGreaterThan(10);
});
