/** The text of an Objective; for how many players it is made no longer matters. */
import type { CardSheet } from '../../card-sheet.ts';
import type { Voice } from '../../text/voice.ts';
import { MAX_SEATS } from '../things.ts';

export function goalText(sheets: readonly CardSheet[], id: string, voice: Voice): string {
  const text = sheets.find((sheet) => sheet.id === id)?.text ?? '';
  for (let players = 1; players <= MAX_SEATS; players++) {
    const made = voice.say('objectiveText.players', { players });
    if (text.startsWith(made)) return text.slice(made.length).trim();
  }
  return text;
}
