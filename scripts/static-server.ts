/** Serves a folder of plain files to this machine. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainFile } from '@deadlight/server/plain-files';

const POLICY =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const found = isRead ? plainFile(folder, url, String(headers['accept-encoding'] ?? '')) : null;
  if (found === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not here\n');
    return;
  }
  response.writeHead(200, {
    ...found.headers,
    ...(found.obeys && { 'content-security-policy': POLICY }),
    'x-content-type-options': 'nosniff',
  });
  if (method === 'HEAD') response.end();
  else createReadStream(found.file).pipe(response);
}

/** Listens on the port, or on the next that is free; gives the server and its port. */
export function serve(folder: string, port: number): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, request, response));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(serve(folder, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}
