import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Texts, Voice } from '@deadlight/games/text';
import { expect, it } from 'vitest';
import { isWarned, sayTime } from './clocks.ts';

it.each([
  [61_000, 60_000, true],
  [60_500, 59_800, true],
  [60_000, 59_000, false],
  [10_400, 9_600, true],
  [null, 9_000, false],
  [90_000, null, false],
  // After a jump (a page that slept) nothing is said that is no longer so.
  [400_000, 45_000, false],
] as const)('a clock that read %s and reads %s warns: %s', (before, now, warns) => {
  expect(isWarned(before, now)).toBe(warns);
});

it('says a time in words', () => {
  const said = LANGUAGES.map((language) => {
    const file = join(import.meta.dirname, `../text/${language}.json`);
    const voice = new Voice(language, JSON.parse(readFileSync(file, 'utf8')) as Texts);
    return [3_661_000, 120_000, 30_500].map((ms) => sayTime(voice, ms));
  });
  expect(said).toEqual([
    ['1 hour 1 minute 1 second', '2 minutes', '30 seconds'],
    ['1 Stunde 1 Minute 1 Sekunde', '2 Minuten', '30 Sekunden'],
    ['1 heure 1 minute 1 seconde', '2 minutes', '30 secondes'],
    ['1 hora 1 minuto 1 segundo', '2 minutos', '30 segundos'],
  ]);
});
