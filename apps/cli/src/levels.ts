/** The levels of bots, as a player is told of them. */
import { Voice } from '@deadlight/games';
import { LEVELS, levelAbout, levelName } from '@deadlight/host';
import { levelTexts } from '@deadlight/host/levels';
import { languageOf } from './choices.ts';
import { hanging } from './terminal/hanging.ts';

const WIDTH = 100;

/** Some levels with their names and what they are like. */
export const levelLines = (voice: Voice, levels: readonly string[], width = WIDTH): string[] =>
  LEVELS.filter((level) => levels.includes(level)).flatMap((level) =>
    hanging(`${level}: ${levelName(voice, level)}. ${levelAbout(voice, level)}`, width),
  );

/** All of them, below the options of a command, in the language of the system. */
export function levelHelp(): string {
  const language = languageOf(process.env);
  const voice = new Voice(language, levelTexts[language]);
  return ['', 'Bots:', ...levelLines(voice, LEVELS).map((line) => `  ${line}`)].join('\n');
}
