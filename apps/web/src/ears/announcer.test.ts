import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');

/** What a screen reader speaks by itself. Alerts are only for what has broken, or was refused. */
const LIVE = /role="(?:status|log|timer|marquee)"|aria-live=|<output/;

it('no other region speaks by itself', () => {
  const sources = globSync('src/**/*.tsx', { cwd: WEB });
  expect(sources.length).toBeGreaterThan(100);
  const speaking = sources.filter((file) => LIVE.test(readFileSync(join(WEB, file), 'utf8')));
  expect(speaking).toEqual([]);
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  expect(page.match(new RegExp(LIVE, 'g'))).toHaveLength(1);
});
