/** Airlock: a made-up game in sixty lines, to show how a game is written. */
import * as dl from '@deadlight/engine';

type Vars = { round: number; readonly points: number[] }; // what everyone knows
const procedure = dl.proceduresOf<Vars>();
const CELLS = ['cell-1', 'cell-2', 'cell-3', 'cell-4'];
const KINDS = CELLS.map((_, index) => index as dl.Kind);
// Who sees what: a hand is its owner's, the deck nobody's, and everyone sees what was used.
const zones = dl.defineZones(4, {
  deck: { faces: 'nobody', ordered: true },
  hand: { faces: 'owner', each: 'seat' },
  used: { faces: 'everyone' },
});
const ZONE = zones.at;
// What can be said: `play cell-1 cell-4`.
const VERB = dl.verbs({ play: [['cell', dl.words('cell', CELLS)]] });
// What can happen, with a trait for its story: several draws in a row belong together.
const EVENT = dl.events({
  drew: { data: { seat: dl.NUMBER, card: dl.named('cell') }, result: true },
});

const draw = procedure<{ seat: dl.Seat }>('draw').steps({
  fill(table, { seat }) {
    if (table.zone(ZONE.hand(seat)).length === 3) return dl.END;
    const card = table.top(ZONE.deck);
    table.move(card, ZONE.hand(seat));
    // Everyone reads that a card was drawn; only those who see it read which one.
    table.log?.tell('AIR-DRAW-01', EVENT.drew, { seat, card: dl.asSeen(table, card) });
    return 'fill';
  },
});

const round = procedure<object>('round').steps({
  draw(table) {
    for (const seat of dl.allSeats(table.state.seats)) table.call(draw, { seat });
  },
  /** All choose at once and in secret: one cell but the best in the first round, then up to two (AIR-PLAY-01). */
  play: {
    asks: (table) => dl.allSeats(table.state.seats),
    options(table, _local, seat, offer) {
      const held = KINDS.filter((kind) => table.find(ZONE.hand(seat), kind) >= 0);
      const cold = table.vars.round === 1 && held.length > 1 ? 'AIR-COLD-01' : null;
      for (const kind of held) offer.unless(kind === 3 ? cold : null, VERB.play(kind));
    },
    count: (table) => (table.vars.round === 1 ? { min: 1, max: 1 } : { min: 0, max: 2 }),
  },
  // AIR-SCORE-01
  score(table) {
    const { points } = table.vars;
    const sums = table.asked.map((seat) => {
      const played = [table.answerOf(seat)].flat().map((option) => VERB.play.value(option, 0));
      for (const kind of played) table.move(table.find(ZONE.hand(seat), KINDS[kind]!), ZONE.used);
      return played.reduce((sum, kind) => sum + kind, table.roll(2));
    });
    const best = dl.asSeat(sums.indexOf(Math.max(...sums)));
    points[best]!++;
    if (points[best] === 2 || ++table.vars.round > 4)
      return table.finish({ how: 'opened', rule: 'AIR-END-01', winners: [best] });
    return 'draw';
  },
});

export const airlock: dl.Game<Vars> = dl.defineGame<Vars>({
  id: 'airlock',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  longest: 40,
  zones,
  verbs: VERB,
  events: EVENT,
  procedures: [round, draw],
  kinds: CELLS.map((name) => ({ name, group: 'cell', back: 'cell' })),
  vars: ({ seats }) => ({ round: 1, points: Array.from({ length: seats }, () => 0) }),
  setUp(table) {
    for (let i = 0; i < 40; i++) table.create(KINDS[i % KINDS.length]!, ZONE.deck);
    table.shuffle(ZONE.deck);
    table.call(round, {});
  },
});
