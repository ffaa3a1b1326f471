/** How a player connects to each of the other servers, with as little work of its own as possible. */
import { createRequire } from 'node:module';
import { WebSocket } from 'ws';
import type { Connect } from './turn-players.ts';
import { SEATS } from './work.ts';

const NEWS = '{"say":"changed"';

export const toFloor =
  (port: number): Connect =>
  (table, seat, hear) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false });
      let ids = 0;
      socket.once('error', reject);
      socket.on('message', (data: Buffer) => {
        if (data.toString('latin1', 0, NEWS.length) === NEWS) hear(data.length);
      });
      socket.once('message', () =>
        resolve({
          move: (move, at) =>
            socket.send(
              JSON.stringify({ say: 'decide', id: (ids++).toString(36), seat, at, ...move }),
            ),
          close: () => socket.terminate(),
        }),
      );
    });

/** The first byte of a message of Colyseus. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
/** `m`, and a list of two, in MessagePack. */
const MOVE = [ROOM_DATA, 0xa1, 0x6d, 0x92] as const;

interface Reserved {
  readonly name: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
}

export function toColyseus(port: number): Connect {
  /** By table. */
  const rooms = new Map<string, string>();
  return async (table, _seat, hear) => {
    const room = rooms.get(table);
    const how = room === undefined ? 'create/table' : `joinById/${room}`;
    const response = await fetch(`http://127.0.0.1:${port}/matchmake/${how}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { roomId, sessionId, processId } = (await response.json()) as Reserved;
    rooms.set(table, roomId);
    const at = `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(at, { perMessageDeflate: false });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data: Buffer) => {
        if (data[0] === ROOM_STATE_PATCH) hear(data.length);
        else if (data[0] === JOIN_ROOM) socket.send(Buffer.of(JOIN_ROOM));
        else if (data[0] === ROOM_STATE)
          resolve({
            move: ({ cell, card }) => socket.send(Buffer.of(...MOVE, cell, card)),
            close: () => socket.terminate(),
          });
      });
    });
  };
}

/** What we use of socket.io-client, which comes with boardgame.io. */
interface Socket {
  readonly io: {
    readonly engine: { on(event: 'packet', hear: (packet: { data?: string }) => void): void };
  };
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

export function toBoardgame(port: number): Connect {
  const peers = createRequire(new URL('../../../peers/', import.meta.url));
  const { io } = peers('socket.io-client') as { io: (address: string, options: object) => Socket };
  return (table, seat, hear) =>
    new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/work`, {
        transports: ['websocket'],
        forceNew: true,
      });
      let bytes = 0;
      const player = String(seat);
      socket.on('connect', () => {
        socket.io.engine.on('packet', ({ data }) => {
          bytes = data?.length ?? 0;
        });
        socket.emit('sync', table, player, undefined, SEATS);
      });
      socket.on('sync', () =>
        resolve({
          move(move, at) {
            const payload = { type: 'play', args: [move], playerID: player };
            socket.emit('update', { type: 'MAKE_MOVE', payload }, at, table, player);
          },
          close: () => socket.disconnect(),
        }),
      );
      socket.on('update', () => hear(bytes));
    });
}
