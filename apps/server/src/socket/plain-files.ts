/** The files of the built app, as they are sent. */
import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

export interface PlainFile {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it obeys a policy: to anything but pages and workers that means nothing. */
  readonly obeys: boolean;
}

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

const OBEYS = /\.html$|\b(?:worker|thread)-[^/\\]*\.js$/;

/** The build puts compressed copies next to each file. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

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

/** What an address means, compressed as far as the browser reads that; null if it leads nowhere. */
export function plainFile(folder: string, url: string, reads: string): PlainFile | null {
  const file = fileAt(folder, url);
  if (file === null) return null;
  const words = reads.split(/[,;\s]+/);
  const packed = PACKED.find(
    ([encoding, ending]) => words.includes(encoding) && existsSync(file + ending),
  );
  // Built files carry a hash in their names; the page that names them must be fresh.
  const lasting = file.includes(`${sep}assets${sep}`);
  return {
    file: packed === undefined ? file : file + packed[1],
    obeys: OBEYS.test(file),
    headers: {
      ...(packed !== undefined && { 'content-encoding': packed[0] }),
      vary: 'accept-encoding',
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  };
}
