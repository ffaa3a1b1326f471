import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { MAX_LENGTH } from '@deadlight/engine';
import { describe, expect, it, vi } from 'vitest';
import {
  linkTo,
  linkToScenario,
  packedIn,
  packRecord,
  packScenario,
  unpackRecord,
  unpackScenario,
} from './share.ts';

const ROOT = join(import.meta.dirname, '../../..');
const records = globSync('fixtures/*/00*.deadlight', { cwd: ROOT }).map((file) =>
  readFileSync(join(ROOT, file), 'utf8'),
);
const packed = (bytes: Uint8Array): string =>
  deflateRawSync(bytes, { level: 9 }).toString('base64url');

describe('a share link', () => {
  it('holds a whole record, and gives back the same', async () => {
    expect(records.length).toBeGreaterThan(20);
    for (const record of records) {
      const link = linkTo('https://play.example/app/?seed=x#/table/7', await packRecord(record));
      expect(link).toMatch(/^https:\/\/play\.example\/app\/\?seed=x#\/replay\/link\/[\w-]+$/);
      expect(await unpackRecord(packedIn(link)!)).toBe(record);
    }
  });

  it('keeps names in any script', async () => {
    const record = 'player 1 person Ève 👾\n';
    expect(await unpackRecord(await packRecord(record))).toBe(record);
  });

  it('holds a scenario as well, within its own bounds', async () => {
    const scenario = 'name: A Door stops the Intruder – “click”\n';
    const packed = await packScenario(scenario);
    expect(linkToScenario('https://play.example/#/', packed)).toBe(
      `https://play.example/#/scenario/${packed}`,
    );
    expect(await unpackScenario(packed)).toBe(scenario);
    const long = await packRecord('x'.repeat(MAX_LENGTH.scenario + 1));
    await expect(unpackScenario(long)).rejects.toThrow('a scenario has at most');
  });

  it('is looked for in links only', () => {
    expect(packedIn('evening.deadlight')).toBeNull();
    expect(packedIn('https://play.example/#/table/7')).toBeNull();
  });

  it.each([
    ['is empty', '', 'characters that no link has'],
    ['has other characters', 'ab c', 'characters that no link has'],
    ['is no base64', 'abcde', 'cut off'],
    ['is not compressed', Buffer.from('deadlight 2').toString('base64url'), 'cut off or changed'],
    ['goes on after its end', `${packed(Buffer.from('deadlight'))}AAAA`, 'cut off or changed'],
    ['holds no text', packed(Uint8Array.of(0xff, 0xfe, 0xfd)), 'no text'],
    ['is too long', 'A'.repeat(MAX_LENGTH.link + 1), 'a link has at most 500,000 characters'],
  ])('that %s is refused', async (_how, link, why) => {
    await expect(unpackRecord(link)).rejects.toThrow(why);
    await expect(unpackRecord(link)).rejects.toMatchObject({ name: 'BadRecord' });
  });

  it('that is truncated anywhere is refused', async () => {
    const whole = await packRecord(records[0]!);
    for (let length = 1; length < whole.length; length += 97)
      await expect(unpackRecord(whole.slice(0, length)), `${length}`).rejects.toMatchObject({
        name: 'BadRecord',
      });
  });

  it('that would inflate to a huge size is aborted early', async () => {
    const bomb = packed(Buffer.alloc(100_000_000));
    expect(bomb.length).toBeLessThan(MAX_LENGTH.link);
    let inflated = 0;
    const Real = DecompressionStream;
    vi.stubGlobal(
      'DecompressionStream',
      class {
        constructor(format: 'deflate-raw') {
          const count = new TransformStream<Uint8Array, Uint8Array>({
            transform(chunk, next) {
              inflated += chunk.length;
              next.enqueue(chunk);
            },
          });
          const { readable, writable } = new Real(format);
          Object.assign(this, { readable: readable.pipeThrough(count), writable });
        }
      },
    );
    await expect(unpackRecord(bomb)).rejects.toThrow('a record has at most 4,000,000 characters');
    vi.unstubAllGlobals();
    expect(inflated).toBeGreaterThan(MAX_LENGTH.record);
    expect(inflated).toBeLessThan(MAX_LENGTH.record + 2_000_000);
  });

  it('is not made for a record that is too long', async () => {
    await expect(packRecord('x'.repeat(MAX_LENGTH.record + 1))).rejects.toThrow('a record has');
  });
});
