/**
 * The floor: `ws` and a journal, and nothing else. No rules, no views: everybody at a table is sent the same text.
 * `node floor-server.ts FOLDER [rules]`; with `rules`, a decision of our rules is made for every move.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { Journal } from './journal.ts';
import { OurRules } from './our-rules.ts';
import { type Move, newState, play, SEATS, type WorkState } from './work.ts';

interface FloorTable {
  readonly state: WorkState;
  readonly sockets: WebSocket[];
  readonly rules: OurRules | null;
}

interface Said extends Move {
  readonly id: string;
  readonly seat: number;
  readonly at: number;
}

const [folder, how] = process.argv.slice(2);
const journal = new Journal(folder!);
const tables = new Map<string, FloorTable>();

function tableOf(id: string): FloorTable {
  let table = tables.get(id);
  if (table === undefined) {
    table = { state: newState(), sockets: [], rules: how === 'rules' ? new OurRules() : null };
    tables.set(id, table);
  }
  return table;
}

async function hear(id: string, table: FloorTable, socket: WebSocket, text: string): Promise<void> {
  const said = JSON.parse(text) as Said;
  const { state, sockets, rules } = table;
  if (said.at !== state.number || said.at % SEATS !== said.seat) return;
  const played = play(state, said.seat, said);
  rules?.play();
  await journal.append(id, said.at, JSON.stringify({ do: 'decide', ...said }));
  const line = { name: 'played', data: { who: said.seat, card: played.discarded } };
  const asked = state.number % SEATS;
  const news = Buffer.from(
    JSON.stringify({ say: 'changed', seq: state.number, changes: played, lines: [line], asked }),
  );
  socket.send(`{"say":"taken","id":"${said.id}"}`);
  for (const one of sockets) one.send(news, { binary: false });
}

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const id = request.url!.slice(1);
  const table = tableOf(id);
  table.sockets.push(socket);
  socket.on('message', (data) => void hear(id, table, socket, String(data)));
  socket.on('close', () => table.sockets.splice(table.sockets.indexOf(socket), 1));
  socket.send('{"say":"hello"}');
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`localhost:${(http.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
