/** The last chapter but one: every table option with its readings, and which of them each edition plays. */
import type { Manifest } from '../manifest.ts';
import { MANIFESTS } from '../manifests.ts';
import { readingName } from '../table-readings.ts';
import { type Language, type Texts, Voice } from '../text/voice.ts';
import type { Chapter, Paragraph } from './chapter.ts';
import { partsOf } from './sentences.ts';

const HOUSE_RULES = 'house-rules';

const TITLE: Readonly<Record<Language, string>> = {
  en: 'Editions and house rules',
  de: 'Ausgaben und Hausregeln',
  fr: 'Éditions et règles maison',
  es: 'Ediciones y reglas de la casa',
};

/** What stands before the value that is played if nobody says otherwise, and before the others. */
const USUAL: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Usually: {value}.', 'Or: {value}.'],
  de: ['Üblich: {value}.', 'Oder: {value}.'],
  fr: ['D’ordinaire\u202f: {value}.', 'Ou\u202f: {value}.'],
  es: ['Normalmente: {value}.', 'O bien: {value}.'],
};

/** Both readings of an option: by edition where these decide, else what is usual and what is not. */
function readingsOf(
  voice: Voice,
  { editions = {}, options }: Manifest['lobby'],
  option: string,
): string[] {
  const values = options[option]!;
  if (values[0] === 'edition')
    return Object.entries(editions).map(
      ([edition, decided]) =>
        `${voice.say(`tableChoice.edition-${edition}`)}: ${readingName(voice, option, decided[option]!)}.`,
    );
  return values.map((value, i) => {
    const [first, other] = USUAL[voice.language];
    return (i === 0 ? first : other).replace('{value}', readingName(voice, option, value));
  });
}

/** Made of what the options say themselves, so that nothing can be told twice in two ways. */
export async function houseRulesOf(game: string, language: Language): Promise<Chapter> {
  const { lobby } = MANIFESTS.find(({ id }) => id === game)!;
  const { loadTexts } = (await import(`../${game}/text/load.ts`)) as {
    loadTexts(language: Language): Promise<Texts>;
  };
  const voice = new Voice(language, await loadTexts(language));
  const paragraphs = Object.keys(lobby.options).map((option): Paragraph => {
    const about = voice.say(`tableOption.${option}`);
    const text = [`${about}.`, ...readingsOf(voice, lobby, option)].join(' ');
    return { id: option, text, parts: partsOf(text, []), rules: lobby.rules[option] ?? [] };
  });
  return { id: HOUSE_RULES, title: TITLE[language], paragraphs };
}
