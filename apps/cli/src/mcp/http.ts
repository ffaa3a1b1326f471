/** Streamable HTTP on this machine alone, unless more hosts are named: other sites cannot reach it by a name of their own. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

export interface Where {
  readonly address: string;
  readonly port: number;
  /** Names besides `localhost` under which it may be called. */
  readonly hosts: readonly string[];
}

const PATH = '/mcp';
/** A call has a few hundred characters. */
const LARGEST_BODY = 64 * 1024;

const plain = (status: number, text: string): Response => new Response(text, { status });

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  const method = incoming.method ?? 'GET';
  const body = method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null;
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

async function write(response: Response, out: ServerResponse): Promise<void> {
  out.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) out.end();
  else await pipeline(Readable.fromWeb(response.body as never), out);
}

export async function listen(server: () => McpServer, where: Where): Promise<Listening> {
  const handler = createMcpHandler(server, { maxRequestBodySize: LARGEST_BODY });
  const hosts = [...localhostAllowedHostnames(), ...where.hosts];
  const origins = [...localhostAllowedOrigins(), ...where.hosts];
  const respond = async (request: Request): Promise<Response> =>
    hostHeaderValidationResponse(request, hosts) ??
    originValidationResponse(request, origins) ??
    (new URL(request.url).pathname === PATH
      ? handler.fetch(request)
      : plain(404, `the address is ${PATH}`));
  const http = createServer((incoming, out) => {
    respond(requestOf(incoming))
      .catch(() => plain(500, 'something went wrong'))
      .then((response) => write(response, out))
      .catch(() => out.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(where.port, where.address, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      await handler.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
