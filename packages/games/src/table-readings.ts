/** What a table reads otherwise than the texts of its cards say: where an option decides, a card has but one text. */
import type { OptionValue } from '@deadlight/engine';
import type { CardSheet } from './card-sheet.ts';
import type { Manifest } from './manifest.ts';
import { MANIFESTS } from './manifests.ts';
import type { Language, Voice } from './text/voice.ts';

type Options = Readonly<Record<string, OptionValue>>;

const HERE: Readonly<Record<Language, string>> = {
  en: 'At this table',
  de: 'An diesem Tisch',
  fr: 'À cette table',
  es: 'En esta mesa',
};

/** What a value of an option is called. */
export const readingName = (voice: Voice, option: string, value: OptionValue): string =>
  typeof value === 'boolean'
    ? voice.say(`tableChoice.${value ? 'yes' : 'no'}`)
    : voice.say(`tableChoice.${option}-${value}`);

/** The value that counts, where the edition decides what nobody has chosen. */
function played({ options, editions = {} }: Manifest['lobby'], chosen: Options, name: string) {
  const value = chosen[name] ?? options[name]![0]!;
  if (value !== 'edition') return value;
  const edition = chosen['edition'] ?? options['edition']![0]!;
  return editions[String(edition)]![name]!;
}

/** The cards with their texts; behind that of a card which this table reads otherwise, how it does. */
export function cardsAtTable(
  sheets: readonly CardSheet[],
  game: string,
  chosen: Options,
  voice: Voice,
): readonly CardSheet[] {
  const lobby = MANIFESTS.find(({ id }) => id === game)?.lobby;
  if (lobby === undefined) return sheets;
  const readings = new Map<string, string>();
  for (const [option, rules] of Object.entries(lobby.rules)) {
    if (lobby.options[option] === undefined || !voice.has(`tableOption.${option}`)) continue;
    const value = played(lobby, chosen, option);
    if (value === played(lobby, {}, option)) continue;
    const about = voice.say(`tableOption.${option}`);
    const reading = `${HERE[voice.language]}: ${about} – ${readingName(voice, option, value)}.`;
    for (const rule of rules) readings.set(rule, reading);
  }
  return readings.size === 0
    ? sheets
    : sheets.map((sheet) => {
        const reading = readings.get(sheet.rule);
        return reading === undefined ? sheet : { ...sheet, text: `${sheet.text} ${reading}` };
      });
}
