import { allSeats, checkSetup, Match, printAnswer, randomFrom } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { type FromServer, loadGame, type Player, Screen, TableHost } from '@deadlight/host';
import { expect, it } from 'vitest';
import { frameOf } from './frames.ts';
import { frameFor, textOf } from './message-text.ts';

const PERSON: Player = { kind: 'person', name: 'Ada' };
const SEATS = allSeats(4);

it.each(['panic', 'nemesis', 'lockdown'])(
  'writes every message of a game of %s as JSON would',
  async (id) => {
    const app = await loadGame(id);
    const match = new Match(app.game, checkSetup(app.game, { seats: SEATS.length, seed: 'text' }));
    const host = new TableHost('t', app, match, new Array(SEATS.length).fill(PERSON));
    let changed = 0;
    const hear = (message: FromServer): void => {
      const text = JSON.stringify(message);
      expect(textOf(message)).toBe(text);
      expect(frameFor(message)).toBe(frameOf(text));
      if (message.say === 'changed') changed++;
    };
    for (const seats of [...SEATS.map((seat) => [seat]), []]) host.join(new Screen(seats, hear));
    const random = randomFrom(id);
    for (let i = 0; i < 200 && !host.isOver; i++) {
      const [seat] = match.table.pending;
      match.say(seat!, printAnswer(match.game, anyAnswer(match.table, seat!, random)));
      host.tell();
      if (i % 10 !== 9 || match.undoable(seat!) === 0) continue;
      match.undo(seat!);
      host.tell();
    }
    expect(changed).toBeGreaterThan(200);
  },
);
