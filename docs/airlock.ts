/** Airlock: a made-up game in sixty lines that uses every part of the engine. */
import * as dl from '@deadlight/engine';

type Vars = { round: number; readonly points: number[] };
type Table = dl.Table<Vars>;
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

const round = procedure<{ captain: dl.Seat }>('round', {
  vent: {
    asks: (_table, { captain }) => captain,
    options: (table, _local, seat, offer) => offerHand(table, seat, V.vent, offer),
    count: () => ({ min: 0, max: 2 }), // an answer may hold several options
  },
  discard(table, { captain }) {
    for (const option of table.answerOf(captain) as number[])
      table.move(table.find(Z.hand + captain, V.vent.value(option, 0)), Z.used);
  },
  play: {
    asks: (table) => table.vars.points.map((_, seat) => seat), // all at once, in secret
    options: (table, _local, seat, offer) => offerHand(table, seat, V.play, offer),
  },
  score(table, local) {
    const played = table.asked.map((seat) => V.play.value(table.answerOf(seat) as number, 0));
    const best = Math.max(...played);
    const alone = played.filter((value) => value === best).length === 1;
    for (const [i, seat] of table.asked.entries()) {
      table.move(table.find(Z.hand + seat, played[i]!), Z.used);
      if (alone && played[i] === best) table.vars.points[seat]!++;
    }
    const winners = table.asked.filter((seat) => table.vars.points[seat] === 2);
    if (winners.length > 0 || ++table.vars.round > 4)
      return table.finish({ how: 'opened', rule: 'AIR-END-01', winners });
    for (const seat of table.asked) table.call(draw, { seat }); // runs before the next step
    local.captain = table.roll(table.state.seats) - 1;
    return 'vent';
  },
});

const draw = procedure<{ seat: dl.Seat }>('draw', {
  fill(table, { seat }) {
    const card = table.top(Z.deck);
    if (card < 0 || table.zone(Z.hand + seat).length === 3) return dl.END;
    table.move(card, Z.hand + seat);
    // Everyone reads that a card was drawn; which one, only who sees it.
    table.log?.tell('AIR-DRAW-01', 'drew', { seat, card: dl.asSeen(table, card) });
    return 'fill';
  },
});

/** Offers the cells of a hand; the best one may not be played in the first round. */
function offerHand(table: Table, seat: dl.Seat, verb: dl.Verb, offer: dl.Offer): void {
  const held = CELLS.map((_, kind) => kind).filter((kind) => table.find(Z.hand + seat, kind) >= 0);
  const cold = verb === V.play && table.vars.round === 1 && held.length > 1;
  for (const kind of held) offer.unless(cold && kind === 3 ? 'AIR-COLD-01' : null, verb(kind));
}

export const airlock: dl.Game<Vars> = dl.defineGame<Vars>({
  id: 'airlock',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  kinds: CELLS.map((name) => ({ name, group: 'cell', back: 'cell' })),
  zones,
  verbs: V,
  procedures: [round, draw],
  longest: 40,
  vars: ({ seats }) => ({ round: 1, points: Array.from({ length: seats }, () => 0) }),
  setUp(table, { seats }) {
    for (let i = 0; i < 40; i++) table.create(i % CELLS.length, Z.deck);
    table.shuffle(Z.deck);
    table.call(round, { captain: 0 });
    for (let seat = 0; seat < seats; seat++) table.call(draw, { seat });
  },
});
