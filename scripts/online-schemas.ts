/**
 * Writes the documents of the online protocol for other programmers: a JSON Schema for each message, and one AsyncAPI
 * document for all. They are made from the schemas by which the server reads and tests what is said:
 * `node scripts/online-schemas.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ONLINE_VERSION } from '@deadlight/host';
import { z } from 'zod';
import { toServer } from '../apps/server/src/socket/protocol.ts';
import { fromServer } from '../apps/server/src/socket/replies.ts';

export const FOLDER = join(import.meta.dirname, '../docs/online/schema');

type Direction = 'to-server' | 'from-server';
type Schema = Readonly<Record<string, unknown>>;

interface Message {
  readonly direction: Direction;
  readonly say: string;
  readonly schema: Schema;
}

function messagesOf(
  direction: Direction,
  { options }: typeof toServer | typeof fromServer,
): Message[] {
  return options.map((option) => {
    const [say] = option.shape.say.values;
    // What a client may leave out has a default: the schema is of what it sends.
    const schema = z.toJSONSchema(option, { io: direction === 'to-server' ? 'input' : 'output' });
    return { direction, say: say!, schema };
  });
}

const nameOf = ({ direction, say }: Message): string => `${direction}/${say}`;

function asyncApi(messages: readonly Message[]): object {
  const refs = (direction: Direction): object[] =>
    messages
      .filter((message) => message.direction === direction)
      .map((message) => ({
        $ref: `#/channels/online/messages/${nameOf(message).replace('/', '-')}`,
      }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Deadlight: online tables',
      version: String(ONLINE_VERSION),
      description: 'What it all means, and who answers what: docs/online/protocol.md.',
      license: { name: 'AGPL-3.0-or-later' },
    },
    defaultContentType: 'application/json',
    channels: {
      online: {
        address: '/online',
        bindings: {
          ws: {
            method: 'GET',
            headers: {
              type: 'object',
              required: ['Origin', 'Host'],
              properties: {
                Origin: { type: 'string' },
                Host: { type: 'string' },
                Cookie: { type: 'string' },
              },
            },
          },
        },
        messages: Object.fromEntries(
          messages.map((message) => [
            nameOf(message).replace('/', '-'),
            { name: message.say, payload: { $ref: `./${nameOf(message)}.json` } },
          ]),
        ),
      },
    },
    operations: {
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/online' },
        messages: refs('to-server'),
      },
      tell: {
        action: 'send',
        channel: { $ref: '#/channels/online' },
        messages: refs('from-server'),
      },
    },
  };
}

/** All files, by their path in the folder. */
export function onlineSchemas(): ReadonlyMap<string, string> {
  const messages = [...messagesOf('to-server', toServer), ...messagesOf('from-server', fromServer)];
  const files: [string, object][] = [
    ['asyncapi.json', asyncApi(messages)],
    ...messages.map((message): [string, object] => [`${nameOf(message)}.json`, message.schema]),
  ];
  return new Map(files.map(([name, file]) => [name, `${JSON.stringify(file, null, 2)}\n`]));
}

if (import.meta.main) {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of onlineSchemas()) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
}
