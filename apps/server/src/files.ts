/** The browser app, as plain files. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

function fileAt(folder: string, url: string): string | null {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    if (path !== folder && !path.startsWith(folder + sep)) return null;
    for (const file of [path, join(path, 'index.html')])
      if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return file;
  } catch {
    // An address that cannot be read leads nowhere.
  }
  return null;
}

/** As the build has compressed it beside the file, by what the browser reads; or as it is. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function packedAt(file: string, reads: string): { file: string; encoding: string | null } {
  const words = reads.split(/[,;\s]+/);
  for (const [encoding, ending] of PACKED)
    if (words.includes(encoding) && existsSync(file + ending))
      return { file: file + ending, encoding };
  return { file, encoding: null };
}

export const filesIn = (folder: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const file = fileAt(folder, request.url);
  if (file === null) return reply.code(404).type('text/plain').send('not here\n');
  // Built files carry a hash in their names; the page that names them must be fresh.
  const lasting = file.includes(`${sep}assets${sep}`);
  const sent = packedAt(file, String(request.headers['accept-encoding'] ?? ''));
  if (sent.encoding !== null) reply.header('content-encoding', sent.encoding);
  return reply
    .header('vary', 'accept-encoding')
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
    .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .send(createReadStream(sent.file));
};
