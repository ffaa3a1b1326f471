import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, needChromium } from './chromium.mjs';

let folder: string;

const program = (name: string, script = ''): string => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
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
  vi.restoreAllMocks();
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

  it('is installed from the packages of the system by anyone who may do that', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    const asked = join(folder, 'asked');
    const made = join(folder, 'chromium');
    program(
      'apt-get',
      `echo "$1" >> ${asked}; : > ${made}; [ "$1" = install ] && /bin/chmod +x ${made}; true`,
    );
    expect(needChromium()).toBe(made);
    expect(readFileSync(asked, 'utf8').split('\n').filter(Boolean)).toEqual([
      '--version',
      'update',
      'install',
    ]);
  });

  it('is asked for by its name where it cannot be installed', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    program('apt-get', 'exit 1');
    expect(() => needChromium()).toThrow(/install the package "chromium"/);
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    expect(() => needChromium()).toThrow(/install the package "chromium"/);
  });
});
