// boardgame.io with hidden hands. It tells before it stores; here what it tells waits until the move is on disk.
// `node boardgame-server.mjs FOLDER log|state`: only the log of moves is kept, or the state as well.
import { createRequire } from 'node:module';
import { Journal } from './journal.ts';
import { newState, play, SEATS } from './work.ts';

const peers = createRequire(new URL('../../../peers/', import.meta.url));
const { Server, SocketIO } = peers('boardgame.io/server');
const { Async } = peers('boardgame.io/internal');

const [folder, what] = process.argv.slice(2);
const journal = new Journal(folder);

const game = {
  name: 'work',
  setup: newState,
  disableUndo: true,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    play({ G, playerID }, move) {
      play(G, Number(playerID), move);
    },
  },
};

/** What is told of a match waits here for the write that follows. */
const held = new Map();

/** Everything in memory; what is written is what a server that is started again would need. */
class Kept extends Async {
  #matches = new Map();

  async connect() {}

  async createMatch(id, { initialState, metadata }) {
    this.#matches.set(id, { state: initialState, initialState, metadata, log: [] });
  }

  async setState(id, state, deltalog = []) {
    const match = this.#matches.get(id);
    match.state = state;
    const { _stateID: place } = state;
    const kept =
      what === 'state'
        ? [
            journal.append(id, -1, JSON.stringify(state)),
            journal.append(id, place, JSON.stringify(deltalog)),
          ]
        : [journal.append(id, place, JSON.stringify(deltalog))];
    await Promise.all(kept);
    for (const tell of held.get(`MATCH-${id}`)?.splice(0) ?? []) tell();
  }

  async setMetadata(id, metadata) {
    this.#matches.get(id).metadata = metadata;
  }

  async fetch(id, { state, metadata, log, initialState }) {
    const match = this.#matches.get(id);
    if (match === undefined) return {};
    return {
      ...(state && { state: match.state }),
      ...(metadata && { metadata: match.metadata }),
      ...(log && { log: match.log }),
      ...(initialState && { initialState: match.initialState }),
    };
  }

  async wipe(id) {
    this.#matches.delete(id);
  }

  async listMatches() {
    return [...this.#matches.keys()];
  }
}

class AfterTheWrite {
  #hear = new Map();

  publish(channel, payload) {
    const tell = () => {
      for (const hear of this.#hear.get(channel) ?? []) hear(payload);
    };
    if (!held.has(channel)) held.set(channel, []);
    held.get(channel).push(tell);
  }

  subscribe(channel, hear) {
    if (!this.#hear.has(channel)) this.#hear.set(channel, []);
    this.#hear.get(channel).push(hear);
  }

  unsubscribeAll(channel) {
    this.#hear.delete(channel);
  }
}

const transport = new SocketIO({ pubSub: new AfterTheWrite() });
const server = Server({ games: [game], db: new Kept(), transport, origins: [/.*/] });
const { appServer } = await server.run(0);
process.stdout.write(`localhost:${appServer.address().port}\n`);
process.on('SIGTERM', () => process.exit(0));
