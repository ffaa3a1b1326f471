// Unpacks the Chromium of the package next to this file into a folder, with the libraries that a bare machine
// lacks.
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const packed = join(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin');
const { extract } = require('tar-fs');

const [, , folder] = process.argv;
await mkdir(folder, { recursive: true });
const unpack = (name, to) =>
  pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), to);
for (const name of ['al2023', 'fonts', 'swiftshader'])
  await unpack(`${name}.tar.br`, extract(folder));
const program = join(folder, 'chromium-program');
await unpack('chromium.br', createWriteStream(program));
await chmod(program, 0o755);
// Last, and atomically: where it exists, everything else does.
const script = join(folder, 'chromium');
await writeFile(
  `${script}.new`,
  `#!/bin/sh\nLD_LIBRARY_PATH='${folder}/lib' exec '${program}' --no-zygote "$@"\n`,
  { mode: 0o755 },
);
await rename(`${script}.new`, script);
