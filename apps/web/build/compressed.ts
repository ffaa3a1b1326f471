/** Writes each file compressed beside it, so that a server can send it so without doing it again. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is compressed already, or hardly gets smaller, is sent as it is. */
const WORTH = /\.(js|css|html|svg|txt)$/;
const LEAST = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The best takes three times as long, for a twelfth less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < LEAST) return;
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
