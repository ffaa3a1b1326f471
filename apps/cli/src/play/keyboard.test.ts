import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Keyboard, openKeyboard } from './keyboard.ts';

/** Both ends of a person's input and output. */
function streams(isTTY: boolean) {
  const stdin = Object.assign(new PassThrough(), { isTTY, fd: 0 });
  const stdout = Object.assign(new PassThrough(), { isTTY, fd: 1 });
  stdout.resume();
  return { stdin, stdout } as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'> & {
    readonly stdin: PassThrough;
  };
}

let keyboard: Keyboard;
afterEach(() => keyboard.close());

describe('a terminal', () => {
  it('gives what was typed ahead to the next question', async () => {
    const at = streams(true);
    keyboard = openKeyboard(at);
    at.stdin.write('1\r2\r');
    expect(await keyboard.ask('> ')).toBe('1');
    expect(await keyboard.ask('> ')).toBe('2');
  });

  it('discards typed-ahead input when cleared: whole lines, and a partial one', async () => {
    const at = streams(true);
    keyboard = openKeyboard(at);
    at.stdin.write('1\r\r\rlog');
    await keyboard.clear();
    at.stdin.write('7\r');
    expect(await keyboard.ask('> ')).toBe('7');
  });

  it('waits until its output has been read, ignoring typed-ahead input', async () => {
    const at = streams(true);
    keyboard = openKeyboard(at);
    at.stdin.write('1\r');
    await setTimeout(20);
    let seen = false;
    const reading = keyboard.confirm('read it? ').then((yes) => {
      seen = yes;
    });
    await setTimeout(20);
    expect(seen).toBe(false);
    at.stdin.write('\r');
    await reading;
    expect(seen).toBe(true);
  });

  it('is not clear while a key is held down', async () => {
    const at = streams(true);
    keyboard = openKeyboard(at);
    let held = true;
    const cleared = keyboard.clear().then(() => expect(held).toBe(false));
    for (let i = 0; i < 10; i++) {
      at.stdin.write('\r');
      await setTimeout(100);
    }
    held = false;
    await cleared;
    at.stdin.write('mine\r');
    expect(await keyboard.ask('> ')).toBe('mine');
  });

  it('can be closed instead', async () => {
    const at = streams(true);
    keyboard = openKeyboard(at);
    const cleared = keyboard.clear();
    at.stdin.write('\u0003');
    await cleared;
    expect(await keyboard.ask('> ')).toBeNull();
  });

  it('hurries a thinker with Enter, which answers nothing', async () => {
    const at = streams(true);
    keyboard = openKeyboard(at);
    const pressed = Promise.withResolvers<void>();
    const off = keyboard.onEnter(pressed.resolve);
    at.stdin.write('\r');
    await pressed.promise;
    off();
    at.stdin.write('2\r');
    expect(await keyboard.ask('> ')).toBe('2');
  });
});

describe('a pipe', () => {
  it('keeps its lines through a hand-over, and ends', async () => {
    const at = streams(false);
    keyboard = openKeyboard(at);
    at.stdin.end('1\n2\n');
    expect(await keyboard.ask('> ')).toBe('1');
    await keyboard.clear();
    expect(await keyboard.confirm('read it? ')).toBe(true);
    expect(await keyboard.ask('> ')).toBe('2');
    expect(await keyboard.ask('> ')).toBeNull();
  });
});
