/** Replays the corpus in a browser, and waits for its report. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Corpus } from './corpus.ts';
import type { Played } from './play-corpus.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['/', 'text/html'],
  ['/page.js', 'text/javascript'],
  ['/play-corpus.js', 'text/javascript'],
  ['/records.json', 'application/json'],
]);

/** Gives `visit` the address of a page that plays the corpus. */
export async function playedIn(
  { folder }: Corpus,
  visit: (address: string) => Promise<unknown>,
): Promise<Played> {
  const told = Promise.withResolvers<Played>();
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const type = TYPES.get(url);
    if (method === 'POST' && url === '/played') {
      let body = '';
      for await (const part of request) body += String(part);
      response.end();
      told.resolve(JSON.parse(body) as Played);
    } else if (type === undefined) response.writeHead(404).end();
    else {
      const file = url === '/' ? 'index.html' : url.slice(1);
      response.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, file)));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const { port } = server.address() as AddressInfo;
    await visit(`http://127.0.0.1:${port}/`);
    return await told.promise;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
