/**
 * Films an encounter for the README: a recorded game is watched in Chromium, and what is seen becomes an animated WebP of
 * a few stills. `npm run pictures` runs this.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo, packRecord } from '@deadlight/host/share';
import { chromium } from 'playwright-core';
import { FLAGS, needChromium } from './chromium.mjs';
import { MAX_PICTURE_BYTES, smallPictures } from './small-picture.ts';
import { serve } from './static-server.ts';

import { buildWeb } from './web-build.mjs';

const ROOT = join(import.meta.dirname, '..');
/** The Queen rises in an unexplored room. */
const RECORD = join(ROOT, 'fixtures/nemesis/037.deadlight');
const DECISION = 194;
const VIEW = { width: 1120, height: 630 };
const SIZE = { width: 480, height: 270 };
const FRAMES = 6;
const MILLISECONDS = 1200;
const LAST = 2500;
/** What the chunks around the stills take. */
const HEADS = 1024;

const bytes = (value: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntLE(value, 0, length);
  return buffer;
};

/** A chunk of a RIFF file; its length is padded to an even number. */
const chunk = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from(name),
    bytes(body.length, 4),
    body,
    Buffer.alloc(body.length % 2),
  ]);
};

/** The picture alone out of a WebP, without what a browser writes around it. */
function pictureIn(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (/^VP8[ L]/.test(webp.toString('latin1', at, at + 4))) return webp.subarray(at, next);
    at = next;
  }
  throw new Error('Chromium made no WebP picture');
}

/** Still pictures, one after the other, for ever. */
function animated(frames: readonly Buffer[]): Buffer {
  const size = [bytes(SIZE.width - 1, 3), bytes(SIZE.height - 1, 3)];
  const shown = frames.map((frame, i) =>
    chunk(
      'ANMF',
      bytes(0, 6),
      ...size,
      bytes(i === frames.length - 1 ? LAST : MILLISECONDS, 3),
      bytes(0, 1),
      pictureIn(frame),
    ),
  );
  const ANIMATION = 2;
  const head = chunk('VP8X', bytes(ANIMATION, 4), ...size);
  return chunk('RIFF', Buffer.from('WEBP'), head, chunk('ANIM', bytes(0, 6)), ...shown);
}

const { server, port } = await serve(buildWeb(), 0);
const browser = await chromium.launch({ executablePath: needChromium(), args: [...FLAGS] });
const page = await browser.newPage({ viewport: VIEW, colorScheme: 'dark', locale: 'en' });
await page.addInitScript(() => {
  localStorage.setItem('deadlight.pace', 'slow');
  localStorage.setItem('deadlight.sound-asked', 'off');
});
const link = linkTo(`http://localhost:${port}/`, await packRecord(readFileSync(RECORD, 'utf8')));
await page.goto(`${link}/${DECISION - 1}`);
await page.waitForSelector('.replay .room');
await page.locator('[data-does=on]').click();
const pictures: Buffer[] = [];
for (let i = 0; i < FRAMES; i++) {
  pictures.push(await page.screenshot());
  await page.waitForTimeout(MILLISECONDS);
}
const canvas = await browser.newPage();
const frames = await smallPictures(canvas, pictures, SIZE, MAX_PICTURE_BYTES - HEADS);
await browser.close();
server.close();
writeFileSync(join(ROOT, 'docs/screenshots/encounter.webp'), animated(frames));
