import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, needChromium } from './chromium.mjs';

let folder: string;

const program = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadlight-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe.skipIf(process.platform !== 'linux')('Chromium', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome'])('is found as %s', (name) => {
    expect(findChromium()).toBeNull();
    const path = program(name);
    expect(findChromium()).toBe(path);
  });

  it('is what the variable names, if it names one', () => {
    program('chromium');
    vi.stubEnv('CHROMIUM', '/elsewhere/chrome');
    expect(findChromium()).toBe('/elsewhere/chrome');
  });

  it('is asked for by its name where there is none', () => {
    expect(() => needChromium()).toThrow(/install the package "chromium"/);
  });
});
