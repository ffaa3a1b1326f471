// Serves a folder of plain files to this machine.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pages and workers obey a policy; to everything else it means nothing. */
const hasPolicy = (file) => file.endsWith('.html') || /\b(worker|thread)-[^/]*\.js$/.test(file);

/** The file that an address means, or null. */
function fileAt(folder, url) {
  const { pathname } = new URL(url, 'http://localhost');
  const path = normalize(join(folder, decodeURIComponent(pathname)));
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  for (const file of [path, join(path, 'index.html')])
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  return null;
}

/** As the build has compressed it beside the file, by what the browser reads; or as it is. */
function packedAt(file, reads) {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ])
    if (reads.split(/[,;\s]+/).includes(encoding) && existsSync(file + ending))
      return { file: file + ending, encoding };
  return { file, encoding: 'identity' };
}

function answer(folder, request, response) {
  let file = null;
  try {
    file = fileAt(folder, request.url ?? '/');
  } catch {
    // An address that cannot be read leads nowhere.
  }
  if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not here\n');
    return;
  }
  // Built files carry a hash in their names; the page that names them must be fresh.
  const lasting = file.includes(`${sep}assets${sep}`);
  const sent = packedAt(file, request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-encoding': sent.encoding,
    vary: 'accept-encoding',
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(hasPolicy(file) && { 'content-security-policy': POLICY }),
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent.file).pipe(response);
}

/** Listens on the port, or on the next that is free; gives the server and its port. */
export function serve(folder, port) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, request, response));
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(serve(folder, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve({ server, port: server.address().port }));
  });
}
