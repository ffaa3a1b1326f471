// Finds Chromium on this machine. `npm test` brings one where there is none (scripts/programs).
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** How every test and measurement starts it: alone, and without asking anybody anything. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const MISSING =
  'Chromium is needed and was not found: install the package "chromium" (or Chrome) of your system, or name the program in the variable CHROMIUM.';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Its path, or null. */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...places, MAC].find(isProgram) ?? null;
}

/** Its path, or an error that says what to install. */
export function needChromium() {
  const found = findChromium();
  if (found === null) throw new Error(MISSING);
  return found;
}
