import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { always, launch, scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const directory = scratch();
const good = join(directory, 'good');
launch(['play', '--seed', 'replay', '--save', good], always('1'));
const text = readFileSync(good, 'utf8');

function changed(name: string, content: string): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

describe('replay --verify', () => {
  it('accepts an untouched record', async () => {
    const { code, out } = await run(['replay', good, '--verify']);
    expect(code).toBe(0);
    expect(out).toMatch(/decisions lead to [\da-f]{32}, as recorded\.$/m);
  });

  it.each([
    ['another hash', 1, text.replace(/^(end \d+) .*/m, '$1 0123'), 'was recorded as 0123'],
    ['an illegal decision', 1, text.replace(/^1 .*/m, '1 burn'), /decision \d+, seat 1, "burn"/],
    ['a missing end', 2, text.split('\n').slice(0, 20).join('\n'), 'line 21: expected "end …"'],
    ['no record at all', 2, '\u0000\u0001garbage\uFFFD', 'line 1: expected "deadlight …"'],
    ['nothing', 2, '', 'line 1: expected "deadlight …"'],
  ])('does not accept %s', async (name, exit, content, message) => {
    const { code, out, err } = await run(['replay', changed(name, content), '--verify']);
    expect(out).toBe('');
    expect(err).toMatch(/^deadlight: .+\n$/);
    expect(err).toMatch(message);
    expect(code).toBe(exit);
  });
});

describe('replay', () => {
  it('tells the story as everyone knows it, or as one seat does', async () => {
    const everyone = (await run(['replay', good])).out;
    const red = (await run(['replay', good, '--seat', '1'])).out;
    expect(everyone).toContain('Red draws a card.');
    expect(red).not.toContain('Red draws a card.');
    expect(red).toMatch(/^Red draws .+\./m);
    expect(everyone).toContain('The game is over.');
  });

  it('stops where it is told, and shows what a seat saw there', async () => {
    const at = ['replay', good, '--at', '12', '--seat', '1'];
    expect((await run(at)).out).toContain('Your hand (');
    const { view, decisions } = JSON.parse((await run([...at, '--json'])).out) as {
      view: { seat: number; zones: Record<string, { hidden?: object }> };
      decisions: number;
    };
    expect(decisions).toBe(12);
    expect(view.seat).toBe(0);
    expect(view.zones['hand/1']!.hidden).toBeUndefined();
    expect(view.zones['hand/2']!.hidden).toBeDefined();
  });

  it('says which decisions and seats there are', async () => {
    expect((await run(['replay', good, '--at', '99999'])).err).toMatch(
      /--at 99999: must be .* 0 to \d+/,
    );
    expect((await run(['replay', good, '--seat', '5'])).code).toBe(2);
  });
});
