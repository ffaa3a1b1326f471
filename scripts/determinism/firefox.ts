/** Firefox, where the system has it, with a page and nobody looking. */
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];

/** It is not to ask anybody anything, nor to speak to any other machine. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.allow_hijacking_localhost': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Its path, or null. */
export function findFirefox(): string | null {
  const { FIREFOX, PATH = '' } = process.env;
  if (FIREFOX) return FIREFOX;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find(isProgram) ?? null;
}

/** Opens an address in a Firefox of its own until the work is done. */
export async function withFirefox<T>(
  program: string,
  work: (visit: (address: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'deadlight-firefox-'));
  const set = ([name, value]: [string, unknown]): string =>
    `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;
  writeFileSync(join(profile, 'user.js'), Object.entries(PREFERENCES).map(set).join(''));
  let stop = async (): Promise<void> => {};
  try {
    return await work(async (address) => {
      const args = ['--headless', '--no-remote', '--profile', profile, address];
      // In a group of its own, so that nothing of it outlives the test.
      const browser = spawn(program, args, { stdio: 'ignore', detached: true });
      const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
      stop = async () => {
        if (browser.exitCode !== null || browser.pid === undefined) return;
        process.kill(-browser.pid, 'SIGKILL');
        await gone;
      };
    });
  } finally {
    await stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
