import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo, packRecord } from '@deadlight/host/share';
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
  it('accepts an untouched record, and says what was checked', async () => {
    const { code, out } = await run(['replay', good, '--verify']);
    expect(code).toBe(0);
    expect(out).toMatch(/^correct +The seed is [\da-f]{64}\./m);
    expect(out).toMatch(
      /^correct +Played again, every decision is legal \(\d+\), and every recorded hash .* \(\d+\)\.$/m,
    );
    expect(out).toContain('Nothing was changed.');
    const german = await run(['replay', good, '--verify', '--lang', 'de']);
    expect(german.out).toContain('Nichts wurde verändert.');
  });

  it.each([
    ['another hash', text.replace(/^(end \d+) \S+/m, `$1 ${'0'.repeat(32)}`), /recorded as 0{32}/],
    ['an illegal decision', text.replace(/^1 .*/m, '1 burn'), /decision \d+, seat 1, "burn"/],
  ])('finds %s', async (name, content, message) => {
    const path = changed(name, content);
    const { code, out } = await run(['replay', path, '--verify']);
    expect(out).toMatch(message);
    expect(code).toBe(1);
    const told = await run(['replay', path, '--verify', '--json']);
    const { verified, checks } = JSON.parse(told.out);
    expect(verified).toBe(false);
    expect(checks.find(({ name: check }: { name: string }) => check === 'play').ok).toBe(false);
    expect(told.code).toBe(1);
  });

  it.each([
    ['a missing end', text.split('\n').slice(0, 20).join('\n'), 'expected "end …"'],
    ['no record at all', '\u0000\u0001garbage\uFFFD', 'line 1: expected "deadlight …"'],
    ['nothing', '', 'expected "deadlight …"'],
  ])('cannot read %s', async (name, content, message) => {
    const { code, out, err } = await run(['replay', changed(name, content), '--verify']);
    expect(out).toBe('');
    expect(err).toMatch(/^deadlight: .+\n$/);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });
});

describe('replay of a share link', () => {
  it('is that of the file', async () => {
    const link = linkTo('https://play.example/', await packRecord(text));
    expect((await run(['replay', link])).out).toBe((await run(['replay', good])).out);
    const { code, out } = await run(['replay', link, '--verify']);
    expect(code).toBe(0);
    expect(out).toContain('the link: Nothing was changed.');
  });

  it.each([
    ['a link that was cut off', async () => (await packRecord(text)).slice(0, -40), 'cut off'],
    ['a link to something else', async () => packRecord('hello'), 'expected "deadlight …"'],
    ['a link that is too long', async () => 'A'.repeat(600_000), 'at most 500,000 characters'],
  ])('refuses %s', async (_name, packed, why) => {
    const { code, out, err } = await run(['replay', linkTo('http://x/', await packed())]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^deadlight: the link is not a complete record: .+\n$/);
    expect(err).toContain(why);
  });
});

describe('replay', () => {
  it('tells the story as everyone knows it, or as one seat does', async () => {
    const everyone = (await run(['replay', good])).out;
    const red = (await run(['replay', good, '--seat', '1'])).out;
    expect(everyone).toMatch(/Red (finds|comes across|pockets|pulls out) something\./);
    expect(red).not.toMatch(/Red (finds|comes across|pockets|pulls out) something\./);
    expect(red).toMatch(/Red (finds|comes across|pockets|pulls out) “.+”\./);
    expect(red).not.toMatch(/PAN-ACT-16/);
    expect((await run(['replay', good, '--rules'])).out).toMatch(/PAN-ACT-16/);
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
