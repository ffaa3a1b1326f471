import {
  allSeats,
  asSeat,
  below,
  checkSetup,
  Match,
  printAnswer,
  randomFrom,
  type Seat,
  SPECTATOR,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { loadGame } from './games.ts';
import type { FromTable, Moment, Player } from './messages.ts';
import { nextMoment } from './next-moment.ts';
import { Screen } from './screen.ts';
import { TableHost } from './table-host.ts';

const PERSON: Player = { kind: 'person', name: 'Ada' };

/** A page that applies the changes it is sent. */
class Page {
  readonly heard: FromTable[] = [];
  readonly screen: Screen;
  moment: Moment | null = null;

  constructor(seats: readonly Seat[]) {
    this.screen = new Screen(seats, (message) => this.#hear(message));
  }

  #hear(sent: FromTable): void {
    const message = JSON.parse(JSON.stringify(sent)) as FromTable;
    this.heard.push(message);
    if (message.say === 'hand-over') this.moment = null;
    else if (message.say === 'moment') this.moment = message.moment;
    else if (message.say === 'changed')
      this.moment = nextMoment(this.moment, message) ?? expect.fail('a message is missing');
  }
}

async function tableFor(game: string, seats: number, seed: string, holds: readonly Seat[][]) {
  const app = await loadGame(game);
  const match = new Match(app.game, checkSetup(app.game, { seats, seed }));
  const table = new TableHost('t', app, match, new Array(seats).fill(PERSON));
  const pages = holds.map((held) => new Page(held));
  for (const page of pages) table.join(page.screen);
  return { match, table, pages };
}

describe('a table with several screens', () => {
  it.each([
    ['panic', 4],
    ['nemesis', 3],
    ['lockdown', 3],
  ])(
    'keeps every screen of %s in step, through undo and rewind, to the end',
    async (game, seats) => {
      const holds = [[0], [1], seats > 3 ? [2, 3] : [2], []].map((held) => held.map(asSeat));
      const { match, pages, table } = await tableFor(game, seats, 'step', holds);
      const random = randomFrom('pages');
      const expectInStep = (): void => {
        for (const { moment, screen } of pages) {
          if (screen.eye === null) expect(moment).toBeNull();
          else
            expect(moment!.view).toEqual(
              JSON.parse(JSON.stringify(viewOf(match.table, screen.eye))),
            );
          if (moment !== null) expect(moment.number).toBe(match.numberFor(screen.eye!));
        }
      };
      for (let i = 0; i < 250 && !table.isOver; i++) {
        const seat = match.table.pending[below(random, match.table.pending.length)]!;
        const page = pages.find(({ screen }) => screen.seats.includes(seat))!;
        if (page.screen.eye !== seat) table.look(page.screen, seat);
        const says = printAnswer(match.game, anyAnswer(match.table, seat, random));
        table.decide(page.screen, seat, says, page.moment!.number);
        table.tell();
        expectInStep();
        if (match.undoable(seat) > 0 && page.screen.eye === seat && below(random, 3) === 0) {
          table.undo(page.screen, seat);
          table.tell();
          expectInStep();
        }
        if (below(random, 60) === 0) {
          table.rewind(below(random, match.decisions.length + 1));
          table.tell();
          expectInStep();
        }
      }
      expect(pages[0]!.heard.filter(({ say }) => say === 'moment').length).toBeLessThanOrEqual(2);
    },
  );

  it('sends nothing while others answer a question put to all', async () => {
    const { match, pages, table } = await tableFor('nemesis', 3, 'silence', [
      [asSeat(0)],
      [asSeat(1)],
      [asSeat(2)],
      [],
    ]);
    const random = randomFrom('silence');
    let silent = 0;
    for (let i = 0; i < 120 && !table.isOver; i++) {
      const { asked, pending } = match.table;
      const seat = pending[below(random, pending.length)]!;
      const page = pages[seat]!;
      const before = pages.map(({ heard }) => heard.length);
      const more = pending.length > 1;
      table.decide(
        page.screen,
        seat,
        printAnswer(match.game, anyAnswer(match.table, seat, random)),
        page.moment!.number,
      );
      table.tell();
      if (asked.length < 2 || !more) continue;
      silent++;
      pages.forEach(({ heard }, i) => {
        expect(heard.length - before[i]!).toBe(i === seat ? 1 : 0);
      });
    }
    expect(silent).toBeGreaterThan(0);
  });

  it.each([
    ['panic', 4],
    ['nemesis', 3],
  ])('tells a returning page of %s what it has missed, and no more', async (game, seats) => {
    const holds = allSeats(seats).map((seat) => [seat]);
    const { match, pages, table } = await tableFor(game, seats, 'away', holds);
    const random = randomFrom('away');
    const play = (decisions: number): void => {
      for (let i = 0; i < decisions; i++) {
        const seat = match.table.pending[0]!;
        const says = printAnswer(match.game, anyAnswer(match.table, seat, random));
        table.decide(pages[seat]!.screen, seat, says, match.numberFor(seat));
        table.tell();
      }
    };
    play(20);
    const lines = match.log.linesFor(asSeat(1)).length;
    play(15);
    const all = JSON.parse(JSON.stringify(match.log.linesFor(asSeat(1))));
    const back = new Page([asSeat(1)]);
    table.join(back.screen, { seat: asSeat(1), lines });
    expect(back.moment!.lines).toEqual(all);
    expect(back.moment!.news).toEqual(all.slice(lines));
    expect(back.moment!.news.length).toBeGreaterThan(0);
    // Another seat's progress in the log reveals nothing.
    const other = new Page([asSeat(1)]);
    table.join(other.screen, { seat: asSeat(0), lines: 1 });
    expect(other.moment!.news).toEqual([]);
  });

  it('takes answers only from the screen that holds the seat', async () => {
    const { match, pages, table } = await tableFor('nemesis', 2, 'whose', [
      [asSeat(0)],
      [asSeat(1)],
      [],
    ]);
    const [seat] = match.table.pending;
    const other = pages.find(({ screen }) => !screen.seats.includes(seat!))!;
    const says = printAnswer(match.game, match.table.options(seat!)[0]!);
    expect(() => table.decide(other.screen, seat!, says, 0)).toThrow('not here');
    expect(() => table.decide(pages[2]!.screen, SPECTATOR, says, 0)).toThrow('not here');
    expect(() => table.look(pages[2]!.screen, seat!)).toThrow('not asked');
  });
});
