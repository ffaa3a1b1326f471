/** How scenarios lay out and read a table of Airlock, in the game's words. */
import { asSeat, Refused, type Seat, type View } from '@deadlight/engine';
import { z } from 'zod';
import type { Rigging } from '../scenario/rigging.ts';
import { CELLS, KINDS, round, type Vars, ZONE } from './game.ts';
import { SEATS } from './seats.ts';

const seat = z.enum(SEATS);
const seatOf = (name: string): Seat => asSeat((SEATS as readonly string[]).indexOf(name));

const givenFormat = z.strictObject({
  round: z.int().min(1).max(4).default(1),
  points: z.partialRecord(seat, z.int()).default({}),
  /** Hands that are not named are dealt. */
  hands: z.partialRecord(seat, z.array(z.enum(CELLS)).max(3)).default({}),
  dice: z.array(z.int().min(1).max(2)).default([]),
});
type Given = z.infer<typeof givenFormat>;

/** The cards of a zone; `?` for each that is not seen. */
function cardsIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  const known = seen.cards ?? [];
  return [...known, ...Array.from({ length: seen.size - known.length }, () => '?')];
}

const perSeat = <T>(view: View<Vars>, fact: (index: number) => T): Record<string, T> =>
  Object.fromEntries(SEATS.slice(0, view.seats).map((name, i) => [name, fact(i)]));

export const airlockRigging: Rigging<Vars, Given> = {
  given: givenFormat,
  seats: (table) => SEATS.slice(0, table.state.seats),
  rig(table, given) {
    const { state, vars } = table;
    vars.round = given.round;
    for (const name of SEATS.slice(0, state.seats)) {
      const hand = ZONE.hand(seatOf(name));
      vars.points[seatOf(name)] = given.points[name] ?? 0;
      if (given.hands[name] === undefined) continue;
      while (table.zone(hand).length > 0) table.insert(table.top(hand), ZONE.deck);
    }
    for (const [name, cells] of Object.entries(given.hands))
      for (const cell of cells) {
        const card = table.find(ZONE.deck, KINDS[CELLS.indexOf(cell)]!);
        if (card < 0) throw new Refused(`there is no "${cell}" left to lay out`);
        table.move(card, ZONE.hand(seatOf(name)));
      }
    state.stack.length = 0;
    table.call(round, {});
    state.rigged.push(...given.dice);
    // Nobody has seen the set-up.
    state.known.fill(0);
    table.learned = 0;
  },
  facts: (view) => ({
    round: view.vars.round,
    points: perSeat(view, (i) => view.vars.points[i]!),
    hands: perSeat(view, (i) => cardsIn(view, `hand/${i + 1}`)),
    used: cardsIn(view, 'used'),
  }),
};
