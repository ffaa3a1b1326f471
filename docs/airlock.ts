/** Airlock: a made-up game small enough to read at once, to show how a game is written. */
import * as dl from '@deadlight/engine';

type Vars = { round: number; readonly points: number[] }; // what everyone knows
const procedure = dl.proceduresOf<Vars>();
const CELLS = ['cell-1', 'cell-2', 'cell-3', 'cell-4'];
// Who sees what: a hand is its owner's, the deck nobody's, and everyone sees what was used.
const zones = dl.layOut(4, {
  deck: { faces: 'nobody', ordered: true },
  hand: { faces: 'owner', each: 'seat' },
  used: { faces: 'everyone' },
});
const Z = zones.at;
// What can be said: `vent cell-1 cell-4` (some of the hand), `play cell-3` (one card).
const cell = dl.words('cell', CELLS);
const V = dl.verbs({ vent: { cell }, play: { cell } });

/** Offers the cells of a hand; the best may not be played in the first round, and a rule says so. */
const handFor = (verb: dl.Verb): dl.Ask<Vars, unknown>['options'] =>
  function offerHand(table, _local, seat, offer) {
    const held = CELLS.map((_, kind) => kind).filter(
      (kind) => table.find(Z.hand + seat, kind) >= 0,
    );
    const cold = verb === V.play && table.vars.round === 1 && held.length > 1;
    for (const kind of held) offer.unless(cold && kind === 3 ? 'AIR-COLD-01' : null, verb(kind));
  };

const draw = procedure<{ seat: dl.Seat }>('draw', {
  fill(table, { seat }) {
    if (table.zone(Z.hand + seat).length === 3) return dl.END;
    const card = table.top(Z.deck);
    table.move(card, Z.hand + seat);
    // Everyone reads that a card was drawn; which one, only who sees it.
    table.log?.tell('AIR-DRAW-01', 'drew', { seat, card: dl.asSeen(table, card) });
    return 'fill';
  },
});

const round = procedure<{ captain: dl.Seat }>('round', {
  draw(table) {
    for (const seat of table.vars.points.keys()) table.call(draw, { seat });
  },
  vent: {
    asks: (_table, { captain }) => captain,
    options: handFor(V.vent),
    count: () => ({ min: 0, max: 2 }), // an answer of several options
  },
  discard(table, { captain }) {
    for (const option of table.answerOf(captain) as number[])
      table.move(table.find(Z.hand + captain, V.vent.value(option, 0)), Z.used);
  },
  play: { asks: (table) => [...table.vars.points.keys()], options: handFor(V.play) }, // all at once
  score(table, local) {
    const { points } = table.vars;
    const played = table.asked.map((seat) => V.play.value(table.answerOf(seat) as number, 0));
    const best = Math.max(...played);
    if (played.indexOf(best) === played.lastIndexOf(best)) points[played.indexOf(best)]!++;
    for (const seat of points.keys()) table.move(table.find(Z.hand + seat, played[seat]!), Z.used);
    const winners = [...points.keys()].filter((seat) => points[seat] === 2);
    if (winners.length > 0 || ++table.vars.round > 4)
      return table.finish({ how: 'opened', rule: 'AIR-END-01', winners });
    local.captain = table.roll(points.length) - 1;
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
  verbs: V,
  procedures: [round, draw],
  kinds: CELLS.map((name) => ({ name, group: 'cell', back: 'cell' })),
  vars: ({ seats }) => ({ round: 1, points: Array.from({ length: seats }, () => 0) }),
  setUp(table) {
    for (let i = 0; i < 40; i++) table.create(i % CELLS.length, Z.deck);
    table.shuffle(Z.deck);
    table.call(round, { captain: 0 });
  },
});
