/** Writes a compressed copy next to each file, so that a server need not compress it for each request. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that are compressed already, or hardly shrink, are sent as they are. */
const WORTH = /\.(js|css|html|svg|txt)$/;
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The best level takes three times as long and saves a twelfth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < MIN_BYTES) return;
  await writeFile(`${file}.br`, await brotli(source, { params }));
  await writeFile(`${file}.gz`, await zip(source, { level: 9 }));
}

export const compressed = (): Plugin => ({
  name: 'deadlight-compressed',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => WORTH.test(file));
    await Promise.all(files.map((file) => compress(join(dir!, file))));
  },
});
