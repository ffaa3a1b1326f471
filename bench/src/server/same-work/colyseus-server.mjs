// Colyseus: a schema with views, patched as soon as a move is on disk.
// `node colyseus-server.mjs FOLDER [rules]`; with `rules`, a decision of our rules is made for every move.
import { createRequire } from 'node:module';
import { Journal } from './journal.ts';
import { OurRules } from './our-rules.ts';
import { newState, play, SEATS } from './work.ts';

const peers = createRequire(new URL('../../../peers/', import.meta.url));
const { Room, Server } = peers('@colyseus/core');
const { WebSocketTransport } = peers('@colyseus/ws-transport');
const { ArraySchema, defineTypes, Schema, StateView, view } = peers('@colyseus/schema');

const [folder, how] = process.argv.slice(2);
const journal = new Journal(folder);

class Cell extends Schema {}
defineTypes(Cell, {
  noise: 'uint8',
  fire: 'boolean',
  explored: 'boolean',
  doors: ['uint8'],
  room: 'string',
  things: 'string',
});

class Hand extends Schema {}
defineTypes(Hand, { cards: ['string'] });
// Each is for its own seat only.
view()(Hand.prototype, 'cards');

class WorkSchema extends Schema {}
defineTypes(WorkSchema, {
  number: 'uint32',
  cells: [Cell],
  tracks: ['uint8'],
  hands: [Hand],
  deckSize: 'uint8',
  discarded: 'string',
  told: 'string',
});

const listOf = (values) => new ArraySchema(...values);

function schemaOf(state) {
  const cells = state.cells.map((cell) =>
    new Cell().assign({ ...cell, doors: listOf(cell.doors) }),
  );
  const hands = state.hands.map((cards) => new Hand().assign({ cards: listOf(cards) }));
  return new WorkSchema().assign({
    number: state.number,
    cells: listOf(cells),
    tracks: listOf(state.tracks),
    hands: listOf(hands),
    deckSize: state.deck.length,
    discarded: '',
    told: '',
  });
}

class TableRoom extends Room {
  onCreate() {
    // What was played is patched by hand, once it is on disk.
    this.patchRate = null;
    this.maxMessagesPerSecond = Number.POSITIVE_INFINITY;
    this.truth = newState();
    this.rules = how === 'rules' ? new OurRules() : null;
    this.state = schemaOf(this.truth);
    this.seats = new Map();
    this.onMessage('m', (client, [cell, card]) => this.move(client, { cell, card }));
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.hands[seat]);
  }

  async move(client, move) {
    const { truth, state } = this;
    const seat = this.seats.get(client.sessionId);
    if (truth.number % SEATS !== seat) return;
    const at = truth.number;
    const played = play(truth, seat, move);
    this.rules?.play();
    const { noise, fire, explored, things } = played.now;
    Object.assign(state.cells[played.cell], { noise, fire, explored, things });
    state.tracks[played.track] = played.value;
    state.hands[seat].cards[move.card] = truth.hands[seat][move.card];
    state.deckSize = truth.deck.length;
    state.discarded = played.discarded;
    state.number = truth.number;
    state.told = JSON.stringify({ name: 'played', data: { who: seat, card: played.discarded } });
    await journal.append(this.roomId, at, JSON.stringify({ do: 'decide', seat, at, ...move }));
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');
process.stdout.write(`localhost:${transport.server.address().port}\n`);
process.on('SIGTERM', () => process.exit(0));
