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
// The configuration of the package names folders of another machine; without any font a page ends the browser.
const fonts = join(folder, 'fonts-here.conf');
await writeFile(
  fonts,
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
);
// Last, and atomically: where it exists, everything else does.
const script = join(folder, 'chromium');
await writeFile(
  `${script}.new`,
  `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/lib' FONTCONFIG_FILE='${fonts}'
exec '${program}' --no-zygote "$@"
`,
  { mode: 0o755 },
);
await rename(`${script}.new`, script);
