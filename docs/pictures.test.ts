import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '../scripts/small-picture.ts';

const ROOT = join(import.meta.dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  );

const pictures = filesIn('docs').filter((file) => /\.(png|jpe?g|gif|webp|avif|svg)$/.test(file));
const documents = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))]
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

describe('pictures of the documents', () => {
  it('are some', () => {
    expect(pictures.length).toBeGreaterThan(5);
  });

  it.each(pictures)('%s is small: every retake stays in the history', (file) => {
    expect(statSync(join(ROOT, file)).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });

  it.each(pictures)('%s is shown somewhere', (file) => {
    expect(documents).toContain(basename(file));
  });
});
