/** A game that never ends, to test the guards against it. */
import { defineGame, defineZones, FIRST_SEAT, proceduresOf, Table, verbs } from '@deadlight/engine';

const V = verbs({ wait: [] });

/** Asks the same question over and over. */
const circle = proceduresOf<object>()<object>('circle').steps({
  ask: { asks: () => FIRST_SEAT, options: (_table, _local, _seat, offer) => offer.add(V.wait()) },
  again: () => 'ask',
});

const endless = defineGame<object>({
  id: 'endless',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: {},
  kinds: [],
  zones: defineZones(1, {}),
  verbs: V,
  events: {},
  procedures: [circle],
  longest: 20,
  vars: () => ({}),
  setUp: (table) => table.call(circle, {}),
});

export const startEndless = (): Table<object> =>
  Table.start(endless, { game: 'endless', seats: 1, seed: 's', options: {} });
